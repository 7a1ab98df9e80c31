// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_replay.h"

#include <gtest/gtest.h>
#include <malloc.h>

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
        const game::Hand hand = replay.hand(step);
        EXPECT_EQ(view.viewer, bottom);
        for (int i = 0; i < square_count; ++i) {
          const auto& piece = view.board[square_at(i)];
          const auto truth = hand.position().piece_on(square_at(i));
          ASSERT_EQ(piece.has_value(), truth.has_value());
          ASSERT_TRUE(!piece || (piece->side == truth->side && piece->type == truth->type));
        }
        for (const Side side : both_sides) EXPECT_EQ(view.hidden[side], hand.hidden(side));
      }
    }
  }
}

/// A classic hand in which the same half-move is made and taken back so many times.
game::HandRecord hand_with_take_backs(int times) {
  game::HandRecord record;
  record.setup.hidden = 0;
  record.setup.betting = BettingMode::None;
  auto hand = game::Hand::start(record.setup, record.deals).value();
  const auto act = [&](const Action& action) {
    record.actions.push_back({Side::White, action});
    EXPECT_FALSE(hand.apply(Side::White, action));
  };
  const Move move = hand.moves().front();
  for (int i = 0; i < times; ++i) {
    act(MakeMove{move});
    act(TakeBack{});
  }
  act(Fold{});
  record.result = *hand.result();
  return record;
}

std::size_t bytes_in_use() {
  const auto heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

std::size_t bytes_of_replay(const game::HandRecord& record) {
  const std::size_t before = bytes_in_use();
  const auto replay = record::HandReplay::of(record).value();
  EXPECT_EQ(replay.steps(), static_cast<int>(record.actions.size()));
  return bytes_in_use() - before;
}

TEST(HandReplay, AHandOfTwiceTheLengthTakesAboutTwiceTheMemory) {
  const game::HandRecord half = hand_with_take_backs(300);
  const game::HandRecord whole = hand_with_take_backs(600);
  EXPECT_LE(bytes_of_replay(whole), 3 * bytes_of_replay(half));
}

TEST(HandReplay, EveryStepOfALongHandIsThere) {
  const game::HandRecord record = hand_with_take_backs(150);
  const auto replay = record::HandReplay::of(record).value();
  auto hand = game::Hand::start(record.setup, record.deals).value();
  for (int step = 0; step < replay.steps(); ++step) {
    ASSERT_EQ(replay.view(step, Side::Black), hand.view_for(Side::Black)) << step;
    const auto& action = record.actions[static_cast<std::size_t>(step)];
    ASSERT_FALSE(hand.apply(action.by, action.action));
  }
  EXPECT_EQ(replay.view(replay.steps(), Side::Black), hand.view_for(Side::Black));
}

TEST(HandReplay, ABrokenRecordIsNotReplayed) {
  game::HandRecord record = played_hand(1).record;
  record.result.net.white += 1;
  EXPECT_FALSE(record::HandReplay::of(record));
}

}  // namespace
}  // namespace raisechess::test
