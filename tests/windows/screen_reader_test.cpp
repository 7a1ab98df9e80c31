// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAccessible>
#include <QRegularExpression>
#include <QSignalSpy>

#include "announcer.h"
#include "dice.h"
#include "scripted_hand.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

/// A person who knows of the window what a screen reader tells, and acts by what it offers.
class Reader {
 public:
  explicit Reader(WindowStage& stage) : stage_(stage), announced_(stage.table().announcer(), &Announcer::announced) {}

  /// The first thing in the window whose name begins with `name` and that can be pressed.
  bool press(const QString& name) {
    QAccessibleInterface* found = find(QAccessible::queryAccessibleInterface(&stage_.window()), name);
    if (found == nullptr) return false;
    found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return true;
  }
  /// The names of the squares with a description that has `words`.
  QStringList squares(const QString& words) const {
    QStringList names;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(stage_.table().board());
    for (int place = 0; place < board->childCount(); ++place) {
      const QAccessibleInterface* square = board->child(place);
      if (square->text(QAccessible::Description).contains(words)) names << square->text(QAccessible::Name).left(2);
    }
    return names;
  }
  QStringList own_squares() const {
    QStringList names;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(stage_.table().board());
    const QString side = stage_.state().side() == Side::White ? " white" : " black";
    for (int place = 0; place < board->childCount(); ++place) {
      const QString name = board->child(place)->text(QAccessible::Name);
      if (name.mid(3).startsWith(side)) names << name.left(2);
    }
    return names;
  }
  QStringList announced() const {
    QStringList sentences;
    for (const auto& told : announced_) sentences << told.front().toString();
    return sentences;
  }

 private:
  static QAccessibleInterface* find(QAccessibleInterface* node, const QString& name) {
    if (node == nullptr || !node->isValid()) return nullptr;
    QAccessibleActionInterface* actions = node->actionInterface();
    const bool pressed =
        actions != nullptr && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
    if (pressed && node->text(QAccessible::Name).startsWith(name) && !node->state().invisible) return node;
    for (int place = 0; place < node->childCount(); ++place) {
      if (QAccessibleInterface* found = find(node->child(place), name)) return found;
    }
    return nullptr;
  }

  WindowStage& stage_;
  QSignalSpy announced_;
};

/// Chooses one's own pieces in turn until one of them can move, and moves it there.
bool move_somewhere(Reader& reader, Dice& dice) {
  QStringList pieces = reader.own_squares();
  while (!pieces.isEmpty()) {
    const QString from = pieces.takeAt(dice.roll(static_cast<int>(pieces.size())));
    reader.press(from);
    const QStringList targets = reader.squares("can move here");
    if (targets.isEmpty()) continue;
    return reader.press(targets[dice.roll(static_cast<int>(targets.size()))]);
  }
  return false;
}

TEST(ScreenReader, PlaysAHandWithoutChipsToItsEndAndBeginsTheNext) {
  WindowStage stage;
  Reader reader(stage);
  Dice dice(11);
  stage.window().start_match(chipless_choice());
  for (int turn = 0; turn < 100 && stage.wait_for_turn() && !stage.state().hand_over(); ++turn) {
    ASSERT_TRUE(move_somewhere(reader, dice)) << "turn " << turn;
  }
  ASSERT_TRUE(stage.state().hand_over());
  const QStringList told = reader.announced();
  EXPECT_GE(told.size(), stage.state().view.ply) << "each half-move is told";
  EXPECT_TRUE(told.front().startsWith("You move ")) << told.front().toStdString();
  EXPECT_TRUE(told.filter("The computer moves ").size() > 3);
  EXPECT_TRUE(reader.press("Next hand"));
  EXPECT_TRUE(WindowStage::wait([&] { return stage.state().score.hand == 2; }));
}

TEST(ScreenReader, BetsCallsAndFolds) {
  WindowStage stage;
  Reader reader(stage);
  stage.window().start_match(heads_up_choice());
  for (int turn = 0; turn < 100 && stage.wait_for_turn() && !stage.state().hand_over(); ++turn) {
    Dice dice(static_cast<unsigned>(turn) + 1);
    const auto before = stage.state().view.log.size();
    const bool asked = stage.state().view.phase == Phase::Respond;
    if (asked) {
      ASSERT_TRUE(reader.press("Call")) << "turn " << turn;
    } else if (turn == 4 && stage.state().view.bet) {
      ASSERT_TRUE(reader.press("Bet"));
    } else {
      ASSERT_TRUE(move_somewhere(reader, dice)) << "turn " << turn;
    }
    ASSERT_TRUE(WindowStage::wait([&] { return stage.state().view.log.size() > before; })) << "turn " << turn;
  }
  EXPECT_TRUE(stage.state().hand_over());
  const QString told = reader.announced().join('\n');
  EXPECT_TRUE(told.contains(QRegularExpression("wins? the pot|the pot is split"))) << told.toStdString();
}

QStringList told_of(const std::string& computers_deal) {
  WindowStage stage;
  const Reader reader(stage);
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", computers_deal);
  emit stage.session().state_changed(state_of(hand));
  hand.apply(Side::Black, Call{});
  emit stage.session().state_changed(state_of(hand));
  for (const char* move : {"e2e4", "d7d5", "d2d3", "c8e6", "g1f3", "h7h6"}) {
    EXPECT_EQ(play(hand, move), "");
    emit stage.session().state_changed(state_of(hand));
  }
  hand.apply(Side::White, Fold{});
  emit stage.session().state_changed(state_of(hand));
  return reader.announced();
}

TEST(ScreenReader, IsToldTheSameWhateverTheComputerHolds) {
  const QStringList told = told_of("b8N c8B h7P");
  EXPECT_EQ(told.size(), 8);
  EXPECT_EQ(told.front(), "The computer calls.");
  EXPECT_EQ(told_of("b8Q c8B h7P"), told);
}

TEST(ScreenReader, HearsTheResultWhenThePiecesHaveTurnedUp) {
  WindowStage stage;
  const game::Hand over = showdown_hand();
  const PlayerView view = over.view_for(Side::White);
  game::Hand before = start(over.setup(), "b1R d2Q g1N", "b8N c8B h7P");
  for (std::size_t i = 0; i + 1 < view.log.size(); ++i) before.apply(view.log[i].by, view.log[i].action);
  emit stage.session().state_changed(state_of(before));
  const Reader reader(stage);
  ui::BoardOptions slow;
  slow.move_ms = slow.turn_over_ms = 100'000;
  stage.table().set_board_options(slow);
  emit stage.session().state_changed(state_of(over));
  ASSERT_EQ(reader.announced().size(), 1);
  EXPECT_FALSE(reader.announced()[0].contains("pot"));
  stage.table().set_board_options(ui::BoardOptions());
  ASSERT_EQ(reader.announced().size(), 2);
  EXPECT_TRUE(reader.announced()[1].contains("pot"));
}

}  // namespace
}  // namespace raisechess::test
