// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exercise.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "hand_table.h"
#include "scripted_hand.h"
#include "session_stage.h"
#include "squares.h"

namespace raisechess::test {
namespace {

using session::Exercise;
using session::TableState;

const Move takes_on_d5 = Move::normal(at("e4"), at("d5"));

/// What went to d5 may be a queen, a rook or a pawn; White, who could have taken it, resigned.
game::Hand resigned_before_a_capture(const std::string& computers_deal) {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", computers_deal);
  EXPECT_EQ(play(hand, "e2e4 d7d5"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand;
}

TableState as_white_saw(const game::Hand& hand) {
  return session::hand_table(hand, hand.view_for(Side::White));
}

OwnDecision last_decision(const TableState& ended) {
  return own_decisions(ended.view).back();
}

PieceType captured_with(const TableState& ended, std::uint64_t seed) {
  const auto exercise = Exercise::take_up(ended, last_decision(ended), seed);
  exercise->submit(MakeMove{takes_on_d5});
  return exercise->state().view.log.back().outcome.captured.value();
}

TEST(AnExercise, BeginsWithWhatWasKnownAtTheDecision) {
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", "b8N c8B h7P");
  std::vector<PlayerView> seen;
  const auto act = [&](Side by, const Action& action) {
    if (by == Side::White) seen.push_back(hand.view_for(Side::White));
    ASSERT_FALSE(hand.apply(by, action));
  };
  const auto move = [&](Side by, const char* text) { act(by, MakeMove{*find_long_algebraic(hand.moves(), text)}); };
  act(Side::Black, Call{});
  move(Side::White, "e2e4");
  act(Side::Black, Bet{4});
  act(Side::White, Call{});
  move(Side::Black, "d7d5");
  act(Side::White, Bet{6});
  act(Side::Black, Call{});
  move(Side::White, "e4d5");
  act(Side::Black, Fold{});
  const TableState ended = as_white_saw(hand);
  const auto decisions = own_decisions(ended.view);
  ASSERT_EQ(decisions.size(), seen.size());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const auto exercise = Exercise::take_up(ended, decisions[i], 1);
    EXPECT_EQ(exercise->state().view, seen[i]) << i;
    EXPECT_TRUE(exercise->state().exercise);
    EXPECT_FALSE(exercise->has_true_deal());
  }
}

TEST(AnExercise, HasTheTrueDealWhereItIsOpen) {
  TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  ended.dealing.sides.black.deal =
      Deal{{at("d7"), PieceType::Rook}, {at("b8"), PieceType::Knight}, {at("c8"), PieceType::Bishop}};
  EXPECT_TRUE(Exercise::take_up(ended, last_decision(ended), 1)->has_true_deal());
  for (std::uint64_t seed = 0; seed < 8; ++seed) EXPECT_EQ(captured_with(ended, seed), PieceType::Rook);
}

TEST(AnExercise, ElseDrawsWhatThePlayerCannotRuleOut) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  std::set<PieceType> drawn;
  for (std::uint64_t seed = 0; seed < 24; ++seed) drawn.insert(captured_with(ended, seed));
  EXPECT_EQ(drawn, (std::set{PieceType::Queen, PieceType::Rook, PieceType::Pawn}));
}

TEST(Secrecy, AnExerciseTellsNothingOfWhatStayedFaceDown) {
  const TableState one = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const TableState other = as_white_saw(resigned_before_a_capture("b8Q c8B d7P"));
  ASSERT_EQ(one.view, other.view);
  for (std::uint64_t seed = 0; seed < 8; ++seed) EXPECT_EQ(captured_with(one, seed), captured_with(other, seed));
}

TEST(AnExercise, IsAnsweredAndBegunAgain) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  exercise->set_delay(std::chrono::milliseconds(0));
  const PlayerView first = exercise->state().view;
  exercise->submit(MakeMove{takes_on_d5});
  EXPECT_TRUE(exercise->state().thinking);
  ASSERT_TRUE(SessionStage::wait([&] { return exercise->state().view.ply == 4; }));
  EXPECT_FALSE(exercise->state().thinking);
  EXPECT_TRUE(exercise->state().range_before) << "what the computer's half-move has told can be shown";
  exercise->begin_again();
  EXPECT_EQ(exercise->state().view, first);
}

TEST(AnExercise, AsksTheComputerWhoseTurnItIs) {
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B d7R");
  EXPECT_EQ(play(hand, "e2e4"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  const TableState ended = as_white_saw(hand);
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  exercise->set_delay(std::chrono::milliseconds(0));
  exercise->skip_delay();
  EXPECT_TRUE(SessionStage::wait([&] { return exercise->state().view.ply == 2; }));
}

TEST(AnExercise, RefusesWhatTheRulesForbid) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  const PlayerView before = exercise->state().view;
  std::optional<Error> refused;
  QObject::connect(exercise.get(), &Exercise::refused, [&](const Error& error) { refused = error; });
  exercise->submit(Call{});
  EXPECT_TRUE(refused);
  EXPECT_EQ(exercise->state().view, before);
}

/// The last refusal of an exercise.
std::optional<Error> refusal_of(const Exercise& exercise, const std::function<void()>& act) {
  std::optional<Error> refused;
  const auto heard = QObject::connect(&exercise, &Exercise::refused, [&](const Error& error) { refused = error; });
  act();
  QObject::disconnect(heard);
  return refused;
}

TEST(AnExercise, IsNoneWhereTheOpenDealContradictsTheLog) {
  TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  ended.dealing.sides.black.deal =
      Deal{{at("d7"), PieceType::Knight}, {at("b8"), PieceType::Knight}, {at("c8"), PieceType::Bishop}};
  EXPECT_EQ(Exercise::take_up(ended, last_decision(ended), 1), nullptr);
}

TEST(AnExercise, TakesBackToTheLastDecisionButNotBeforeItsOwnBeginning) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  exercise->set_delay(std::chrono::milliseconds(0));
  const PlayerView first = exercise->state().view;
  EXPECT_FALSE(first.may_take_back) << "what led to it was another hand";
  EXPECT_EQ(refusal_of(*exercise, [&] { exercise->submit(TakeBack{}); })->code, ErrorCode::NothingToTakeBack);
  EXPECT_EQ(exercise->state().view, first);
  exercise->submit(MakeMove{takes_on_d5});
  ASSERT_TRUE(SessionStage::wait([&] { return exercise->state().view.ply == 4; }));
  const PlayerView second = exercise->state().view;
  exercise->submit(MakeMove{second.moves.front()});
  EXPECT_TRUE(exercise->state().thinking);
  exercise->take_back();
  EXPECT_EQ(exercise->state().view, second);
  EXPECT_FALSE(exercise->state().thinking);
  exercise->take_back();
  EXPECT_EQ(exercise->state().view, first);
  EXPECT_EQ(exercise->state().past.size(), 3U);
}

TEST(AnExercise, TakesBackAfterItsEnd) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  const PlayerView first = exercise->state().view;
  exercise->submit(Fold{});
  ASSERT_TRUE(exercise->state().hand_over());
  exercise->take_back();
  EXPECT_EQ(exercise->state().view, first);
}

TEST(AnExercise, TakesBackBetsToo) {
  game::Hand hand = start(HandSetup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_EQ(play(hand, "e2e4 d7d5"), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  const TableState ended = as_white_saw(hand);
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  const PlayerView first = exercise->state().view;
  exercise->submit(Bet{6});
  EXPECT_EQ(exercise->state().view.log.back().action, Action(Bet{6}));
  exercise->take_back();
  EXPECT_EQ(exercise->state().view, first);
  exercise->submit(Bet{8});
  EXPECT_EQ(exercise->state().view.log.back().action, Action(Bet{8}));
}

/// What was seen in the line that was taken back is no fact any more, so that the ranges need not keep it.
TEST(AnExercise, DrawsAnewWhenAMoveIsTakenBack) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  const auto exercise = Exercise::take_up(ended, last_decision(ended), 3);
  const RangeTable range = exercise->state().range;
  std::set<PieceType> drawn;
  for (int time = 0; time < 24; ++time) {
    exercise->submit(MakeMove{takes_on_d5});
    drawn.insert(exercise->state().view.log.back().outcome.captured.value());
    exercise->take_back();
    EXPECT_EQ(exercise->state().range, range);
  }
  EXPECT_EQ(drawn, (std::set{PieceType::Queen, PieceType::Rook, PieceType::Pawn}));
}

/// The computer's answers in the exercise are facts, too.
TEST(AnExercise, DrawsWhatAgreesWithWhatTheComputerDidSince) {
  const TableState ended = as_white_saw(resigned_before_a_capture("b8N c8B d7R"));
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const auto exercise = Exercise::take_up(ended, last_decision(ended), seed);
    exercise->set_delay(std::chrono::milliseconds(0));
    exercise->submit(MakeMove{takes_on_d5});
    ASSERT_TRUE(SessionStage::wait([&] { return !exercise->state().thinking; }));
    const PlayerView seen = exercise->state().view;
    if (seen.result) continue;
    for (int time = 0; time < 8; ++time) {
      exercise->submit(MakeMove{seen.moves.back()});
      exercise->take_back();
      ASSERT_EQ(exercise->state().view, seen);
    }
  }
}

}  // namespace
}  // namespace raisechess::test
