// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "random_hand.h"
#include "search/search.h"

namespace raisechess::test {

inline constexpr chess::MoveRules arbiter_rules{PromotionRule::Queen, false};
inline constexpr chess::MoveRules no_arbiter_rules{PromotionRule::Queen, true};

inline chess::Position position_of(const std::string& fen) {
  return chess::fen_from_text(fen).value().position;
}

/// Searches to a depth, everything else unlimited.
inline ai::SearchResult search_to(const chess::Position& position, ai::Horizon horizon, int depth,
                                  chess::MoveRules rules = arbiter_rules) {
  ai::Searcher searcher(rules);
  ai::SearchLimits limits;
  limits.depth = depth;
  return searcher.search(position, horizon, limits);
}

/// A position `half_moves` random moves into a hand with random deals, not ended and with a legal move.
inline chess::Position random_position(Dice& dice, int half_moves) {
  HandSetup setup;
  setup.betting = BettingMode::None;
  setup.showdown = showdown_to_mate;
  while (true) {
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (hand.to_act() && hand.ply() < half_moves)
      (void)hand.apply(*hand.to_act(), MakeMove{random_move(dice, hand)});
    if (hand.to_act()) return hand.position();
  }
}

/// Lines of a data file, without empty ones and those that begin with #.
inline std::vector<std::string> data_lines(const std::string& name) {
  std::ifstream file(std::filesystem::path(RAISECHESS_TEST_DATA) / name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

}  // namespace raisechess::test
