// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/san.h"

#include <algorithm>
#include <optional>

namespace raisechess::chess {
namespace {

constexpr std::string_view h_side_castling = "O-O";
constexpr std::string_view a_side_castling = "O-O-O";

bool is_capture(const Position& position, Move move) {
  return position.piece_on(move.to()).has_value() || is_en_passant(position, move);
}

/// File, rank or both, as far as the legal moves of other pieces of that type to the same square make it necessary.
std::string distinction(const Position& position, Move move, MoveRules rules) {
  const PieceType type = position.type_on(move.from());
  bool others = false, same_file = false, same_rank = false;
  for (const Move rival : legal_moves(position, rules)) {
    if (rival.is_castling() || rival.from() == move.from() || rival.to() != move.to()) continue;
    if (position.type_on(rival.from()) != type) continue;
    others = true;
    same_file |= file_of(rival.from()) == file_of(move.from());
    same_rank |= rank_of(rival.from()) == rank_of(move.from());
  }
  const std::string from = name(move.from());
  if (!others) return {};
  if (!same_file) return from.substr(0, 1);
  return same_rank ? from : from.substr(1);
}

std::string body(const Position& position, Move move, MoveRules rules) {
  if (move.is_castling()) return std::string(move.to() > move.from() ? h_side_castling : a_side_castling);
  const bool captures = is_capture(position, move);
  const std::string target = (captures ? "x" : "") + name(move.to());
  const PieceType type = position.type_on(move.from());
  if (type != PieceType::Pawn) return letter(type) + distinction(position, move, rules) + target;
  const std::string file = captures ? name(move.from()).substr(0, 1) : std::string();
  return file + target + (move.promotion() ? std::string("=") + letter(*move.promotion()) : std::string());
}

std::string announcement(Position after, Move move, MoveRules rules) {
  after.make(move);
  if (rules.king_capture || !after.in_check()) return {};
  return has_legal_move(after, rules) ? "+" : "#";
}

/// What a text says of a move; whatever it leaves open matches anything.
struct SanPattern {
  std::optional<PieceType> type;
  std::optional<char> file;
  std::optional<char> rank;
  Square to{};
  std::optional<PieceType> promotion;
};

bool is_rank_digit(char c) {
  return c >= '1' && c <= '8';
}

bool is_file_letter(char c) {
  return c >= 'a' && c <= 'h';
}

std::string_view without_marks(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  return text;
}

std::optional<char> take_last(std::string_view& text, bool (*wanted)(char)) {
  if (text.empty() || !wanted(text.back())) return std::nullopt;
  const char taken = text.back();
  text.remove_suffix(1);
  return taken;
}

/// "=Q" or "Q" behind the square; a small letter is read too.
std::optional<PieceType> take_promotion_type(std::string_view& text) {
  if (text.empty() || is_rank_digit(text.back())) return std::nullopt;
  const char last = text.back();
  const auto type = piece_type_from_letter(last >= 'a' && last <= 'z' ? static_cast<char>(last - 'a' + 'A') : last);
  if (!type) return std::nullopt;
  text.remove_suffix(1);
  if (!text.empty() && text.back() == '=') text.remove_suffix(1);
  return type;
}

/// Letter? file? rank? ("x" or "-")? square promotion?
std::optional<SanPattern> read_pattern(std::string_view text) {
  SanPattern pattern;
  pattern.promotion = take_promotion_type(text);
  if (text.size() < 2) return std::nullopt;
  const auto to = square_from_name(text.substr(text.size() - 2));
  if (!to) return std::nullopt;
  pattern.to = *to;
  text.remove_suffix(2);
  take_last(text, [](char c) { return c == 'x' || c == '-'; });
  pattern.rank = take_last(text, is_rank_digit);
  pattern.file = take_last(text, is_file_letter);
  if (!text.empty()) {
    pattern.type = piece_type_from_letter(text.front());
    if (!pattern.type || text.size() > 1) return std::nullopt;
  } else if (!pattern.file || !pattern.rank) {
    pattern.type = PieceType::Pawn;
  }
  return pattern;
}

bool fits(const SanPattern& pattern, Move move, const Position& position) {
  const PieceType type = position.type_on(move.from());
  const std::string from = name(move.from());
  if (pattern.to != move.to() || (pattern.type && pattern.type != type)) return false;
  if (move.is_castling() && !(pattern.file && pattern.rank)) return false;
  if ((pattern.file && pattern.file != from[0]) || (pattern.rank && pattern.rank != from[1])) return false;
  if (type == PieceType::Pawn && !pattern.file && file_of(move.from()) != file_of(move.to())) return false;
  return !pattern.promotion || pattern.promotion == move.promotion();
}

template <class Fits>
Expected<Move> only_move(const Position& position, std::string_view text, MoveRules rules, Fits wanted) {
  std::optional<Move> found;
  for (const Move move : legal_moves(position, rules)) {
    if (!wanted(move)) continue;
    if (found) return fail(ErrorCode::AmbiguousMoveText, std::string(text));
    found = move;
  }
  if (!found) return fail(ErrorCode::IllegalMove, std::string(text));
  return *found;
}

}  // namespace

std::string san(const Position& position, Move move, MoveRules rules) {
  return body(position, move, rules) + announcement(position, move, rules);
}

Expected<Move> move_from_san(const Position& position, std::string_view text, MoveRules rules) {
  std::string castling(without_marks(text));
  std::ranges::replace(castling, '0', 'O');
  if (castling == h_side_castling || castling == a_side_castling) {
    const bool h_side = castling == h_side_castling;
    return only_move(position, text, rules,
                     [h_side](Move move) { return move.is_castling() && (move.to() > move.from()) == h_side; });
  }
  const auto pattern = read_pattern(without_marks(text));
  if (!pattern) return fail(ErrorCode::UnknownMoveText, std::string(text));
  return only_move(position, text, rules, [&](Move move) { return fits(*pattern, move, position); });
}

}  // namespace raisechess::chess
