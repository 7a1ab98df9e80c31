// SPDX-License-Identifier: GPL-3.0-or-later
#include "fen_reader.h"

#include <charconv>
#include <limits>
#include <optional>
#include <string>

#include "chess/attacks.h"

namespace raisechess::chess {
namespace {

constexpr int greatest_half_move_clock = std::numeric_limits<std::uint16_t>::max();
constexpr int greatest_full_move = 1'000'000;

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

constexpr bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

tl::unexpected<Error> bad_field(ErrorCode code, std::string_view field) {
  return fail(code, std::string(field));
}

/// The squares of "a2,b2" or "-", each named once.
std::optional<Bitboard> squares_from_text(std::string_view text) {
  if (text == "-") return Bitboard{0};
  Bitboard squares = 0;
  for (std::string_view square_name : split(text, ',')) {
    const auto square = square_from_name(square_name);
    if (!square || contains(squares, *square)) return std::nullopt;
    squares |= bit(*square);
  }
  return squares;
}

/// A number of decimal digits from 0 to `most`.
std::optional<int> number_from_text(std::string_view text, int most) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || text[0] == '-' || number > most) return std::nullopt;
  return number;
}

}  // namespace

Expected<FenRecord> FenReader::read(std::string_view text) {
  const auto fields = split(text, ' ');
  if (fields.size() < 6 || fields.size() > 8)
    return fail(ErrorCode::FenFields, static_cast<std::int64_t>(fields.size()));
  return read_fields(fields).map([this] { return record_; });
}

Status FenReader::read_fields(const std::vector<std::string_view>& fields) {
  return read_placement(fields[0])
      .and_then([&] { return check_pieces(); })
      .and_then([&] { return read_side_to_move(fields[1]); })
      .and_then([&] { return read_castling(fields[2]); })
      .and_then([&] { return read_en_passant(fields[3]); })
      .and_then([&] { return read_clocks(fields[4], fields[5]); })
      .and_then([&] { return read_own_fields(fields); })
      .and_then([&] { return check_opponent_safe(); });
}

Status FenReader::read_placement(std::string_view field) {
  const auto ranks = split(field, '/');
  if (ranks.size() != 8) return bad_field(ErrorCode::FenPlacement, field);
  for (int rank = 7; rank >= 0; --rank) {
    if (!put_rank(ranks[static_cast<std::size_t>(7 - rank)], rank)) return bad_field(ErrorCode::FenPlacement, field);
  }
  return {};
}

/// Letters are pieces, digits are runs of empty squares, one digit a run; eight squares in all.
bool FenReader::put_rank(std::string_view text, int rank) {
  int file = 0;
  bool after_digit = false;
  for (char c : text) {
    if (file > 7) return false;
    const bool digit = c >= '1' && c <= '8';
    if (digit) {
      if (after_digit) return false;
      file += c - '0';
    } else {
      const auto type = piece_type_from_letter(upper(c));
      if (!type) return false;
      record_.position.put(square_at(file++, rank), {is_upper(c) ? Side::White : Side::Black, *type});
    }
    after_digit = digit;
  }
  return file == 8;
}

Status FenReader::read_side_to_move(std::string_view field) {
  if (field != "w" && field != "b") return bad_field(ErrorCode::FenSideToMove, field);
  record_.position.set_side_to_move(field == "w" ? Side::White : Side::Black);
  return {};
}

Status FenReader::read_castling(std::string_view field) {
  if (field == "-") return {};
  if (field.empty()) return bad_field(ErrorCode::FenCastling, field);
  for (char right : field) {
    if (!grant_castling(right)) return bad_field(ErrorCode::FenCastling, field);
  }
  return {};
}

/// K and Q name the outermost rook on the king's h- or a-side (X-FEN), A to H a rook by its file (Shredder). King and
/// rook stand on the side's first rank; each wing is named once.
bool FenReader::grant_castling(char right) {
  Position& position = record_.position;
  const Side side = is_upper(right) ? Side::White : Side::Black;
  const Square king = position.king(side);
  if (rank_for(side, king) != 0) return false;
  std::optional<Square> rook;
  if (upper(right) == 'K') rook = position.outermost_rook(side, Wing::H);
  if (upper(right) == 'Q') rook = position.outermost_rook(side, Wing::A);
  if (upper(right) >= 'A' && upper(right) <= 'H') rook = square_at(upper(right) - 'A', rank_of(king));
  if (!rook || !contains(position.pieces(side, PieceType::Rook), *rook)) return false;
  const Wing wing = *rook > king ? Wing::H : Wing::A;
  if (position.castling_rook(side, wing)) return false;
  position.set_castling_rook(side, wing, rook);
  return true;
}

Status FenReader::read_en_passant(std::string_view field) {
  if (field == "-") return {};
  const auto square = square_from_name(field);
  if (!square || !just_passed_over(*square)) return bad_field(ErrorCode::FenEnPassant, field);
  record_.position.set_en_passant(square);
  return {};
}

/// A pawn of the side not to move stands just beyond `square`, which is empty as is the square it came from.
bool FenReader::just_passed_over(Square square) const {
  const Position& position = record_.position;
  const Side them = other(position.side_to_move());
  if (rank_for(them, square) != 2) return false;
  const int up = them == Side::White ? 8 : -8;
  const Bitboard left = bit(square) | bit(square_at(index(square) - up));
  return (left & position.occupied()) == 0 &&
         contains(position.pieces(them, PieceType::Pawn), square_at(index(square) + up));
}

/// A full-move number of 0, which some programs write, is read as 1.
Status FenReader::read_clocks(std::string_view half_moves, std::string_view full_moves) {
  const auto half = number_from_text(half_moves, greatest_half_move_clock);
  const auto full = number_from_text(full_moves, greatest_full_move);
  if (!half) return fail(ErrorCode::FenClock, std::string(half_moves), 0, greatest_half_move_clock);
  if (!full) return fail(ErrorCode::FenClock, std::string(full_moves), 1, greatest_full_move);
  record_.position.set_half_move_clock(*half);
  record_.full_move = *full == 0 ? 1 : *full;
  return {};
}

/// `h:` and `d:`, in this order, either of which may be missing.
Status FenReader::read_own_fields(const std::vector<std::string_view>& fields) {
  std::size_t next = 6;
  const auto take = [&](std::string_view prefix) -> std::string_view {
    if (next == fields.size() || !fields[next].starts_with(prefix)) return {};
    return fields[next++];
  };
  const std::string_view hidden = take("h:");
  const std::string_view double_steps = take("d:");
  if (next != fields.size()) return fail(ErrorCode::FenFields, static_cast<std::int64_t>(fields.size()));
  return read_hidden(hidden.empty() ? "h:-" : hidden).and_then([&] {
    return read_double_steps(double_steps.empty() ? "d:-" : double_steps);
  });
}

/// Any piece but a king can be hidden.
Status FenReader::read_hidden(std::string_view field) {
  const Position& position = record_.position;
  const auto squares = squares_from_text(field.substr(2));
  const Bitboard possible = position.occupied() & ~position.pieces(PieceType::King);
  if (!squares || (*squares & ~possible) != 0) return bad_field(ErrorCode::FenHidden, field);
  record_.hidden = *squares;
  return {};
}

/// `d:` names pawns on their own second rank that have moved and so may not double-step (RULES 2).
Status FenReader::read_double_steps(std::string_view field) {
  const Bitboard second_rank_pawns = record_.position.pawns_on_second_ranks();
  const auto moved = squares_from_text(field.substr(2));
  if (!moved || (*moved & ~second_rank_pawns) != 0) return bad_field(ErrorCode::FenDoubleStep, field);
  record_.position.set_double_steppers(second_rank_pawns & ~*moved);
  return {};
}

Status FenReader::check_pieces() const {
  return check_side(Side::White).and_then([this] { return check_side(Side::Black); });
}

Status FenReader::check_side(Side side) const {
  const Position& position = record_.position;
  const int kings = std::popcount(position.pieces(side, PieceType::King));
  if (kings != 1) return fail(ErrorCode::FenKings, std::string(name(side)), kings);
  if (std::popcount(position.pieces(side)) > 16) return fail(ErrorCode::FenTooManyPieces, std::string(name(side)));
  const Bitboard stuck = position.pieces(side, PieceType::Pawn) & rank_of_side(side, 7);
  if (stuck != 0) return fail(ErrorCode::FenPawnRank, name(first_square(stuck)));
  return {};
}

Status FenReader::check_opponent_safe() const {
  const Position& position = record_.position;
  const Side us = position.side_to_move();
  if (position.attacked(position.king(other(us)), us)) return fail(ErrorCode::FenOpponentInCheck);
  return {};
}

}  // namespace raisechess::chess
