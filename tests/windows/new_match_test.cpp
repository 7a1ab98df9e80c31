// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QSpinBox>

#include "kind_card.h"
#include "new_match_dialog.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

using Field = NewMatchDialog::Field;

/// The dialog as it stands before the player.
class DialogStage {
 public:
  explicit DialogStage(const session::MatchChoice& choice) : dialog(choice, session::GameSession::levels(), false) {
    dialog.show();
    (void)QTest::qWaitForWindowExposed(&dialog);
  }

  void click(QWidget* widget) {
    QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {}, widget->mapTo(&dialog, widget->rect().center()));
  }
  void click(Field field, int segment) { click(dialog.field(field)->segment(segment)); }
  void key(Qt::Key key) { QTest::keyClick(dialog.windowHandle(), key); }

  NewMatchDialog dialog;
};

TEST(NewMatch, GivesBackWhatItWasGiven) {
  session::MatchChoice choice = heads_up_choice();
  choice.setup.hand.hidden = 4;
  choice.setup.hand.array = 12;
  choice.setup.hand.betting = BettingMode::PotLimit;
  choice.setup.blind_minutes = 10;
  choice.setup.first_white = Seat::B;
  EXPECT_EQ(DialogStage(choice).dialog.choice(), choice);
  EXPECT_EQ(DialogStage(classic_choice()).dialog.choice().setup, classic_choice().setup);
  EXPECT_EQ(DialogStage(chipless_choice()).dialog.choice(), chipless_choice());
}

TEST(NewMatch, WithoutChipsTheBettingIsGreyAndSaysWhy) {
  DialogStage stage(chipless_choice());
  for (Field field : {Field::BetSizes, Field::Blinds}) {
    EXPECT_FALSE(stage.dialog.field(field)->isAvailable());
    EXPECT_FALSE(stage.dialog.note(field).isEmpty());
  }
  stage.click(Field::BetSizes, 1);
  EXPECT_EQ(stage.dialog.field(Field::BetSizes)->chosen(), 0) << "a click on what is grey changes nothing";
  stage.click(stage.dialog.card(MatchKind::HeadsUp));
  EXPECT_TRUE(stage.dialog.field(Field::BetSizes)->isAvailable());
  stage.click(Field::BetSizes, 1);
  EXPECT_EQ(stage.dialog.choice().setup.hand.betting, BettingMode::PotLimit);
}

TEST(NewMatch, ClassicChessIsToMateWithNothingHidden) {
  DialogStage stage(heads_up_choice());
  stage.click(stage.dialog.card(MatchKind::Classic));
  const HandSetup hand = stage.dialog.choice().setup.hand;
  EXPECT_EQ(hand.hidden, 0);
  EXPECT_EQ(hand.betting, BettingMode::None);
  EXPECT_EQ(hand.showdown, showdown_to_mate);
  EXPECT_TRUE(hand.classic_draws);
  EXPECT_EQ(hand.promotion, PromotionRule::Choice);
  for (Field field : {Field::Hidden, Field::Showdown, Field::Draws, Field::KingCapture, Field::BetSizes}) {
    EXPECT_FALSE(stage.dialog.field(field)->isAvailable());
    EXPECT_FALSE(stage.dialog.note(field).isEmpty());
  }
}

TEST(NewMatch, ToMatePresetsTheClassicDraws) {
  DialogStage stage(chipless_choice());
  stage.click(Field::Showdown, 3);
  EXPECT_TRUE(stage.dialog.choice().setup.hand.classic_draws);
  stage.click(Field::Draws, 0);
  EXPECT_FALSE(stage.dialog.choice().setup.hand.classic_draws) << "the player may switch them off";
  stage.click(Field::Showdown, 1);
  EXPECT_FALSE(stage.dialog.choice().setup.hand.classic_draws);
}

TEST(NewMatch, AChess960NumberIsTyped) {
  DialogStage stage(chipless_choice());
  EXPECT_FALSE(stage.dialog.array_number()->isVisible());
  stage.click(Field::Array, 2);
  EXPECT_TRUE(stage.dialog.array_number()->isVisible());
  stage.dialog.array_number()->setFocus();
  stage.dialog.array_number()->selectAll();
  for (char digit : {'9', '5', '9'}) QTest::keyClick(stage.dialog.windowHandle(), digit);
  EXPECT_EQ(stage.dialog.choice().setup.hand.array, 959);
  EXPECT_TRUE(stage.dialog.note(Field::Array).contains(QStringLiteral("959")))
      << stage.dialog.note(Field::Array).toStdString();
  stage.click(Field::Array, 1);
  EXPECT_TRUE(stage.dialog.choice().draw_array);
}

TEST(NewMatch, EnterStartsAndEscCancels) {
  DialogStage starting(chipless_choice());
  starting.key(Qt::Key_Return);
  EXPECT_EQ(starting.dialog.result(), QDialog::Accepted);
  DialogStage from_anywhere(chipless_choice());
  from_anywhere.click(Field::Hidden, 1);
  from_anywhere.key(Qt::Key_Return);
  EXPECT_EQ(from_anywhere.dialog.result(), QDialog::Accepted);
  DialogStage leaving(chipless_choice());
  leaving.key(Qt::Key_Escape);
  EXPECT_EQ(leaving.dialog.result(), QDialog::Rejected);
  EXPECT_FALSE(leaving.dialog.isVisible());
}

TEST(NewMatch, UsualSettingsAreThoseOfTheFirstStart) {
  session::MatchChoice choice = heads_up_choice();
  choice.setup.hand.hidden = 5;
  choice.draw_array = true;
  DialogStage stage(choice);
  stage.click(stage.dialog.usual_button());
  EXPECT_EQ(stage.dialog.choice().setup, usual_choice().setup);
  EXPECT_FALSE(stage.dialog.choice().draw_array);
}

TEST(NewMatch, ClassicChessShowsWhatHoldsAndGivesTheOwnChoicesBack) {
  session::MatchChoice choice = chipless_choice();
  choice.setup.hand.showdown = 20;
  DialogStage stage(choice);
  stage.click(stage.dialog.card(MatchKind::Classic));
  EXPECT_TRUE(stage.dialog.field(Field::Showdown)->segment(3)->isChecked()) << "to mate";
  EXPECT_TRUE(stage.dialog.field(Field::Draws)->segment(1)->isChecked());
  for (int place = 0; place < 3; ++place) EXPECT_FALSE(stage.dialog.field(Field::Hidden)->segment(place)->isChecked());
  stage.click(stage.dialog.card(MatchKind::Chipless));
  EXPECT_EQ(stage.dialog.choice(), choice);
}

TEST(NewMatch, AMatchIsRecordedUnlessThePlayerSaysOtherwise) {
  DialogStage stage(chipless_choice());
  EXPECT_TRUE(stage.dialog.choice().recorded);
  stage.click(Field::Record, 1);
  EXPECT_FALSE(stage.dialog.choice().recorded);
  EXPECT_EQ(stage.dialog.note(Field::Record), "Nothing of it stays once it is over.");
}

TEST(NewMatch, OnlyClassicChessHasATurnClockAndColoursThatStay) {
  DialogStage stage(chipless_choice());
  for (Field field : {Field::Colours, Field::TurnClock}) {
    EXPECT_FALSE(stage.dialog.field(field)->isAvailable());
    EXPECT_FALSE(stage.dialog.note(field).isEmpty());
  }
  stage.click(stage.dialog.card(MatchKind::Classic));
  stage.click(Field::Colours, 1);
  stage.click(Field::TurnClock, 2);
  EXPECT_FALSE(stage.dialog.choice().setup.alternate_colours);
  EXPECT_EQ(stage.dialog.choice().setup.turn_seconds, 60);
  stage.click(stage.dialog.card(MatchKind::HeadsUp));
  EXPECT_TRUE(stage.dialog.choice().setup.alternate_colours);
  EXPECT_EQ(stage.dialog.choice().setup.turn_seconds, 0);
}

TEST(NewMatch, AnAgreedSplitIsOffInTheUsualSettings) {
  EXPECT_FALSE(usual_choice().setup.hand.agreed_split);
  DialogStage stage(usual_choice());
  stage.click(Field::Split, 1);
  EXPECT_TRUE(stage.dialog.choice().setup.hand.agreed_split);
}

}  // namespace
}  // namespace raisechess::test
