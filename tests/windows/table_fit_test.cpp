// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QScrollBar>

#include <algorithm>

#include "fit.h"
#include "knowledge/supposition.h"
#include "style/tab_card.h"
#include "table_states.h"
#include "window_stage.h"

namespace raisechess::test {
namespace {

game::Hand given_up_without_chips() {
  game::Hand hand = chipless_hand();
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

/// A window at its smallest and at a usual size.
void expect_table_fits(WindowStage& stage, const std::string& what) {
  for (const QSize size : window_sizes()) {
    stage.window().resize(size);
    QTest::qWait(1);
    expect_fits(stage.window(), what);
  }
}

void seat(WindowStage& stage, const game::Hand& hand) {
  stage.settings().set_player_name(long_name);
  stage.table().set_player_name(long_name);
  emit stage.session().state_changed(state_of(hand));
}

/// Each situation on the same table.
void expect_situations_fit(const std::vector<std::pair<const char*, game::Hand>>& situations) {
  in_each_language([&] {
    WindowStage stage;
    for (const auto& [what, hand] : situations) {
      seat(stage, fresh_hand(true));  // an end never follows an end
      seat(stage, hand);
      expect_table_fits(stage, what);
    }
  });
}

TEST(EveryScreen, FitsTheTurn) {
  expect_situations_fit({{"without chips", fresh_hand(false)},
                         {"with chips", fresh_hand(true)},
                         {"five hidden", opening_hand(5)},
                         {"betting is over", betting_over_hand()},
                         {"rich", rich_hand()},
                         {"check", check_hand()},
                         {"split declined", split_declined_hand()},
                         {"classic", classic_hand()},
                         {"Chess960", chess960_hand()}});
}

TEST(EveryScreen, FitsTheAnswerToABet) {
  expect_situations_fit({{"a bet", facing_bet_hand()},
                         {"a bet, five hidden", facing_bet_hand(5)},
                         {"raises", raised_hand()},
                         {"raises, five hidden", raised_hand(5)},
                         {"all-in", all_in_hand()},
                         {"a split", split_offered_hand()}});
}

TEST(EveryScreen, FitsTheEnd) {
  expect_situations_fit({{"resigned", given_up_without_chips()},
                         {"showdown", showdown_hand()},
                         {"showdown, five hidden", showdown_hand(5)},
                         {"fold", fold_hand()},
                         {"mate", mate_hand()},
                         {"mate, five hidden", mate_hand(5)},
                         {"king capture", king_capture_hand()}});
}

TEST(EveryScreen, FitsThePagesOfTheTable) {
  in_each_language([] {
    WindowStage stage;
    for (const game::Hand& hand : {facing_bet_hand(5), showdown_hand()}) {
      seat(stage, hand);
      for (const auto page : {TableView::LogPage, TableView::MatchPage}) {
        stage.table().tabs()->choosePage(page);
        expect_table_fits(stage, "page " + std::to_string(page));
      }
      stage.table().look_at(3);
      expect_table_fits(stage, "looking back");
    }
  });
}

TEST(EveryScreen, ShowsTheWholeMatchWithoutScrolling) {
  in_each_spoken_language([] {
    WindowStage stage;
    stage.window().resize(window_sizes().front());
    for (const game::Hand& hand : {opening_hand(), facing_bet_hand(5), showdown_hand()}) {
      seat(stage, hand);
      stage.table().tabs()->choosePage(TableView::MatchPage);
      QTest::qWait(1);
      EXPECT_EQ(stage.table().score()->verticalScrollBar()->maximum(), 0);
    }
  });
}

TEST(EveryScreen, ShowsTheEndWithoutScrolling) {
  in_each_spoken_language([] {
    WindowStage stage;
    stage.window().resize(window_sizes().front());
    for (const game::Hand& hand : {given_up_without_chips(), showdown_hand(), showdown_hand(5), fold_hand(),
                                   mate_hand(), mate_hand(5), king_capture_hand()}) {
      seat(stage, fresh_hand(true));
      seat(stage, hand);
      QTest::qWait(1);
      EXPECT_EQ(hidden_below(stage.table()), 0) << hand.setup().hidden << " hidden";
    }
  });
}

TEST(EveryScreen, FitsTheOtherRanges) {
  in_each_language([] {
    WindowStage stage;
    for (const auto style : {ui::RangeStyle::Plain, ui::RangeStyle::Advanced}) {
      stage.table().set_range_style(style);
      for (const int hidden : {3, 5}) {
        seat(stage, facing_bet_hand(hidden));
        expect_table_fits(stage, "ranges of " + std::to_string(hidden));
      }
    }
  });
}

TEST(EveryScreen, FitsTheChance) {
  in_each_language([] {
    WindowStage stage;
    seat(stage, facing_bet_hand());
    stage.table().set_equity(ui::EquityShown{Chance{0.62, 0.04}, false});
    expect_table_fits(stage, "the chance at a bet");
    seat(stage, chipless_hand());
    stage.table().set_equity(ui::EquityShown{Chance{0.62, 0.04}, false});
    expect_table_fits(stage, "the chance without chips");
  });
}

TEST(EveryScreen, FitsAThought) {
  in_each_language([] {
    WindowStage stage;
    for (QAction* action : stage.window().findChildren<QAction*>())
      if (action->text() == MainWindow::tr("Show my &chance")) action->trigger();
    for (const game::Hand& hand : {chipless_hand(), opening_hand(5)}) {
      seat(stage, hand);
      emit stage.table().type_chosen(at("b8"), PieceType::Queen);
      ASSERT_TRUE(WindowStage::wait([&] { return stage.table().thought() && stage.table().thought()->now; }));
      expect_table_fits(stage, "a thought");
    }
  });
}

/// With two thoughts and both chances, in the least window nothing but the log below them needs to be scrolled.
TEST(EveryScreen, HasRoomForThoughtsAboutFivePieces) {
  in_each_spoken_language([] {
    WindowStage stage;
    const game::Hand hand = opening_hand(5);
    seat(stage, hand);
    stage.window().resize(window_sizes().front());
    const Pins pins{{at("h7"), PieceType::Rook}, {at("b8"), PieceType::Queen}};
    const Supposition supposed = knowledge::suppose(hand.knowledge(Side::White), pins).value();
    stage.table().set_thought(ui::ThoughtShown{supposed, Chance{0.61, 0.08}, Chance{0.48, 0.08}});
    QTest::qWait(1);
    expect_fits(stage.window(), "two thoughts");
    const QWidget* ranges = stage.table().ranges();
    EXPECT_EQ(ranges->visibleRegion().boundingRect(), ranges->rect());
  });
}

TEST(EveryScreen, FitsThePromotion) {
  in_each_language([] {
    WindowStage stage;
    seat(stage, promotion_hand());
    stage.click("e7");
    stage.click("d8");
    expect_table_fits(stage, "promotion");
  });
}

TEST(EveryScreen, FitsTheQuestionBeforeAnAllIn) {
  in_each_language([] {
    WindowStage stage;
    seat(stage, facing_bet_hand());
    stage.click(stage.table().action_bar()->button(ui::ActionBar::Part::AllIn));
    expect_table_fits(stage, "all-in?");
  });
}

TEST(EveryScreen, FitsTheWatching) {
  in_each_language([] {
    WindowStage stage;
    stage.settings().set_player_name(long_name);
    stage.table().set_player_name(long_name);
    stage.window().start_match(heads_up_choice());
    ASSERT_TRUE(stage.wait_for_turn());
    stage.key(Qt::Key_L, Qt::ControlModifier);
    stage.key(Qt::Key_U, Qt::ControlModifier);
    ASSERT_EQ(stage.state().watching, session::Watching::Paused);
    expect_table_fits(stage, "watching");
  });
}

TEST(EveryScreen, FitsTheHint) {
  in_each_language([] {
    WindowStage stage;
    stage.window().start_match(classic_choice("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"));
    ASSERT_TRUE(stage.wait_for_turn());
    for (int step = 0; step < 3; ++step) {
      stage.key(Qt::Key_H, Qt::ControlModifier);
      ASSERT_TRUE(WindowStage::wait([&] { return !stage.table().board()->hints().empty(); }));
      expect_table_fits(stage, "hint " + std::to_string(step));
    }
  });
}

}  // namespace
}  // namespace raisechess::test
