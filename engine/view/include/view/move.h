// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "view/piece_type.h"
#include "view/square.h"

namespace raisechess {

/// A move in 16 bits: from (bits 0–5), to (6–11), kind (12–15). It names no piece: a role would tell a secret.
/// Castling is written as the king taking his own rook (Chess960).
class Move {
 public:
  constexpr Move() = default;

  static constexpr Move normal(Square from, Square to) { return Move(from, to, kind_normal); }
  static constexpr Move castling(Square king, Square rook) { return Move(king, rook, kind_castling); }
  /// `type`: knight, bishop, rook or queen.
  static constexpr Move promotion(Square from, Square to, PieceType type) {
    return Move(from, to, kind_promotion + index(type));
  }
  /// The move that has these `bits()`, or nothing if no move has them.
  static constexpr std::optional<Move> from_bits(std::uint16_t bits) {
    const Move move(bits);
    const bool known = move.kind() <= kind_castling || (move.kind() > kind_promotion && move.kind() <= last_kind);
    return known ? std::optional(move) : std::nullopt;
  }

  constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
  constexpr Square to() const { return static_cast<Square>((bits_ >> 6) & 63); }
  constexpr bool is_castling() const { return kind() == kind_castling; }
  constexpr std::optional<PieceType> promotion() const {
    if (kind() < kind_promotion) return std::nullopt;
    return static_cast<PieceType>(kind() - kind_promotion);
  }
  constexpr std::uint16_t bits() const { return bits_; }

  /// Castling only: where king and rook stand afterwards (c- and d-file, or g- and f-file).
  constexpr Square castling_king_to() const { return square_at(to() > from() ? 6 : 2, rank_of(from())); }
  constexpr Square castling_rook_to() const { return square_at(to() > from() ? 5 : 3, rank_of(from())); }

  friend constexpr bool operator==(Move, Move) = default;
  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  static constexpr int kind_normal = 0;
  static constexpr int kind_castling = 1;
  static constexpr int kind_promotion = 2;  // plus the type: 3 knight … 6 queen
  static constexpr int last_kind = kind_promotion + index(PieceType::Queen);

  constexpr explicit Move(std::uint16_t bits) : bits_(bits) {}
  constexpr Move(Square from, Square to, int kind)
      : bits_(static_cast<std::uint16_t>(index(from) | index(to) << 6 | kind << 12)) {}
  constexpr int kind() const { return bits_ >> 12; }

  std::uint16_t bits_ = 0;
};

/// Long algebraic: "e2e4", "e7e8q", castling as king takes own rook "e1h1".
std::string long_algebraic(Move move);

/// The move among `moves` that `text` names in long algebraic form, or nothing.
template <class Moves>
std::optional<Move> find_long_algebraic(const Moves& moves, std::string_view text) {
  for (Move move : moves) {
    if (long_algebraic(move) == text) return move;
  }
  return std::nullopt;
}

}  // namespace raisechess
