// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace raisechess::statistics {
namespace {

struct Anchor {
  std::string_view level;
  double with_chips;
  double chipless;
  double classic;
};

/// Web stands at 1500; the steps from level to level are worked out in docs/statistics.md.
constexpr std::array<Anchor, 6> anchors{{{"novice", 956, 761, 700},
                                         {"casual", 1263, 1161, 1100},
                                         {"web", 1500, 1500, 1500},
                                         {"club", 1741, 1656, 1900},
                                         {"expert", 1934, 1754, 2300},
                                         {"master", 2103, 1835, 2382}}};

constexpr double first_rating = 1500;
constexpr double first_deviation = 350;
constexpr double in_19_of_20 = 1.96;
const double steepness = std::log(10.0) / 400;
constexpr double points_per_share = 1660;
/// How much the share of the stake scatters before the person's own hands say it, and for how many hands that stands.
constexpr double usual_variance = 0.21;
constexpr double hands_of_usual_variance = 20;
constexpr int rounds = 50;

double expected(double rating, double level) {
  return 1 / (1 + std::exp(steepness * (level - rating)));
}

double score_of(const PlayedHand& hand) {
  if (!hand.result.winner) return 0.5;
  return hand.result.winner == hand.person ? 1 : 0;
}

}  // namespace

std::optional<double> level_rating(Mode mode, const std::string& level) {
  const auto found = std::ranges::find(anchors, level, &Anchor::level);
  if (found == anchors.end()) return std::nullopt;
  if (has_chips(mode)) return found->with_chips;
  return mode == Mode::Classic ? found->classic : found->chipless;
}

void RatingEstimate::add(const PlayedHand& hand) {
  const auto level = level_rating(mode_, hand.level);
  if (!level) return;
  if (!has_chips(mode_)) return add_score(*level, score_of(hand));
  if (!hand.deeds || hand.deeds->stake <= 0) return;
  add_share(*level, static_cast<double>(hand.result.net[hand.person]) / hand.deeds->stake);
}

void RatingEstimate::add_score(double level, double score) {
  ++hands_;
  auto found = std::ranges::find(against_, level, &Against::level);
  if (found == against_.end()) found = against_.insert(found, Against{level, 0, 0});
  ++found->hands;
  found->score += score;
}

void RatingEstimate::add_share(double level, double share) {
  ++hands_;
  sum_ += level + points_per_share * share;
  shares_ += share;
  squares_ += share * share;
}

std::optional<Rating> RatingEstimate::rating() const {
  if (hands_ < least_rated_hands) return std::nullopt;
  return has_chips(mode_) ? by_share() : by_score();
}

/// Newton's method: what is sought is the root of a function that only falls.
Rating RatingEstimate::by_score() const {
  const double prior = 1 / (first_deviation * first_deviation);
  double rating = first_rating;
  double information = prior;
  for (int round = 0; round < rounds; ++round) {
    double slope = prior * (first_rating - rating);
    information = prior;
    for (const Against& level : against_) {
      const double chance = expected(rating, level.level);
      slope += steepness * (level.score - level.hands * chance);
      information += steepness * steepness * level.hands * chance * (1 - chance);
    }
    rating += std::clamp(slope / information, -first_deviation, first_deviation);
  }
  return {rating, in_19_of_20 / std::sqrt(information), hands_};
}

Rating RatingEstimate::by_share() const {
  const double scatter = squares_ - shares_ * shares_ / hands_;
  const double variance = (hands_of_usual_variance * usual_variance + scatter) / (hands_of_usual_variance + hands_);
  const double weight = 1 / (points_per_share * points_per_share * variance);
  const double prior = 1 / (first_deviation * first_deviation);
  const double information = prior + hands_ * weight;
  return {(prior * first_rating + weight * sum_) / information, in_19_of_20 / std::sqrt(information), hands_};
}

}  // namespace raisechess::statistics
