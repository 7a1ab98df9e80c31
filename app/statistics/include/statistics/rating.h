// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "statistics/played_hand.h"

namespace raisechess::statistics {

/// How strong the person is, on the scale on which the levels stand (docs/statistics.md): in 19 of 20 cases he is
/// within `error` of `value`.
struct Rating {
  double value = 0;
  double error = 0;
  int hands = 0;
};

/// With fewer hands a rating says nothing.
inline constexpr int least_rated_hands = 10;

/// Where a level stands, from what was measured (docs/strength.md); nothing for a level that is not known.
std::optional<double> level_rating(Mode mode, const std::string& level);

/// Estimates a rating from hands, one after the other. It begins at 1500 ± 686, as Glicko does (a standard deviation of
/// 350).
///
/// Without chips: Elo. A hand against a level at a is expected to bring E = 1 / (1 + 10^((a − r) / 400)); r is where
/// the sum of what it brought (1, ½, 0) less E, times ln 10 / 400, is (r − 1500) / 350²: the most likely rating.
///
/// With chips: a hand that brings the share x of what was at stake speaks for the rating a + 1660 x. Their mean is
/// weighted against the beginning by how much they scatter. With stacks of 50 big blinds, as they were measured, a
/// difference of d in these ratings wins a match with the chance 1 / (1 + 10^(−d / 400)).
class RatingEstimate {
 public:
  explicit RatingEstimate(Mode mode) : mode_(mode) {}

  /// Hands without a stake that is known, and of unknown levels, are passed over.
  void add(const PlayedHand& hand);
  std::optional<Rating> rating() const;  ///< nothing before `least_rated_hands`

 private:
  struct Against {
    double level = 0;
    int hands = 0;
    double score = 0;
  };
  void add_score(double level, double score);
  void add_share(double level, double share);
  Rating by_score() const;
  Rating by_share() const;

  Mode mode_;
  int hands_ = 0;
  std::vector<Against> against_;
  double sum_ = 0;     ///< of what the hands speak for, with chips
  double shares_ = 0;  ///< sum of the shares of the stake
  double squares_ = 0;
};

}  // namespace raisechess::statistics
