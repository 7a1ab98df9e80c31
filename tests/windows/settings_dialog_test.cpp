// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_dialog.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>

#include "key_field.h"
#include "keys_page.h"
#include "style/button.h"
#include "style/segments.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// The dialog over a table, opened by its key.
struct OpenSettings {
  WindowStage stage;
  QPointer<SettingsDialog> dialog;

  OpenSettings() {
    emit stage.session().state_changed(state_of(facing_bet_hand()));
    stage.key(Qt::Key_Comma, Qt::ControlModifier);
    dialog = stage.window().findChild<SettingsDialog*>();
  }
  void choose(const QString& title, const QString& label) const {
    for (auto* segments : dialog->findChildren<ui::Segments*>()) {
      if (segments->accessibleName() != title) continue;
      for (int place = 0; place < segments->count(); ++place) {
        if (segments->segment(place)->text() == label) segments->segment(place)->click();
      }
    }
  }
  void press_button(const QString& label) const {
    for (auto* button : dialog->findChildren<ui::Button*>()) {
      if (button->text() == label) emit button->triggered();
    }
  }
};

TEST(SettingsDialog, ShowsAChangeOnItsSmallBoardAndOnTheTableAtOnce) {
  OpenSettings open;
  ASSERT_NE(open.dialog, nullptr);
  open.choose("Pieces", "Angular");
  open.choose("Squares", "Blue");
  open.choose("Coordinates", "Everywhere");
  open.choose("Legal squares", "Off");
  for (const ui::BoardWidget* board : {open.dialog->preview(), open.stage.window().table()->board()}) {
    EXPECT_EQ(board->options().pieces, ui::PieceSet::Angular);
    EXPECT_EQ(board->options().colors, ui::BoardColors::Blue);
    EXPECT_EQ(board->options().coordinates, ui::Coordinates::EverySquare);
    EXPECT_FALSE(board->options().show_targets);
  }
}

TEST(SettingsDialog, ItsSmallBoardHasAllThatTheSettingsChange) {
  const OpenSettings open;
  const ui::BoardWidget* board = open.dialog->preview();
  EXPECT_TRUE(board->squareName(at("e5")).startsWith("e5, black hidden piece"));
  EXPECT_EQ(board->squareName(at("f1")), "f1, white hidden piece, yours, a bishop");
  EXPECT_TRUE(WindowStage::wait([&] { return board->selectedSquare() == at("f1"); }));
  EXPECT_TRUE(board->squareDescription(at("a6")).contains("can move here"));
  EXPECT_TRUE(board->squareDescription(at("e5")).contains("last move"));
}

TEST(SettingsDialog, RemembersWhatWasChosenAndGoesBackToTheUsual) {
  OpenSettings open;
  open.choose("Pieces", "Angular");
  open.choose("Movement", "Off");
  open.choose("The computer's pace", "Slow");
  open.choose("Ask before all-in", "Off");
  open.choose("Hidden pieces after a fold", "Are turned up");
  open.choose("Sounds", "Off");
  Settings& settings = open.stage.settings();
  EXPECT_EQ(settings.board().pieces, ui::PieceSet::Angular);
  EXPECT_EQ(settings.board().move_ms, 0);
  EXPECT_EQ(settings.delay_ms(), 4000);
  EXPECT_FALSE(settings.confirm_all_in());
  EXPECT_TRUE(settings.turned_up_after_fold());
  EXPECT_FALSE(settings.sounds_on());
  EXPECT_FALSE(open.stage.window().sounds().is_on());
  settings.set_player_name("Ada");
  open.press_button("Usual settings");
  EXPECT_EQ(settings.board(), ui::BoardOptions());
  EXPECT_TRUE(settings.confirm_all_in());
  EXPECT_FALSE(settings.turned_up_after_fold());
  EXPECT_TRUE(settings.sounds_on());
  EXPECT_EQ(settings.player_name(), "Ada") << "who plays is no setting of the table";
}

TEST(SettingsDialog, ANewKeyHoldsAtOnceAndAfterTheNextStart) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Keys);
  QTest::keyClick(open.dialog->keys()->field(Command::Call), Qt::Key_X);
  EXPECT_EQ(open.dialog->keys()->sentence(), "\"Call\" now has the key X.");
  EXPECT_EQ(open.stage.table().action_bar()->button(ui::ActionBar::Part::Call)->detail(), "X");
  QTest::keyClick(open.dialog->keys()->field(Command::Hint), Qt::Key_J, Qt::ControlModifier);
  open.dialog->close();
  const QSignalSpy chosen(&open.stage.table(), &TableView::action_chosen);
  open.stage.key(Qt::Key_C);
  EXPECT_EQ(chosen.count(), 0) << "the old key";
  open.stage.key(Qt::Key_X);
  EXPECT_EQ(chosen.count(), 1);
  open.stage.close();
  open.stage.open();
  EXPECT_EQ(open.stage.settings().keys().key(Command::Hint), QKeySequence(Qt::CTRL | Qt::Key_J));
}

TEST(SettingsDialog, EachKeyIsNamedInFullAndComesIntoSightByTab) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Keys);
  const auto labels = open.dialog->keys()->findChildren<ui::Label*>();
  open.dialog->keys()->field(all_commands.front())->setFocus();
  for (const Command command : all_commands) {
    KeyField* field = open.dialog->keys()->field(command);
    ASSERT_TRUE(field->isAncestorOf(open.dialog->focusWidget()) || field->hasFocus())
        << KeyMap::name(command).toStdString();
    EXPECT_EQ(field->visibleRegion().boundingRect().size(), field->size()) << KeyMap::name(command).toStdString();
    const auto label = std::ranges::find_if(labels, [&](ui::Label* each) { return each->buddy() == field; });
    ASSERT_NE(label, labels.end());
    EXPECT_EQ((*label)->text(), KeyMap::name(command));
    EXPECT_GE((*label)->height(), (*label)->heightForWidth((*label)->width()));
    QTest::keyClick(open.dialog->focusWidget(), Qt::Key_Tab);
  }
}

TEST(SettingsDialog, AKeyThatIsTakenIsPutBackAndSaid) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Keys);
  KeyField* hint = open.dialog->keys()->field(Command::Hint);
  QTest::keyClick(hint, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(open.dialog->keys()->sentence(), "Ctrl+Z belongs to \"Take back\" already.");
  EXPECT_EQ(hint->keySequence(), KeyMap().key(Command::Hint));
  QTest::keyClick(hint, Qt::Key_E);
  EXPECT_TRUE(open.dialog->keys()->sentence().startsWith("This needs Ctrl or Alt"));
  EXPECT_EQ(hint->keySequence(), KeyMap().key(Command::Hint));
  EXPECT_EQ(open.stage.settings().keys(), KeyMap());
}

TEST(SettingsDialog, EscapeClosesItAlsoFromAFieldOfAKey) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Keys);
  QTest::keyClick(open.dialog->keys()->field(Command::Hint), Qt::Key_Escape);
  EXPECT_FALSE(open.dialog && open.dialog->isVisible());
  EXPECT_EQ(open.stage.settings().keys(), KeyMap());
}

TEST(SettingsDialog, TheNameIsOnThePlateAndSpoken) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Game);
  QSignalSpy changed(open.dialog, &SettingsDialog::changed);
  QTest::keyClicks(open.dialog->name(), "  Ada   Lovelace ");
  EXPECT_EQ(changed.count(), 0) << "it is not written to its end";
  QTest::keyClick(open.dialog->name(), Qt::Key_Tab);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(open.stage.table().plate(true)->state().name, "Ada Lovelace");
  EXPECT_TRUE(open.stage.table().plate(true)->accessibleName().startsWith("Ada Lovelace"));
  EXPECT_FALSE(open.stage.table().plate(false)->state().name.contains("Ada"));
  open.stage.settings().set_player_name(QString(500, 'x'));
  EXPECT_EQ(open.stage.settings().player_name().size(), Settings::longest_name);
}

TEST(SettingsDialog, ANameHoldsWhereTheDialogIsClosedFromItsField) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Game);
  open.dialog->name()->setFocus();
  QTest::keyClicks(open.dialog->name(), "Ada");
  QTest::keyClick(open.dialog->name(), Qt::Key_Escape);
  EXPECT_EQ(open.stage.table().plate(true)->state().name, "Ada");
  EXPECT_EQ(open.stage.settings().player_name(), "Ada");
}

TEST(SettingsDialog, SpeaksTheNewLanguageAndStaysOnItsPage) {
  OpenSettings open;
  open.dialog->pages()->choosePage(SettingsDialog::Game);
  open.choose("Language", "Português");
  EXPECT_TRUE(WindowStage::wait([&] { return open.dialog->windowTitle() == "Definições"; }));
  EXPECT_EQ(open.dialog->pages()->chosenPage(), SettingsDialog::Game);
  ui::apply_language(ui::Language::English);
}

TEST(SettingsDialog, FitsTheLeastWindow) {
  OpenSettings open;
  for (int page : {SettingsDialog::Board, SettingsDialog::Game, SettingsDialog::Keys}) {
    open.dialog->pages()->choosePage(page);
    const QSize needed = open.dialog->minimumSizeHint();
    EXPECT_LE(needed.width(), 1024) << page;
    EXPECT_LE(needed.height(), 600) << page;
  }
}

TEST(SettingsDialog, NonsenseInTheFileIsReadAsTheUsual) {
  WindowStage stage;
  QSettings file(stage.settings_file(), QSettings::IniFormat);
  file.setValue("board/pieces", 7);
  file.setValue("board/colors", "walnut");
  file.setValue("keys/hint", "Esc");
  file.setValue("sounds/on", -3);
  file.sync();
  const Settings settings(stage.settings_file());
  EXPECT_EQ(settings.board().pieces, ui::PieceSet::Staunton);
  EXPECT_EQ(settings.board().colors, ui::BoardColors::Walnut);
  EXPECT_EQ(settings.keys(), KeyMap());
  EXPECT_TRUE(settings.sounds_on());
}

}  // namespace
}  // namespace raisechess::test
