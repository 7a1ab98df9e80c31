// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/supposition.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "random_hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

using knowledge::suppose;

/// White's knowledge in a hand of two moves: c8 went to e6, a queen or a bishop.
knowledge::PrivateKnowledge known() {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_EQ(play(hand, "a2a3 d7d5 h2h3 c8e6"), "");
  return hand.knowledge(Side::White);
}

const RangeRow& row(const RangeTable& table, const char* origin) {
  return *std::ranges::find(table.rows, at(origin), &RangeRow::origin);
}

std::vector<Square> squares(const std::string& names) {
  std::vector<Square> result;
  std::istringstream words(names);
  for (std::string word; words >> word;) result.push_back(at(word));
  std::ranges::sort(result);
  return result;
}

TEST(Supposition, WithoutPinsIsTheRangeItself) {
  const auto supposition = suppose(known(), {});
  ASSERT_TRUE(supposition);
  EXPECT_EQ(supposition->range, known().table());
  EXPECT_TRUE(supposition->pieces.empty());
}

TEST(Supposition, LeavesTheDealsThatAgree) {
  const RangeTable facts = known().table();
  const auto supposition = suppose(known(), {{at("c8"), PieceType::Queen}});
  ASSERT_TRUE(supposition);
  const auto queen = static_cast<std::size_t>(pocket_index(PieceType::Queen));
  EXPECT_EQ(supposition->range.deals, row(facts, "c8").deals[queen]);
  EXPECT_LT(supposition->range.deals, facts.deals);
  EXPECT_EQ(row(supposition->range, "c8").p[queen], 1);
  EXPECT_DOUBLE_EQ(supposition->range.bits, std::log2(supposition->range.deals));
  EXPECT_EQ(row(supposition->range, "c8").ruled_out, row(facts, "c8").ruled_out) << "the reasons are the facts'";
  EXPECT_EQ(supposition->without_own, std::vector{row(facts, "c8")}) << "without its pin nothing is supposed";
}

TEST(Supposition, OfWhatIsRuledOutIsNone) {
  EXPECT_FALSE(suppose(known(), {{at("c8"), PieceType::Knight}})) << "c8–e6 is diagonal";
  EXPECT_FALSE(suppose(known(), {{at("a8"), PieceType::Rook}})) << "no hidden piece";
}

/// What the definition says, in random hands: the deals are those that agree with all pins, and each pinned piece's own
/// row is that of the other pins.
TEST(Supposition, OfSeveralPinsIsWhatTheyShare) {
  Dice dice(88);
  int pinned = 0;
  for (int i = 0; i < 30; ++i) {
    const HandSetup setup = chipless_setup(i % 3 + 3);
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    for (int ply = dice.roll(16); ply > 0 && !hand.result(); --ply) {
      ASSERT_FALSE(hand.apply(hand.active(), MakeMove{random_move(dice, hand)}));
    }
    if (hand.result()) continue;
    const auto& view = hand.knowledge(Side::White);
    const auto& origins = view.board().origins(Side::Black);
    const Deal deal = knowledge::deal_from_index(dice.pick(view.deals()), origins);
    const Pins pins{{deal[0].origin, deal[0].type}, {deal[2].origin, deal[2].type}};
    const auto supposition = suppose(view, pins);
    ASSERT_TRUE(supposition) << "a deal of the range agrees";
    const auto agrees = [&](knowledge::DealIndex index, std::size_t pin) {
      return knowledge::type_in_deal(index, *view.board().pocket_from(Side::Black, pins[pin].origin)) == pins[pin].type;
    };
    EXPECT_EQ(supposition->range.deals,
              std::ranges::count_if(view.deals(), [&](auto index) { return agrees(index, 0) && agrees(index, 1); }));
    for (std::size_t pin : {0U, 1U}) {
      int sum = 0;
      for (int deals : supposition->without_own[pin].deals) sum += deals;
      EXPECT_EQ(sum, std::ranges::count_if(view.deals(), [&](auto index) { return agrees(index, 1 - pin); }));
    }
    pinned += supposition->range.deals < view.table().deals ? 1 : 0;
  }
  EXPECT_GT(pinned, 10);
}

TEST(SupposedPiece, ReachesWhatItsTypeWouldFromThere) {
  const auto bishop = suppose(known(), {{at("c8"), PieceType::Bishop}});
  ASSERT_TRUE(bishop);
  ASSERT_EQ(bishop->pieces.size(), 1U);
  const SupposedPiece& piece = bishop->pieces.front();
  EXPECT_EQ(piece.now, at("e6"));
  EXPECT_EQ(piece.reaches, squares("c8 d7 f5 g4 h3"));
  EXPECT_EQ(piece.threats, squares("h3")) << "White's pawn";
  const auto queen = suppose(known(), {{at("c8"), PieceType::Queen}});
  EXPECT_EQ(queen->pieces.front().reaches, squares("c8 d7 f5 g4 h3 a6 b6 c6 d6 f6 g6 h6 e5 e4 e3 e2"));
  EXPECT_EQ(queen->pieces.front().threats, squares("e2 h3"));
}

TEST(SupposedPiece, AsAPawnGoesStraightAndTakesAside) {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "d7P c8B h7P");
  ASSERT_EQ(play(hand, "e2e4 a7a6 e4e5 a6a5 e5e6"), "");
  const auto supposition = suppose(hand.knowledge(Side::White), {{at("d7"), PieceType::Pawn}});
  ASSERT_TRUE(supposition);
  const SupposedPiece& pawn = supposition->pieces.front();
  EXPECT_EQ(pawn.reaches, squares("d6 d5 e6")) << "two steps while it has not moved";
  EXPECT_EQ(pawn.attacks, squares("c6 e6"));
  EXPECT_EQ(pawn.threats, squares("e6"));
}

}  // namespace
}  // namespace raisechess::test
