// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "player/player.h"
#include "view/setup.h"

namespace raisechess::cli {

/// What a match is played by, as the player chose it last.
struct MatchChoice {
  MatchSetup setup;
  bool random_array = false;  ///< an array drawn for each hand, else setup.hand.array
  ai::Level level = ai::Level::Club;
  friend bool operator==(const MatchChoice&, const MatchChoice&) = default;
};

enum class ColorWish { White, Black, Lot };

/// What the player asks for now. Whatever he leaves open stays as in his last match.
struct MatchWishes {
  std::optional<bool> chips;
  bool classic = false;
  std::optional<int> hidden;
  std::optional<std::string> array;  ///< a number, or "random"
  std::optional<int> showdown;
  std::optional<BettingMode> betting;
  std::optional<int> blind_minutes;
  std::optional<bool> king_capture;
  std::optional<bool> classic_draws;
  std::optional<bool> agreed_split;
  std::optional<bool> alternate_colours;  ///< for classic chess, as is the next one
  std::optional<int> turn_seconds;
  std::optional<ai::Level> level;
  ColorWish color = ColorWish::Lot;  ///< of the first hand; asked anew for each match

  friend bool operator==(const MatchWishes&, const MatchWishes&) = default;
};

/// The first start: without chips, 3 hidden pieces, showdown after move 30 (RULES 6).
MatchChoice first_choice();

/// `last` with the wishes put over it. `lot`: the colour where the player leaves it to chance.
MatchChoice choice_with(MatchChoice last, const MatchWishes& wishes, Seat lot);

}  // namespace raisechess::cli
