// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include "exercise_window.h"
#include "knowledge/supposition.h"
#include "misfits.h"
#include "new_match_dialog.h"
#include "review_window.h"
#include "style/segments.h"
#include "table_states.h"
#include "window_stage.h"
#include "words/language.h"

namespace raisechess::test {
namespace {

const std::vector<QSize> usual_sizes{{1024, 640}, {1280, 800}};

bool is_cut(const QLabel& label) {
  if (label.text().isEmpty() || label.minimumSizeHint().width() == 0) return false;
  if (label.wordWrap()) return label.height() < label.heightForWidth(label.width());
  return label.width() < label.sizeHint().width() || label.height() < label.sizeHint().height();
}

QStringList cut_texts(const QWidget& window) {
  QStringList cut;
  for (const auto* button : window.findChildren<ui::Button*>())
    if (button->isVisible() && !button->showsWholeLabel()) cut << button->text();
  for (const auto* label : window.findChildren<QLabel*>())
    if (label->isVisible() && is_cut(*label)) cut << label->text();
  for (const auto* choices : window.findChildren<ui::Segments*>()) {
    for (int place = 0; place < choices->count(); ++place) {
      const QAbstractButton* choice = choices->segment(place);
      if (choice->width() < choice->minimumSizeHint().width()) cut << choice->text();
    }
  }
  return cut;
}

/// A new size takes the layouts a moment.
void expect_nothing_cut(QWidget& window) {
  (void)QTest::qWaitFor([&] { return cut_texts(window).isEmpty(); }, 2000);
  EXPECT_EQ(cut_texts(window).join(QStringLiteral(", ")).toStdString(), "");
}

template <class Check>
void in_every_language(Check check) {
  for (ui::Language language : ui::spoken_languages) {
    SCOPED_TRACE(ui::code(language).toStdString());
    ui::apply_language(language);
    check();
  }
  ui::apply_language(ui::Language::English);
}

game::Hand resigned_without_chips() {
  game::Hand hand = chipless_hand();
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

TEST(EveryLanguage, FitsTheTable) {
  in_every_language([] {
    for (const game::Hand& hand : {resigned_without_chips(), fresh_hand(true), fresh_hand(false), opening_hand(5),
                                   facing_bet_hand(), all_in_hand(), split_offered_hand(), check_hand(),
                                   showdown_hand(), showdown_hand(5), fold_hand(), mate_hand(), classic_hand()}) {
      WindowStage stage;
      emit stage.session().state_changed(state_of(hand));
      for (QSize size : usual_sizes) {
        SCOPED_TRACE("pot " + std::to_string(hand.betting().pot()) + " at " + std::to_string(size.width()));
        stage.window().resize(size);
        QTest::qWait(1);
        expect_nothing_cut(stage.window());
      }
    }
  });
}

TEST(EveryLanguage, FitsTheReview) {
  session::HandReviewer reviewer;
  in_every_language([&] {
    for (const game::Hand& hand : {fold_hand(), showdown_hand()}) {
      ReviewWindow window(state_of(hand), true, reviewer, ui::BoardOptions());
      window.setAttribute(Qt::WA_DeleteOnClose, false);
      window.show();
      ASSERT_TRUE(WindowStage::wait([&] { return window.ready(); }));
      for (QSize size : usual_sizes) {
        window.resize(size);
        for (int row = 0; row < window.decisions()->count(); ++row) {
          window.show_next_finding();
          QTest::qWait(1);
          expect_nothing_cut(window);
        }
      }
    }
  });
}

TEST(EveryLanguage, FitsAnExercise) {
  in_every_language([] {
    for (const game::Hand& hand : {fold_hand(), showdown_hand(5)}) {
      for (const bool over : {false, true}) {
        WindowStage stage;
        const session::TableState ended = state_of(hand);
        auto exercise = std::make_unique<session::Exercise>(ended, own_decisions(ended.view).back(), 1);
        if (over) exercise->submit(Fold{});
        ExerciseWindow window(std::move(exercise), true, stage.settings(), false);
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        for (QSize size : usual_sizes) {
          window.resize(size);
          QTest::qWait(1);
          expect_nothing_cut(window);
        }
      }
    }
  });
}

/// With two thoughts and both chances, in the least window nothing needs to be scrolled.
TEST(EveryLanguage, HasRoomForThoughtsAboutFivePieces) {
  in_every_language([] {
    WindowStage stage;
    const game::Hand hand = opening_hand(5);
    emit stage.session().state_changed(state_of(hand));
    stage.window().resize(usual_sizes.front());
    const Pins pins{{at("h7"), PieceType::Rook}, {at("b8"), PieceType::Queen}};
    const Supposition supposed = knowledge::suppose(hand.knowledge(Side::White), pins).value();
    stage.table().set_thought(ui::ThoughtShown{supposed, Chance{0.61, 0.08}, Chance{0.48, 0.08}});
    QTest::qWait(1);
    expect_nothing_cut(stage.window());
    EXPECT_EQ(stage.table().findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    const QStringList left = misfits(stage.window());
    EXPECT_TRUE(left.isEmpty()) << left.join('\n').toStdString();
  });
}

TEST(EveryLanguage, FitsTheNewMatch) {
  in_every_language([] {
    session::MatchChoice choice = heads_up_choice();
    choice.setup.blind_minutes = 10;
    for (const session::MatchChoice& shown : {chipless_choice(), choice, classic_choice()}) {
      NewMatchDialog dialog(shown, session::GameSession::levels(), true);
      dialog.show();
      dialog.resize(usual_sizes.front());
      expect_nothing_cut(dialog);
    }
  });
}

}  // namespace
}  // namespace raisechess::test
