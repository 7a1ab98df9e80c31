// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/action_bar.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include "bar_stage.h"
#include "sample_tables.h"
#include "widgets/hand_panel.h"

namespace raisechess::test {
namespace {

using ui::ActionBar;
using ui::Button;
using Part = ActionBar::Part;

TEST(ActionBar, SendsWhatItsButtonsSay) {
  BarStage stage(facing_bet_table().view);
  stage.click(Part::Fold);
  EXPECT_TRUE(stage.sent<Fold>());
  stage.click(Part::Call);
  EXPECT_TRUE(stage.sent<Call>());
  stage.bar.setAmount(18);
  stage.click(Part::Bet);
  ASSERT_TRUE(stage.sent<Raise>());
  EXPECT_EQ(stage.sent<Raise>()->to, 18);
}

TEST(ActionBar, BetsWhereNoBetIsFacedAndChecksByGivingTheBoardItsTurn) {
  BarStage stage(opening_table().view);
  stage.click(Part::PotPreset);
  stage.click(Part::Bet);
  ASSERT_TRUE(stage.sent<Bet>());
  EXPECT_EQ(stage.sent<Bet>()->to, 4);
  stage.click(Part::Call);
  EXPECT_EQ(stage.checked.size(), 1);
  EXPECT_EQ(stage.chosen.size(), 1);
}

TEST(ActionBar, AsksBeforeAllIn) {
  BarStage stage(facing_bet_table().view);
  stage.click(Part::AllIn);
  EXPECT_TRUE(stage.bar.isAsking());
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.click(Part::Cancel);
  EXPECT_FALSE(stage.bar.isAsking());
  stage.click(Part::AllIn);
  stage.click(Part::Confirm);
  stage.key(Qt::Key_Return);
  EXPECT_TRUE(stage.chosen.isEmpty()) << "what appears is inert for a second";
  stage.now += Button::inert_ms;
  stage.key(Qt::Key_Return);
  ASSERT_TRUE(stage.sent<Raise>());
  EXPECT_EQ(stage.sent<Raise>()->to, 90);
}

/// "Yes" may lie where the bet's button lay; and a key that is held down must not answer what its first press has
/// asked.
TEST(ActionBar, IsNotAnsweredByASecondClickOrAHeldKey) {
  BarStage stage(facing_bet_table().view);
  stage.bar.setAmount(90);
  stage.click(Part::Bet);
  stage.click(Part::Confirm);
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.now += Button::inert_ms;
  QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, "\r", true);
  QApplication::sendEvent(stage.bar.button(Part::Confirm), &held);
  EXPECT_TRUE(stage.chosen.isEmpty());
  EXPECT_TRUE(stage.bar.isAsking());
}

TEST(ActionBar, CallsARaiseARaiseWhenItAsks) {
  const auto question = [](const PlayerView& view) {
    BarStage stage(view);
    stage.click(Part::AllIn);
    QStringList texts;
    for (const QLabel* label : stage.bar.findChildren<QLabel*>()) texts << label->text();
    return texts.filter("?").join('|');
  };
  EXPECT_EQ(question(facing_bet_table().view), "Raise to 90, all your chips?");
  EXPECT_EQ(question(opening_table().view), "Bet 86, all that the computer can match?");
}

/// A second click where the first one was must not say yes.
TEST(ActionBar, HasNoWhereAllInWas) {
  BarStage stage(facing_bet_table().view);
  const Button* all_in = stage.bar.button(Part::AllIn);
  const QPoint place = all_in->mapTo(&stage.top, all_in->rect().center());
  QTest::mouseClick(stage.top.windowHandle(), Qt::LeftButton, {}, place);
  QTest::mouseClick(stage.top.windowHandle(), Qt::LeftButton, {}, place);
  EXPECT_TRUE(stage.chosen.isEmpty());
}

TEST(ActionBar, AsksBeforeARaiseThatIsAllIn) {
  BarStage stage(facing_bet_table().view);
  stage.bar.setAmount(90);
  stage.click(Part::Bet);
  EXPECT_TRUE(stage.bar.isAsking());
  EXPECT_TRUE(stage.chosen.isEmpty());
}

TEST(ActionBar, GoesAllInAtOnceWhereThePlayerWantsThat) {
  BarStage stage(facing_bet_table().view);
  stage.bar.setConfirmAllIn(false);
  stage.click(Part::AllIn);
  EXPECT_TRUE(stage.sent<Raise>());
}

TEST(ActionBar, AsksBeforeResigning) {
  BarStage stage(opening_table().view);
  stage.click(Part::Fold);
  EXPECT_TRUE(stage.bar.isAsking());
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.bar.isAsking());
}

/// The button folds to a bet at once; the key, which is a file too, asks, and only Enter answers it.
/// What is below the bar stays where it is, from one decision to the next.
TEST(ActionBar, IsAsHighForOneDecisionAsForAnother) {
  for (const ui::Density density : {ui::Density::Normal, ui::Density::Compact}) {
    const int width = density == ui::Density::Normal ? 584 : 512;
    const BarStage facing(facing_bet_table().view, density, width);
    const int height = facing.bar.heightForWidth(width);
    PlayerView over = opening_table().view;
    over.bet.reset();
    PlayerView waiting = facing_bet_table().view;
    waiting.to_act = other(waiting.viewer);
    for (const PlayerView& view : {opening_table().view, over, waiting, raised_table().view}) {
      const BarStage stage(view, density, width);
      EXPECT_EQ(stage.bar.heightForWidth(width), height);
    }
  }
}

/// The button is the first stop of the bar, and Enter moves on the board, too.
TEST(ActionBar, AsksBeforeFoldingByAKeyOnTheButton) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    BarStage stage(facing_bet_table().view);
    stage.bar.button(Part::Fold)->setFocus();
    stage.key(key);
    EXPECT_TRUE(stage.bar.isAsking()) << key;
    EXPECT_TRUE(stage.chosen.isEmpty()) << key;
  }
}

TEST(ActionBar, AsksBeforeFoldingByTheKey) {
  BarStage stage(facing_bet_table().view);
  stage.key(Qt::Key_F);
  stage.now += Button::inert_ms;
  stage.key(Qt::Key_F);
  EXPECT_TRUE(stage.chosen.isEmpty());
  EXPECT_TRUE(stage.bar.isAsking());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.bar.isAsking());
  stage.key(Qt::Key_F);
  stage.now += Button::inert_ms;
  stage.key(Qt::Key_Return);
  EXPECT_TRUE(stage.sent<Fold>());
}

/// A label that the game changes stays inert for one second, against clicks meant for the old one.
TEST(InertSecond, FollowsALabelThatTheGameChanged) {
  BarStage stage(opening_table().view);
  stage.bar.setView(facing_bet_table().view);
  EXPECT_EQ(stage.bar.button(Part::Call)->text(), "Call 6");
  stage.click(Part::Call);
  stage.now += Button::inert_ms - 1;
  stage.click(Part::Call);
  stage.key(Qt::Key_C);
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.now += 1;
  stage.click(Part::Call);
  EXPECT_TRUE(stage.sent<Call>());
}

TEST(InertSecond, DoesNotFollowThePlayersOwnSlider) {
  BarStage stage(facing_bet_table().view);
  stage.bar.findChild<QSlider*>()->setValue(30);
  stage.click(Part::Bet);
  ASSERT_TRUE(stage.sent<Raise>());
  EXPECT_EQ(stage.sent<Raise>()->to, 30);
}

TEST(Amount, IsHeldWithinTheBounds) {
  BarStage stage(facing_bet_table().view);
  EXPECT_EQ(stage.bar.amount(), 12);
  stage.bar.setAmount(5);
  EXPECT_EQ(stage.bar.amount(), 12);
  stage.bar.setAmount(5'000);
  EXPECT_EQ(stage.bar.amount(), 90);
  EXPECT_EQ(stage.bar.findChild<QSlider*>()->maximum(), 90);
  auto* box = stage.bar.findChild<QSpinBox*>();
  for (int i = 0; i < 3; ++i) box->stepUp();
  EXPECT_EQ(stage.bar.amount(), 90);
  for (int i = 0; i < 100; ++i) box->stepDown();
  EXPECT_EQ(stage.bar.amount(), 12);
}

TEST(Amount, StaysWhereThePlayerPutItWhileTheSameDecisionIsOpen) {
  BarStage stage(facing_bet_table().view);
  stage.bar.setAmount(18);
  stage.bar.setView(facing_bet_table().view);
  EXPECT_EQ(stage.bar.amount(), 18);
  stage.bar.setView(opening_table().view);
  EXPECT_EQ(stage.bar.amount(), 2);
}

TEST(Amount, IsMovedByTheWheelByOneChipOrABigBlind) {
  BarStage stage(facing_bet_table().view);
  auto* slider = stage.bar.findChild<QSlider*>();
  const auto turn = [&](int angle, Qt::KeyboardModifiers keys) {
    const QPointF place = QRectF(slider->rect()).center();
    QWheelEvent event(place, slider->mapToGlobal(place), {}, {0, angle}, {}, keys, Qt::NoScrollPhase, false);
    QApplication::sendEvent(slider, &event);
  };
  turn(120, {});
  EXPECT_EQ(stage.bar.amount(), 13);
  turn(120, Qt::ControlModifier);
  EXPECT_EQ(stage.bar.amount(), 15);
  turn(-120, {});
  EXPECT_EQ(stage.bar.amount(), 14);
}

TEST(Unavailable, ButtonsStayReachableAndTellWhy) {
  PlayerView view = facing_bet_table().view;
  view.to_act = Side::Black;
  BarStage stage(view);
  Button* fold = stage.bar.button(Part::Fold);
  fold->setFocus();
  EXPECT_TRUE(fold->hasFocus());
  EXPECT_TRUE(fold->isEnabled());
  stage.click(Part::Fold);
  stage.key(Qt::Key_F);
  EXPECT_TRUE(stage.chosen.isEmpty());
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(fold);
  EXPECT_EQ(spoken->text(QAccessible::Description), "The computer is to act.");
  EXPECT_EQ(stage.bar.reason(), "The computer is to act.");
}

TEST(Split, IsOfferedAndAnswered) {
  BarStage offering(opening_table().view);
  offering.click(Part::Split);
  EXPECT_TRUE(offering.sent<OfferSplit>());
  PlayerView view = opening_table().view;
  view.split_offer = Side::Black;
  BarStage answering(view);
  answering.click(Part::Call);
  EXPECT_TRUE(answering.sent<AgreeSplit>());
  answering.click(Part::Bet);
  EXPECT_TRUE(answering.sent<DeclineSplit>());
}

/// Stacks of a million, in a narrow window: no label is cut.
TEST(LongNumbers, AreShownWhole) {
  PlayerView view = facing_bet_table().view;
  view.pot = 1'400'000;
  view.to_call = 600'000;
  view.stacks = {999'999, 999'999};
  view.raise = BetBounds{999'998, 999'999, BetBounds::Least::LastBet, BetBounds::Most::OwnStack, 600'000};
  for (const auto& [density, width] : {std::pair(ui::Density::Compact, 470), std::pair(ui::Density::Normal, 584)}) {
    BarStage stage(view, density, width);
    stage.bar.setEquity(ui::EquityShown{Chance{0.62, 0.04}, false});
    stage.bar.setAmount(999'998);
    QCoreApplication::processEvents();
    EXPECT_LE(stage.bar.width(), width);
    for (Part part : {Part::Fold, Part::Call, Part::Bet, Part::AllIn, Part::MinPreset, Part::PotPreset}) {
      EXPECT_TRUE(stage.bar.button(part)->showsWholeLabel()) << stage.bar.button(part)->text().toStdString();
    }
    for (const QLabel* label : stage.bar.findChildren<QLabel*>()) {
      if (!label->isVisible() || label->wordWrap()) continue;
      EXPECT_GE(label->width(), label->sizeHint().width()) << label->text().toStdString();
    }
  }
}

TEST(Split, SaysThatItIsDeclined) {
  PlayerView view = opening_table().view;
  view.log.push_back({Side::White, OfferSplit{}, {}});
  view.log.push_back({Side::Black, DeclineSplit{}, {}});
  const auto says = [](const QWidget& widget, const QString& words) {
    const auto labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(words); });
  };
  const BarStage stage(view);
  EXPECT_TRUE(says(stage.bar, "The computer declines the split."));
  ui::HandPanel panel;
  panel.setView(view);
  EXPECT_TRUE(says(panel, "The computer declines the draw"));
}

TEST(HandPanel, ResignsOnlyAfterASecondThought) {
  ui::HandPanel panel;
  panel.setView(opening_table().view);
  QSignalSpy chosen(&panel, &ui::HandPanel::actionChosen);
  panel.show();
  panel.resignButton()->setFocus();
  panel.resignButton()->click();
  EXPECT_TRUE(panel.isAsking());
  EXPECT_EQ(panel.resignButton()->text(), "No, play on") << "it is where the mouse and the keyboard are";
  panel.resignButton()->click();
  EXPECT_FALSE(panel.isAsking());
  EXPECT_TRUE(chosen.isEmpty());
  panel.resignButton()->click();
  panel.sureButton()->setReadyAtOnce();
  panel.sureButton()->click();
  ASSERT_EQ(chosen.size(), 1);
  EXPECT_TRUE(std::holds_alternative<Fold>(chosen[0][0].value<Action>()));
}

/// Whether there is a draw to offer or to answer or not.
TEST(HandPanel, ResigningHasAPlaceOfItsOwn) {
  ui::HandPanel panel;
  panel.resize(500, 150);
  PlayerView view = opening_table().view;
  std::vector<QRect> places;
  for (const bool splits : {false, true}) {
    view.setup.agreed_split = splits;
    panel.setView(view);
    panel.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&panel));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    places.push_back(panel.resignButton()->geometry());
  }
  EXPECT_EQ(places[0], places[1]);
  EXPECT_FALSE(places[0].intersects(panel.splitButton()->geometry()));
  EXPECT_GT(panel.splitButton()->x(), 250);
}

TEST(HandPanel, OffersAndAnswersADraw) {
  ui::HandPanel panel;
  PlayerView view = opening_table().view;
  panel.setView(view);
  QSignalSpy chosen(&panel, &ui::HandPanel::actionChosen);
  panel.splitButton()->click();
  EXPECT_TRUE(std::holds_alternative<OfferSplit>(chosen.last()[0].value<Action>()));
  view.split_offer = Side::Black;
  panel.setView(view);
  panel.declineButton()->click();
  EXPECT_TRUE(std::holds_alternative<DeclineSplit>(chosen.last()[0].value<Action>()));
}

}  // namespace
}  // namespace raisechess::test
