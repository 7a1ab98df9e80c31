// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_thoughts.h"

#include <gtest/gtest.h>

#include "scripted_hand.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::ComputerThought;
using session::ComputerThoughts;

ai::Decision decision(double equity, std::optional<double> price = std::nullopt) {
  ai::Decision made{Call{}, equity, 0, {}};
  made.reasons.equity_error = 0.01;
  made.reasons.price = price;
  return made;
}

PlayerView ended_by(ResultKind kind) {
  PlayerView view;
  view.result = HandResult{kind, Side::White, {}, {}};
  return view;
}

TEST(ComputerThoughts, AreToldOnceTheEndHasTurnedUpBothDeals) {
  ComputerThoughts thoughts;
  thoughts.keep(3, decision(0.4, 0.3));
  EXPECT_TRUE(thoughts.told({}).empty()) << "the hand is on";
  EXPECT_EQ(thoughts.told(ended_by(ResultKind::Showdown)), (std::vector{ComputerThought{3, 0.4, 0.0196, 0.3}}));
  EXPECT_EQ(thoughts.told(ended_by(ResultKind::Checkmate)).size(), 1U);
}

/// A deal that stays closed stays secret: what its owner thought of it would tell of it.
TEST(ComputerThoughts, OfAHandThatEndsClosedAreNeverTold) {
  ComputerThoughts thoughts;
  thoughts.keep(3, decision(0.4));
  EXPECT_TRUE(thoughts.told(ended_by(ResultKind::Fold)).empty());
  EXPECT_TRUE(thoughts.told(ended_by(ResultKind::Agreed)).empty());
}

TEST(ComputerThoughts, OfALineThatWasTakenBackAreLetGo) {
  ComputerThoughts thoughts;
  for (int ply : {1, 3, 5}) thoughts.keep(ply, decision(0.5));
  thoughts.keep(3, decision(0.6));
  const auto told = thoughts.told(ended_by(ResultKind::Showdown));
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told.back(), (ComputerThought{3, 0.6, 0.0196, std::nullopt}));
}

TEST(ComputerThoughts, OfAWholeHandComeWithItsEnd) {
  SessionStage stage;
  session::MatchChoice choice = chipless();
  choice.level = QStringLiteral("web");
  stage.start(choice);
  QObject::connect(&stage.session(), &session::GameSession::state_changed, [](const session::TableState& state) {
    EXPECT_TRUE(state.hand_over() || state.computer_thoughts.empty());
  });
  while (!stage.state().hand_over()) {
    stage.move_first();
    ASSERT_TRUE(stage.wait_for_turn());
  }
  EXPECT_GT(stage.state().computer_thoughts.size(), 3U);
  stage.session().next_hand();
  EXPECT_TRUE(stage.state().computer_thoughts.empty());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(Fold{});
  EXPECT_TRUE(stage.state().hand_over());
  EXPECT_TRUE(stage.state().computer_thoughts.empty()) << "resigned: the deals stay closed";
}

}  // namespace
}  // namespace raisechess::test
