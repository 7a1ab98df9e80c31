// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/redo.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "table.h"

namespace raisechess {
namespace {

using test::hide;
using test::move;
using test::play;
using test::table;

/// A table that white's player sees, who may make any of `moves` at his turns.
class Redo : public testing::Test {
 protected:
  Redo() { set_turn(); }

  void make(const char* from, const char* to) {
    play(view, move(from, to));
    set_turn();
  }

  void take_back(int half_moves) {
    view.log.push_back({Side::White, TakeBack{}, {}});
    view.ply -= half_moves;
    set_turn();
  }

  void set_turn() {
    view.active = view.ply % 2 == 0 ? Side::White : Side::Black;
    view.to_act = view.active;
    view.moves = {move("e2", "e4"), move("e2", "e3"), move("d1", "d2"), move("e4", "e5")};
  }

  PlayerView view = table(Side::White, "4k3/3p4/8/8/8/8/4P3/3QK3");
};

TEST_F(Redo, NeedsAMoveThatWasTakenBack) {
  EXPECT_FALSE(move_to_redo(view));
  make("e2", "e4");
  make("d7", "d5");
  EXPECT_FALSE(move_to_redo(view));
}

TEST_F(Redo, IsTheMoveThatWasTakenBack) {
  make("e2", "e4");
  make("d7", "d5");
  take_back(2);
  EXPECT_EQ(move_to_redo(view), move("e2", "e4"));
}

TEST_F(Redo, EndsWithAnotherMove) {
  make("e2", "e4");
  make("d7", "d5");
  take_back(2);
  make("e2", "e3");
  EXPECT_FALSE(move_to_redo(view));
  make("d7", "d5");
  EXPECT_FALSE(move_to_redo(view));
}

TEST_F(Redo, GoesOnAsLongAsBothSidesPlayAsBefore) {
  make("e2", "e4");
  make("d7", "d5");
  make("e4", "e5");
  make("e8", "e7");
  take_back(2);
  take_back(2);
  ASSERT_EQ(move_to_redo(view), move("e2", "e4"));
  make("e2", "e4");
  EXPECT_FALSE(move_to_redo(view)) << "it is the other side's move";
  PlayerView otherwise = view;
  make("d7", "d5");
  EXPECT_EQ(move_to_redo(view), move("e4", "e5"));
  view = otherwise;
  make("d7", "d6");
  EXPECT_FALSE(move_to_redo(view)) << "the answer was another";
}

TEST_F(Redo, IsThereWhereTheAnswerHadNotComeYet) {
  make("e2", "e4");
  take_back(1);
  EXPECT_EQ(move_to_redo(view), move("e2", "e4"));
}

TEST_F(Redo, IsForLegalMovesOnly) {
  make("e2", "e4");
  take_back(1);
  std::erase(view.moves, move("e2", "e4"));
  EXPECT_FALSE(move_to_redo(view));
}

TEST_F(Redo, IsNotForAHandThatIsOver) {
  make("e2", "e4");
  take_back(1);
  view.result = HandResult{};
  EXPECT_FALSE(move_to_redo(view));
}

}  // namespace
}  // namespace raisechess
