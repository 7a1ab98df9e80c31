// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include <cassert>
#include <limits>

#include "chess/attacks.h"
#include "zobrist.h"

namespace raisechess::chess {
namespace {

constexpr std::size_t right_of(Side side, Wing wing) {
  return place(side) * 2 + static_cast<std::size_t>(wing);
}

Key keys_of_double_steppers(Bitboard pawns) {
  Key key = 0;
  while (pawns != 0) key ^= zobrist.double_stepper[place(take_first(pawns))];
  return key;
}

}  // namespace

void Position::put(Square square, Piece piece) {
  assert(!contains(occupied(), square));
  toggle(square, piece);
}

void Position::remove(Square square) {
  assert(contains(occupied(), square));
  toggle(square, *piece_on(square));
}

void Position::set_side_to_move(Side side) {
  if (side == side_to_move_) return;
  side_to_move_ = side;
  key_ ^= zobrist.black_to_move;
}

void Position::set_castling_rook(Side side, Wing wing, std::optional<Square> rook) {
  change_castling_rook(right_of(side, wing), rook ? static_cast<std::uint8_t>(*rook) : no_square);
}

void Position::set_en_passant(std::optional<Square> passed_over) {
  assert(!passed_over || rank_of(*passed_over) == 2 || rank_of(*passed_over) == 5);
  en_passant_ = passed_over ? static_cast<std::uint8_t>(*passed_over) : no_square;
}

void Position::set_double_steppers(Bitboard pawns) {
  key_ ^= keys_of_double_steppers(double_steppers_ ^ pawns);
  double_steppers_ = pawns;
}

void Position::set_half_move_clock(int half_moves) {
  assert(half_moves >= 0 && half_moves <= std::numeric_limits<std::uint16_t>::max());
  half_move_clock_ = static_cast<std::uint16_t>(half_moves);
}

std::optional<Piece> Position::piece_on(Square square) const {
  if (!contains(occupied(), square)) return std::nullopt;
  return Piece{contains(pieces(Side::White), square) ? Side::White : Side::Black, type_on(square)};
}

int Position::material(Side side) const {
  int points = 0;
  for (PieceType type : all_piece_types) points += material_value(type) * std::popcount(pieces(side, type));
  return points;
}

Bitboard Position::pawns_on_second_ranks() const {
  return pieces(PieceType::Pawn) &
         ((pieces(Side::White) & rank_of_side(Side::White, 1)) | (pieces(Side::Black) & rank_of_side(Side::Black, 1)));
}

std::optional<Square> Position::outermost_rook(Side side, Wing wing) const {
  if (!has_king(side)) return std::nullopt;
  const Bitboard to_a_side = bit(king(side)) - 1;
  const Bitboard beside = wing == Wing::H ? ~to_a_side : to_a_side;
  const Bitboard rooks = pieces(side, PieceType::Rook) & rank_of_side(side, 0) & beside;
  if (rooks == 0) return std::nullopt;
  return wing == Wing::H ? square_at(63 - std::countl_zero(rooks)) : first_square(rooks);
}

bool Position::in_check() const {
  return has_king(side_to_move_) && attacked(king(side_to_move_), other(side_to_move_));
}

void Position::make(Move move) {
  const Side us = side_to_move_;
  const Square from = move.from();
  const Square to = move.to();
  const std::uint8_t passed_over = en_passant_;
  assert(contains(pieces(us), from));
  pass_turn();
  if (move.is_castling()) return castle(move);

  const PieceType type = type_on(from);
  if (contains(occupied(), to)) capture(to);
  shift(from, to, {us, type});
  if (type == PieceType::Pawn) {
    advance_pawn(from, to, passed_over);
    if (const auto promotion = move.promotion()) promote(to, {us, *promotion});
  } else if (type == PieceType::Rook) {
    lose_castling_rook(from);
  } else if (type == PieceType::King) {
    lose_castling_rooks(us);
  }
}

void Position::make_null() {
  pass_turn();
}

void Position::toggle(Square square, Piece piece) {
  by_type_[place(piece.type)] ^= bit(square);
  by_side_[place(piece.side)] ^= bit(square);
  key_ ^= zobrist.piece[place(piece.side)][place(piece.type)][place(square)];
}

void Position::shift(Square from, Square to, Piece piece) {
  const auto& numbers = zobrist.piece[place(piece.side)][place(piece.type)];
  const Bitboard both = bit(from) | bit(to);
  by_type_[place(piece.type)] ^= both;
  by_side_[place(piece.side)] ^= both;
  key_ ^= numbers[place(from)] ^ numbers[place(to)];
}

void Position::promote(Square square, Piece piece) {
  toggle(square, {piece.side, PieceType::Pawn});
  toggle(square, piece);
}

/// Takes a piece of the side to move now (the mover has passed the turn) off the board. A castling right goes with its
/// rook, a double step with its pawn; a capture resets the half-move clock.
void Position::capture(Square square) {
  const PieceType type = type_on(square);
  toggle(square, {side_to_move_, type});
  half_move_clock_ = 0;
  lose_double_step(square);
  if (type == PieceType::Rook) lose_castling_rook(square);
  if (type == PieceType::King) lose_castling_rooks(side_to_move_);
}

/// King to the c- or g-file, rook to the d- or f-file (RULES 2); both leave before either lands.
void Position::castle(Move move) {
  const Side us = other(side_to_move_);
  toggle(move.from(), {us, PieceType::King});
  toggle(move.to(), {us, PieceType::Rook});
  toggle(move.castling_king_to(), {us, PieceType::King});
  toggle(move.castling_rook_to(), {us, PieceType::Rook});
  lose_castling_rooks(us);
}

/// What a pawn's move from `from` to `to` means beside its own step: the right to a double step is gone, a double step
/// can be answered en passant, and reaching the square that was `passed_over` captures en passant (RULES 2).
void Position::advance_pawn(Square from, Square to, std::uint8_t passed_over) {
  half_move_clock_ = 0;
  lose_double_step(from);
  if (index(to) == passed_over) {
    capture(square_at(file_of(to), rank_of(from)));
  } else if ((index(from) ^ index(to)) == 16) {
    en_passant_ = static_cast<std::uint8_t>((index(from) + index(to)) / 2);
  }
}

void Position::lose_double_step(Square square) {
  if (!contains(double_steppers_, square)) return;
  double_steppers_ ^= bit(square);
  key_ ^= zobrist.double_stepper[place(square)];
}

void Position::lose_castling_rooks(Side side) {
  change_castling_rook(right_of(side, Wing::H), no_square);
  change_castling_rook(right_of(side, Wing::A), no_square);
}

void Position::lose_castling_rook(Square square) {
  for (std::size_t right = 0; right < castling_rooks_.size(); ++right) {
    if (castling_rooks_[right] == static_cast<std::uint8_t>(square)) change_castling_rook(right, no_square);
  }
}

void Position::change_castling_rook(std::size_t right, std::uint8_t rook) {
  for (std::uint8_t changed : {castling_rooks_[right], rook}) {
    if (changed != no_square) key_ ^= zobrist.castling[right][changed & 7];
  }
  castling_rooks_[right] = rook;
}

void Position::pass_turn() {
  side_to_move_ = other(side_to_move_);
  key_ ^= zobrist.black_to_move;
  en_passant_ = no_square;
  half_move_clock_ += half_move_clock_ < std::numeric_limits<std::uint16_t>::max() ? 1 : 0;
}

Key Position::en_passant_key() const {
  const Square square = static_cast<Square>(en_passant_);
  const Bitboard ready = pawn_attacks(other(side_to_move_), square) & pieces(side_to_move_, PieceType::Pawn);
  return ready != 0 ? zobrist.en_passant[static_cast<std::size_t>(file_of(square))] : 0;
}

}  // namespace raisechess::chess
