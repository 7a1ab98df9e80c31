// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/piece_type.h"
#include "view/side.h"
#include "view/square.h"

namespace raisechess {

/// Whole chips.
using Chips = std::int32_t;

/// What each player can bring to a match at least and at most; a big blind is no greater either.
inline constexpr Chips least_match_chips = 2;
inline constexpr Chips most_match_chips = 1'000'000;
/// One player has won all.
inline constexpr Chips most_stack = 2 * most_match_chips;

enum class BettingMode : std::uint8_t { None, NoLimit, PotLimit };
enum class PromotionRule : std::uint8_t { Queen, Choice };

struct Blinds {
  Chips big = 2;
  Chips small = 1;
  friend bool operator==(const Blinds&, const Blinds&) = default;
};

inline constexpr int standard_array = 518;
inline constexpr int showdown_to_mate = 0;

/// What a hand is played by and begins with; known to both players.
struct HandSetup {
  int hidden = 3;              ///< hidden pieces a side: 3, 4, 5, or 0 (classic chess)
  int array = standard_array;  ///< Chess960 number 0–959
  int showdown = 30;           ///< after which move of both sides: 20, 30, 40, or 0 = to mate
  BettingMode betting = BettingMode::NoLimit;
  bool classic_draws = false;
  PromotionRule promotion = PromotionRule::Queen;
  bool king_capture = false;  ///< without an arbiter (RULES 8)
  bool agreed_split = true;   ///< players may agree to split the pot
  PerSide<Chips> stacks{100, 100};
  Blinds blinds{};
  std::string start_fen{};  ///< classic chess only: another starting position; empty = the array

  friend bool operator==(const HandSetup&, const HandSetup&) = default;
};

/// One hidden piece as it was dealt.
struct DealtPiece {
  Square origin{};
  PieceType type{};
  friend bool operator==(const DealtPiece&, const DealtPiece&) = default;
};

/// A side's deal: its hidden squares with their types, in a1…h8 order (a1, b1, … h1, a2, …).
using Deal = std::vector<DealtPiece>;

/// The two players of a match, whatever colour they have in a hand.
enum class Seat : std::uint8_t { A, B };
constexpr Seat other(Seat seat) {
  return seat == Seat::A ? Seat::B : Seat::A;
}

template <class T>
struct PerSeat {
  T a{};
  T b{};
  constexpr T& operator[](Seat seat) { return seat == Seat::A ? a : b; }
  constexpr const T& operator[](Seat seat) const { return seat == Seat::A ? a : b; }
  friend bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// What a match is played by. `hand.stacks` and `hand.blinds` are set anew for each hand.
struct MatchSetup {
  HandSetup hand;
  Chips chips = 100;      ///< each player's at the start
  int blind_minutes = 0;  ///< minutes of match time for each blind level: 5, 10, 15, or 0 = steady
  Seat first_white = Seat::A;
  bool alternate_colours = true;  ///< may be off in classic chess (RULES 7): `first_white` has White in every hand then
  int turn_seconds = 0;           ///< for a turn of classic chess: 30, 60, or 0 = no clock (RULES 7)
  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

}  // namespace raisechess
