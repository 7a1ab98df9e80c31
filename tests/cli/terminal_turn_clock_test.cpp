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

SessionWishes timed_classic() {
  SessionWishes session;
  session.match.classic = true;
  session.match.color = ColorWish::White;
  session.match.turn_seconds = 30;
  session.seed = 1;
  return session;
}

TEST(TerminalTurnClock, WhenItRunsOutTheComputerMovesForThePlayer) {
  const Folder folder;
  int asked = 0;
  const auto late_at_first = [&](std::chrono::steady_clock::time_point) { return ++asked > 1; };
  const Session session = run(folder, timed_classic(), typing({"", "log", "quit"}), meek_computer(), late_at_first);
  EXPECT_TRUE(contains(session.text, "30 seconds for a turn"));
  EXPECT_TRUE(contains(session.text, "Your time is up: the computer moves for you.\nYou move a3.\n")) << session.text;
  EXPECT_TRUE(contains(session.text, "1. Black moves a5.")) << session.text;
}

TEST(TerminalTurnClock, AlsoRunsOverAQuestion) {
  const Folder folder;
  int asked = 0;
  const auto late_at_the_question = [&](std::chrono::steady_clock::time_point) { return ++asked != 2; };
  const Session session =
      run(folder, timed_classic(), typing({"", "resign", "quit"}), meek_computer(), late_at_the_question);
  EXPECT_TRUE(contains(session.text, "Give up the hand? (y/n) \nYour time is up")) << session.text;
}

TEST(TerminalTurnClock, IsNotAskedOfWithoutATime) {
  const Folder folder;
  SessionWishes session = timed_classic();
  session.match.turn_seconds = 0;
  const auto never = [](std::chrono::steady_clock::time_point) { return false; };
  const Session played = run(folder, session, typing({"", any_move, "quit"}), meek_computer(), never);
  EXPECT_FALSE(contains(played.text, "time is up"));
}

TEST(TerminalTurnClock, IsRefusedOutsideClassicChess) {
  const Folder folder;
  SessionWishes session = timed_classic();
  session.match.classic = false;
  const Session refused = run(folder, session, typing({""}));
  EXPECT_TRUE(contains(refused.text, "30 or 60 in classic chess")) << refused.text;
  EXPECT_EQ(refused.status, 1);
}

TEST(TerminalTurnClock, ThatIsRefusedLeavesTheSavedMatchWhereItIs) {
  const Folder folder;
  SessionWishes session = timed_classic();
  session.match.turn_seconds = 0;
  (void)run(folder, session, typing({"", any_move, "quit"}), meek_computer());
  session.match = {};
  session.match.hidden = 3;
  session.match.turn_seconds = 30;
  session.fresh = true;
  (void)run(folder, session, typing({}));
  EXPECT_TRUE(folder.kept("match").empty());
  EXPECT_TRUE(contains(run(folder, {}, typing({"y", "quit"})).text, "hand 1 is being played"));
}

}  // namespace
}  // namespace raisechess::cli
