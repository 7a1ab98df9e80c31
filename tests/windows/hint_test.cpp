// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "hint_steps.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

void ask(WindowStage& stage) {
  stage.key(Qt::Key_H, Qt::ControlModifier);
}

const QAction* menu_item(WindowStage& stage) {
  const auto items = stage.window().findChildren<QAction*>();
  return *std::ranges::find_if(items, [](const QAction* item) { return item->text() == QStringLiteral("H&int"); });
}

QString note(WindowStage& stage) {
  return stage.table().log()->note();
}

TEST(Hints, ComeInThreeSteps) {
  WindowStage stage;
  stage.window().start_match(classic_choice("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"));
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  const QString first = QStringLiteral("Hint: look at the rook on e1. Ask again for its move.");
  ASSERT_TRUE(WindowStage::wait([&] { return note(stage) == first; })) << note(stage).toStdString();
  ask(stage);
  EXPECT_TRUE(note(stage).startsWith(QStringLiteral("Hint: Re8, about "))) << note(stage).toStdString();
  ask(stage);
  EXPECT_EQ(note(stage), QStringLiteral("It is mate, whatever the hidden pieces are."));
  ask(stage);
  EXPECT_EQ(note(stage), QStringLiteral("It is mate, whatever the hidden pieces are.")) << "the last step stays";
  EXPECT_EQ(stage.state().view.ply, 0) << "nothing is played";
}

TEST(Hints, AreGoneWithTheNextMove) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(WindowStage::wait([&] { return note(stage).startsWith(QStringLiteral("Hint: look at")); }));
  ASSERT_TRUE(WindowStage::wait([&] { return !stage.session().saving(); })) << "that there was one";
  stage.session().submit(MakeMove{stage.state().view.moves.front()});
  EXPECT_FALSE(note(stage).startsWith(QStringLiteral("Hint")));
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  EXPECT_TRUE(WindowStage::wait([&] { return note(stage).startsWith(QStringLiteral("Hint: look at")); }))
      << "the next one begins with the piece again";
}

TEST(Hints, AreForThePresent) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(MakeMove{stage.state().view.moves.front()});
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  stage.table().look_at(0);
  ASSERT_TRUE(WindowStage::wait([&] { return note(stage).startsWith(QStringLiteral("Hint: look at")); }));
  EXPECT_FALSE(stage.table().board()->hints().empty());
  EXPECT_EQ(stage.table().looked_at(), std::nullopt) << "it came while the start was looked at";
  stage.table().look_at(0);
  EXPECT_TRUE(stage.table().board()->hints().empty()) << "the earlier position is not what it is for";
  ask(stage);
  EXPECT_EQ(stage.table().looked_at(), std::nullopt);
  EXPECT_FALSE(stage.table().board()->hints().empty());
}

TEST(Hints, ThatCannotBeHadSayWhy) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  const QAction* ask_hint = menu_item(stage);
  stage.session().submit(Fold{});
  EXPECT_FALSE(ask_hint->isEnabled());
  EXPECT_EQ(ask_hint->toolTip(), QStringLiteral("This hand is over."));
}

TEST(HintSteps, MarkThePieceThenTheMove) {
  HintSteps steps;
  steps.take({Move::normal(at("e2"), at("e4")), 0.6, {}});
  EXPECT_EQ(steps.marks(), (std::vector<ui::BoardMark>{{at("e2"), at("e2"), ui::BoardMark::Color::Teal}}));
  steps.advance();
  EXPECT_EQ(steps.marks(), (std::vector<ui::BoardMark>{{at("e2"), at("e4"), ui::BoardMark::Color::Teal}}));
}

}  // namespace
}  // namespace raisechess::test
