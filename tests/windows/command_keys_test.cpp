// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>

#include <algorithm>

#include "speaker_button.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "widgets/range_panel.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

struct Situation {
  const char* name;
  game::Hand hand;
  std::optional<int> looked_at;
};

std::vector<Situation> situations() {
  game::Hand thinking = chipless_hand();
  thinking.apply(Side::White, MakeMove{thinking.moves().front()});
  return {{"own move", chipless_hand(), {}},       {"own turn with chips", opening_hand(), {}},
          {"facing a bet", facing_bet_hand(), {}}, {"an offer", split_offered_hand(), {}},
          {"looking back", chipless_hand(), 2},    {"the computer thinks", thinking, {}},
          {"showdown", showdown_hand(), {}},       {"fold", fold_hand(), {}}};
}

/// The menus of a window, which notes what is chosen in them and does none of it.
class Menus {
 public:
  explicit Menus(WindowStage& stage) : actions_(stage.window().findChildren<QAction*>()) {
    for (QAction* action : actions_) {
      action->disconnect(&stage.window());
      QObject::connect(action, &QAction::triggered, action, [this, action] { chosen.push_back(action->text()); });
    }
  }
  QAction* of(const QKeySequence& key) const {
    const auto found = std::ranges::find_if(actions_, [&](const QAction* action) { return action->shortcut() == key; });
    return found == actions_.end() ? nullptr : *found;
  }
  QStringList chosen;

 private:
  QList<QAction*> actions_;
};

/// With the focus on the board, in every situation.
TEST(CommandKeys, DoTheirOwnCommandAndNothingElse) {
  for (const Situation& now : situations()) {
    SCOPED_TRACE(now.name);
    WindowStage stage;
    emit stage.session().state_changed(state_of(now.hand));
    if (now.looked_at) stage.table().look_at(*now.looked_at);
    Menus menus(stage);
    const QSignalSpy sent(&stage.table(), &TableView::action_chosen);
    int in_menus = 0;
    auto commands = all_commands;
    std::ranges::stable_partition(commands, [](Command command) { return command != Command::Hint; });
    for (Command command : commands) {
      if (command == Command::Hint) {
        EXPECT_EQ(stage.table().looked_at(), now.looked_at) << "a hint is for the present";
      }
      const QKeySequence key = stage.settings().keys().key(command);
      const QAction* own = menus.of(key);
      if (own == nullptr) continue;
      ++in_menus;
      const QStringList expected = own->isEnabled() ? QStringList{own->text()} : QStringList();
      stage.table().board()->setFocus();
      menus.chosen.clear();
      stage.key(key[0].key(), key[0].keyboardModifiers());
      EXPECT_EQ(menus.chosen, expected) << key.toString().toStdString();
    }
    EXPECT_EQ(in_menus, 17) << "all but looking back and the bets";
    EXPECT_EQ(sent.count(), 0);
  }
}

/// What the letter of a bet does by itself: "acts", "asks", or nothing, where it begins a move.
std::string effect(const Situation& now, Command command) {
  const bool offer = now.name == std::string_view("an offer");
  if (!offer && now.name != std::string_view("facing a bet")) return {};
  if (command == Command::Call || (command == Command::Raise && !offer)) return "acts";
  return command == Command::Fold || (command == Command::AllIn && !offer) ? "asks" : std::string();
}

/// They act alone where an answer is due.
TEST(BetKeysOnTheBoard, ActOnlyWhereAnAnswerIsDue) {
  for (const Situation& now : situations()) {
    SCOPED_TRACE(now.name);
    for (Command command : all_commands) {
      if (!is_bet(command) || command == Command::Check) continue;
      WindowStage stage;
      emit stage.session().state_changed(state_of(now.hand));
      if (now.looked_at) stage.table().look_at(*now.looked_at);
      stage.table().board()->setFocus();
      const QSignalSpy sent(&stage.table(), &TableView::action_chosen);
      const QKeySequence key = stage.settings().keys().key(command);
      stage.type(key.toString().toLower().toStdString());
      const bool asks = stage.table().action_bar()->isVisible() && stage.table().action_bar()->isAsking();
      EXPECT_EQ(asks ? "asks" : sent.count() > 0 ? "acts" : "", effect(now, command)) << key.toString().toStdString();
    }
  }
}

/// The parts of the table in the order in which Tab comes to them from the board, up to the board again.
QStringList round_by_tab(WindowStage& stage) {
  const auto part_of = [&](const QWidget* widget) -> QString {
    TableView& table = stage.table();
    const std::pair<QWidget*, const char*> parts[] = {{table.board(), "board"},
                                                      {table.action_bar(), "bets"},
                                                      {table.ranges(), "ranges"},
                                                      {table.tabs(), "log"},
                                                      {stage.window().top_bar()->speaker(), "sounds"}};
    for (const auto& [part, name] : parts)
      if (widget != nullptr && (part == widget || part->isAncestorOf(widget))) return QLatin1StringView(name);
    return {};
  };
  QStringList visited{QStringLiteral("board")};
  for (int press = 0; press < 60; ++press) {
    stage.key(Qt::Key_Tab);
    const QString part = part_of(stage.window().focusWidget());
    if (!part.isEmpty() && part != visited.back()) visited << part;
    if (part == QLatin1String("board")) break;
  }
  return visited;
}

TEST(Tab, GoesOnToWhatTheEyeSeesNextAndBackToTheBoard) {
  for (const game::Hand& hand : {opening_hand(), facing_bet_hand(), opening_hand(5), facing_bet_hand(5)}) {
    WindowStage stage;
    emit stage.session().state_changed(state_of(hand));
    stage.table().board()->setFocus();
    EXPECT_EQ(round_by_tab(stage).join(' ').toStdString(), "board bets ranges log sounds board");
  }
}

TEST(MatchLine, ShowsTheHandTheBlindsAndTheNextLevelAllTheTime) {
  for (const game::Hand& hand : {opening_hand(), facing_bet_hand(), showdown_hand(), fold_hand()}) {
    WindowStage stage;
    emit stage.session().state_changed(state_of(hand));
    EXPECT_EQ(stage.window().top_bar()->line().toStdString(), "Hand 7 · blinds 1/2 · next level in 20:00");
    EXPECT_TRUE(stage.table().plate(true)->state().line.startsWith(QStringLiteral("White")));
    EXPECT_TRUE(stage.table().plate(false)->state().line.startsWith(QStringLiteral("Black")));
  }
}

}  // namespace
}  // namespace raisechess::test
