// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

#include "session/table_state.h"
#include "widgets/plate_widget.h"

namespace raisechess {

/// Lines about the whole table.
class TableWords {
  Q_DECLARE_TR_FUNCTIONS(TableWords)

 public:
  /// "Black · thinking", "White · to bet or move · 3.9 bits of your secret left"; `brief` where there is little room.
  static QString plate_line(const session::TableState& state, Side side, bool brief);
  /// A player's plate; `brief` where there is little room.
  static ui::PlateState plate(const session::TableState& state, Side side, bool brief);
  /// "Time was up: …" until the person has moved himself; else empty.
  static QString moved_for_person(const session::TableState& state);
  /// How the computer saw its chance before half-move `ply`, where that may be told; else empty.
  static QString computer_thought(const session::TableState& state, int ply);
  /// "White · an earlier position is shown"
  static QString earlier_line(Side side);
  /// "Hand 9 · blinds 1/2 · next level in 3:40"
  static QString match_line(const session::TableState& state, double minutes);
  static std::string last_move(const PlayerView& view);
  static QString clock(double minutes);  ///< "3:40"
};

}  // namespace raisechess
