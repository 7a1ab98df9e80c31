// SPDX-License-Identifier: GPL-3.0-or-later
#include "transposition_table.h"

#include <gtest/gtest.h>

#include "search/hand_end.h"

namespace raisechess::test {
namespace {

ai::TableEntry entry_of(chess::Key key, int depth, int score = 0) {
  ai::TableEntry entry;
  entry.key = key;
  entry.depth = static_cast<std::uint8_t>(depth);
  entry.score = static_cast<std::int16_t>(score);
  entry.bound = ai::Bound::Exact;
  return entry;
}

TEST(TranspositionTable, GivesBackWhatWasStored) {
  ai::TranspositionTable table(1 << 16);
  table.store(entry_of(77, 3, -123));
  ASSERT_TRUE(table.find(77));
  EXPECT_EQ(table.find(77)->score, -123);
  EXPECT_FALSE(table.find(78));
}

TEST(TranspositionTable, LetsTheShallowestEntryOfAFullGroupGiveWay) {
  ai::TranspositionTable table(1);  // a single group
  for (int i = 0; i < 4; ++i) table.store(entry_of(10 + static_cast<chess::Key>(i), 5 + i));
  table.store(entry_of(20, 1));
  EXPECT_FALSE(table.find(10));
  EXPECT_TRUE(table.find(11) && table.find(12) && table.find(13) && table.find(20));
}

TEST(TranspositionTable, LetsOldEntriesGiveWayToNewOnes) {
  ai::TranspositionTable table(1);
  for (int i = 0; i < 3; ++i) table.store(entry_of(10 + static_cast<chess::Key>(i), 5));
  for (int i = 0; i < 3; ++i) table.next_generation();
  table.store(entry_of(13, 2));
  table.store(entry_of(14, 2));
  EXPECT_TRUE(table.find(13) && table.find(14));
}

TEST(TranspositionTable, KeepsTheKnownMoveOfAPositionThatIsStoredWithoutOne) {
  ai::TranspositionTable table(1 << 10);
  ai::TableEntry with_move = entry_of(5, 2);
  with_move.move = Move::normal(square_at(12), square_at(28));
  table.store(with_move);
  table.store(entry_of(5, 3));
  EXPECT_EQ(table.find(5)->move, with_move.move);
  EXPECT_EQ(table.find(5)->depth, 3);
}

TEST(TranspositionTable, ForgetsWhenCleared) {
  ai::TranspositionTable table(1 << 10);
  table.store(entry_of(5, 2));
  table.clear();
  EXPECT_FALSE(table.find(5));
}

TEST(TranspositionTable, CountsMatesFromTheNodeAndShowdownsNot) {
  EXPECT_EQ(ai::score_to_table(ai::mate_score - 5, 3), ai::mate_score - 2);
  EXPECT_EQ(ai::score_from_table(ai::mate_score - 2, 4), ai::mate_score - 6);
  EXPECT_EQ(ai::score_to_table(3 - ai::mate_score, 3), -ai::mate_score);
  EXPECT_EQ(ai::score_to_table(ai::showdown_value(9), 3), ai::showdown_value(9));
  EXPECT_EQ(ai::score_to_table(150, 3), 150);
}

TEST(NodeKey, IsAnotherForEveryHalfMoveToTheShowdown) {
  EXPECT_NE(ai::node_key(1, 0), ai::node_key(1, 1));
  EXPECT_NE(ai::node_key(1, 79), ai::node_key(1, 80));
  EXPECT_NE(ai::node_key(1, 80), ai::node_key(1, ai::no_showdown));
  EXPECT_EQ(ai::node_key(1, ai::no_showdown), ai::node_key(1, ai::no_showdown - 1));
}

}  // namespace
}  // namespace raisechess::test
