// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "played_hands.h"

namespace raisechess::test {
namespace {

using statistics::Filter;
using statistics::Statistics;

/// Six hands with chips, counted by hand below.
std::vector<PlayedHand> six_hands() {
  std::vector<PlayedHand> hands;
  const auto add = [&](ResultKind kind, int net, statistics::Deeds deeds) {
    PlayedHand hand = played(Mode::NoLimit, kind, net, hands.size() < 2 ? "web" : "club");
    hand.ended = 1000 * static_cast<std::int64_t>(hands.size() + 1);
    hand.deeds = deeds;
    hands.push_back(hand);
  };
  add(ResultKind::Showdown, 40, {100, true, true, 2, 1, 1, false, statistics::ToldBits{7, 4}});
  add(ResultKind::Fold, -2, {98, true, false, 0, 0, 1, true, statistics::ToldBits{7, 7}});
  add(ResultKind::Showdown, -30, {100, true, true, 0, 3, 3, false, statistics::ToldBits{7, 1}});
  add(ResultKind::Showdown, 0, {100, true, false, 1, 0, 0, false, std::nullopt});
  add(ResultKind::Checkmate, 12, {70, true, true, 3, 0, 0, false, statistics::ToldBits{7, 2}});
  add(ResultKind::Fold, 1, {82, false, false, 0, 0, 0, false, statistics::ToldBits{7, 7}});
  return hands;
}

TEST(Figures, AreWhatWasCountedByHand) {
  const statistics::Figures all = of(six_hands()).all;
  EXPECT_EQ(all.hands, 6);
  EXPECT_EQ(all.won, 3);
  EXPECT_EQ(all.lost, 2);
  EXPECT_EQ(all.split, 1);
  EXPECT_EQ(all.net, 21);
  EXPECT_EQ(all.voluntary, (statistics::Share{3, 5})) << "in the last one the computer folded before him";
  EXPECT_EQ(all.bets, 6);
  EXPECT_EQ(all.calls, 4);
  EXPECT_DOUBLE_EQ(*all.aggression(), 1.5);
  EXPECT_EQ(all.folds_to_bet, (statistics::Share{1, 5}));
  EXPECT_EQ(all.showdowns_won, (statistics::Share{1, 3}));
  EXPECT_EQ(all.mates_given, 1);
  EXPECT_EQ(all.mates_suffered, 0);
  EXPECT_EQ(all.hands_with_bits, 5);
  EXPECT_DOUBLE_EQ(*all.share_of_bits_kept(), 21.0 / 35);
}

TEST(Figures, AreToldLevelByLevel) {
  const Statistics statistics = of(six_hands());
  ASSERT_EQ(statistics.by_level.size(), 2);
  EXPECT_EQ(statistics.by_level[0].level, "club");
  EXPECT_EQ(statistics.by_level[0].figures.net, -17);
  EXPECT_EQ(statistics.by_level[1].level, "web");
  EXPECT_EQ(statistics.by_level[1].figures.net, 38);
  EXPECT_EQ(statistics.levels, (std::vector<std::string>{"club", "web"}));
}

TEST(Figures, AreOfTheHandsThatFit) {
  Filter web;
  web.level = "web";
  EXPECT_EQ(of(six_hands(), web).all.hands, 2);
  EXPECT_EQ(of(six_hands(), web).levels.size(), 2) << "the others can still be chosen";
  Filter last;
  last.last = 2;
  EXPECT_EQ(of(six_hands(), last).all.net, 13);
  Filter since;
  since.since = 4000;
  EXPECT_EQ(of(six_hands(), since).all.hands, 3);
  Filter chipless;
  chipless.mode = Mode::Chipless;
  EXPECT_EQ(of(six_hands(), chipless).all.hands, 0);
}

TEST(Figures, AreNothingOfNothing) {
  const Statistics none = of({});
  EXPECT_TRUE(none.modes.empty());
  EXPECT_FALSE(none.all.aggression() || none.all.voluntary.value() || none.rating);
}

TEST(Figures, BeginWithTheModeOfTheNewestHand) {
  auto hands = six_hands();
  hands.push_back(played(Mode::Classic, ResultKind::Checkmate, -1));
  const Statistics statistics = of(hands);
  EXPECT_EQ(statistics.mode, Mode::Classic);
  EXPECT_EQ(statistics.modes, (std::vector{Mode::NoLimit, Mode::Classic}));
  EXPECT_EQ(statistics.all.mates_suffered, 1);
}

TEST(LeftOut, AreHandsThatSayNothingOfTheOwnPlay) {
  auto hands = six_hands();
  hands[0].taken_back = true;
  hands[1].aids.hint = true;
  hands[2].aids.watched = true;
  hands[3].aids.out_of_time = true;
  hands[4].closed = true;
  const Statistics statistics = of(hands);
  EXPECT_EQ(statistics.all.hands, 1);
  EXPECT_EQ(statistics.all.net, 1);
  EXPECT_EQ(statistics.left_out.aided, 2);
  EXPECT_EQ(statistics.left_out.played_for_him, 2);
  EXPECT_EQ(statistics.left_out.closed, 1);
}

TEST(LeftOut, NothingOfAClosedHandIsTold) {
  auto hands = six_hands();
  PlayedHand closed = played(Mode::PotLimit, ResultKind::Fold, -50, "master");
  closed.closed = true;
  hands.push_back(closed);
  const Statistics with = of(hands), without = of(six_hands());
  EXPECT_EQ(with.all, without.all);
  EXPECT_EQ(with.levels, without.levels);
  EXPECT_EQ(with.modes, without.modes);
  EXPECT_EQ(with.mode, without.mode);
  EXPECT_EQ(with.sums.size(), without.sums.size());
}

TEST(Course, OfTheSumGoesFromNothingToTheEnd) {
  const Statistics statistics = of(six_hands());
  const std::vector<double> sums{0, 40, 38, 8, 8, 20, 21};
  ASSERT_EQ(statistics.sums.size(), sums.size());
  for (std::size_t place = 0; place < sums.size(); ++place) {
    EXPECT_EQ(statistics.sums[place].hands, static_cast<int>(place));
    EXPECT_EQ(statistics.sums[place].value, sums[place]);
  }
}

TEST(Course, WithoutChipsCountsHands) {
  const Statistics statistics =
      of({played(Mode::Chipless, ResultKind::Checkmate, 1), played(Mode::Chipless, ResultKind::Showdown, 0),
          played(Mode::Chipless, ResultKind::Showdown, -1)});
  EXPECT_EQ(statistics.sums[1].value, 1);
  EXPECT_EQ(statistics.sums[2].value, 1);
  EXPECT_EQ(statistics.sums[3].value, 0);
}

TEST(Course, OfManyHandsHasFewPointsAndTheLastOne) {
  const std::vector<PlayedHand> hands(5003, played(Mode::NoLimit, ResultKind::Fold, 1));
  const Statistics statistics = of(hands);
  EXPECT_LE(statistics.sums.size(), 302);
  EXPECT_EQ(statistics.sums.back().hands, 5003);
  EXPECT_EQ(statistics.sums.back().value, 5003);
  ASSERT_EQ(statistics.periods.size(), 20);
  int counted = 0;
  for (const auto& period : statistics.periods) counted += period.hands;
  EXPECT_EQ(counted, 5003);
}

}  // namespace
}  // namespace raisechess::test
