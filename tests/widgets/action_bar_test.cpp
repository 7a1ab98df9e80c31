// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/action_bar.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWindow>

#include "sample_tables.h"
#include "widgets/hand_panel.h"

namespace raisechess::test {
namespace {

using ui::ActionBar;
using ui::Button;
using Part = ActionBar::Part;

/// A window with the bar, and a clock that stands still until it is moved.
struct BarStage {
  explicit BarStage(const PlayerView& view, ui::Density density = ui::Density::Normal, int width = 584)
      : chosen(&bar, &ActionBar::actionChosen), checked(&bar, &ActionBar::checkChosen) {
    auto* layout = new QVBoxLayout(&top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&bar);
    layout->addStretch();
    bar.setClock([this] { return now; });
    bar.setDensity(density);
    bar.setView(view);
    top.resize(width, 320);
    top.show();
    (void)QTest::qWaitForWindowExposed(&top);
    top.activateWindow();
    bar.button(Part::Call)->setFocus();
  }

  void click(Part part) {
    const Button* button = bar.button(part);
    QTest::mouseClick(top.windowHandle(), Qt::LeftButton, {}, button->mapTo(&top, button->rect().center()));
  }
  void key(Qt::Key key) { QTest::keyClick(top.windowHandle(), key); }
  template <class T>
  const T* sent() const {
    if (chosen.isEmpty()) return nullptr;
    last = chosen.last()[0].value<Action>();
    return std::get_if<T>(&last);
  }

  std::int64_t now = 1'000'000;
  QWidget top;
  ActionBar bar;
  QSignalSpy chosen;
  QSignalSpy checked;
  mutable Action last;
};

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
  ASSERT_TRUE(stage.sent<Raise>());
  EXPECT_EQ(stage.sent<Raise>()->to, 90);
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

TEST(ActionBar, AsksBeforeResigningButNotBeforeFolding) {
  BarStage stage(opening_table().view);
  stage.click(Part::Fold);
  EXPECT_TRUE(stage.bar.isAsking());
  EXPECT_TRUE(stage.chosen.isEmpty());
  stage.key(Qt::Key_Escape);
  EXPECT_FALSE(stage.bar.isAsking());
}

/// The published table of keys: what each one does in each situation, and nothing else.
TEST(BetKeys, ActAsPublished) {
  struct Case {
    Qt::Key key;
    const char* facing;  ///< a bet is faced
    const char* open;    ///< no bet is faced
  };
  const Case cases[] = {{Qt::Key_F, "fold", "asks"}, {Qt::Key_C, "call", ""},     {Qt::Key_B, "", "bet"},
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

TEST(BetKeys, SpaceChecksWhileNoBetIsFaced) {
  BarStage open(opening_table().view);
  open.bar.findChild<QSlider*>()->setFocus();
  open.key(Qt::Key_Space);
  EXPECT_EQ(open.checked.size(), 1);
  BarStage facing(facing_bet_table().view);
  facing.bar.findChild<QSlider*>()->setFocus();
  facing.key(Qt::Key_Space);
  EXPECT_EQ(facing.checked.size(), 0);
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
  EXPECT_EQ(stage.bar.findChild<QSpinBox*>()->minimum(), 12);
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
    stage.bar.setEquity(ui::EquityShown{0.62, 0.04});
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

TEST(HandPanel, ResignsOnlyAfterASecondThought) {
  ui::HandPanel panel;
  std::int64_t now = 0;
  panel.resignButton()->setClock([&now] { return now; });
  panel.setView(opening_table().view);
  QSignalSpy chosen(&panel, &ui::HandPanel::actionChosen);
  panel.show();
  panel.resignButton()->click();
  panel.resignButton()->click();
  EXPECT_TRUE(chosen.isEmpty());
  now += Button::inert_ms;
  panel.resignButton()->click();
  ASSERT_EQ(chosen.size(), 1);
  EXPECT_TRUE(std::holds_alternative<Fold>(chosen[0][0].value<Action>()));
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
