// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_replay.h"

#include <gtest/gtest.h>

#include "random_hand.h"

namespace raisechess::test {
namespace {

/// A hand with the views that its players had after each action, as it was played.
struct PlayedHand {
  game::HandRecord record;
  PerSide<std::vector<PlayerView>> views;
};

PlayedHand played_hand(std::uint64_t seed) {
  Dice dice(seed);
  PlayedHand played;
  played.record.setup = random_setup(dice);
  for (const Side side : both_sides) played.record.deals[side] = random_deal(dice, side, played.record.setup);
  auto hand = game::Hand::start(played.record.setup, played.record.deals).value();
  const auto look = [&] {
    for (const Side side : both_sides) played.views[side].push_back(hand.view_for(side));
  };
  look();
  while (!hand.result()) {
    played.record.actions.push_back({*hand.to_act(), random_action(dice, hand)});
    EXPECT_FALSE(hand.apply(played.record.actions.back().by, played.record.actions.back().action));
    look();
  }
  played.record.result = *hand.result();
  return played;
}

TEST(HandReplay, ShowsWhatEachPlayerKnewThen) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const PlayedHand played = played_hand(seed);
    const auto replay = record::HandReplay::of(played.record).value();
    ASSERT_EQ(replay.steps(), static_cast<int>(played.record.actions.size()));
    for (const Side side : both_sides) {
      for (int step = 0; step <= replay.steps(); ++step) {
        ASSERT_EQ(replay.view(step, side), played.views[side][static_cast<std::size_t>(step)]) << seed << ' ' << step;
      }
    }
  }
}

TEST(HandReplay, TurnedUpEveryTypeIsSeenFromTheDealOn) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto replay = record::HandReplay::of(played_hand(seed).record).value();
    for (const Side bottom : both_sides) {
      for (int step = 0; step <= replay.steps(); ++step) {
        const PlayerView view = replay.turned_up(step, bottom);
        EXPECT_EQ(view.viewer, bottom);
        for (int i = 0; i < square_count; ++i) {
          const auto& piece = view.board[square_at(i)];
          const auto truth = replay.hand(step).position().piece_on(square_at(i));
          ASSERT_EQ(piece.has_value(), truth.has_value());
          ASSERT_TRUE(!piece || (piece->side == truth->side && piece->type == truth->type));
        }
        for (const Side side : both_sides) EXPECT_EQ(view.hidden[side], replay.hand(step).hidden(side));
      }
    }
  }
}

TEST(HandReplay, ABrokenRecordIsNotReplayed) {
  game::HandRecord record = played_hand(1).record;
  record.result.net.white += 1;
  EXPECT_FALSE(record::HandReplay::of(record));
}

}  // namespace
}  // namespace raisechess::test
