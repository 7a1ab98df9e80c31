// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "knowledge/tracked_range.h"
#include "table.h"

namespace raisechess::test {
namespace {

using knowledge::Clue;
using knowledge::pair_of;
using knowledge::pairs_of_pocket;
using knowledge::PublicBoard;
using knowledge::TrackedRange;

constexpr auto queen = PieceType::Queen;
constexpr auto rook = PieceType::Rook;
constexpr auto bishop = PieceType::Bishop;
constexpr auto knight = PieceType::Knight;

/// Two hidden white pieces, on b1 and e2, before any move.
PublicBoard two_hidden() {
  HandSetup setup;
  setup.hidden = 2;
  return {setup, {squares("b1 e2"), {}}};
}

Clue no(Fact fact, int pocket, PieceType type, const std::string& shown) {
  Clue clue{fact, pairs_of_pocket(pocket) & ~pair_of(pocket, type), {}};
  const auto list = squares(shown);
  for (std::size_t i = 0; i < list.size(); ++i) clue.squares[i] = list[i];
  return clue;
}

Clue only(Fact fact, int pocket, PieceType type, const std::string& shown) {
  Clue clue = no(fact, pocket, type, shown);
  clue.one_of = pair_of(pocket, type);
  return clue;
}

/// A check was given by the queen on b1 or the rook on e2.
Clue check_by_either() {
  return {Fact::CheckAnnounced, pair_of(0, queen) | pair_of(1, rook), {square("e8")}};
}

std::optional<Reason> reason(const TrackedRange& range, int pocket, PieceType type) {
  const auto place = static_cast<std::size_t>(pocket_index(type));
  return range.table(two_hidden()).rows[static_cast<std::size_t>(pocket)].ruled_out[place];
}

TEST(Reason, IsTheFirstOfSeveralFactsAtOnce) {
  TrackedRange range(Side::White, 2);
  range.learn(two_hidden(), {no(Fact::MoveOffered, 0, queen, "a1 a2 b1"), no(Fact::Capture, 0, queen, "b1 b3"),
                             no(Fact::Geometry, 0, queen, "b1 c3")});
  EXPECT_EQ(reason(range, 0, queen), (Reason{0, Fact::Geometry, squares("b1 c3"), {}, std::nullopt}));
}

TEST(Reason, IsMissingWhileATypeIsPossible) {
  TrackedRange range(Side::White, 2);
  range.learn(two_hidden(), {no(Fact::Geometry, 0, queen, "b1 c3")});
  EXPECT_EQ(reason(range, 0, rook), std::nullopt);
  EXPECT_EQ(reason(range, 1, queen), std::nullopt);
}

TEST(Reason, KeepsTheHalfMoveAtWhichTheLastDealLeft) {
  PublicBoard board = two_hidden();
  TrackedRange range(Side::White, 2);
  board.play(Move::normal(square("a2"), square("a3")), {});
  range.learn(board, {no(Fact::Geometry, 0, queen, "b1 c3")});
  board.play(Move::normal(square("a7"), square("a6")), {});
  range.learn(board, {no(Fact::NoCheckAnnounced, 0, queen, "b1 e8")});
  EXPECT_EQ(reason(range, 0, queen)->ply, 1);
  EXPECT_EQ(reason(range, 0, queen)->fact, Fact::Geometry);
}

/// A fact about two pieces together rules out a type only once the other piece is known; then it shared in it.
TEST(Reason, NamesEarlierFactsThatSharedInIt) {
  TrackedRange range(Side::White, 2);
  range.learn(two_hidden(), {check_by_either()});
  EXPECT_EQ(reason(range, 0, bishop), std::nullopt);
  range.learn(two_hidden(), {only(Fact::Geometry, 1, knight, "e2 c3")});
  EXPECT_EQ(reason(range, 0, bishop),
            (Reason{0, Fact::Geometry, squares("e2 c3"), {Fact::CheckAnnounced}, square("e2")}));
}

TEST(Reason, NamesTheJointFactWhenThatOneComesLast) {
  TrackedRange range(Side::White, 2);
  range.learn(two_hidden(), {only(Fact::Geometry, 1, knight, "e2 c3")});
  range.learn(two_hidden(), {check_by_either()});
  EXPECT_EQ(reason(range, 0, bishop),
            (Reason{0, Fact::CheckAnnounced, squares("b1 e8"), {Fact::Geometry}, std::nullopt}));
}

/// What was learnt of another piece did not share in it if the type is ruled out without.
TEST(Reason, LeavesOutFactsThatWereNotNeeded) {
  TrackedRange range(Side::White, 2);
  range.learn(two_hidden(), {only(Fact::Geometry, 1, knight, "e2 c3")});
  range.learn(two_hidden(), {no(Fact::NoCheckAnnounced, 0, bishop, "b1 e8")});
  EXPECT_EQ(reason(range, 0, bishop), (Reason{0, Fact::NoCheckAnnounced, squares("b1 e8"), {}, std::nullopt}));
}

TEST(Reason, OfPiecesThatAreTurnedUpIsThatTheyAreSeen) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e4");
  table.onlooker().turn_up({table.deal(Side::White), table.deal(Side::Black)});
  EXPECT_EQ(table.public_types("e2"), "R");
  EXPECT_EQ(table.public_reason("e2", queen), (Reason{1, Fact::Reveal, squares("e4"), {}, std::nullopt}));
  EXPECT_EQ(table.public_reason("e2", bishop), (Reason{1, Fact::Geometry, squares("e2 e4"), {}, std::nullopt}));
  EXPECT_EQ(table.public_reason("a7", queen), (Reason{1, Fact::Reveal, squares("a7"), {}, std::nullopt}));
}

void expect_sound(const RangeTable& table, int ply) {
  EXPECT_DOUBLE_EQ(table.bits, std::log2(table.deals));
  for (const RangeRow& row : table.rows) {
    int sum = 0;
    for (std::size_t type = 0; type < row.deals.size(); ++type) {
      sum += row.deals[type];
      ASSERT_DOUBLE_EQ(row.p[type], static_cast<double>(row.deals[type]) / table.deals);
      ASSERT_EQ(row.ruled_out[type].has_value(), row.deals[type] == 0);
      if (row.ruled_out[type]) {
        ASSERT_LE(row.ruled_out[type]->ply, ply);
        ASSERT_FALSE(row.ruled_out[type]->squares.empty());
        ASSERT_EQ(std::ranges::count(row.ruled_out[type]->also, row.ruled_out[type]->fact), 0);
      }
    }
    ASSERT_EQ(sum, table.deals) << "the deals of a row are those of the range";
  }
}

/// In random hands every type that is ruled out has a reason, dated with the half-move at which it left the table.
TEST(Reason, IsThereForEveryTypeRuledOut) {
  Dice dice(41);
  for (int hand = 0; hand < 60; ++hand) {
    const HandSetup setup = random_setup(dice, 3 + hand % 3);
    Table table(setup, random_deals(dice, setup));
    RangeTable before = table.player(Side::White).table();
    for (int i = 1; i <= 60 && table.truth().has_move(); ++i) {
      table.play(random_move(dice, table.truth()));
      const RangeTable after = table.player(Side::White).table();
      expect_sound(after, i);
      expect_sound(table.onlooker().table(Side::White), i);
      for (std::size_t row = 0; row < after.rows.size(); ++row) {
        for (std::size_t type = 0; type < pocket_types.size(); ++type) {
          const auto& old = before.rows[row].ruled_out[type];
          const auto& now = after.rows[row].ruled_out[type];
          if (old) {
            ASSERT_EQ(now, old) << "a reason stays as it was";
          } else if (now) {
            ASSERT_EQ(now->ply, i);
          }
        }
      }
      before = after;
    }
  }
}

}  // namespace
}  // namespace raisechess::test
