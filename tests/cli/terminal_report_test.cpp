// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/terminal_report.h"

#include <gtest/gtest.h>

#include "squares.h"

namespace raisechess::cli {
namespace {

using raisechess::test::at;

/// White to move at his fourth move, with chips.
PlayerView dealt() {
  PlayerView view;
  view.viewer = Side::White;
  view.active = Side::White;
  view.to_act = Side::White;
  view.phase = Phase::Turn;
  view.ply = 6;
  view.pot = 12;
  view.stacks = {93, 95};
  view.bet = BetBounds{2, 93, BetBounds::Least::BigBlind, BetBounds::Most::OwnStack, 2};
  return view;
}

TEST(TerminalReport, ATurnSaysWhatMayBeDone) {
  PlayerView view = dealt();
  EXPECT_EQ(turn_text(view),
            "Move 4, you have White. Pot 12; you have 93 chips left, the computer 95. "
            "You may bet at least 2 (the big blind), at most 93 (all your chips), or just move.\n");
  view.phase = Phase::Move;
  view.check = true;
  EXPECT_EQ(turn_text(view),
            "Move 4, you have White. You are in check. Pot 12; you have 93 chips left, the computer 95. Your move.\n");
  view.setup.betting = BettingMode::None;
  EXPECT_EQ(turn_text(view), "Move 4, you have White. You are in check. Your move.\n");
}

TEST(TerminalReport, ABetComesWithItsPrice) {
  PlayerView view = dealt();
  view.phase = Phase::Respond;
  view.pot = 14;
  view.to_call = 6;
  view.bet.reset();
  EXPECT_EQ(turn_text(view),
            "Move 4, you have White. Pot 14; you have 93 chips left, the computer 95. Call 6 to win 14: needs 30 %. Or "
            "fold.\n");
  view.raise = BetBounds{12, 93, BetBounds::Least::LastBet, BetBounds::Most::OwnStack, 6};
  EXPECT_NE(turn_text(view).find("Or raise to at least 12 (the bet was 6), at most 93 (all your chips). Or fold."),
            std::string::npos);
}

TEST(TerminalReport, AnOfferComesFirst) {
  PlayerView view = dealt();
  view.split_offer = Side::Black;
  EXPECT_NE(turn_text(view).find("The computer offers to split: accept or decline."), std::string::npos);
}

TEST(TerminalReport, MovesAreGroupedByWhatTheyTell) {
  PlayerView view = dealt();
  view.board[at("g1")] = PieceView{Side::White, PieceType::Knight, {}};
  view.board[at("b1")] = PieceView{Side::White, PieceType::Rook, std::uint8_t{0}};
  view.start = view.board;
  view.hidden.white = {{at("b1"), at("b1"), PieceType::Rook, HiddenStatus::Hidden}};
  const Move keeps = Move::normal(at("g1"), at("f3"));
  const Move narrows = Move::normal(at("b1"), at("c1"));
  const Move reveals = Move::normal(at("b1"), at("b8"));
  view.moves = {narrows, reveals, keeps};
  const SecrecyTable secrecy{
      5,
      {{narrows, Secrecy::Narrows, 2, 2, 5}, {reveals, Secrecy::Reveals, 1, 1, 5}, {keeps, Secrecy::Keeps, 5, {}, {}}}};
  EXPECT_EQ(moves_text(view, secrecy),
            "3 legal moves:\n  Nf3\nNarrows: 5 -> 2 deals, 2 types left:\n  b1-c1\nReveals: 5 -> 1 deal, 1 type "
            "left:\n  b1-b8\n");
  view.moves.clear();
  EXPECT_EQ(moves_text(view, secrecy), "It is not your turn to move.\n");
}

TEST(TerminalReport, TheShowdownIsCounted) {
  PlayerView view = dealt();
  view.board[at("e1")] = PieceView{Side::White, PieceType::King, {}};
  view.board[at("d1")] = PieceView{Side::White, PieceType::Queen, {}};
  view.board[at("a4")] = PieceView{Side::White, PieceType::Rook, std::uint8_t{0}};
  view.board[at("e8")] = PieceView{Side::Black, PieceType::King, {}};
  view.hidden.white = {{at("b1"), at("a4"), PieceType::Rook, HiddenStatus::Revealed}};
  view.hidden.black = {{at("c8"), {}, PieceType::Pawn, HiddenStatus::Captured}};
  view.result = HandResult{ResultKind::Showdown, Side::White, {14, 0}, {6, -6}};
  EXPECT_EQ(hand_end_text(view),
            "Your hidden pieces: a rook dealt on b1, now on a4.\n"
            "The computer's hidden pieces: a pawn dealt on c8, captured.\n"
            "You count 1 queen and 1 rook: 14 points.\n"
            "The computer counts the king alone: 0 points.\n"
            "Showdown after move 30. You have 14 points, the computer 0. You take the pot (+6).\n");
}

TEST(TerminalReport, AfterAFoldPiecesMayStayUnshown) {
  PlayerView view = dealt();
  view.hidden.white = {{at("b1"), at("b1"), PieceType::Rook, HiddenStatus::Hidden}};
  view.hidden.black = {{at("c8"), at("c8"), {}, HiddenStatus::Hidden}};
  view.result = HandResult{ResultKind::Fold, Side::White, {14, {}}, {6, -6}};
  EXPECT_EQ(hand_end_text(view),
            "Your hidden pieces: a rook dealt on b1.\nThe computer's hidden pieces: one not shown dealt on c8.\nYou "
            "take the pot (+6).\n");
}

TEST(TerminalReport, BothScoresAreSaid) {
  MatchScore score;
  score.chips = {102, 98};
  score.won = {12, 10};
  score.lost = {10, 12};
  score.hands_won = {2, 1};
  score.hands_split = 3;
  EXPECT_EQ(
      score_text(score, Seat::A, true),
      "Chips: you 102, the computer 98. You have won 12 and lost 10.\nHands: you have won 2, lost 1 and split 3.\n");
  EXPECT_EQ(score_text(score, Seat::B, false), "Hands: you have won 1, lost 2 and split 3.\n");
  score.winner = Seat::A;
  EXPECT_EQ(match_end_text(score, Seat::A, true).substr(0, 19), "You win the match: ");
}

TEST(TerminalReport, AMatchIsDescribedByItsSettings) {
  MatchSetup setup;
  EXPECT_EQ(match_text(setup, false),
            "3 hidden pieces a side, array 518, showdown after move 30, chips, no-limit, 100 chips each");
  setup.blind_minutes = 10;
  setup.hand.betting = BettingMode::PotLimit;
  setup.hand.showdown = showdown_to_mate;
  setup.hand.king_capture = true;
  EXPECT_EQ(match_text(setup, true),
            "3 hidden pieces a side, an array drawn for each hand, to mate, classic draws off, chips, pot-limit, "
            "capturing the king wins, "
            "100 chips each, blinds rising every 10 minutes");
}

TEST(TerminalReport, TheLogHasEveryBetAndMove) {
  PlayerView view = dealt();
  EXPECT_EQ(log_text(view), "Blinds: 2 for White, 1 for Black.\n");
  view.setup.betting = BettingMode::None;
  EXPECT_EQ(log_text(view), "Nothing has happened yet.\n");
  view.start[at("e2")] = PieceView{Side::White, PieceType::Pawn, {}};
  view.log = {{Side::White, MakeMove{Move::normal(at("e2"), at("e4"))}, {}}, {Side::Black, Fold{}, {}}};
  EXPECT_EQ(log_text(view), "1. White moves e4.\nBlack resigns.\n");
}

}  // namespace
}  // namespace raisechess::cli
