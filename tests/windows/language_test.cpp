// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/language.h"

#include <gtest/gtest.h>

#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTextBrowser>

#include "history_window.h"
#include "replay_window.h"
#include "said_texts.h"
#include "scripted_hand.h"
#include "settings_dialog.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

using ui::Language;

/// The tests go on in English, whatever a test has chosen.
struct EnglishAgain {
  ~EnglishAgain() { ui::apply_language(Language::English); }
};

QList<QAction*> menus(WindowStage& stage) {
  return stage.window().top_bar()->menus()->actions();
}

void collect(const QAction* menu, QList<QAction*>& items) {
  for (QAction* item : menu->menu()->actions()) {
    items << item;
    if (item->menu() != nullptr) collect(item, items);
  }
}

QAction* menu_item_named(WindowStage& stage, const QString& text) {
  QList<QAction*> items;
  for (const QAction* menu : menus(stage)) collect(menu, items);
  for (QAction* item : items) {
    if (item->text() == text) return item;
  }
  return nullptr;
}

void choose(WindowStage& stage, Language language) {
  QAction* item = menu_item_named(stage, ui::own_name(language));
  ASSERT_NE(item, nullptr);
  item->trigger();
  QCoreApplication::processEvents();
  ASSERT_TRUE(WindowStage::wait([&] { return stage.table().cards_shown(); }));
}

QString fold_label(WindowStage& stage) {
  return stage.table().action_bar()->button(ui::ActionBar::Part::Fold)->text();
}

void move_some_pawn(WindowStage& stage) {
  const int before = stage.state().view.ply;
  for (const char* file : {"e", "d", "g", "b", "a"}) {
    if (stage.state().view.ply == before) stage.drag(std::string(file) + "2", std::string(file) + "3");
  }
  ASSERT_GT(stage.state().view.ply, before);
}

TEST(LanguageSwitch, ChangesTheTextsAndKeepsTheHand) {
  const EnglishAgain after;
  WindowStage stage;
  stage.window().start_match(heads_up_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  const PlayerView view = stage.state().view;
  const QRect place = stage.window().geometry();
  const QString english = fold_label(stage);
  stage.table().action_bar()->setAmount(17);
  choose(stage, Language::Russian);
  EXPECT_EQ(menus(stage).front()->text(), QStringLiteral("&Матч"));
  EXPECT_NE(fold_label(stage), english);
  EXPECT_EQ(stage.table().action_bar()->amount(), 17);
  EXPECT_EQ(stage.window().geometry(), place);
  EXPECT_EQ(stage.state().view.log, view.log);
  EXPECT_EQ(stage.table().board()->state().view.board, view.board);
  choose(stage, Language::English);
  EXPECT_EQ(fold_label(stage), english);
}

TEST(LanguageSwitch, IsRememberedAndMarkedInTheMenu) {
  const EnglishAgain after;
  WindowStage stage;
  EXPECT_EQ(stage.settings().language(), Language::System);
  choose(stage, Language::Portuguese);
  EXPECT_EQ(Settings(stage.settings_file()).language(), Language::Portuguese);
  EXPECT_TRUE(menu_item_named(stage, QStringLiteral("Português"))->isChecked());
  EXPECT_FALSE(menu_item_named(stage, QStringLiteral("Русский"))->isChecked());
}

TEST(LanguageSwitch, InTheSettingsGoesOnFromTheOneOfTheMenu) {
  const EnglishAgain after;
  WindowStage stage;
  choose(stage, Language::Portuguese);
  stage.window().ask_settings();
  stage.settings().set_language(Language::System);
  emit stage.window().findChild<SettingsDialog*>()->changed();
  QCoreApplication::processEvents();
  EXPECT_NE(menu_item_named(stage, QStringLiteral("&Quit")), nullptr) << "the desktop's here is English";
}

TEST(LanguageSwitch, KeepsWhatThePersonLooksAt) {
  const EnglishAgain after;
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  move_some_pawn(stage);
  ASSERT_TRUE(stage.wait_for_turn());
  menu_item_named(stage, QStringLiteral("&Turn the board"))->trigger();
  stage.table().look_at(1);
  choose(stage, Language::Portuguese);
  EXPECT_EQ(stage.table().looked_at(), 1);
  EXPECT_TRUE(stage.table().flipped());
  EXPECT_TRUE(menu_item_named(stage, QStringLiteral("&Virar o tabuleiro"))->isChecked());
}

TEST(LanguageSwitch, LetsTheComputerThinkOn) {
  const EnglishAgain after;
  WindowStage stage;
  stage.session().set_delay(std::chrono::minutes(10));
  stage.window().start_match(chipless_choice());
  ASSERT_TRUE(stage.wait_for_turn());
  move_some_pawn(stage);
  ASSERT_TRUE(WindowStage::wait([&] { return stage.state().thinking; }));
  choose(stage, Language::Russian);
  EXPECT_TRUE(stage.state().thinking);
  stage.key(Qt::Key_Escape);
  ASSERT_TRUE(stage.wait_for_turn());
  EXPECT_EQ(stage.state().view.ply, 2);
  EXPECT_EQ(stage.table().board()->state().view.ply, 2);
  move_some_pawn(stage);
}

/// Ctrl and a number, as the replay window has it.
void see_with(ReplayWindow& replay, Qt::Key view) {
  QTest::keyClick(&replay, view, Qt::ControlModifier);
}

TEST(LanguageSwitch, LeavesReplaysOpenWhereTheyWere) {
  for (const bool history_open : {true, false}) {
    const EnglishAgain after;
    WindowStage stage;
    stage.window().start_match(chipless_choice());
    ASSERT_TRUE(stage.wait_for_turn());
    QFile file(stage.folder() + "/game.pgn");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
    file.close();
    stage.window().open_files({file.fileName()});
    ASSERT_TRUE(WindowStage::wait([&] { return stage.window().history()->replay() != nullptr; }));
    ReplayWindow* replay = stage.window().history()->replay();
    see_with(*replay, Qt::Key_2);
    QTest::keyClick(replay, Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(replay, Qt::Key_Right, Qt::AltModifier);
    ASSERT_EQ(replay->ply(), 2);
    if (!history_open) stage.window().history()->close();
    const QRect place = replay->geometry();
    choose(stage, Language::Russian);
    ASSERT_NE(stage.window().history(), nullptr);
    EXPECT_EQ(stage.window().history()->isVisible(), history_open);
    const ReplayWindow* now = stage.window().history()->replay();
    ASSERT_NE(now, nullptr);
    EXPECT_TRUE(now->isVisible());
    EXPECT_EQ(now->ply(), 2);
    EXPECT_EQ(now->sight(), session::Sight::Black);
    EXPECT_EQ(now->geometry(), place);
    EXPECT_EQ(now->windowTitle(), QStringLiteral("Пересмотр"));
  }
}

TEST(LanguageSwitch, TurnsTheOpenHelpPageIntoTheLanguage) {
  const EnglishAgain after;
  WindowStage stage;
  menu_item_named(stage, QStringLiteral("Reading a ran&ge"))->trigger();
  choose(stage, Language::Russian);
  ASSERT_NE(stage.window().help(), nullptr);
  EXPECT_TRUE(stage.window().help()->isVisible());
  EXPECT_EQ(stage.window().help()->page(), HelpWindow::Ranges);
  EXPECT_TRUE(stage.window().help()->browser()->toPlainText().startsWith(QStringLiteral("Как читать диапазон")));
}

TEST(LanguageSwitch, GivesEachItemOfAMenuALetterOfItsOwn) {
  const EnglishAgain after;
  static const QRegularExpression mnemonic(QStringLiteral("&(\\S)"));
  for (Language language : ui::spoken_languages) {
    ui::apply_language(language);
    WindowStage stage;
    QList<QList<QAction*>> all{menus(stage)};
    for (const QAction* menu : menus(stage)) all << menu->menu()->actions();
    for (const QList<QAction*>& menu : all) {
      QSet<QString> letters;
      for (const QAction* item : menu) {
        if (item->isSeparator()) continue;
        const QString letter = mnemonic.match(item->text()).captured(1).toLower();
        EXPECT_FALSE(letter.isEmpty()) << item->text().toStdString();
        EXPECT_FALSE(letters.contains(letter)) << item->text().toStdString();
        letters << letter;
      }
    }
  }
}

/// Names, keys, moves and what is not for people is the same in every language.
bool is_the_same_everywhere(QString text) {
  static const QRegularExpression names(QStringLiteral(
      "RaiseChess|Chess960|Esc|Enter|English|Português|Return|Tab|Ctrl|Shift|Alt|[0-9a-f]{8}|[A-Q]?[a-h]?x[a-h][1-8]|"
      "qt_\\w+|true|false"));
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{3}"));
  return !text.remove(names).contains(word);
}

TEST(RussianWindow, SaysNothingInEnglish) {
  const EnglishAgain after;
  static const QRegularExpression cyrillic(QStringLiteral("\\p{Cyrillic}"));
  ui::apply_language(Language::Russian);
  for (const game::Hand& hand : {fresh_hand(true), fresh_hand(false), facing_bet_hand(), all_in_hand(), check_hand(),
                                 split_offered_hand(), showdown_hand(5), fold_hand(), mate_hand(), classic_hand()}) {
    WindowStage stage;
    stage.table().set_state(state_of(hand));
    for (const QString& text : all_texts(stage.window())) {
      EXPECT_TRUE(text.contains(cyrillic) || is_the_same_everywhere(text)) << text.toStdString();
    }
  }
}

}  // namespace
}  // namespace raisechess::test
