// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "referee_support.h"

namespace raisechess::referee {
namespace {

using test::sealed_parts;
using test::started;

/// In its third hand.
Referee third_hand() {
  Referee referee = started();
  for (int hand = 1; hand <= 3; ++hand) {
    EXPECT_EQ(referee.next_hand(hand), std::nullopt);
    if (hand < 3) test::fold(referee);
  }
  return referee;
}

void expect_damaged(const SealedParts& parts) {
  const auto opened = Referee::open(parts, test::key);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::SealDamaged);
}

TEST(SealedParts, OfEarlierHandsStayAsTheyAreWhileAHandIsPlayed) {
  Referee referee = third_hand();
  SealedParts parts = sealed_parts(referee);
  ASSERT_EQ(referee.submit(test::seat_to_act(referee), Call{}), std::nullopt);
  parts.match = referee.seal_match(test::key);
  parts.hands.back() = referee.seal_hand(3, test::key);
  const auto opened = Referee::open(parts, test::key);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->view(Seat::A), referee.view(Seat::A));
  EXPECT_EQ(opened->score(), referee.score());
}

TEST(SealedParts, BelongTogether) {
  const SealedParts parts = sealed_parts(third_hand());
  SealedParts missing = parts;
  missing.hands.pop_back();
  expect_damaged(missing);
  SealedParts exchanged = parts;
  std::swap(exchanged.hands[0], exchanged.hands[1]);
  expect_damaged(exchanged);
  SealedParts twice = parts;
  twice.hands.push_back(parts.hands.back());
  expect_damaged(twice);
  SealedParts hand_as_match = parts;
  hand_as_match.match = parts.hands[0];
  expect_damaged(hand_as_match);
  expect_damaged({third_hand().seal(test::key), parts.hands});
}

TEST(SealedParts, NoticeAnyChangedByte) {
  const SealedParts parts = sealed_parts(third_hand());
  for (std::size_t place = 0; place < parts.hands[2].size(); ++place) {
    SealedParts changed = parts;
    changed.hands[2][place] ^= 0x10;
    EXPECT_FALSE(Referee::open(changed, test::key)) << place;
  }
}

TEST(SealedParts, OpenWithTheirKeyOnly) {
  const SealedParts parts = sealed_parts(third_hand());
  const auto opened = Referee::open(parts, test::fixed_secret(5));
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::SealKey);
}

TEST(SealedParts, WithoutTheKeyTellWhatTheWholeSealTells) {
  const Referee referee = third_hand();
  const auto whole = Referee::open_without_key(referee.seal(test::key), "mine");
  const auto parts = Referee::open_without_key(sealed_parts(referee), "mine");
  ASSERT_TRUE(whole && parts);
  EXPECT_EQ(parts->score(), whole->score());
  EXPECT_TRUE(parts->last_hand_void());
  EXPECT_FALSE(parts->hand_on());
}

TEST(SealedParts, HoldNoSecretThatCanBeRead) {
  Referee referee = third_hand();
  const SealedParts parts = sealed_parts(referee);
  EXPECT_EQ(referee.stop_match(), Error({ErrorCode::HandStillOn, {}}));
  test::fold(referee);
  ASSERT_EQ(referee.stop_match(), std::nullopt);
  const auto record = referee.record(3);
  ASSERT_TRUE(record && record->dealing);
  for (Side side : both_sides) {
    const auto& secret = *record->dealing->secrets[side];
    for (const auto& part : {parts.match, parts.hands[2]}) {
      EXPECT_TRUE(std::ranges::search(part, std::span(secret).first(8)).empty());
    }
  }
}

TEST(FinishedHand, TellsWhatBothPlayersKnow) {
  Referee referee = third_hand();
  EXPECT_FALSE(referee.finished(0));
  EXPECT_FALSE(referee.finished(3)) << "it is on";
  EXPECT_FALSE(referee.finished(4));
  const auto first = referee.finished(1);
  const auto second = referee.finished(2);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->white, Seat::A);
  EXPECT_EQ(second->white, Seat::B);
  EXPECT_EQ(first->result.kind, ResultKind::Fold);
  ASSERT_EQ(first->actions.size(), 1);
  EXPECT_EQ(first->setup.stacks, (PerSide<Chips>{100, 100}));
  EXPECT_EQ(second->setup.stacks.white + second->setup.stacks.black, 200);
}

TEST(FinishedHand, TellsTheMaterialOnceItsDealsAreOpen) {
  Referee referee = third_hand();
  const PerSide<std::optional<int>> not_known;
  EXPECT_EQ(referee.finished(1)->result.material, not_known) << "it would tell the sum of what is hidden";
  test::fold(referee);
  ASSERT_EQ(referee.stop_match(), std::nullopt);
  const auto record = referee.record(1);
  ASSERT_TRUE(record && record->result.material.white && record->result.material.black);
  EXPECT_EQ(referee.finished(1)->result, record->result);
}

TEST(FinishedHand, CountsItsActions) {
  Referee referee = started();
  EXPECT_EQ(referee.actions(), 0);
  ASSERT_EQ(referee.next_hand(0), std::nullopt);
  EXPECT_EQ(referee.actions(), 0);
  test::fold(referee);
  EXPECT_EQ(referee.actions(), 1);
}

}  // namespace
}  // namespace raisechess::referee
