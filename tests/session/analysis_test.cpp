// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/analysis.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include <map>

#include "scripted_hand.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::Analysis;
using session::AnalysisKind;
using session::AnalysisRequest;
using session::AnalysisResult;

game::Hand opening(const HandSetup& setup, const std::string& computers_deal = "b8N c8B h7P") {
  game::Hand hand = start(setup, "b1R d2Q g1N", computers_deal);
  if (setup.betting != BettingMode::None) hand.apply(Side::Black, Call{});
  EXPECT_EQ(play(hand, "a2a3 d7d5 h2h3 c8e6"), "");
  return hand;
}

const Pins queen{{at("c8"), PieceType::Queen}};

/// An analysis and all that it answered, by the id of the question.
struct Stage {
  Stage() {
    QObject::connect(&analysis, &Analysis::answered,
                     [this](const AnalysisResult& result) { answers.emplace(result.id, result); });
  }
  AnalysisResult answer(const AnalysisRequest& request) {
    analysis.ask(request);
    EXPECT_TRUE(SessionStage::wait([&] { return answers.contains(request.id); }));
    return answers[request.id];
  }

  Analysis analysis;
  std::map<std::uint64_t, AnalysisResult> answers;
};

TEST(Analysis, AnswersEachKindOfQuestion) {
  Stage stage;
  const PlayerView view = opening(chipless_setup()).view_for(Side::White);
  const auto supposition = stage.answer({AnalysisKind::Supposition, 1, view, queen});
  ASSERT_TRUE(supposition.supposition);
  EXPECT_EQ(supposition.supposition->pins, queen);
  const auto chance = stage.answer({AnalysisKind::Chance, 2, view, {}});
  ASSERT_TRUE(chance.chance);
  EXPECT_GT(chance.chance->margin, 0);
  const auto hint = stage.answer({AnalysisKind::Hint, 3, view, {}});
  ASSERT_TRUE(hint.hint);
  EXPECT_EQ(std::ranges::count(view.moves, hint.hint->move), 1);
  ASSERT_TRUE(hint.hint->next) << "what it is compared with";
  EXPECT_EQ(std::ranges::count(view.moves, hint.hint->next->move), 1);
  EXPECT_NE(hint.hint->next->move, hint.hint->move);
  EXPECT_NEAR(hint.hint->next->chance, hint.hint->chance, 0.5);
  EXPECT_FALSE(hint.chance || hint.supposition) << "nothing that was not asked for";
}

TEST(Analysis, ChanceAndHintFollowThePins) {
  Stage stage;
  const PlayerView view = opening(chipless_setup()).view_for(Side::White);
  const auto facts = stage.answer({AnalysisKind::Chance, 1, view, {}});
  const auto thought = stage.answer({AnalysisKind::Chance, 2, view, queen});
  EXPECT_LT(thought.chance->value, facts.chance->value);
}

TEST(Analysis, OfPinsThatContradictTheFactsIsEmpty) {
  Stage stage;
  const PlayerView view = opening(chipless_setup()).view_for(Side::White);
  const Pins pawn{{at("c8"), PieceType::Pawn}};
  EXPECT_EQ(stage.answer({AnalysisKind::Supposition, 1, view, pawn}),
            (AnalysisResult{AnalysisKind::Supposition, 1, {}, {}, {}, {}}));
  EXPECT_EQ(stage.answer({AnalysisKind::Chance, 2, view, pawn}),
            (AnalysisResult{AnalysisKind::Chance, 2, {}, {}, {}, {}}));
}

TEST(Analysis, GivesNoHintWithChipsNorOutOfTurn) {
  Stage stage;
  const PlayerView with_chips = opening(HandSetup()).view_for(Side::White);
  EXPECT_FALSE(session::may_ask_hint(with_chips));
  EXPECT_FALSE(stage.answer({AnalysisKind::Hint, 1, with_chips, {}}).hint);
  const PlayerView not_to_move = opening(chipless_setup()).view_for(Side::Black);
  EXPECT_FALSE(session::may_ask_hint(not_to_move));
  EXPECT_FALSE(stage.answer({AnalysisKind::Hint, 2, not_to_move, {}}).hint);
  EXPECT_TRUE(stage.answer({AnalysisKind::Chance, 3, with_chips, {}}).chance) << "the chance it does tell";
}

TEST(Analysis, GivesAHintWithChipsInAnExercise) {
  Stage stage;
  const PlayerView view = opening(HandSetup()).view_for(Side::White);
  EXPECT_TRUE(session::may_ask_hint(view, true));
  const auto hint = stage.answer({AnalysisKind::Hint, 1, view, {}, true}).hint;
  ASSERT_TRUE(hint);
  EXPECT_NE(std::ranges::find(view.moves, hint->move), view.moves.end());
  PlayerView respond = view;
  respond.phase = Phase::Respond;
  EXPECT_FALSE(session::may_ask_hint(respond, true)) << "a bet is to be answered before any move";
}

TEST(Analysis, AnswersTheNewestQuestionOfAKindOnly) {
  Stage stage;
  const PlayerView view = opening(chipless_setup()).view_for(Side::White);
  for (std::uint64_t id = 1; id <= 20; ++id) stage.analysis.ask({AnalysisKind::Chance, id, view, {}});
  ASSERT_TRUE(SessionStage::wait([&] { return stage.answers.contains(20); }));
  EXPECT_EQ(stage.answers.size(), 1U);
  EXPECT_FALSE(stage.analysis.asked(AnalysisKind::Chance));
}

TEST(Analysis, WhatIsDroppedIsNeverAnswered) {
  Stage stage;
  const PlayerView view = opening(chipless_setup()).view_for(Side::White);
  stage.analysis.ask({AnalysisKind::Hint, 1, view, {}});
  stage.analysis.ask({AnalysisKind::Chance, 2, view, {}});
  stage.analysis.drop();
  (void)stage.answer({AnalysisKind::Hint, 3, view, {}});
  (void)stage.answer({AnalysisKind::Chance, 4, view, {}});
  EXPECT_EQ(stage.answers.size(), 2U);
}

TEST(Analysis, EndsInTheMiddleOfAThought) {
  auto stage = std::make_unique<Stage>();
  const PlayerView view = start(chipless_setup(5), "a1Q b1Q c1Q d1Q f1Q", "a8Q b8Q c8Q d8Q f8Q").view_for(Side::White);
  stage->analysis.ask({AnalysisKind::Hint, 1, view, {}});
  stage.reset();
}

TEST(Analysis, IsTheSameForDealsThatTheViewerCannotTellApart) {
  for (const HandSetup& setup : {chipless_setup(), HandSetup()}) {
    const PlayerView one = opening(setup, "b8N c8B h7P").view_for(Side::White);
    const PlayerView two = opening(setup, "b8Q c8B h7P").view_for(Side::White);
    ASSERT_EQ(one, two);
    for (AnalysisKind kind : {AnalysisKind::Supposition, AnalysisKind::Chance, AnalysisKind::Hint}) {
      EXPECT_EQ(Stage().answer({kind, 1, one, queen}), Stage().answer({kind, 1, two, queen}));
    }
  }
}

TEST(Analysis, FindsAMateInOne) {
  HandSetup setup = classic_setup("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
  const PlayerView view = start(setup).view_for(Side::White);
  const auto hint = Stage().answer({AnalysisKind::Hint, 1, view, {}}).hint;
  ASSERT_TRUE(hint);
  EXPECT_EQ(hint->move, Move::normal(at("e1"), at("e8")));
  EXPECT_EQ(hint->reason, session::HintReason{session::HintReason::Kind::Mates});
  EXPECT_FALSE(hint->next && hint->next->move == hint->move);
}

TEST(Analysis, HasNothingToSayOfAHandThatIsOver) {
  Stage stage;
  game::Hand hand = opening(chipless_setup());
  ASSERT_FALSE(hand.apply(Side::White, Fold{}));
  const PlayerView view = hand.view_for(Side::White);
  EXPECT_FALSE(stage.answer({AnalysisKind::Chance, 1, view, {}}).chance);
  EXPECT_FALSE(stage.answer({AnalysisKind::Supposition, 2, view, queen}).supposition);
}

}  // namespace
}  // namespace raisechess::test
