// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "said_texts.h"
#include "scripted_hand.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

constexpr auto opening = "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6";

game::Hand hand_with(const std::string& computers_deal) {
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", computers_deal);
  hand.apply(Side::Black, Call{});
  EXPECT_EQ(play(hand, opening), "");
  return hand;
}

/// Deals of the computer that the person cannot tell apart after the opening.
const std::vector<std::string> deals{"b8N c8B h7P", "b8Q c8B h7P", "b8R c8B h7R", "b8P c8Q h7P", "b8B c8B h7R"};

QStringList texts_of(const game::Hand& hand, int look_at) {
  WindowStage stage;
  emit stage.session().state_changed(state_of(hand));
  if (look_at >= 0) stage.table().look_at(look_at);
  return all_texts(stage.window());
}

TEST(Secrecy, TheWindowSaysTheSameWhateverTheComputerHolds) {
  const game::Hand first = hand_with(deals[0]);
  const QStringList texts = texts_of(first, -1);
  ASSERT_GT(texts.size(), 300) << "the whole tree is read";
  int compared = 0;
  for (std::size_t i = 1; i < deals.size(); ++i) {
    const game::Hand other = hand_with(deals[i]);
    if (other.view_for(Side::White) != first.view_for(Side::White)) continue;  // the person could tell them apart
    ++compared;
    EXPECT_EQ(texts_of(other, -1), texts) << deals[i];
  }
  EXPECT_GE(compared, 2);
}

TEST(Secrecy, AlsoWhenLookingBack) {
  const QStringList texts = texts_of(hand_with(deals[0]), 3);
  EXPECT_EQ(texts_of(hand_with(deals[1]), 3), texts);
}

TEST(Secrecy, TheTextsDoShowWhatThePersonMayKnow) {
  const QStringList before = texts_of(start(HandSetup(), "b1R d2Q g1N", deals[0]), -1);
  EXPECT_NE(texts_of(hand_with(deals[0]), -1), before);
  const QString all = before.join('\n');
  EXPECT_TRUE(all.contains("b1, white hidden piece, yours, a rook")) << "one's own pieces are named";
  EXPECT_TRUE(all.contains("b8, black hidden piece"));
}

}  // namespace
}  // namespace raisechess::test
