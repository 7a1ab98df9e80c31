// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cmath>

#include "played_hands.h"

namespace raisechess::test {
namespace {

using statistics::level_rating;
using statistics::RatingEstimate;

statistics::Rating rated(const std::vector<PlayedHand>& hands) {
  RatingEstimate estimate(hands.front().mode);
  for (const PlayedHand& hand : hands) estimate.add(hand);
  return estimate.rating().value();
}

std::vector<PlayedHand> chipless(int won, int lost, const std::string& level) {
  std::vector<PlayedHand> hands(static_cast<std::size_t>(won), played(Mode::Chipless, ResultKind::Checkmate, 1, level));
  hands.insert(hands.end(), static_cast<std::size_t>(lost), played(Mode::Chipless, ResultKind::Checkmate, -1, level));
  return hands;
}

TEST(Rating, IsNotToldOfTooFewHands) {
  RatingEstimate estimate(Mode::Chipless);
  for (int hand = 1; hand < statistics::least_rated_hands; ++hand) {
    estimate.add(played(Mode::Chipless, ResultKind::Checkmate, 1));
    EXPECT_FALSE(estimate.rating());
  }
  estimate.add(played(Mode::Chipless, ResultKind::Checkmate, 1));
  EXPECT_TRUE(estimate.rating());
}

TEST(Rating, OfWhoIsEvenWithALevelIsItsOwn) {
  EXPECT_NEAR(rated(chipless(500, 500, "web")).value, 1500, 0.01);
  EXPECT_NEAR(rated(chipless(5000, 5000, "club")).value, *level_rating(Mode::Chipless, "club"), 1);
}

/// Three wins for one loss are 191 points in Elo.
TEST(Rating, FollowsElosFormula) {
  EXPECT_NEAR(rated(chipless(7500, 2500, "web")).value, 1500 + 400 * std::log10(3.0), 1);
}

/// At the most likely rating the slope is nothing: checked by another way than Newton's.
TEST(Rating, IsTheMostLikelyOne) {
  auto hands = chipless(9, 3, "casual");
  for (const PlayedHand& hand : chipless(4, 8, "expert")) hands.push_back(hand);
  const auto log_likelihood = [&](double rating) {
    double sum = -std::pow((rating - 1500) / 350, 2) / 2;
    for (const PlayedHand& hand : hands) {
      const double chance = 1 / (1 + std::pow(10, (*level_rating(Mode::Chipless, hand.level) - rating) / 400));
      sum += std::log(hand.result.winner == Side::White ? chance : 1 - chance);
    }
    return sum;
  };
  const double found = rated(hands).value;
  EXPECT_GT(log_likelihood(found), log_likelihood(found + 0.1));
  EXPECT_GT(log_likelihood(found), log_likelihood(found - 0.1));
}

TEST(Rating, GetsSurerWithMoreHands) {
  EXPECT_LT(rated(chipless(40, 40, "web")).error, rated(chipless(10, 10, "web")).error);
  EXPECT_LT(rated(chipless(5, 5, "web")).error, 1.96 * 350);
}

/// 100 hands with +5 and −3 of 100 in turn: x = 0.01 on average, so Club + 16.6, drawn a little to 1500.
TEST(Rating, WithChipsIsByTheShareOfTheStake) {
  std::vector<PlayedHand> hands;
  for (int hand = 0; hand < 100; ++hand)
    hands.push_back(played(Mode::NoLimit, ResultKind::Fold, hand % 2 == 0 ? 5 : -3));
  const double variance = (20 * 0.21 + 100 * 0.04 * 0.04) / 120;
  const double weight = 100 / (1660.0 * 1660 * variance), prior = 1 / (350.0 * 350);
  const double expected = (weight * (*level_rating(Mode::NoLimit, "club") + 16.6) + prior * 1500) / (weight + prior);
  EXPECT_NEAR(rated(hands).value, expected, 0.01);
  EXPECT_NEAR(rated(hands).error, 1.96 / std::sqrt(weight + prior), 0.01);
}

TEST(Rating, PassesOverWhatItCannotPlace) {
  RatingEstimate estimate(Mode::NoLimit);
  PlayedHand unknown = played(Mode::NoLimit, ResultKind::Fold, 5, "somebody");
  PlayedHand old = played(Mode::NoLimit, ResultKind::Fold, 5);
  old.deeds.reset();
  for (int hand = 0; hand < 30; ++hand) {
    estimate.add(unknown);
    estimate.add(old);
  }
  EXPECT_FALSE(estimate.rating());
}

TEST(LevelRatings, RiseFromLevelToLevel) {
  for (const Mode mode : {Mode::NoLimit, Mode::PotLimit, Mode::Chipless, Mode::Classic}) {
    double before = 0;
    for (const char* level : {"novice", "casual", "web", "club", "expert", "master"}) {
      EXPECT_GT(level_rating(mode, level).value(), before) << level;
      before = *level_rating(mode, level);
    }
    EXPECT_EQ(level_rating(mode, "web"), 1500);
  }
  EXPECT_FALSE(level_rating(Mode::NoLimit, "somebody"));
}

}  // namespace
}  // namespace raisechess::test
