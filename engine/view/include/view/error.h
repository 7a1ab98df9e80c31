// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

namespace raisechess {

/// What was wrong. The core words nothing: the sentence is made at the edge, from the code and its arguments.
/// The arguments of each code stand behind it, in order.
enum class ErrorCode : std::uint8_t {
  // a hand's set-up
  HiddenCount,      ///< given
  ArrayNumber,      ///< given
  ShowdownMove,     ///< given
  StackSize,        ///< given, least, most
  BlindSize,        ///< big, small, greatest big
  DealSquareCount,  ///< side, given, wanted
  DealSquare,       ///< side, square: not on that side's first two ranks, or its king's
  DealSquareTwice,  ///< side, square
  FenNeedsClassic,  ///< –
  MatchChips,       ///< given, least, most
  BlindMinutes,     ///< given
  TurnSeconds,      ///< given
  ColoursStay,      ///< –: outside classic chess they change after every hand
  // FEN
  FenFields,           ///< number of fields given
  FenPlacement,        ///< field
  FenSideToMove,       ///< field
  FenCastling,         ///< field
  FenEnPassant,        ///< field
  FenClock,            ///< field, least, most
  FenHidden,           ///< field
  FenDoubleStep,       ///< field
  FenKings,            ///< side, kings found
  FenPawnRank,         ///< square
  FenTooManyPieces,    ///< side
  FenOpponentInCheck,  ///< –
  FenNoLegalMove,      ///< –
  // actions
  HandOver,           ///< –
  NotYourTurn,        ///< side to act
  FacingBet,          ///< to_call
  NothingToCall,      ///< –
  BettingClosed,      ///< –
  NoBettingHere,      ///< –
  MustRaiseNotBet,    ///< –
  MustBetNotRaise,    ///< –
  RaiseCap,           ///< cap
  BetBelowMinimum,    ///< to, least
  BetAboveMaximum,    ///< to, most
  IllegalMove,        ///< move text
  UnknownMoveText,    ///< text
  AmbiguousMoveText,  ///< text
  SplitNotPossible,   ///< –
  SplitAnswerDue,     ///< –
  TakeBackWithChips,  ///< –
  NothingToTakeBack,  ///< –
  // match
  HandStillOn,     ///< –
  MatchOver,       ///< –
  MinutesRunBack,  ///< –
  NoMatch,         ///< –
  // sealed hands and records
  SealDamaged,          ///< –
  SealKey,              ///< –
  SealVersion,          ///< given
  RecordFormat,         ///< a RecordFault (view/record_fault.h) and its arguments
  RecordVersion,        ///< given
  RecordDoesNotReplay,  ///< index of the action
  CommitmentMismatch,   ///< side
  DealMismatch,         ///< side
  ArrayMismatch,        ///< given, drawn
  SecretMissing,        ///< side
  last = SecretMissing
};

using ErrorArgument = std::variant<std::int64_t, std::string>;

struct Error {
  ErrorCode code{};
  std::vector<ErrorArgument> arguments;
  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Expected = tl::expected<T, Error>;

template <class... Arguments>
tl::unexpected<Error> fail(ErrorCode code, Arguments&&... arguments) {
  return tl::unexpected<Error>(Error{code, {ErrorArgument(std::forward<Arguments>(arguments))...}});
}

}  // namespace raisechess
