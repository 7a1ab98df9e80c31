// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "view/player_view.h"
#include "view/range_table.h"
#include "view/turning_up.h"

namespace raisechess::ui {

/// A finished hand as its player may know it.
struct HandEnd {
  PlayerView view;  ///< view.result is set
  MatchScore score;
  Seat you = Seat::A;
  QString your_name;                     ///< empty: "You"
  std::optional<RangeTable> last_range;  ///< what he could not rule out before the last half-move
  std::optional<RangeTable> last_told;   ///< what his moves had told by then
  QString commitment;                    ///< of the computer's deal, hex
  std::optional<bool> verified;          ///< nothing while its secret is sealed
  std::optional<Deal> opened;            ///< the computer's deal, likewise
  Blinds next_blinds;
  bool match_over = false;  ///< no further hand: somebody has no chips, or the player has ended the match

  bool exercise = false;  ///< it belongs to no match

  bool with_chips() const { return view.setup.betting != BettingMode::None; }
  /// Were the hidden pieces turned up?
  bool turned_up() const { return view.result && turns_all_up(view.result->kind); }
};

}  // namespace raisechess::ui
