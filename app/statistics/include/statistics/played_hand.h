// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "view/player_view.h"

namespace raisechess::statistics {

/// Hands of different modes are never thrown together: what is a good figure in one means nothing in another.
enum class Mode : std::uint8_t { NoLimit, PotLimit, Chipless, Classic };
inline constexpr int mode_count = 4;

Mode mode_of(BettingMode betting, int hidden);
constexpr bool has_chips(Mode mode) {
  return mode == Mode::NoLimit || mode == Mode::PotLimit;
}

/// What was not the person's own play in a hand.
struct Aids {
  bool hint = false;         ///< he was told one
  bool watched = false;      ///< the computer acted in his seat while he watched
  bool out_of_time = false;  ///< it acted when his time for a turn was up

  bool any() const { return hint || watched || out_of_time; }
  Aids& operator|=(const Aids& more);
  friend bool operator==(const Aids&, const Aids&) = default;
};

/// What his moves told in a hand, in bits of the public range of his own side (RULES 3).
struct ToldBits {
  double dealt = 0;  ///< at the deal
  double kept = 0;   ///< at the end, before anything was turned up
  friend bool operator==(const ToldBits&, const ToldBits&) = default;
};

/// What the person did in a hand, as both players saw it.
struct Deeds {
  Chips stake = 0;         ///< most that could be won or lost: the smaller stack at the deal
  bool choice = false;     ///< he had a decision before White's first move was made
  bool voluntary = false;  ///< he called or raised then: blinds are no choice
  int bets = 0;            ///< bets and raises
  int calls = 0;           ///< the completed small blind included
  int faced = 0;           ///< bets and raises of the computer that he answered; a blind is none
  bool folded_to_bet = false;
  std::optional<ToldBits> bits;  ///< nothing where it is not known
  friend bool operator==(const Deeds&, const Deeds&) = default;
};

/// A finished hand of the person against the computer.
struct PlayedHand {
  std::int64_t ended = 0;  ///< milliseconds since the beginning of 1970, UTC
  std::string level;       ///< id of the computer's level
  Mode mode = Mode::NoLimit;
  Side person{};
  HandResult result;
  bool taken_back = false;  ///< something was
  bool closed = false;      ///< its deals are face down, and its match goes on
  Aids aids;
  std::optional<Deeds> deeds;  ///< nothing in a hand of an earlier version of the archive
};

}  // namespace raisechess::statistics
