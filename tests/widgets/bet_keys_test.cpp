// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QSlider>
#include <QSpinBox>

#include "bar_stage.h"
#include "sample_tables.h"

namespace raisechess::test {
namespace {

using ui::Button;
using KeyPart = ui::ActionBar::Part;

/// The published table of keys: what each one does in each situation, and nothing else.
TEST(BetKeys, ActAsPublished) {
  struct Case {
    Qt::Key key;
    const char* facing;  ///< a bet is faced
    const char* open;    ///< no bet is faced
  };
  const Case cases[] = {{Qt::Key_F, "asks", "asks"}, {Qt::Key_C, "call", ""},     {Qt::Key_B, "", "bet"},
                        {Qt::Key_R, "raise", ""},    {Qt::Key_A, "asks", "asks"}, {Qt::Key_D, "", ""},
                        {Qt::Key_Escape, "", ""}};
  const auto outcome = [](BarStage& stage) -> std::string {
    if (stage.bar.isAsking()) return "asks";
    if (!stage.checked.isEmpty()) return "check";
    if (stage.sent<Fold>()) return "fold";
    if (stage.sent<Call>()) return "call";
    if (stage.sent<Bet>()) return "bet";
    return stage.sent<Raise>() ? "raise" : "";
  };
  for (const Case& c : cases) {
    BarStage facing(facing_bet_table().view);
    facing.key(c.key);
    EXPECT_EQ(outcome(facing), c.facing) << c.key;
    BarStage open(opening_table().view);
    open.key(c.key);
    EXPECT_EQ(outcome(open), c.open) << c.key;
  }
}

/// Whatever of the bar has the focus: Space stands on "Check", so it presses nothing else.
TEST(BetKeys, SpaceChecksWhileNoBetIsFaced) {
  const auto parts = [](BarStage& stage) {
    std::vector<QWidget*> of_bar{stage.bar.findChild<QSlider*>(), stage.bar.findChild<QSpinBox*>()};
    for (KeyPart part : {KeyPart::Fold, KeyPart::Call, KeyPart::Bet, KeyPart::AllIn, KeyPart::MinPreset,
                         KeyPart::PotPreset, KeyPart::Split}) {
      of_bar.push_back(stage.bar.button(part));
    }
    return of_bar;
  };
  BarStage count(opening_table().view);
  for (std::size_t i = 0; i < parts(count).size(); ++i) {
    BarStage open(opening_table().view);
    parts(open)[i]->setFocus();
    open.key(Qt::Key_Space);
    EXPECT_EQ(open.checked.size(), 1) << i;
    EXPECT_TRUE(open.chosen.isEmpty()) << i;
    EXPECT_FALSE(open.bar.isAsking()) << i;
  }
  BarStage facing(facing_bet_table().view);
  facing.bar.findChild<QSlider*>()->setFocus();
  facing.key(Qt::Key_Space);
  EXPECT_EQ(facing.checked.size(), 0);
  facing.bar.button(KeyPart::Call)->setFocus();
  facing.key(Qt::Key_Space);
  EXPECT_TRUE(facing.sent<Call>()) << "where it is not printed it presses as usual";
}

/// The keys that are shown are those that act: without the focus, letters only while an answer is due.
TEST(BetKeys, AreShownWhereTheyAct) {
  for (bool facing : {false, true}) {
    BarStage stage(facing ? facing_bet_table().view : opening_table().view);
    QWidget elsewhere(&stage.top);
    elsewhere.setFocusPolicy(Qt::StrongFocus);
    elsewhere.show();
    EXPECT_EQ(stage.bar.button(KeyPart::Fold)->detail(), "F");
    elsewhere.setFocus();
    EXPECT_EQ(stage.bar.button(KeyPart::Fold)->detail(), facing ? "F" : "Tab, F");
    EXPECT_EQ(stage.bar.tryKey(Qt::Key_A), facing);
    EXPECT_EQ(stage.bar.isAsking(), facing);
    if (!facing) {
      EXPECT_EQ(stage.bar.button(KeyPart::Call)->detail(), "Space");
      EXPECT_TRUE(stage.bar.tryKey(Qt::Key_Space));
    }
  }
}

TEST(BetKeys, ActFromTheFieldOfTheAmount) {
  BarStage stage(facing_bet_table().view);
  stage.bar.findChild<QSpinBox*>()->setFocus();
  stage.key(Qt::Key_R);
  EXPECT_TRUE(stage.sent<Raise>());
}

TEST(BetKeys, CanBeChanged) {
  BarStage stage(facing_bet_table().view);
  ui::BetKeys keys;
  keys.call = Qt::Key_K;
  stage.bar.setKeys(keys);
  stage.key(Qt::Key_C);
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.key(Qt::Key_K);
  EXPECT_TRUE(stage.sent<Call>());
}

/// A button presses by Space unless Space is the key of a bet.
TEST(BetKeys, SpaceIsFreeWhereNoBetHasIt) {
  ui::BetKeys keys;
  keys.check = Qt::Key_X;
  BarStage open(opening_table().view);
  open.bar.setKeys(keys);
  open.bar.button(KeyPart::Fold)->setFocus();
  open.key(Qt::Key_Space);
  EXPECT_EQ(open.checked.size(), 0);
  EXPECT_TRUE(open.bar.isAsking()) << "resigning asks first";

  keys.call = Qt::Key_Space;
  BarStage facing(facing_bet_table().view);
  facing.bar.setKeys(keys);
  facing.bar.button(KeyPart::Bet)->setFocus();
  facing.key(Qt::Key_Space);
  EXPECT_TRUE(facing.sent<Call>());
}

}  // namespace
}  // namespace raisechess::test
