// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view/setup.h"

namespace raisechess {

/// Sets what classic chess leaves no choice in (RULES 7): nothing hidden, no chips, to mate, classic draws, an arbiter,
/// promotion by choice. The array, the start and the agreed split stay as they are.
inline void make_classic(HandSetup& hand) {
  hand.hidden = 0;
  hand.betting = BettingMode::None;
  hand.showdown = showdown_to_mate;
  hand.classic_draws = true;
  hand.promotion = PromotionRule::Choice;
  hand.king_capture = false;
}

}  // namespace raisechess
