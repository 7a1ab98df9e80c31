// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

#include "widgets/board_state.h"

namespace raisechess {

/// A hint as far as it was asked for; what comes later is empty.
struct HintShown {
  enum class Step : std::uint8_t { Piece, Move, Reason };

  Step step = Step::Piece;
  QString piece{};   ///< "Look at the knight on f2, a hidden piece of yours."
  QString move{};    ///< "f2–g4: about 52 % to win."
  QString reason{};  ///< one sentence that can be checked on the board
  QString price{};   ///< what the move tells of the own pieces; with the move
  bool in_thought = false;
  Move played{};
  std::vector<ui::BoardMark> marks{};  ///< on the board

  /// Of the step that was asked for last.
  const QString& latest() const { return step == Step::Piece ? piece : step == Step::Move ? move : reason; }
};

}  // namespace raisechess
