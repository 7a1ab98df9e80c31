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

const HintReason mates{Kind::Mates, {}, {}};
const HintReason checks{Kind::Checks, {}, {}};
const HintReason promotes{Kind::Promotes, {}, {}};
const HintReason castles{Kind::Castles, {}, {}};
const HintReason best{Kind::BestChance, {}, {}};

INSTANTIATE_TEST_SUITE_P(
    InClassicChess, ReasonsOfHints,
    testing::Values(Case{"6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", Move::normal(at("e1"), at("e8")), mates},
                    Case{"6k1/5pp1/8/8/8/8/8/K3R3 w - - 0 1", Move::normal(at("e1"), at("e8")), checks},
                    Case{"4k3/8/8/3n4/8/8/8/K2R4 w - - 0 1", Move::normal(at("d1"), at("d5")),
                         HintReason{Kind::Captures, at("d5"), PieceType::Knight}},
                    Case{"4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", Move::normal(at("e5"), at("d6")),
                         HintReason{Kind::Captures, at("d5"), PieceType::Pawn}},
                    Case{"8/P7/8/8/8/8/7k/K7 w - - 0 1", Move::promotion(at("a7"), at("a8"), PieceType::Queen),
                         promotes},
                    Case{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", Move::castling(at("e1"), at("h1")), castles},
                    Case{"4k3/8/8/2p5/3N4/8/8/K7 w - - 0 1", Move::normal(at("d4"), at("f3")),
                         HintReason{Kind::Escapes, at("c5"), PieceType::Pawn}},
                    Case{"4k3/8/8/8/8/8/8/K4R2 w - - 0 1", Move::normal(at("a1"), at("b1")), best}));

TEST(ReasonOfAHint, NamesNoTypeThatThePlayerCannotSee) {
  game::Hand hand = start(chipless_setup(), "a2P b2P h2P", "a7P d7P h7P");
  ASSERT_EQ(play(hand, "e2e4 d7d5"), "");
  const HintReason takes{Kind::Captures, at("d5"), std::nullopt};
  EXPECT_EQ(session::reason_for(hand.view_for(Side::White), {}, Move::normal(at("e4"), at("d5"))), takes);
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
