// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "hint_reason.h"
#include "scripted_hand.h"
#include "session_stage.h"
#include "squares.h"

namespace raisechess::test {
namespace {

using session::HintReason;
using Kind = HintReason::Kind;

session::MatchChoice classic_from(const char* fen) {
  session::MatchChoice choice = chipless(0);
  choice.setup.hand.showdown = showdown_to_mate;
  choice.setup.hand.promotion = PromotionRule::Choice;
  choice.setup.hand.start_fen = fen;
  return choice;
}

struct Case {
  const char* fen;
  Move move;
  HintReason reason;
};

class ReasonsOfHints : public testing::TestWithParam<Case> {};

TEST_P(ReasonsOfHints, CanBeCheckedOnTheBoard) {
  const Case& given = GetParam();
  const auto hand = game::Hand::start(classic_from(given.fen).setup.hand, {});
  ASSERT_TRUE(hand);
  EXPECT_EQ(session::reason_for(hand->view_for(Side::White), {}, given.move), given.reason);
}

HintReason about(Kind kind, const char* square, PieceType type, int before = 0, int after = 0) {
  return {kind, at(square), type, before, after};
}

Move going(const char* from, const char* to) {
  return Move::normal(at(from), at(to));
}

const char* const array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

INSTANTIATE_TEST_SUITE_P(
    InClassicChess, ReasonsOfHints,
    testing::Values(
        Case{"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", going("e1", "e8"), {Kind::Mates}},
        Case{"6k1/5pp1/8/8/8/8/8/K3R3 w - - 0 1", going("e1", "e8"), {Kind::Checks}},
        Case{"7k/8/8/8/8/8/5r2/7K w - - 0 1", going("h1", "g1"), {Kind::OnlyMove}},
        Case{"4k3/8/8/3n4/8/8/8/K2R4 w - - 0 1", going("d1", "d5"), about(Kind::TakesFreely, "d5", PieceType::Knight)},
        Case{"4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", going("e5", "d6"), about(Kind::TakesFreely, "d5", PieceType::Pawn)},
        Case{"4k3/8/2p5/3r4/8/4N3/8/K7 w - - 0 1", going("e3", "d5"), about(Kind::TakesMore, "d5", PieceType::Rook)},
        Case{"4k3/8/2p5/3n4/8/4N3/8/K7 w - - 0 1", going("e3", "d5"), about(Kind::Takes, "d5", PieceType::Knight)},
        Case{"8/P7/8/8/8/8/7k/K7 w - - 0 1", Move::promotion(at("a7"), at("a8"), PieceType::Queen), {Kind::Promotes}},
        Case{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", Move::castling(at("e1"), at("h1")), {Kind::Castles}},
        Case{"4k3/8/8/2p5/3N4/8/8/K7 w - - 0 1", going("d4", "f3"), about(Kind::Escapes, "c5", PieceType::Pawn)},
        Case{"4k3/8/8/1b6/8/8/4P3/7K w - - 0 1", going("e2", "e4"), about(Kind::Escapes, "b5", PieceType::Bishop)},
        Case{"4k3/8/8/1b6/3p4/8/4P3/7K w - - 0 1", going("e2", "e4"), {Kind::Centre}},  // taken in passing
        Case{"2r1k3/8/8/8/2B5/8/1P6/7K w - - 0 1", going("b2", "b3"), about(Kind::Defends, "c4", PieceType::Bishop)},
        Case{"3qk3/8/8/8/8/8/5B2/7K w - - 0 1", going("f2", "h4"), about(Kind::AttacksMore, "d8", PieceType::Queen)},
        Case{"4k3/8/8/8/p7/8/8/3R3K w - - 0 1", going("d1", "d4"), about(Kind::AttacksLoose, "a4", PieceType::Pawn)},
        Case{array, going("e2", "e4"), about(Kind::Opens, "f1", PieceType::Bishop, 0, 5)},
        Case{array, going("g1", "f3"), HintReason{Kind::Reaches, {}, {}, 2, 5}},
        Case{"4k3/8/8/8/8/8/4P3/7K w - - 0 1", going("e2", "e4"), {Kind::Centre}},
        Case{"4k3/8/8/8/8/8/8/K4R2 w - - 0 1", going("a1", "b1"), {Kind::BestChance}}));

TEST(ReasonOfAHint, NamesNoTypeThatThePlayerCannotSee) {
  game::Hand hand = start(chipless_setup(), "a2P b2P h2P", "a7P d7P h7P");
  ASSERT_EQ(play(hand, "e2e4 d7d5"), "");
  const HintReason takes{Kind::Takes, at("d5"), std::nullopt};
  EXPECT_EQ(session::reason_for(hand.view_for(Side::White), {}, Move::normal(at("e4"), at("d5"))), takes);
}

TEST(ReasonOfAHint, NamesTheTypeOfAHiddenPieceThatIsKnown) {
  game::Hand hand = start(chipless_setup(), "a2P b2P h2P", "b8N d7P h7P");
  ASSERT_EQ(play(hand, "e2e4 b8c6 d2d4 g7g6 d4d5 f7f6"), "");
  EXPECT_EQ(session::reason_for(hand.view_for(Side::White), {}, going("d5", "c6")),
            about(Kind::TakesMore, "c6", PieceType::Knight));
}

TEST(ReasonOfAHint, SaysThatNothingCanTakeBackOnlyWhereNoDealCould) {
  // The piece of a8 may be one that takes on a6 or not: who moves cannot know.
  game::Hand hand = start(chipless_setup(), "a2P b2P h2P", "a8P b7P h7P");
  ASSERT_EQ(play(hand, "e2e3 b8a6"), "");
  const HintReason takes = session::reason_for(hand.view_for(Side::White), {}, going("f1", "a6"));
  EXPECT_EQ(takes, about(Kind::Takes, "a6", PieceType::Knight));
  const Pins pins{{at("a8"), PieceType::Bishop}, {at("b7"), PieceType::Rook}};
  EXPECT_EQ(session::reason_for(hand.view_for(Side::White), pins, going("f1", "a6")).kind, Kind::TakesFreely);
}

TEST(ReasonOfAHint, IsNoMateThatAHiddenPieceMightPrevent) {
  // Fool's mate, but one of White's second rank may be a piece that can step between.
  game::Hand hand = start(chipless_setup(), "a2P b2P g1N", "a7P b7P h7P");
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4"), "");
  const Move mate = Move::normal(at("d8"), at("h4"));
  EXPECT_EQ(session::reason_for(hand.view_for(Side::Black), {}, mate).kind, Kind::Checks);
}

TEST(ReasonOfAHint, IsAMateInAThoughtThatLeavesNothingToPreventIt) {
  game::Hand hand = start(chipless_setup(), "a2P b2P g1N", "a7P b7P h7P");
  ASSERT_EQ(play(hand, "f2f3 e7e5 g2g4"), "");
  const Move mate = Move::normal(at("d8"), at("h4"));
  const Pins pins{{at("a2"), PieceType::Pawn}, {at("b2"), PieceType::Pawn}, {at("g1"), PieceType::Knight}};
  EXPECT_EQ(session::reason_for(hand.view_for(Side::Black), pins, mate).kind, Kind::Mates);
}

}  // namespace
}  // namespace raisechess::test
