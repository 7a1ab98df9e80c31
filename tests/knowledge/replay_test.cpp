// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "table.h"

namespace raisechess::test {
namespace {

using knowledge::knowledge_from;
using knowledge::public_knowledge_from;

TEST(KnowledgeFromAView, IsThatOfThePlayerWhoWatched) {
  Dice dice(61);
  for (int hand = 0; hand < 60; ++hand) {
    const HandSetup setup = random_setup(dice, 3 + hand % 3);
    Table table(setup, random_deals(dice, setup));
    for (int i = 0; i < 50 && table.truth().has_move(); ++i) table.play(random_move(dice, table.truth()));
    if (!table.truth().has_move()) continue;
    for (Side viewer : both_sides) {
      const PlayerView view = table.view(viewer);
      ASSERT_EQ(knowledge_from(view).table(), table.player(viewer).table());
      for (Side of : both_sides) ASSERT_EQ(public_knowledge_from(view).table(of), table.onlooker().table(of));
    }
  }
}

PlayerView ended(const Table& table, ResultKind kind, bool types_shown) {
  PlayerView view = table.view(Side::White);
  view.result = HandResult{kind, std::nullopt, {}, {}};
  if (types_shown) view.hidden.black = table.view(Side::Black).hidden.black;
  return view;
}

TEST(KnowledgeFromAView, IsOneDealOnceAllIsTurnedUp) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e4 a7a6");
  const PlayerView view = ended(table, ResultKind::Showdown, true);
  EXPECT_EQ(knowledge_from(view).deals(), knowledge::DealSet{table.deal(Side::Black)});
  EXPECT_EQ(public_knowledge_from(view).deals(Side::White), knowledge::DealSet{table.deal(Side::White)});
}

/// After a fold or an agreed split the pieces stay hidden (RULES 5).
TEST(KnowledgeFromAView, StaysARangeAfterAFoldOrAnAgreedSplit) {
  Table table("b1N e2R h2P", "a7P b7P c7P");
  table.play("e2e4 a7a6");
  for (ResultKind kind : {ResultKind::Fold, ResultKind::Agreed}) {
    EXPECT_EQ(knowledge_from(ended(table, kind, false)).deals(), table.player(Side::White).deals());
  }
}

/// The move that ends the hand need not leave a legal one; before a fold every move did.
TEST(KnowledgeFromAView, CountsThatTheHandWentOnUnlessItsLastMoveEndedIt) {
  Table mate("a1R b1N c1B", "a8R b8N g7P");
  mate.play("e2e4 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7");
  EXPECT_EQ(knowledge_from(ended(mate, ResultKind::Checkmate, true)).deals(),
            knowledge::DealSet{mate.deal(Side::Black)});
  Table going_on("a1R b1N c1B", "a8R b8N g7R");
  going_on.play("e2e4 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7");
  EXPECT_EQ(knowledge_from(ended(going_on, ResultKind::Fold, false)).deals(), going_on.player(Side::White).deals());
  EXPECT_EQ(going_on.private_types("g7"), "QR");
}

}  // namespace
}  // namespace raisechess::test
