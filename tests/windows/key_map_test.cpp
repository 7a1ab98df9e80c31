// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_map.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "fit.h"
#include "help_window.h"

namespace raisechess::test {
namespace {

TEST(KeyMap, UsuallyGivesEveryCommandAKeyOfItsOwn) {
  std::set<QString> keys;
  for (Command command : all_commands) {
    KeyMap map;
    const QKeySequence key = map.key(command);
    EXPECT_FALSE(key.isEmpty());
    EXPECT_EQ(map.give(command, key), std::nullopt) << KeyMap::name(command).toStdString() << " may have its own key";
    keys.insert(key.toString());
  }
  EXPECT_EQ(keys.size(), all_commands.size());
}

/// The help names each command with its usual key, as the settings do.
TEST(KeyMap, IsPublishedInTheHelpOfEveryLanguage) {
  in_each_spoken_language([] {
    HelpWindow help;
    help.open_page(HelpWindow::Keys);
    const QStringList cells = help.browser()->toPlainText().split('\n');
    for (Command command : all_commands) {
      const qsizetype place = cells.indexOf(KeyMap().key(command).toString(QKeySequence::PortableText));
      ASSERT_GE(place, 0) << KeyMap::name(command).toStdString();
      EXPECT_EQ(cells.value(place + 1).toStdString(), KeyMap::name(command).toStdString());
    }
  });
}

TEST(KeyMap, EveryCommandCanHaveAnotherKey) {
  for (Command command : all_commands) {
    KeyMap map;
    const QKeySequence other(is_bet(command) ? Qt::Key_X : Qt::CTRL | Qt::ALT | Qt::Key_X);
    EXPECT_EQ(map.give(command, other), std::nullopt) << KeyMap::name(command).toStdString();
    EXPECT_EQ(map.key(command), other);
  }
}

TEST(KeyMap, SaysWhoseAKeyIsAlready) {
  KeyMap map;
  EXPECT_EQ(map.give(Command::Hint, Qt::CTRL | Qt::Key_Z), "Ctrl+Z belongs to \"Take back\" already.");
  EXPECT_EQ(map.give(Command::Fold, Qt::Key_R), "R belongs to \"Raise\" already.");
  EXPECT_EQ(map, KeyMap()) << "nothing has changed";
}

TEST(KeyMap, LeavesLettersToMovesAndTheBoardItsKeys) {
  KeyMap map;
  for (Command command : all_commands) {
    for (Qt::Key key : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab, Qt::Key_Left, Qt::Key_Up,
                        Qt::Key_Backspace, Qt::Key_5}) {
      EXPECT_TRUE(map.give(command, key)) << KeyMap::name(command).toStdString() << ' ' << key;
    }
    EXPECT_TRUE(map.give(command, QKeySequence()));
    EXPECT_TRUE(map.give(command, QKeySequence(Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_L))) << "two keys in a row";
  }
  EXPECT_TRUE(map.give(Command::Hint, Qt::ALT | Qt::Key_M)) << "it opens a menu";
  EXPECT_TRUE(map.give(Command::Hint, Qt::Key_E));
  EXPECT_TRUE(map.give(Command::Fold, Qt::CTRL | Qt::Key_E));
  EXPECT_EQ(map, KeyMap());
}

KeyMap stored(const std::map<QString, QString>& texts) {
  return KeyMap::from_stored([&](Command command) {
    const auto it = texts.find(KeyMap::store_name(command));
    return it == texts.end() ? QString() : it->second;
  });
}

TEST(KeyMap, IsReadAsItWasStored) {
  const KeyMap map = stored({{"fold", "X"}, {"hint", "Ctrl+J"}, {"raise", "F"}});
  EXPECT_EQ(map.key(Command::Fold), QKeySequence(Qt::Key_X));
  EXPECT_EQ(map.key(Command::Hint), QKeySequence(Qt::CTRL | Qt::Key_J));
  EXPECT_EQ(map.bet_keys().raise, Qt::Key_F) << "a key that another command gave up";
}

TEST(KeyMap, ReadsNonsenseAsTheUsualKeys) {
  for (const char* text : {"", "nonsense", "Ctrl+", "Esc", "5", "Ctrl+K, Ctrl+L", "Ctrl+Q+Q"}) {
    EXPECT_EQ(stored({{"hint", text}, {"fold", text}}).bet_keys(), ui::BetKeys()) << text;
    EXPECT_EQ(stored({{"hint", text}}).key(Command::Hint), KeyMap().key(Command::Hint)) << text;
  }
  EXPECT_EQ(stored({{"fold", "C"}}), KeyMap()) << "one key for two commands";
  const KeyMap clash = stored({{"fold", "C"}, {"raise", "X"}, {"hint", "Ctrl+Z"}});
  EXPECT_EQ(clash.bet_keys().raise, Qt::Key_X) << "only the keys that are shared are given up";
  EXPECT_EQ(clash.bet_keys().fold, Qt::Key_F);
  EXPECT_EQ(clash.key(Command::TakeBack), QKeySequence(Qt::CTRL | Qt::Key_Z));
}

}  // namespace
}  // namespace raisechess::test
