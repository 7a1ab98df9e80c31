// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "terminal_session.h"

namespace raisechess::cli {
namespace {

using test::any_move;
using test::contains;
using test::Folder;
using test::meek_computer;
using test::run;
using test::Session;
using test::typing;

SessionWishes a_match(bool chips) {
  SessionWishes session;
  session.match.chips = chips;
  session.match.color = ColorWish::White;
  session.seed = 1;
  return session;
}

TEST(TerminalTakeBack, GoesBackToThePlayersLastMove) {
  const Folder folder;
  const Session session =
      run(folder, a_match(false), typing({"", "take back", any_move, "take back", "quit"}), meek_computer());
  EXPECT_TRUE(contains(session.text, "There is no move of yours to take back."));
  EXPECT_TRUE(contains(session.text, "You take the last move back."));
}

TEST(TerminalTakeBack, IsRefusedWithChips) {
  const Folder folder;
  const Session session = run(folder, a_match(true), typing({"", any_move, "undo", "quit"}), meek_computer());
  EXPECT_TRUE(contains(session.text, "With chips a move stands: nothing can be taken back."));
}

}  // namespace
}  // namespace raisechess::cli
