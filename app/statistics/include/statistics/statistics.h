// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "statistics/played_hand.h"
#include "statistics/rating.h"

// What the person's finished hands say of his play. What each figure means stands in the help (page "Statistics").
namespace raisechess::statistics {

/// Which hands to look at.
struct Filter {
  std::optional<Mode> mode;           ///< nothing: that of the newest hand
  std::optional<std::string> level;   ///< nothing: all
  std::optional<std::int64_t> since;  ///< milliseconds since 1970; ended then or later
  std::optional<int> last;            ///< of what is left so many, the newest
  friend bool operator==(const Filter&, const Filter&) = default;
};

/// So many of so many.
struct Share {
  std::int64_t part = 0;
  std::int64_t whole = 0;
  std::optional<double> value() const;  ///< 0 to 1; nothing of nothing
  friend bool operator==(const Share&, const Share&) = default;
};

/// Of some hands of one mode.
struct Figures {
  int hands = 0;
  int won = 0;
  int lost = 0;
  int split = 0;
  std::int64_t net = 0;   ///< chips won (positive) or lost in all
  Share voluntary;        ///< VPIP: chips put in by choice before the first move, of hands with such a choice
  std::int64_t bets = 0;  ///< bets and raises
  std::int64_t calls = 0;
  Share folds_to_bet;  ///< of the bets and raises that were answered
  Share showdowns_won;
  int mates_given = 0;
  int mates_suffered = 0;
  double bits_dealt = 0;  ///< in all, of the hands where it is known
  double bits_kept = 0;
  int hands_with_bits = 0;

  /// Bets and raises for each call; nothing before the first call.
  std::optional<double> aggression() const;
  std::optional<double> share_of_bits_kept() const;  ///< 0 to 1
  void add(const PlayedHand& hand);
  friend bool operator==(const Figures&, const Figures&) = default;
};

struct LevelFigures {
  std::string level;
  Figures figures;
};

/// After so many hands.
struct Point {
  int hands = 0;
  double value = 0;
};

/// Hands that are not looked at, whatever the filter, and why: the first reason that holds.
struct LeftOut {
  int closed = 0;  ///< face down, and their match goes on: they come in when it is over
  int aided = 0;   ///< with a hint or something taken back
  int played_for_him = 0;
};

struct Statistics {
  std::vector<Mode> modes;          ///< that have hands, in the order of Mode
  std::vector<std::string> levels;  ///< that have hands of the mode, by name
  Mode mode = Mode::NoLimit;        ///< that was looked at
  Figures all;
  std::vector<LevelFigures> by_level;  ///< by name
  std::optional<Rating> rating;        ///< nothing before `least_rated_hands`
  /// The sum of what was won and lost: chips, or without chips hands. It begins with 0; of many hands some are left
  /// out.
  std::vector<Point> sums;
  std::vector<Point> ratings;    ///< after each of some hands
  std::vector<Figures> periods;  ///< the hands cut into equal parts, the oldest first: how the figures change
  LeftOut left_out;
};

/// `hands` in the order in which they ended.
Statistics statistics_of(const std::vector<PlayedHand>& hands, const Filter& filter);

}  // namespace raisechess::statistics
