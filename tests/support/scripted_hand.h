// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sstream>
#include <string>

#include "deal_text.h"
#include "game/hand.h"

namespace raisechess::test {

/// Classic chess without chips; `fen` empty = the standard start.
inline HandSetup classic_setup(const std::string& fen = {}) {
  HandSetup setup;
  setup.hidden = 0;
  setup.betting = BettingMode::None;
  setup.showdown = showdown_to_mate;
  setup.classic_draws = true;
  setup.promotion = PromotionRule::Choice;
  setup.start_fen = fen;
  return setup;
}

inline HandSetup chipless_setup(int hidden = 3) {
  HandSetup setup;
  setup.hidden = hidden;
  setup.betting = BettingMode::None;
  return setup;
}

inline game::Hand start(const HandSetup& setup, const std::string& white = {}, const std::string& black = {}) {
  return game::Hand::start(setup, {deal_of(white), deal_of(black)}).value();
}

/// Plays moves in long algebraic form; betting must be over or absent. Says which move was refused.
inline std::string play(game::Hand& hand, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto move = find_long_algebraic(hand.moves(), word);
    if (!move || hand.apply(hand.active(), MakeMove{*move})) return word;
  }
  return {};
}

}  // namespace raisechess::test
