// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "view/move.h"
#include "view/piece_type.h"

namespace raisechess::chess {

enum class Wing : std::uint8_t { H, A };

struct Piece {
  Side side{};
  PieceType type{};
  friend bool operator==(const Piece&, const Piece&) = default;
};

/// Hash key of a position.
using Key = std::uint64_t;

/// A chess position of true types: pieces, side to move, castling rooks, en passant square, pawns that may still
/// double-step and the half-move clock. A small value without heap, made to be copied; nothing of hiding is in here.
class Position {
 public:
  Position() = default;  ///< an empty board, White to move

  // Building: the caller answers for a sensible position; see fen.h for checked input.
  void put(Square square, Piece piece);  ///< on an empty square
  void remove(Square square);            ///< from an occupied square
  void set_side_to_move(Side side);
  void set_castling_rook(Side side, Wing wing, std::optional<Square> rook);  ///< a rook on the king's first rank
  void set_en_passant(std::optional<Square> passed_over);
  void set_double_steppers(Bitboard pawns);
  void set_half_move_clock(int half_moves);

  // Pieces
  Bitboard occupied() const { return by_side_[0] | by_side_[1]; }
  Bitboard pieces(Side side) const { return by_side_[index(side)]; }
  Bitboard pieces(PieceType type) const { return by_type_[index(type)]; }
  Bitboard pieces(Side side, PieceType type) const { return by_side_[index(side)] & by_type_[index(type)]; }
  std::optional<Piece> piece_on(Square square) const;
  PieceType type_on(Square square) const;  ///< of an occupied square
  bool has_king(Side side) const { return pieces(side, PieceType::King) != 0; }
  /// Only if has_king.
  Square king(Side side) const { return first_square(pieces(side, PieceType::King)); }
  int material(Side side) const;           ///< points of RULES 5
  Bitboard pawns_on_second_ranks() const;  ///< each side's on its own
  /// The outermost rook on the side's first rank, h- or a-side of its king: its castling rook at the deal (RULES 2).
  std::optional<Square> outermost_rook(Side side, Wing wing) const;

  // State
  Side side_to_move() const { return side_to_move_; }
  std::optional<Square> castling_rook(Side side, Wing wing) const {
    return square_or_none(castling_rooks_[place(side) * 2 + static_cast<std::size_t>(wing)]);
  }
  /// The square that a pawn passed over by a double step in the last move, capturable or not.
  std::optional<Square> en_passant() const { return square_or_none(en_passant_); }
  /// Pawns on their own second rank that have never moved.
  Bitboard double_steppers() const { return double_steppers_; }
  int half_move_clock() const { return half_move_clock_; }
  /// Of everything but the half-move clock; the en passant square counts if an enemy pawn stands ready to capture.
  Key key() const { return en_passant_ == no_square ? key_ : key_ ^ en_passant_key(); }

  // Attacks
  /// Pieces of `by` that attack `square`, seen through `occupied`.
  Bitboard attackers(Square square, Side by, Bitboard occupied) const;
  bool attacked(Square square, Side by) const { return attackers(square, by, occupied()) != 0; }
  bool in_check() const;  ///< the side to move; false without a king

  // Changing
  void make(Move move);  ///< a pseudo-legal move of the side to move
  void make_null();      ///< passes the turn

  friend bool operator==(const Position&, const Position&) = default;

 private:
  static constexpr std::uint8_t no_square = 64;
  static std::optional<Square> square_or_none(std::uint8_t number) {
    return number == no_square ? std::nullopt : std::optional(static_cast<Square>(number));
  }

  void toggle(Square square, Piece piece);
  void shift(Square from, Square to, Piece piece);
  void capture(Square square);
  void castle(Move move);
  void advance_pawn(Square from, Square to, std::uint8_t passed_over);
  void promote(Square square, Piece piece);
  void lose_double_step(Square square);
  void lose_castling_rooks(Side side);
  void lose_castling_rook(Square square);
  void change_castling_rook(std::size_t right, std::uint8_t rook);
  void pass_turn();
  Key en_passant_key() const;

  std::array<Bitboard, 6> by_type_{};
  std::array<Bitboard, 2> by_side_{};
  Bitboard double_steppers_ = 0;
  Key key_ = 0;  ///< of everything but the en passant square
  std::array<std::uint8_t, 4> castling_rooks_{no_square, no_square, no_square, no_square};  ///< [side * 2 + wing]
  std::uint16_t half_move_clock_ = 0;
  std::uint8_t en_passant_ = no_square;
  Side side_to_move_ = Side::White;
};

/// The three bits of a type's number, each read from the union of the sets whose numbers have it.
inline PieceType Position::type_on(Square square) const {
  const auto has = [square](Bitboard types) { return static_cast<int>(types >> index(square) & 1); };
  const int ones = has(pieces(PieceType::Knight) | pieces(PieceType::Rook) | pieces(PieceType::King));
  const int twos = has(pieces(PieceType::Bishop) | pieces(PieceType::Rook));
  const int fours = has(pieces(PieceType::Queen) | pieces(PieceType::King));
  return static_cast<PieceType>(ones | twos << 1 | fours << 2);
}

inline Bitboard Position::attackers(Square square, Side by, Bitboard occupied) const {
  const Bitboard queens = pieces(PieceType::Queen);
  const Bitboard any = (pawn_attacks(other(by), square) & pieces(PieceType::Pawn)) |
                       (knight_attacks(square) & pieces(PieceType::Knight)) |
                       (king_attacks(square) & pieces(PieceType::King)) |
                       (bishop_attacks(square, occupied) & (pieces(PieceType::Bishop) | queens)) |
                       (rook_attacks(square, occupied) & (pieces(PieceType::Rook) | queens));
  return any & pieces(by);
}

}  // namespace raisechess::chess
