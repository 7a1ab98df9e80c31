// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "sentence.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

struct Wording {
  ErrorCode code;
  const char* text;
};

/// In the order of ErrorCode; %1, %2 … stand for a code's arguments.
constexpr auto wordings = std::to_array<Wording>({
    {ErrorCode::HiddenCount,
     QT_TRANSLATE_NOOP("Words", "Not %1: a side has 3, 4 or 5 hidden pieces, none in classic chess.")},
    {ErrorCode::ArrayNumber,
     QT_TRANSLATE_NOOP("Words", "There is no array %1: they are numbered 0 to 959; 518 is the standard one.")},
    {ErrorCode::ShowdownMove,
     QT_TRANSLATE_NOOP("Words", "No showdown after move %1: only after move 20, 30 or 40, or to mate.")},
    {ErrorCode::StackSize, QT_TRANSLATE_NOOP("Words", "A player cannot have %1 chips: %2 to %3 are possible.")},
    {ErrorCode::BlindSize,
     QT_TRANSLATE_NOOP(
         "Words",
         "Blinds of %1 and %2 are not possible: the big blind is 2 to %3, the small one at least 1 and smaller.")},
    {ErrorCode::DealSquareCount, QT_TRANSLATE_NOOP("Words", "%1: the deal has %2 squares, but it needs %3.")},
    {ErrorCode::DealSquare, QT_TRANSLATE_NOOP("Words", "%1: no hidden piece can stand on %2 at the deal.")},
    {ErrorCode::DealSquareTwice, QT_TRANSLATE_NOOP("Words", "%1: the deal names %2 twice.")},
    {ErrorCode::FenNeedsClassic, QT_TRANSLATE_NOOP("Words", "Only classic chess can begin from another position.")},
    {ErrorCode::MatchChips, QT_TRANSLATE_NOOP("Words", "%1 chips for each player are not possible: %2 to %3.")},
    {ErrorCode::BlindMinutes,
     QT_TRANSLATE_NOOP("Words", "Blinds cannot rise every %1 minutes: every 5, 10 or 15, or never.")},
    {ErrorCode::TurnSeconds,
     QT_TRANSLATE_NOOP("Words", "A turn cannot take %1 seconds: 30 or 60 in classic chess, or no clock.")},
    {ErrorCode::ColoursStay,
     QT_TRANSLATE_NOOP("Words", "Colours change after every hand; only in classic chess can they stay.")},
    {ErrorCode::FenFields,
     QT_TRANSLATE_NOOP("Words", "The position has %1 fields, but a FEN has 6, or 8 with hidden pieces.")},
    {ErrorCode::FenPlacement, QT_TRANSLATE_NOOP("Words", "The pieces are not described rightly: “%1”.")},
    {ErrorCode::FenSideToMove, QT_TRANSLATE_NOOP("Words", "The side to move is w or b, not “%1”.")},
    {ErrorCode::FenCastling, QT_TRANSLATE_NOOP("Words", "The castling rights “%1” do not fit the position.")},
    {ErrorCode::FenEnPassant, QT_TRANSLATE_NOOP("Words", "The en passant square “%1” does not fit the position.")},
    {ErrorCode::FenClock, QT_TRANSLATE_NOOP("Words", "“%1” must be a whole number from %2 to %3.")},
    {ErrorCode::FenHidden, QT_TRANSLATE_NOOP("Words", "The hidden pieces “%1” are not written as in h:b1,e2.")},
    {ErrorCode::FenDoubleStep,
     QT_TRANSLATE_NOOP("Words", "The pawns without a double step “%1” are not written as in d:a2.")},
    {ErrorCode::FenKings, QT_TRANSLATE_NOOP("Words", "%1 must have exactly one king, and has %2.")},
    {ErrorCode::FenPawnRank, QT_TRANSLATE_NOOP("Words", "No pawn can stand on %1.")},
    {ErrorCode::FenTooManyPieces, QT_TRANSLATE_NOOP("Words", "%1 has more than 16 pieces.")},
    {ErrorCode::FenOpponentInCheck, QT_TRANSLATE_NOOP("Words", "The side that is not to move is in check.")},
    {ErrorCode::FenNoLegalMove, QT_TRANSLATE_NOOP("Words", "The side to move has no legal move.")},
    {ErrorCode::HandOver, QT_TRANSLATE_NOOP("Words", "This hand is over.")},
    {ErrorCode::NotYourTurn, QT_TRANSLATE_NOOP("Words", "It is the other player’s turn: %1 is to act.")},
    {ErrorCode::FacingBet, QT_TRANSLATE_NOOP("Words", "Answer the bet first: call %1, raise or fold.")},
    {ErrorCode::NothingToCall, QT_TRANSLATE_NOOP("Words", "There is no bet to call. To check, just move.")},
    {ErrorCode::BettingClosed, QT_TRANSLATE_NOOP("Words", "The betting of this turn is over: make your move.")},
    {ErrorCode::NoBettingHere, QT_TRANSLATE_NOOP("Words", "This hand is played without chips.")},
    {ErrorCode::MustRaiseNotBet, QT_TRANSLATE_NOOP("Words", "There is a bet already: raise it.")},
    {ErrorCode::MustBetNotRaise, QT_TRANSLATE_NOOP("Words", "There is no bet to raise: bet.")},
    {ErrorCode::RaiseCap, QT_TRANSLATE_NOOP("Words", "No more raises: %1 bets and raises a turn are the most.")},
    {ErrorCode::BetBelowMinimum, QT_TRANSLATE_NOOP("Words", "%1 is too small: at least %2.")},
    {ErrorCode::BetAboveMaximum, QT_TRANSLATE_NOOP("Words", "%1 is too much: at most %2.")},
    {ErrorCode::IllegalMove, QT_TRANSLATE_NOOP("Words", "“%1” is not a legal move here.")},
    {ErrorCode::UnknownMoveText, QT_TRANSLATE_NOOP("Words", "“%1” is not a move: write Nf3, e2e4, exd5, O-O or e8=Q.")},
    {ErrorCode::AmbiguousMoveText,
     QT_TRANSLATE_NOOP("Words", "“%1” could be several moves: name both squares, as in g1f3.")},
    {ErrorCode::SplitNotPossible,
     QT_TRANSLATE_NOOP("Words", "A split cannot be offered now: once a turn, with no bet open.")},
    {ErrorCode::SplitAnswerDue, QT_TRANSLATE_NOOP("Words", "A split is offered: accept or decline it first, or fold.")},
    {ErrorCode::TakeBackWithChips, QT_TRANSLATE_NOOP("Words", "With chips a move stands: nothing can be taken back.")},
    {ErrorCode::NothingToTakeBack, QT_TRANSLATE_NOOP("Words", "You have made no move that you could take back.")},
    {ErrorCode::HandStillOn, QT_TRANSLATE_NOOP("Words", "The hand is not over yet.")},
    {ErrorCode::MatchOver, QT_TRANSLATE_NOOP("Words", "The match is over: begin a new one.")},
    {ErrorCode::MinutesRunBack, QT_TRANSLATE_NOOP("Words", "The clock of the match cannot run back.")},
    {ErrorCode::NoMatch, QT_TRANSLATE_NOOP("Words", "There is no match: begin one.")},
    {ErrorCode::SealDamaged, QT_TRANSLATE_NOOP("Words", "The saved match is damaged.")},
    {ErrorCode::SealKey, QT_TRANSLATE_NOOP("Words", "The saved match does not open with this computer’s key.")},
    {ErrorCode::SealVersion,
     QT_TRANSLATE_NOOP("Words", "The saved match is of another version of the program (format %1).")},
    {ErrorCode::RecordFormat, QT_TRANSLATE_NOOP("Words", "This is no record of a hand: %1.")},
    {ErrorCode::RecordVersion,
     QT_TRANSLATE_NOOP("Words", "The record is of another version of the program (format %1).")},
    {ErrorCode::RecordDoesNotReplay, QT_TRANSLATE_NOOP("Words", "The record breaks the rules at action %1.")},
    {ErrorCode::CommitmentMismatch,
     QT_TRANSLATE_NOOP("Words", "%1: the opened secret is not the one shown before the hand.")},
    {ErrorCode::DealMismatch, QT_TRANSLATE_NOOP("Words", "%1: the pieces are not those that the opened secret gives.")},
    {ErrorCode::ArrayMismatch, QT_TRANSLATE_NOOP("Words", "The array is number %1, but the opened secrets give %2.")},
    {ErrorCode::SecretMissing,
     QT_TRANSLATE_NOOP("Words", "%1: the secret is not opened yet, so the deal cannot be checked.")},
});

constexpr bool every_code_has_its_place() {
  for (std::size_t i = 0; i < wordings.size(); ++i) {
    if (static_cast<std::size_t>(wordings[i].code) != i) return false;
  }
  return wordings.size() == static_cast<std::size_t>(ErrorCode::last) + 1;
}
static_assert(every_code_has_its_place());

/// An argument fit for a sentence: sides by their names, a stranger's text on one line and not too long.
QString argument(const Error& error, std::size_t place) {
  if (place >= error.arguments.size()) return QStringLiteral("?");
  const ErrorArgument& value = error.arguments[place];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return Words::number(*number);
  const std::string& text = std::get<std::string>(value);
  for (Side side : both_sides) {
    if (text == name(side)) return Words::side(side);
  }
  return quote(text);
}

}  // namespace

QString Words::error(const Error& error) {
  const QString text = tr(wordings[static_cast<std::size_t>(error.code)].text);
  if (error.code == ErrorCode::RecordFormat) return text.arg(fault(error));
  QStringList values;
  for (std::size_t place = 0; place < 4; ++place) values << argument(error, place);
  return filled(text, values);
}

}  // namespace raisechess::ui
