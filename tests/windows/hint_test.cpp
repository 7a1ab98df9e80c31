// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "hint_card.h"
#include "hint_steps.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/words.h"

namespace raisechess::test {
namespace {

void ask(WindowStage& stage) {
  stage.key(Qt::Key_H, Qt::ControlModifier);
}

const QAction* menu_item(WindowStage& stage) {
  const auto items = stage.window().findChildren<QAction*>();
  return *std::ranges::find_if(items, [](const QAction* item) { return item->text() == QStringLiteral("H&int"); });
}

using Step = HintShown::Step;

HintCard& card(WindowStage& stage) {
  return *stage.table().hint();
}

/// Waits for a hint that begins with its piece.
bool came(WindowStage& stage) {
  return WindowStage::wait([&] { return card(stage).isVisible(); }) &&
         card(stage).sentence(Step::Piece).startsWith(QStringLiteral("Look at")) &&
         card(stage).sentence(Step::Move) == QStringLiteral("One more step shows the move.");
}

TEST(Hints, ComeInThreeSteps) {
  WindowStage stage;
  stage.window().start_match(classic_choice("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"));
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(came(stage));
  EXPECT_EQ(card(stage).sentence(Step::Piece), "Look at the rook on e1.");
  ask(stage);
  EXPECT_TRUE(card(stage).sentence(Step::Move).startsWith(QStringLiteral("Re8, about ")));
  EXPECT_EQ(card(stage).sentence(Step::Reason), "Then comes the reason.");
  ask(stage);
  EXPECT_EQ(card(stage).sentence(Step::Reason), "It is mate, whatever the hidden pieces are.");
  ask(stage);
  EXPECT_EQ(card(stage).sentence(Step::Reason), "It is mate, whatever the hidden pieces are.") << "the last step stays";
  EXPECT_EQ(stage.state().view.ply, 0) << "nothing is played";
  EXPECT_EQ(card(stage).price(), "") << "there are no secrets";
}

TEST(Hints, CanBeFollowedWithTheMouseAlone) {
  WindowStage stage;
  stage.window().start_match(classic_choice("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"));
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(came(stage));
  std::int64_t now = 10'000;
  card(stage).next_button()->setClock([&now] { return now; });
  stage.click(card(stage).next_button());
  stage.click(card(stage).next_button());
  EXPECT_EQ(card(stage).next_button()->text(), "Play it");
  stage.click(card(stage).next_button());
  EXPECT_EQ(stage.state().view.ply, 0) << "a second click on what showed the reason plays nothing";
  now += ui::Button::inert_ms;
  stage.click(card(stage).next_button());
  EXPECT_TRUE(WindowStage::wait([&] { return stage.state().hand_over(); })) << "it was mate";
}

TEST(Hints, StayWhenSomethingElseIsSaid) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(came(stage));
  stage.table().say(QStringLiteral("e2–e5 is no legal move."));
  EXPECT_TRUE(card(stage).isVisible());
  EXPECT_EQ(stage.table().log()->note(), "e2–e5 is no legal move.");
}

TEST(Hints, AreHiddenByTheirButtonAndByEsc) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(came(stage));
  stage.click(card(stage).hide_button());
  EXPECT_FALSE(card(stage).isVisible());
  EXPECT_TRUE(stage.table().board()->hints().empty());
  EXPECT_TRUE(stage.table().tabs()->isVisible());
  ask(stage);
  ASSERT_TRUE(came(stage));
  stage.table().board()->setFocus();
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(card(stage).isVisible());
}

TEST(Hints, AreGoneWithTheNextMove) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  ASSERT_TRUE(came(stage));
  ASSERT_TRUE(WindowStage::wait([&] { return !stage.session().saving(); })) << "that there was one";
  stage.session().submit(MakeMove{stage.state().view.moves.front()});
  EXPECT_FALSE(card(stage).isVisible());
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  EXPECT_TRUE(came(stage)) << "the next one begins with the piece again";
}

TEST(Hints, AreForThePresent) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  stage.session().submit(MakeMove{stage.state().view.moves.front()});
  ASSERT_TRUE(stage.wait_for_turn());
  ask(stage);
  stage.table().look_at(0);
  ASSERT_TRUE(came(stage));
  EXPECT_FALSE(stage.table().board()->hints().empty());
  EXPECT_EQ(stage.table().looked_at(), std::nullopt) << "it came while the start was looked at";
  stage.table().look_at(0);
  EXPECT_TRUE(stage.table().board()->hints().empty()) << "the earlier position is not what it is for";
  EXPECT_FALSE(card(stage).isVisible());
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
  const session::TableState state = state_of(fresh_hand(false));
  HintSteps steps;
  steps.take({Move::normal(at("e2"), at("e4")), 0.6, {}, {}});
  EXPECT_EQ(steps.shown(state).marks, (std::vector<ui::BoardMark>{{at("e2"), at("e2"), ui::BoardMark::Color::Teal}}));
  EXPECT_EQ(steps.shown(state).move, "");
  EXPECT_EQ(steps.shown(state).price, "") << "it would tell the move";
  steps.advance();
  EXPECT_EQ(steps.shown(state).marks, (std::vector<ui::BoardMark>{{at("e2"), at("e4"), ui::BoardMark::Color::Teal}}));
}

/// The hint with all its steps, in a fresh hand without chips.
HintShown told(const session::Hint& hint) {
  const session::TableState state = state_of(fresh_hand(false));
  HintSteps steps;
  steps.take(hint);
  steps.advance();
  steps.advance();
  HintShown shown = steps.shown(state);
  for (QString* text : {&shown.piece, &shown.move, &shown.reason, &shown.price}) text->replace(QChar(0xa0), ' ');
  return shown;
}

TEST(HintSteps, CompareNumbersWhereNoSentenceHolds) {
  const Move chosen = Move::normal(at("e2"), at("e4"));
  const auto rated = [](const char* from, const char* to) { return RatedMove{Move::normal(at(from), at(to)), 0.48}; };
  EXPECT_EQ(told({chosen, 0.52, {}, rated("c2", "c4")}).reason,
            "It has a chance of 52 % to win; the next best move, c4, has 48 %.");
  EXPECT_EQ(told({chosen, 0.481, {}, rated("c2", "c4")}).reason,
            "It has a chance of 48 % to win; no move that was looked at has clearly more (c4: 48 %).");
  EXPECT_EQ(told({chosen, 0.479, {}, rated("d2", "g5")}).reason,
            "d2–g5 has about the same chance (48 %), but tells more of your hidden pieces.");
  EXPECT_EQ(told({chosen, 0.52, {}, std::nullopt}).reason,
            "It has a chance of 52 % to win; all other moves fell behind after a short look.");
}

TEST(HintSteps, NameThePriceOfWhatTheMoveTells) {
  const session::TableState state = state_of(fresh_hand(false));
  EXPECT_EQ(told({Move::normal(at("e2"), at("e4")), 0.5, {}, {}}).price,
            "Price: none. The move tells nothing, 125 deals stay.");
  const auto& marks = state.secrecy.marks;
  const auto jump = std::ranges::find_if(marks, [](const SecrecyMark& mark) { return mark.types_left == 1; });
  ASSERT_NE(jump, marks.end());
  const HintShown shown = told({jump->move, 0.5, {}, {}});
  EXPECT_TRUE(shown.price.startsWith(QStringLiteral("Price: it shows that ") + ui::Words::square(jump->move.from())))
      << shown.price.toStdString();
  EXPECT_TRUE(shown.price.endsWith(QStringLiteral(": 125 → 25 deals, −2.3 bits."))) << shown.price.toStdString();
  EXPECT_TRUE(shown.piece.contains(QStringLiteral("your hidden "))) << shown.piece.toStdString();
}

}  // namespace
}  // namespace raisechess::test
