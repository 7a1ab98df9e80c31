// SPDX-License-Identifier: GPL-3.0-or-later
// Taking back, in hands without chips: the position goes back, the record does not, and what was seen stays known.
#include <gtest/gtest.h>

#include "game/hand.h"
#include "random_hand.h"
#include "scripted_hand.h"
#include "true_ranges.h"
#include "view/standing_line.h"

namespace raisechess {
namespace {

using game::Hand;
using test::chipless_setup;
using test::classic_setup;
using test::deal_of;
using test::Dice;
using test::play;
using test::square;
using test::start;

ErrorCode refusal(Hand& hand, Side by) {
  const PlayerView before = hand.view_for(by);
  const auto error = hand.apply(by, TakeBack{});
  if (!error) return ErrorCode::last;
  EXPECT_EQ(hand.view_for(by), before);
  EXPECT_FALSE(before.may_take_back);
  return error->code;
}

void take_back(Hand& hand, Side by) {
  ASSERT_TRUE(hand.view_for(by).may_take_back);
  ASSERT_FALSE(hand.apply(by, TakeBack{}));
}

const RangeRow& row_of(const RangeTable& table, const char* origin) {
  return *std::ranges::find(table.rows, square(origin), &RangeRow::origin);
}

TEST(TakeBack, IsForHandsWithoutChips) {
  Hand hand = start(HandSetup{}, "b1Q c1Q d2Q", "d7P b8P c8P");
  ASSERT_FALSE(hand.apply(Side::Black, Call{}));
  ASSERT_EQ(play(hand, "e2e4"), "");
  EXPECT_EQ(refusal(hand, Side::White), ErrorCode::TakeBackWithChips);
}

TEST(TakeBack, NeedsAMoveOfOnesOwn) {
  Hand hand = start(classic_setup());
  EXPECT_EQ(refusal(hand, Side::White), ErrorCode::NothingToTakeBack);
  EXPECT_EQ(refusal(hand, Side::Black), ErrorCode::NothingToTakeBack);
  ASSERT_EQ(play(hand, "e2e4"), "");
  EXPECT_EQ(refusal(hand, Side::Black), ErrorCode::NothingToTakeBack);
  take_back(hand, Side::White);
  EXPECT_EQ(refusal(hand, Side::White), ErrorCode::NothingToTakeBack);
}

TEST(TakeBack, IsNotForHandsThatAreOver) {
  Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4 d8h4"), "");
  EXPECT_EQ(refusal(hand, Side::White), ErrorCode::HandOver);
}

TEST(TakeBack, GoesBackToTheLastOwnMove) {
  Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "e2e4 e7e5 g1f3 b8c6"), "");
  take_back(hand, Side::White);
  EXPECT_EQ(hand.ply(), 2);
  EXPECT_EQ(hand.to_act(), Side::White);
  take_back(hand, Side::Black);
  EXPECT_EQ(hand.ply(), 1) << "White had not answered e5";
  EXPECT_EQ(hand.to_act(), Side::Black);
  EXPECT_EQ(hand.log().size(), 6U) << "the record keeps everything";
}

TEST(TakeBack, BringsBackEveryRight) {
  Hand hand = start(classic_setup("r3k2r/8/8/4pP2/8/8/8/R3K2R w KQkq e6 0 30"));
  const Hand before = hand;
  for (const char* moves : {"f5e6 e8h8", "e1h1 e8e7", "h1h8 e8d7", "a1a8", "e1a1 h8h1"}) {
    ASSERT_EQ(play(hand, moves), "");
    take_back(hand, Side::White);
    EXPECT_EQ(hand.position(), before.position());
    EXPECT_EQ(hand.moves(), before.moves());
    EXPECT_EQ(hand.check(), before.check());
    EXPECT_EQ(hand.view_for(Side::White).rights, before.view_for(Side::White).rights);
  }
}

TEST(TakeBack, TakesACheckBack) {
  Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "e2e4 f7f6 d1h5"), "");
  ASSERT_TRUE(hand.view_for(Side::Black).check);
  take_back(hand, Side::White);
  EXPECT_FALSE(hand.view_for(Side::White).check);
}

TEST(TakeBack, DoesNotCountForRepetition) {
  Hand hand = start(classic_setup());
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(play(hand, "g1f3 g8f6 f3g1 f6g8"), "") << i;
    take_back(hand, Side::White);
    take_back(hand, Side::White);
  }
  ASSERT_EQ(play(hand, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"), "");
  EXPECT_FALSE(hand.result());
  ASSERT_EQ(play(hand, "f6g8"), "");
  EXPECT_EQ(hand.result()->kind, ResultKind::Threefold);
}

TEST(TakeBack, WithdrawsAnOfferToSplit) {
  Hand hand = start(classic_setup());
  ASSERT_EQ(play(hand, "e2e4 e7e5"), "");
  ASSERT_FALSE(hand.apply(Side::White, OfferSplit{}));
  take_back(hand, Side::White);
  EXPECT_FALSE(hand.split_offer());
  EXPECT_EQ(hand.to_act(), Side::White);
  EXPECT_TRUE(hand.legal_actions().offer_split);
}

/// White captures the piece dealt on d7 and takes that back: face down again, but known.
TEST(TakeBack, LeavesWhatWasSeenKnown) {
  Hand hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  ASSERT_EQ(play(hand, "e2e4 d7d5"), "");
  const RangeTable before = hand.knowledge(Side::White).table();
  EXPECT_GT(row_of(before, "d7").deals[0], 0) << "it may be a queen";
  ASSERT_EQ(play(hand, "e4d5"), "");
  take_back(hand, Side::White);

  const PlayerView view = hand.view_for(Side::White);
  EXPECT_EQ(view.hidden.black[0], (HiddenPiece{square("d7"), square("d5"), std::nullopt, HiddenStatus::Hidden}));
  const RangeTable range = hand.knowledge(Side::White).table();
  const RangeRow& row = row_of(range, "d7");
  EXPECT_EQ(row.status, HiddenStatus::Hidden);
  EXPECT_EQ(row.now, square("d5"));
  EXPECT_EQ(row.deals[0], 0);
  ASSERT_TRUE(row.ruled_out[0]);
  EXPECT_EQ(row.ruled_out[0]->fact, Fact::Reveal);
  EXPECT_TRUE(row.ruled_out[0]->taken_back);
  for (const RangeRow& old : before.rows) {
    for (std::size_t type = 0; type < old.ruled_out.size(); ++type) {
      if (!old.ruled_out[type]) continue;
      EXPECT_EQ(row_of(range, name(old.origin).c_str()).ruled_out[type], old.ruled_out[type]);
    }
  }
  EXPECT_EQ(row_of(hand.public_knowledge().table(Side::Black), "d7").deals[0], 0) << "and Black knows that";
}

TEST(TakeBack, LeavesWhatTheOtherSideSawKnownToIt) {
  Hand hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  ASSERT_EQ(play(hand, "b1c3"), "");
  take_back(hand, Side::White);
  const RangeTable range = hand.knowledge(Side::Black).table();
  EXPECT_EQ(row_of(range, "b1").now, square("b1"));
  EXPECT_GT(row_of(range, "b1").deals[3], 0);
  EXPECT_EQ(row_of(range, "b1").deals[0], 0) << "no queen jumps";
  EXPECT_TRUE(row_of(range, "b1").ruled_out[0]->taken_back);
}

TEST(TakeBack, MarksOnlyWhatWasSeenInTheLineTakenBack) {
  Hand hand = start(chipless_setup(), "b1N c1B d2P", "d7P b8N c8B");
  ASSERT_EQ(play(hand, "b1c3 b8c6 a2a3"), "");
  take_back(hand, Side::White);
  EXPECT_FALSE(row_of(hand.knowledge(Side::Black).table(), "b1").ruled_out[0]->taken_back);
  take_back(hand, Side::Black);
  EXPECT_FALSE(row_of(hand.knowledge(Side::Black).table(), "b1").ruled_out[0]->taken_back);
  EXPECT_TRUE(row_of(hand.knowledge(Side::White).table(), "b8").ruled_out[0]->taken_back);
}

// Properties of random hands with takebacks

Hand replayed_without_what_was_taken_back(const Hand& hand) {
  Hand fresh = *Hand::start(hand.setup(), {hand.deal(Side::White), hand.deal(Side::Black)});
  for (const Event* event : standing_moves(hand.log())) EXPECT_FALSE(fresh.apply(event->by, event->action));
  return fresh;
}

/// All that is on the board is as if nothing had been taken back, and no range is wider.
void expect_as_the_standing_line(const Hand& hand) {
  const Hand fresh = replayed_without_what_was_taken_back(hand);
  ASSERT_EQ(hand.position(), fresh.position());
  ASSERT_EQ(hand.fen().full_move, fresh.fen().full_move);
  ASSERT_EQ(hand.moves(), fresh.moves());
  ASSERT_EQ(hand.to_act(), fresh.to_act());
  for (Side viewer : both_sides) {
    const PlayerView view = hand.view_for(viewer);
    const PlayerView other_view = fresh.view_for(viewer);
    ASSERT_EQ(view.board, other_view.board);
    ASSERT_EQ(view.hidden, other_view.hidden);
    ASSERT_EQ(view.check, other_view.check);
    ASSERT_EQ(view.rights.half_move_clock, other_view.rights.half_move_clock);
    for (int ply = 0; ply <= view.ply; ++ply) ASSERT_EQ(board_at(view, ply), board_at(other_view, ply));
    ASSERT_TRUE(std::ranges::includes(fresh.knowledge(viewer).deals(), hand.knowledge(viewer).deals()));
    ASSERT_EQ(knowledge::knowledge_from(view).table(), hand.knowledge(viewer).table());
    for (Side of : both_sides) {
      ASSERT_EQ(knowledge::public_knowledge_from(view).table(of), hand.public_knowledge().table(of));
    }
  }
}

/// No fact that was once learnt is forgotten.
void expect_ranges_only_shrink(const Hand& before, const Hand& after) {
  for (Side viewer : both_sides) {
    ASSERT_TRUE(std::ranges::includes(before.knowledge(viewer).deals(), after.knowledge(viewer).deals()));
  }
}

TEST(TakeBack, KeepsEveryPropertyOfRandomHands) {
  Dice dice(91);
  int taken_back = 0;
  const int hands = test::hands_to_play(60);
  for (int i = 0; i < hands; ++i) {
    HandSetup setup = test::random_setup(dice);
    setup.betting = BettingMode::None;
    Hand hand = *Hand::start(setup, test::random_deals(dice, setup));
    while (hand.to_act() && hand.log().size() < 100) {
      const Hand before = hand;
      const Side by = dice.pick(std::vector<Side>(both_sides.begin(), both_sides.end()));
      if (dice.chance(25) && !hand.check_take_back(by)) {
        for (int again = 0; again < 3 && !hand.check_take_back(by); ++again) {
          ASSERT_FALSE(hand.apply(by, TakeBack{}));
          ++taken_back;
        }
        expect_as_the_standing_line(hand);
      } else {
        ASSERT_FALSE(hand.apply(*hand.to_act(), test::random_action(dice, hand)));
      }
      test::expect_truth_in_every_range(hand);
      expect_ranges_only_shrink(before, hand);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(taken_back, 10 * hands);
}

}  // namespace
}  // namespace raisechess
