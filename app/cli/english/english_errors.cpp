// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "english.h"
#include "english_words.h"
#include "record/fault_text.h"

namespace raisechess::cli {

namespace {

struct Wording {
  ErrorCode code;
  std::string_view text;
};

/// In the order of ErrorCode; `{0}`, `{1}` … stand for a code's arguments.
constexpr auto wordings = std::to_array<Wording>({
    {ErrorCode::HiddenCount, "{0} hidden pieces a side are not possible: 3, 4 or 5, or 0 in classic chess."},
    {ErrorCode::ArrayNumber, "Array {0} does not exist: the numbers are 0 to 959, and 518 is the usual one."},
    {ErrorCode::ShowdownMove, "A showdown after move {0} is not possible: 20, 30 or 40, or 0 for to mate."},
    {ErrorCode::StackSize, "A stack of {0} is not possible: {1} to {2} chips."},
    {ErrorCode::BlindSize,
     "Blinds of {0} and {1} are not possible: the big blind is 2 to {2}, the small one at least 1 and smaller."},
    {ErrorCode::DealSquareCount, "The deal of {0} names {1} squares: it must name exactly {2}."},
    {ErrorCode::DealSquare,
     "No hidden piece of {0} can be dealt on {1}: only on its first two ranks, and not on the king's square."},
    {ErrorCode::DealSquareTwice, "The deal of {0} names {1} twice: each square once."},
    {ErrorCode::FenNeedsClassic,
     "A starting position in FEN is for classic chess only: no hidden pieces, no betting, to mate."},
    {ErrorCode::MatchChips, "{0} chips for each player are not possible: {1} to {2}."},
    {ErrorCode::BlindMinutes, "Blinds that rise every {0} minutes are not offered: 5, 10 or 15, or 0 for steady."},
    {ErrorCode::TurnSeconds, "A turn of {0} seconds is not offered: 30 or 60 in classic chess, or 0 for no clock."},
    {ErrorCode::ColoursStay, "Colours change after every hand; only in classic chess can they stay."},
    {ErrorCode::FenFields, "A FEN has 6 fields, or 8 with the two of RaiseChess: this one has {0}."},
    {ErrorCode::FenPlacement,
     "The pieces in FEN field '{0}' are not eight ranks of eight squares in the letters PNBRQK and pnbrqk."},
    {ErrorCode::FenSideToMove, "The side to move in FEN is w or b, not '{0}'."},
    {ErrorCode::FenCastling,
     "The castling field '{0}' does not fit: - or rights such as KQkq or HAha whose king and rook stand there."},
    {ErrorCode::FenEnPassant,
     "The en passant field '{0}' does not fit: - or the square behind a pawn that has just made a double step."},
    {ErrorCode::FenClock, "The clock field '{0}' of the FEN must be a whole number from {1} to {2}."},
    {ErrorCode::FenHidden, "The field '{0}' must be h:- or h: with squares of pieces, as in h:b1,e2."},
    {ErrorCode::FenDoubleStep, "The field '{0}' must be d:- or d: with pawns on their own second rank, as in d:a2."},
    {ErrorCode::FenKings, "The position has {1} kings of {0}: each side needs exactly one."},
    {ErrorCode::FenPawnRank, "A pawn cannot stand on {0}, its own last rank."},
    {ErrorCode::FenTooManyPieces, "The position has too many pieces of {0}: 16 at most."},
    {ErrorCode::FenOpponentInCheck, "The side that is not to move is in check: that cannot be."},
    {ErrorCode::FenNoLegalMove, "The side to move has no legal move: a hand cannot begin there."},
    {ErrorCode::HandOver, "This hand is over: start the next one."},
    {ErrorCode::NotYourTurn, "It is not that player's turn: {0} is to act."},
    {ErrorCode::FacingBet, "A bet must be answered first: call {0}, raise or fold."},
    {ErrorCode::NothingToCall, "There is nothing to call: no bet is open. To check, just move."},
    {ErrorCode::BettingClosed, "The betting of this turn is over: only a move is due."},
    {ErrorCode::NoBettingHere, "This hand is played without chips: there are moves only."},
    {ErrorCode::MustRaiseNotBet, "There is a bet already (a blind counts as one): raise it, do not bet."},
    {ErrorCode::MustBetNotRaise, "There is no bet to raise yet: bet."},
    {ErrorCode::RaiseCap, "No more raises this turn: {0} bets and raises are the most."},
    {ErrorCode::BetBelowMinimum, "A bet or raise to {0} is too small: at least {1}."},
    {ErrorCode::BetAboveMaximum, "A bet or raise to {0} is too much: at most {1}."},
    {ErrorCode::IllegalMove, "'{0}' is not among the legal moves."},
    {ErrorCode::UnknownMoveText, "'{0}' is not a move: write Nf3, e2e4, exd5, O-O or e8=Q."},
    {ErrorCode::AmbiguousMoveText, "'{0}' could be more than one move: name both squares, as in g1f3."},
    {ErrorCode::SplitNotPossible,
     "No split now: the player whose turn it is may offer one, once a turn, while no bet is open and the hand "
     "allows it."},
    {ErrorCode::SplitAnswerDue, "A split is offered: accept or decline it first, or fold."},
    {ErrorCode::TakeBackWithChips, "With chips a move stands: nothing can be taken back."},
    {ErrorCode::NothingToTakeBack, "There is no move of yours to take back."},
    {ErrorCode::HandStillOn, "The hand is still on: the next one begins when it is over."},
    {ErrorCode::MatchOver, "The match is over: start a new one."},
    {ErrorCode::MinutesRunBack, "Match time cannot run back: give at least the minutes of the hand before."},
    {ErrorCode::NoMatch, "There is no match: start one first."},
    {ErrorCode::SealDamaged, "The sealed match is damaged: not one byte of it may differ."},
    {ErrorCode::SealKey, "The sealed match does not open with this key: it needs the one that it was sealed with."},
    {ErrorCode::SealVersion, "The sealed match has format {0}, which this version of the program does not read."},
    {ErrorCode::RecordFormat, {}},  // worded by its fault
    {ErrorCode::RecordVersion, "The record has version {0}, which this version of the program does not read."},
    {ErrorCode::RecordDoesNotReplay, "The record does not follow the rules: action {0} could not be played."},
    {ErrorCode::CommitmentMismatch, "The opened secret of {0} is not the one that was committed to."},
    {ErrorCode::DealMismatch, "The deal of {0} is not the one that its secret and the nonce give."},
    {ErrorCode::ArrayMismatch, "The array is number {0}, but the commitments and the nonce give {1}."},
    {ErrorCode::SecretMissing, "The secret of {0} has not been opened: its deal cannot be checked yet."},
});

constexpr bool every_code_has_its_place() {
  for (std::size_t i = 0; i < wordings.size(); ++i) {
    if (static_cast<std::size_t>(wordings[i].code) != i) return false;
  }
  return wordings.size() == static_cast<std::size_t>(ErrorCode::last) + 1;
}
static_assert(every_code_has_its_place());

std::string argument(const Error& error, std::size_t place) {
  if (place >= error.arguments.size()) return "?";
  const ErrorArgument& value = error.arguments[place];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return printable(std::get<std::string>(value));
}

}  // namespace

std::string sentence(const Error& error) {
  if (error.code == ErrorCode::RecordFormat)
    return "This is not a record of a hand: " + harmless(record::fault_text(error)) + '.';
  std::string text;
  std::string_view rest = wordings[static_cast<std::size_t>(error.code)].text;
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    text += rest.substr(0, open);
    text += argument(error, static_cast<std::size_t>(rest[open + 1] - '0'));
    rest.remove_prefix(open + 3);
  }
  return capitalized(text + std::string(rest));
}

}  // namespace raisechess::cli
