// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "view/player_view.h"

namespace raisechess {

/// Why a type is ruled out for a hidden piece; where several facts did it at once, the first in this order is named.
enum class Fact : std::uint8_t {
  Reveal,            ///< the piece, or the deal it belongs to, was seen
  Geometry,          ///< a piece of that type cannot go from there to there
  Capture,           ///< it could go there, but not with (or without) a capture
  Castling,          ///< a castling was or was not possible with it
  EnPassant,         ///< a capture en passant was made
  CheckAnnounced,    ///< it would not have given the check that was announced
  NoCheckAnnounced,  ///< it would have given a check, and none was announced
  MoveOffered,       ///< a legal move was there that it would have forbidden
  MoveNotOffered,    ///< a legal move was missing that it would have allowed
  HandGoesOn         ///< the side to move would have had no legal move
};

/// `squares` by fact: Reveal: where the piece was seen. Geometry, Capture: from, to of its move. EnPassant: from, to,
/// captured. Castling: king and rook before it, then the square of a piece that would have stopped it. CheckAnnounced,
/// NoCheckAnnounced: the piece, the king. MoveOffered, MoveNotOffered: from and to of that move, the hidden piece.
/// HandGoesOn: the king of the side to move. Where a piece has left the board its square is missing.
struct Reason {
  int ply = 0;  ///< half-move (1 = White's first; 0 = before it) at which the last deal with that type left
  Fact fact{};
  std::vector<Square> squares;  ///< squares that show it
  std::vector<Fact> also;       ///< earlier facts without which some deal with that type would still have been there
  std::optional<Square>
      other;  ///< origin of the piece that the fact is about, where it is another hidden piece of that side
  bool taken_back = false;  ///< it was seen in half-moves that were taken back since: `ply` counts in their line
  friend bool operator==(const Reason&, const Reason&) = default;
};

/// Where a hidden piece was captured, and by which half-move (1 = White's first).
struct CapturedAt {
  Square square{};
  int ply = 0;
  friend bool operator==(const CapturedAt&, const CapturedAt&) = default;
};

/// One hidden piece in a range; arrays are in the order of `pocket_types`.
struct RangeRow {
  Square origin{};
  std::optional<Square> now;
  HiddenStatus status = HiddenStatus::Hidden;
  std::array<int, 5> deals{};                      ///< deals of the range with that type there
  std::array<double, 5> p{};                       ///< deals / RangeTable::deals
  std::array<std::optional<Reason>, 5> ruled_out;  ///< where deals is 0
  std::optional<CapturedAt> captured{};
  friend bool operator==(const RangeRow&, const RangeRow&) = default;
};

/// The deals of one side that somebody cannot rule out, all equally likely.
struct RangeTable {
  Side of{};
  int deals = 1;
  double bits = 0;             ///< log2(deals)
  std::vector<RangeRow> rows;  ///< by origin
  friend bool operator==(const RangeTable&, const RangeTable&) = default;
};

enum class Secrecy : std::uint8_t { Keeps, Narrows, Reveals };

/// What a move would tell an onlooker.
struct SecrecyMark {
  Move move;
  Secrecy effect = Secrecy::Keeps;
  int after = 1;                  ///< size of the mover's public range after it
  std::optional<int> types_left;  ///< of the hidden piece that moves: how many types it could still be
  std::optional<int> types_before;
  friend bool operator==(const SecrecyMark&, const SecrecyMark&) = default;
};

/// Marks for the moves of hidden pieces, castlings with a hidden rook, and every other move that does not keep the
/// secret.
struct SecrecyTable {
  int before = 1;  ///< size of the mover's public range now
  std::vector<SecrecyMark> marks;
  friend bool operator==(const SecrecyTable&, const SecrecyTable&) = default;
};

}  // namespace raisechess
