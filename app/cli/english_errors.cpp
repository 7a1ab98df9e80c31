// SPDX-License-Identifier: GPL-3.0-or-later
#include "english.h"
#include "english_words.h"

namespace raisechess::cli {

namespace {

/// `{0}`, `{1}` … stand for the arguments of a code. No default: the compiler misses a code that has no sentence.
std::string_view wording(ErrorCode code) {
  switch (code) {
    case ErrorCode::HiddenCount:
      return "{0} hidden pieces a side are not possible: 3, 4 or 5, or 0 in classic chess.";
    case ErrorCode::ArrayNumber:
      return "Array {0} does not exist: the numbers are 0 to 959, and 518 is the usual one.";
    case ErrorCode::ShowdownMove:
      return "A showdown after move {0} is not possible: 20, 30 or 40, or 0 for to mate.";
    case ErrorCode::StackSize:
      return "A stack of {0} is not possible: {1} to {2} chips.";
    case ErrorCode::BlindSize:
      return "Blinds of {0} and {1} are not possible: the big blind is 2 to 1000000, the small one at least 1 and "
             "smaller.";
    case ErrorCode::DealSquareCount:
      return "The deal of {0} names {1} squares: it must name exactly {2}.";
    case ErrorCode::DealSquare:
      return "No hidden piece of {0} can be dealt on {1}: only on its first two ranks, and not on the king's square.";
    case ErrorCode::DealSquareTwice:
      return "The deal of {0} names {1} twice: each square once.";
    case ErrorCode::FenNeedsClassic:
      return "A starting position in FEN is for classic chess only: no hidden pieces, no betting, to mate.";
    case ErrorCode::MatchChips:
      return "{0} chips for each player are not possible: 2 to 1000000.";
    case ErrorCode::BlindMinutes:
      return "Blinds that rise every {0} minutes are not offered: 5, 10 or 15, or 0 for steady.";
    case ErrorCode::FenFields:
      return "A FEN has 6 fields, or 8 with the two of RaiseChess: this one has {0}.";
    case ErrorCode::FenPlacement:
      return "The pieces in FEN field '{0}' are not eight ranks of eight squares in the letters PNBRQK and pnbrqk.";
    case ErrorCode::FenSideToMove:
      return "The side to move in FEN is w or b, not '{0}'.";
    case ErrorCode::FenCastling:
      return "The castling field '{0}' does not fit: - or rights such as KQkq or HAha whose king and rook stand there.";
    case ErrorCode::FenEnPassant:
      return "The en passant field '{0}' does not fit: - or the square behind a pawn that has just made a double step.";
    case ErrorCode::FenClock:
      return "The clock field '{0}' of the FEN must be a whole number from {1} to {2}.";
    case ErrorCode::FenHidden:
      return "The field '{0}' must be h:- or h: with squares of pieces, as in h:b1,e2.";
    case ErrorCode::FenDoubleStep:
      return "The field '{0}' must be d:- or d: with pawns on their own second rank, as in d:a2.";
    case ErrorCode::FenKings:
      return "The position has {1} kings of {0}: each side needs exactly one.";
    case ErrorCode::FenPawnRank:
      return "A pawn cannot stand on {0}, its own last rank.";
    case ErrorCode::FenTooManyPieces:
      return "The position has too many pieces of {0}: 16 at most.";
    case ErrorCode::FenOpponentInCheck:
      return "The side that is not to move is in check: that cannot be.";
    case ErrorCode::FenNoLegalMove:
      return "The side to move has no legal move: a hand cannot begin there.";
    case ErrorCode::HandOver:
      return "This hand is over: start the next one.";
    case ErrorCode::NotYourTurn:
      return "It is not that player's turn: {0} is to act.";
    case ErrorCode::FacingBet:
      return "A bet must be answered first: call {0}, raise or fold.";
    case ErrorCode::NothingToCall:
      return "There is nothing to call: no bet is open. To check, just move.";
    case ErrorCode::BettingClosed:
      return "The betting of this turn is over: only a move is due.";
    case ErrorCode::NoBettingHere:
      return "This hand is played without chips: there are moves only.";
    case ErrorCode::MustRaiseNotBet:
      return "There is a bet already (a blind counts as one): raise it, do not bet.";
    case ErrorCode::MustBetNotRaise:
      return "There is no bet to raise yet: bet.";
    case ErrorCode::RaiseCap:
      return "No more raises this turn: {0} bets and raises are the most.";
    case ErrorCode::BetBelowMinimum:
      return "A bet or raise to {0} is too small: at least {1}.";
    case ErrorCode::BetAboveMaximum:
      return "A bet or raise to {0} is too much: at most {1}.";
    case ErrorCode::IllegalMove:
      return "'{0}' is not among the legal moves.";
    case ErrorCode::UnknownMoveText:
      return "'{0}' is not a move: write Nf3, e2e4, exd5, O-O or e8=Q.";
    case ErrorCode::AmbiguousMoveText:
      return "'{0}' could be more than one move: name both squares, as in g1f3.";
    case ErrorCode::SplitNotPossible:
      return "No split now: the player whose turn it is may offer one, once a turn, while no bet is open and the hand "
             "allows it.";
    case ErrorCode::HandStillOn:
      return "The hand is still on: the next one begins when it is over.";
    case ErrorCode::MatchOver:
      return "The match is over: start a new one.";
    case ErrorCode::MinutesRunBack:
      return "Match time cannot run back: give at least the minutes of the hand before.";
    case ErrorCode::NoMatch:
      return "There is no match: start one first.";
    case ErrorCode::SealDamaged:
      return "The sealed match is damaged: not one byte of it may differ.";
    case ErrorCode::SealKey:
      return "The sealed match does not open with this key: it needs the one that it was sealed with.";
    case ErrorCode::SealVersion:
      return "The sealed match has format {0}, which this version of the program does not read.";
    case ErrorCode::RecordFormat:
      return "This is not a record of a hand: {0}.";
    case ErrorCode::RecordVersion:
      return "The record has version {0}, which this version of the program does not read.";
    case ErrorCode::RecordDoesNotReplay:
      return "The record does not follow the rules: action {0} could not be played.";
    case ErrorCode::CommitmentMismatch:
      return "The opened secret of {0} is not the one that was committed to.";
    case ErrorCode::DealMismatch:
      return "The deal of {0} is not the one that its secret and the nonce give.";
    case ErrorCode::ArrayMismatch:
      return "The array is number {0}, but the commitments and the nonce give {1}.";
    case ErrorCode::SecretMissing:
      return "The secret of {0} has not been opened: its deal cannot be checked yet.";
  }
  return {};
}

std::string argument(const Error& error, std::size_t place) {
  if (place >= error.arguments.size()) return "?";
  const ErrorArgument& value = error.arguments[place];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return printable(std::get<std::string>(value));
}

}  // namespace

std::string sentence(const Error& error) {
  std::string text;
  std::string_view rest = wording(error.code);
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    text += rest.substr(0, open);
    text += argument(error, static_cast<std::size_t>(rest[open + 1] - '0'));
    rest.remove_prefix(open + 3);
  }
  return capitalized(text + std::string(rest));
}

}  // namespace raisechess::cli
