// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "hint_card.h"
#include "knowledge/supposition.h"
#include "random_hand.h"
#include "said_texts.h"
#include "scripted_hand.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// A hand in the window: h7–h6 may be of a rook or a pawn, b8 may be anything, c8–e6 was of a bishop.
game::Hand hand_with(const std::string& computers_deal = "b8N c8B h7P", const HandSetup& setup = chipless_setup()) {
  game::Hand hand = start(setup, "b1R d2Q g1N", computers_deal);
  if (setup.betting != BettingMode::None) hand.apply(Side::Black, Call{});
  EXPECT_EQ(play(hand, "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6"), "");
  return hand;
}

void show(WindowStage& stage, const game::Hand& hand) {
  emit stage.session().state_changed(state_of(hand));
  QCoreApplication::processEvents();
}

/// A cell of the table of ranges by the beginning of its name.
QWidget* cell(WindowStage& stage, const QString& name) {
  for (QWidget* widget : stage.table().ranges()->findChildren<QWidget*>()) {
    if (widget->inherits("raisechess::ui::RangeCell") && widget->accessibleName().startsWith(name)) return widget;
  }
  return nullptr;
}

QString text_of(WindowStage& stage, const char* widget_class) {
  for (QWidget* widget : stage.table().findChildren<QWidget*>()) {
    if (widget->inherits(widget_class) && widget->isVisible()) {
      return widget->accessibleName().replace(QChar(0xa0), ' ');
    }
  }
  return {};
}
QString strip(WindowStage& stage) {
  return text_of(stage, "raisechess::ui::ThoughtStrip");
}
QString meter(WindowStage& stage) {
  return text_of(stage, "raisechess::ui::EquityMeter");
}

bool wait_for_thought(WindowStage& stage, std::size_t pins = 1) {
  return WindowStage::wait([&] {
    const auto& thought = stage.table().thought();
    return thought && thought->supposition.pins.size() == pins;
  });
}

QAction* menu_item(WindowStage& stage, const QString& text) {
  const auto items = stage.window().findChildren<QAction*>();
  return *std::ranges::find_if(items, [&](const QAction* item) { return item->text() == text; });
}

TEST(WhatIf, AClickOnATypeIsAThoughtAndNoFact) {
  WindowStage stage;
  show(stage, hand_with());
  const QString facts = stage.table().board()->squareName(at("h6"));
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  EXPECT_EQ(strip(stage), "Your thought: h6 is a rook · 10 deals → 5");
  EXPECT_EQ(stage.table().board()->squareName(at("h6")),
            "h6, black hidden piece: what if it is a rook? A thought, not a fact");
  EXPECT_EQ(stage.table().board()->squareDescription(at("h5")), "in your thought it could go here");
  EXPECT_EQ(cell(stage, "h7 → h6, rook")->accessibleName().replace(QChar(0xa0), ' '),
            "h7 → h6, rook: what if, was 50 %");
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.table().thought());
  EXPECT_EQ(strip(stage), "");
  EXPECT_EQ(stage.table().board()->squareName(at("h6")), facts);
}

TEST(WhatIf, ChangesNoFact) {
  WindowStage stage;
  const game::Hand hand = hand_with();
  show(stage, hand);
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  const ui::BoardState& board = stage.table().board()->state();
  EXPECT_EQ(board.view.moves, hand.moves());
  EXPECT_EQ(board.secrecy, state_of(hand).secrecy);
  EXPECT_EQ(board.range, state_of(hand).range);
}

TEST(WhatIf, ShowsWhatThePieceCouldReachAttackAndThreaten) {
  WindowStage stage;
  show(stage, hand_with());
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  const ui::BoardWidget* board = stage.table().board();
  EXPECT_EQ(board->squareDescription(at("g6")), "in your thought it could go here");
  EXPECT_EQ(board->squareDescription(at("h2")), "in your thought it threatens your piece here");
  EXPECT_EQ(board->squareDescription(at("a3")), "");
  stage.click(cell(stage, "h7 → h6, pawn"));
  ASSERT_TRUE(WindowStage::wait([&] { return strip(stage).contains("pawn"); }));
  EXPECT_EQ(board->squareDescription(at("g5")), "in your thought it attacks this square");
  EXPECT_EQ(board->squareDescription(at("h2")), "");
}

TEST(WhatIf, IsFollowedByHints) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  emit stage.table().type_chosen(stage.state().range.rows.front().origin, PieceType::Queen);
  ASSERT_TRUE(wait_for_thought(stage));
  stage.key(Qt::Key_H, Qt::ControlModifier);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.table().hint()->isVisible(); }));
  const auto labels = stage.table().hint()->findChildren<ui::Label*>();
  EXPECT_TRUE(
      std::ranges::any_of(labels, [](ui::Label* label) { return label->text() == "in your thought · step 1 of 3"; }));
}

TEST(WhatIf, SeveralThoughtsGoTogetherAndTheSameClickLetsGo) {
  WindowStage stage;
  show(stage, hand_with());
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  stage.click(cell(stage, "b8, queen"));
  ASSERT_TRUE(wait_for_thought(stage, 2));
  EXPECT_EQ(strip(stage), "Your thought: h6 is a rook, b8 is a queen · 10 deals → 1");
  stage.click(cell(stage, "b8, knight"));
  ASSERT_TRUE(WindowStage::wait([&] { return strip(stage).contains("b8 is a knight"); }));
  EXPECT_EQ(stage.table().thought()->supposition.pins.size(), 2U) << "another type of the same piece";
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  EXPECT_EQ(strip(stage), "Your thought: b8 is a knight · 10 deals → 2");
}

TEST(WhatIf, WhatIsRuledOutOrKnownCannotBeThought) {
  WindowStage stage;
  show(stage, hand_with());
  stage.click(cell(stage, "c8 → e6, queen"));
  EXPECT_EQ(stage.table().log()->note(), "e4–d5 is legal: a queen on e6 would forbid it.");
  stage.click(cell(stage, "c8 → e6, bishop"));
  EXPECT_EQ(stage.table().log()->note(), "That is no thought but a fact: no other type is left.");
  EXPECT_FALSE(stage.table().thought());
}

/// Two pins that are possible each for itself and not together; nothing if the range has none.
std::optional<Pins> contradiction(const game::Hand& hand) {
  const knowledge::PrivateKnowledge& known = hand.knowledge(Side::White);
  const RangeTable range = known.table();
  for (const RangeRow& one : range.rows) {
    for (const RangeRow& two : range.rows) {
      for (std::size_t i = 0; i < 25 && one.origin != two.origin; ++i) {
        const Pins pins{{one.origin, pocket_types[i / 5]}, {two.origin, pocket_types[i % 5]}};
        if (one.deals[i / 5] > 0 && two.deals[i % 5] > 0 && !knowledge::suppose(known, pins)) return pins;
      }
    }
  }
  return std::nullopt;
}

/// A hand whose range ties two pieces together: one of them gave a check, say, or guards a square.
std::pair<game::Hand, Pins> tied_hand() {
  Dice dice(7);
  while (true) {
    const HandSetup setup = chipless_setup();
    auto hand = game::Hand::start(setup, random_deals(dice, setup)).value();
    while (!hand.result() && hand.ply() < 40) {
      if (hand.apply(hand.active(), MakeMove{random_move(dice, hand)})) break;
      if (hand.result() || hand.active() == Side::Black) continue;
      if (auto pins = contradiction(hand)) return {std::move(hand), *pins};
    }
  }
}

TEST(WhatIf, ThoughtsThatContradictEachOtherCannotBeHad) {
  WindowStage stage;
  const auto [hand, pins] = tied_hand();
  show(stage, hand);
  emit stage.table().type_chosen(pins.front().origin, pins.front().type);
  ASSERT_TRUE(wait_for_thought(stage));
  const auto before = stage.table().thought();
  emit stage.table().type_chosen(pins.back().origin, pins.back().type);
  const auto refused = [&] { return stage.table().log()->note().startsWith("That contradicts your thought"); };
  ASSERT_TRUE(WindowStage::wait(refused)) << stage.table().log()->note().toStdString();
  EXPECT_EQ(stage.table().thought(), before);
}

TEST(WhatIf, IsReachedByKeysAlone) {
  WindowStage stage;
  show(stage, hand_with());
  stage.key(Qt::Key_T, Qt::ControlModifier);
  ASSERT_EQ(stage.window().focusWidget(), cell(stage, "h7 → h6, rook"));
  stage.key(Qt::Key_Return);
  ASSERT_TRUE(wait_for_thought(stage));
  EXPECT_TRUE(menu_item(stage, "Let &go of the thought")->isEnabled());
  menu_item(stage, "Let &go of the thought")->trigger();
  EXPECT_FALSE(stage.table().thought());
  EXPECT_FALSE(menu_item(stage, "Let &go of the thought")->isEnabled());
}

TEST(WhatIf, ItsPromptGoesWithEscAndWithTheChoice) {
  WindowStage stage;
  show(stage, hand_with());
  const auto asks = [&] { return stage.table().log()->note().startsWith("What if?"); };
  menu_item(stage, "&What if …")->trigger();
  EXPECT_TRUE(asks());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(asks());
  menu_item(stage, "&What if …")->trigger();
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  EXPECT_FALSE(asks());
}

TEST(WhatIf, IsOfThePresentPosition) {
  WindowStage stage;
  game::Hand hand = hand_with();
  show(stage, hand);
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  stage.table().look_at(2);
  EXPECT_FALSE(stage.table().board()->state().thought) << "at an earlier position nothing is supposed";
  EXPECT_EQ(strip(stage), "");
  stage.table().look_at_present();
  EXPECT_TRUE(stage.table().board()->state().thought);
  ASSERT_EQ(play(hand, "a2a3"), "");
  show(stage, hand);
  EXPECT_FALSE(stage.table().thought()) << "a new position";
  EXPECT_FALSE(stage.table().board()->state().thought);
}

TEST(WhatIf, GoesWhereTheRangesAreHidden) {
  WindowStage stage;
  show(stage, hand_with());
  stage.click(cell(stage, "h7 → h6, rook"));
  ASSERT_TRUE(wait_for_thought(stage));
  stage.key(Qt::Key_R, Qt::ControlModifier);
  EXPECT_FALSE(stage.table().thought());
}

bool wait_for_chance(WindowStage& stage) {
  return WindowStage::wait([&] { return meter(stage).contains('%') && !meter(stage).contains(QChar(0x2026)); });
}

TEST(Chance, IsShownOnlyWhereItIsAskedForAndRemembered) {
  WindowStage stage;
  show(stage, hand_with());
  EXPECT_EQ(meter(stage), "");
  menu_item(stage, "Show my &chance")->trigger();
  ASSERT_TRUE(wait_for_chance(stage)) << meter(stage).toStdString();
  EXPECT_TRUE(meter(stage).startsWith("your chance to win the hand: "));
  stage.close();
  stage.open();
  show(stage, hand_with());
  EXPECT_TRUE(wait_for_chance(stage));
}

TEST(Chance, WithChipsIsTheEquityAgainstTheRange) {
  WindowStage stage;
  stage.settings().set_chance_shown(true);
  stage.close();
  stage.open();
  show(stage, facing_bet_hand());
  EXPECT_TRUE(meter(stage).startsWith("your equity against the range: …")) << "worked out aside";
  ASSERT_TRUE(wait_for_chance(stage));
  EXPECT_TRUE(meter(stage).contains("needed")) << meter(stage).toStdString();
}

TEST(Chance, FollowsTheThought) {
  WindowStage stage;
  show(stage, hand_with());
  menu_item(stage, "Show my &chance")->trigger();
  ASSERT_TRUE(wait_for_chance(stage));
  const QString facts = meter(stage);
  stage.click(cell(stage, "b8, queen"));
  ASSERT_TRUE(WindowStage::wait([&] { return strip(stage).contains("your chance"); })) << strip(stage).toStdString();
  EXPECT_TRUE(meter(stage).startsWith("your chance in your thought: ")) << meter(stage).toStdString();
  stage.key(Qt::Key_Escape);
  EXPECT_EQ(meter(stage), facts);
}

TEST(Chance, OfAnEarlierPositionIsNeverShown) {
  WindowStage stage;
  game::Hand hand = hand_with();
  menu_item(stage, "Show my &chance")->trigger();
  show(stage, hand);
  ASSERT_EQ(play(hand, "a2a3"), "");
  show(stage, hand);
  EXPECT_TRUE(meter(stage).endsWith("…")) << meter(stage).toStdString();
  hand.apply(Side::White, Fold{});
  show(stage, hand);
  QTest::qWait(300);
  EXPECT_EQ(meter(stage), "") << "the hand is over";
}

/// What the window says with a thought and the chance on, where the computer holds `deal`.
QStringList texts_with(const std::string& deal, const HandSetup& setup) {
  WindowStage stage;
  menu_item(stage, "Show my &chance")->trigger();
  show(stage, hand_with(deal, setup));
  stage.click(cell(stage, "h7 → h6, rook"));
  EXPECT_TRUE(WindowStage::wait([&] { return strip(stage).contains("your chance"); }));
  return all_texts(stage.window());
}

TEST(Secrecy, TheAnalysisSaysTheSameWhateverTheComputerHolds) {
  for (const HandSetup& setup : {chipless_setup(), HandSetup()}) {
    const PlayerView view = hand_with("b8N c8B h7P", setup).view_for(Side::White);
    const QStringList texts = texts_with("b8N c8B h7P", setup);
    for (const char* deal : {"b8Q c8B h7P", "b8B c8B h7R"}) {
      ASSERT_EQ(hand_with(deal, setup).view_for(Side::White), view) << deal;
      EXPECT_EQ(texts_with(deal, setup), texts) << deal;
    }
  }
}

}  // namespace
}  // namespace raisechess::test
