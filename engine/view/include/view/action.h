// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "view/move.h"
#include "view/setup.h"

namespace raisechess {

/// What a player can do. `to` is his total contribution to this turn's betting after the action (preflop it
/// includes the blind): "bet to", "raise to".
struct Fold {
  friend bool operator==(const Fold&, const Fold&) = default;
};
struct Call {
  friend bool operator==(const Call&, const Call&) = default;
};
struct Bet {
  Chips to = 0;
  friend bool operator==(const Bet&, const Bet&) = default;
};
struct Raise {
  Chips to = 0;
  friend bool operator==(const Raise&, const Raise&) = default;
};
struct MakeMove {
  Move move;
  friend bool operator==(const MakeMove&, const MakeMove&) = default;
};
/// Splitting the pot needs both: the player whose turn it is offers, the other accepts (RULES 5).
struct OfferSplit {
  friend bool operator==(const OfferSplit&, const OfferSplit&) = default;
};
struct DeclineSplit {
  friend bool operator==(const DeclineSplit&, const DeclineSplit&) = default;
};
struct AgreeSplit {
  friend bool operator==(const AgreeSplit&, const AgreeSplit&) = default;
};
/// RULES 6: without chips a player may go back to his last half-move at any time. What was seen since stays known.
struct TakeBack {
  friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

using Action = std::variant<Fold, Call, Bet, Raise, MakeMove, OfferSplit, DeclineSplit, AgreeSplit, TakeBack>;

/// A hidden piece that a move showed to both players (captured, promoted, castled with): its square at the deal and its
/// type.
using RevealedPiece = DealtPiece;

/// What both players saw of a move beside its squares.
struct MoveOutcome {
  std::optional<PieceType> captured;
  std::optional<Square> captured_on;  ///< `to`, but for en passant
  std::vector<RevealedPiece> reveals;
  bool check = false;  ///< was check announced
  friend bool operator==(const MoveOutcome&, const MoveOutcome&) = default;
};

/// One line of the log that both players saw.
struct Event {
  Side by{};
  Action action;
  MoveOutcome outcome;  ///< of a MakeMove, else empty
  friend bool operator==(const Event&, const Event&) = default;
};

inline const MakeMove* as_move(const Event& event) {
  return std::get_if<MakeMove>(&event.action);
}

}  // namespace raisechess
