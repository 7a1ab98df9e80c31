// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "terminal/terminal_match.h"

namespace raisechess::cli {
namespace {

/// Has chosen before it has thought.
class Hasty : public ai::Player {
 public:
  void follow(const PlayerView&) override {}
  ai::Decision choose(const PlayerView& view, ai::Budget, std::uint64_t, std::stop_token) override {
    return {MakeMove{view.moves.front()}, 0.5, 0};
  }
};

/// When the computer's action appears is settled before it thinks: how soon it has chosen must not show.
TEST(ThinkingTime, AnActionThatIsChosenAtOnceAppearsNoSooner) {
  MatchChoice choice = first_choice();
  choice.setup.first_white = TerminalMatch::computer;
  auto match = TerminalMatch::start(choice, 1, [](ai::Level) { return std::make_unique<Hasty>(); }).value();
  ASSERT_FALSE(match.next_hand("a nonce"));
  ASSERT_TRUE(match.computer_to_act());
  const Thinking thinking{{}, std::chrono::milliseconds(40)};
  const auto asked = std::chrono::steady_clock::now();
  ASSERT_FALSE(match.computer_acts(thinking));
  EXPECT_GE(std::chrono::steady_clock::now() - asked, thinking.appears_after);
  EXPECT_EQ(match.view().ply, 1);
}

}  // namespace
}  // namespace raisechess::cli
