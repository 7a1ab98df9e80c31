// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <sstream>

#include "deal_text.h"
#include "terminal/replay_session.h"

namespace raisechess::test {
namespace {

using cli::ReplaySeat;

/// Black calls, White moves its hidden rook and folds to Black's raise.
record::HandReplay short_hand() {
  game::HandRecord record;
  record.deals = {deal_of("b1Q e2R h2P"), deal_of("a8R d7N e7B")};
  auto hand = game::Hand::start(record.setup, record.deals).value();
  for (const Action& action :
       {Action{Call{}}, Action{MakeMove{Move::normal(square_at(12), square_at(28))}}, Action{Bet{4}}, Action{Fold{}}}) {
    record.actions.push_back({*hand.to_act(), action});
    EXPECT_FALSE(hand.apply(*hand.to_act(), action));
  }
  record.result = *hand.result();
  return record::HandReplay::of(record).value();
}

std::string session(ReplaySeat seat, const std::string& input) {
  const auto replay = short_hand();
  std::istringstream in(input);
  std::ostringstream out;
  cli::ReplaySession(replay, seat, cli::Console(in, out, {})).run();
  return out.str();
}

/// What is said after the last prompt that was answered.
std::string last_answer(ReplaySeat seat, const std::string& input) {
  std::string text = session(seat, input);
  text.resize(text.rfind("> "));
  return text.substr(text.rfind("> ") + 2);
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(ReplayCommand, EnterGoesOnAndBGoesBack) {
  EXPECT_TRUE(has(session(ReplaySeat::All, ""), "\nStep 0 of 4. The deal.\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "\n"), "\nStep 1 of 4. Black calls.\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "\n\n"), "\nStep 2 of 4. 1. White moves e2-e4.\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "\n\nb\n"), "\nStep 1 of 4."));
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "3\n"), "\nStep 3 of 4. Black bets 4.\n"));
  EXPECT_EQ(last_answer(ReplaySeat::All, "b\n"), "The hand begins here.\n");
  EXPECT_EQ(last_answer(ReplaySeat::All, "end\n\n"), "The hand is over here. q quits.\n");
  EXPECT_EQ(last_answer(ReplaySeat::All, "5\n"), "The steps are 0 to 4.\n");
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "sideways\n"), "That is not understood.\nEnter: the next step."));
}

TEST(ReplayCommand, SaysHowTheHandEnded) {
  EXPECT_TRUE(has(last_answer(ReplaySeat::All, "end\n"), "White folds. Black takes the pot (+2).\n"));
}

/// After the fold the other side's pieces stay face down for who did not see them.
TEST(ReplayCommand, ASideSeesWhatItKnewThen) {
  EXPECT_TRUE(has(last_answer(ReplaySeat::White, "end\n"), "\n7   p  p  p  ?  ?  p  p  p   7\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::White, "end\n"), "\n4   .  .  .  .  R* .  .  .   4\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::Black, "end\n"), "\n7   p  p  p  b* n* p  p  p   7\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::Black, "end\n"), "\n4   .  .  .  ?  .  .  .  .   4\n"));
  EXPECT_TRUE(has(last_answer(ReplaySeat::White, "all\n"), "\n7   p  p  p  n? b? p  p  p   7\n"));
  EXPECT_FALSE(has(session(ReplaySeat::White, "end\n"), "What Black cannot rule out"));
}

TEST(ReplayCommand, TheWholeHandIsPrintedStepByStep) {
  const auto replay = short_hand();
  std::istringstream in;
  std::ostringstream out;
  cli::ReplaySession(replay, ReplaySeat::Black, cli::Console(in, out, {})).show_all();
  for (int step = 0; step <= 4; ++step) {
    EXPECT_TRUE(has(out.str(), "\nStep " + std::to_string(step) + " of 4. ")) << step;
  }
}

}  // namespace
}  // namespace raisechess::test
