// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <limits>

#include "archive_stage.h"
#include "database.h"
#include "rows.h"
#include "schema.h"

namespace raisechess::test {
namespace {

using namespace archive;

/// Writes a row of any numbers, with the checksum that fits.
void write_row(const ArchiveStage& stage, const Table& table, const QVariantList& row) {
  Database database(stage.file(), Database::Access::ReadWrite);
  ASSERT_TRUE(put_row(database, table, row));
  ASSERT_FALSE(database.take_failure());
}

int place_of(const Table& table, const std::string& column) {
  int place = 0;
  while (table.columns[static_cast<std::size_t>(place)].name != column) ++place;
  return place;
}

struct Unsound {
  const char* column;
  qlonglong number;
};

class UnsoundHand : public testing::TestWithParam<Unsound> {};

TEST_P(UnsoundHand, IsLeftOutAndTheOthersAreListed) {
  ArchiveStage stage;
  MatchChange all = end_of_hand(7, 1);
  all.absorb(end_of_hand(7, 2));
  ASSERT_FALSE(stage.save(all));
  HandLine hand = stage.hands().front();
  stage.close();
  QVariantList row = hand_row(hand);
  row[place_of(hand_table(), GetParam().column)] = GetParam().number;
  write_row(stage, hand_table(), row);
  stage.open();
  const HandList list = stage.archive().hands({}).result().value();
  EXPECT_EQ(list.damaged, 1);
  ASSERT_EQ(list.hands.size(), 1U);
  EXPECT_NE(list.hands.front().id, hand.id);
  EXPECT_EQ(stage.archive().hand(hand.id).result().error().kind, Failure::Kind::Damaged);
}

INSTANTIATE_TEST_SUITE_P(Numbers, UnsoundHand,
                         testing::Values(Unsound{"kind", 9}, Unsound{"kind", -1}, Unsound{"winner", 2},
                                         Unsound{"person", -2}, Unsound{"betting", 3}, Unsound{"hidden", 6},
                                         Unsound{"plies", -1}, Unsound{"take_backs", qlonglong{1} << 32},
                                         Unsound{"net_white", std::numeric_limits<int>::min()}));

TEST(UnsoundMatch, IsKeptAsideAndTold) {
  ArchiveStage stage;
  ASSERT_FALSE(stage.save(change(7)));
  RunningMatch match = change(7).match;
  stage.close();
  QVariantList row = match_row(match);
  row[place_of(match_table(), "betting")] = 40;
  write_row(stage, match_table(), row);
  stage.open();
  EXPECT_FALSE(stage.opening().running);
  EXPECT_FALSE(stage.opening().failure);
  ASSERT_EQ(stage.replaced().size(), 1U);
  EXPECT_EQ(stage.replaced().front().kind, Failure::Kind::Damaged);
}

TEST(Times, OfAPauseOfMonthsAreKept) {
  constexpr Time day = 24 * 60 * 60 * 1000;
  constexpr Time begun = 1'700'000'000'000;
  const std::vector<Time> times{begun, begun + 30 * day, begun + 31 * day};
  EXPECT_EQ(record_times_from(record_row(1, {}, times)), times);
}

TEST(Times, BytesThatAreNoneAreNotKnown) {
  for (const QByteArray& bytes : {QByteArray(3, 'x'), QByteArray(8, '\x7f'), QByteArray(10, '\0')}) {
    EXPECT_TRUE(record_times_from({1, QByteArray(), 0, bytes}).empty());
  }
}

}  // namespace
}  // namespace raisechess::test
