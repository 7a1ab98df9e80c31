// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <utility>

#include "view/move_text.h"

namespace raisechess {

namespace {

/// What a text says of a move; whatever it leaves open matches anything.
struct MovePattern {
  std::optional<PieceType> piece;
  std::optional<int> from_file;
  std::optional<int> from_rank;
  Square to{};
  bool capture = false;
  std::optional<PieceType> promotion;
};

bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}
bool is_rank(char c) {
  return c >= '1' && c <= '8';
}
char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

/// Without spaces at the ends and marks behind; a dash or a cross from a keyboard with such keys is "-" or "x".
std::string plain(std::string_view text) {
  constexpr std::string_view ends = " \t\r\n", marks = "+#!?";
  while (!text.empty() && ends.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  while (!text.empty() &&
         (ends.find(text.back()) != std::string_view::npos || marks.find(text.back()) != std::string_view::npos))
    text.remove_suffix(1);
  std::string result;
  while (!text.empty()) {
    const bool dash = starts_with(text, "–"), cross = starts_with(text, "×");
    result += dash ? '-' : cross ? 'x' : text.front();
    text.remove_prefix(dash ? std::string_view("–").size() : cross ? std::string_view("×").size() : 1);
  }
  return result;
}

/// True for the h-side, false for the a-side.
std::optional<bool> castling_side(std::string text) {
  for (char& c : text) {
    if (c == '0' || c == 'o') c = 'O';
  }
  if (text == "O-O") return true;
  if (text == "O-O-O") return false;
  return std::nullopt;
}

/// Takes the promotion off the end: "=Q", "Q", "q". A trailing letter is one only behind a rank.
std::optional<PieceType> take_promotion(std::string& text) {
  if (text.size() < 3 || (text[text.size() - 2] != '=' && !is_rank(text[text.size() - 2]))) return std::nullopt;
  const auto type = piece_type_from_letter(upper(text.back()));
  if (!type || type == PieceType::Pawn || type == PieceType::King) return std::nullopt;
  text.pop_back();
  if (text.back() == '=') text.pop_back();
  return type;
}

/// Takes the piece's letter off the front. "b" is a file, so a bishop needs its capital; the others may be small.
std::optional<PieceType> take_piece(std::string& text) {
  const char first = text.empty() ? '\0' : text.front();
  const auto type = piece_type_from_letter(is_file(first) ? first : upper(first));
  if (type) text.erase(0, 1);
  return type;
}

/// Letter? file? rank? ("-" or "x")? square promotion?
std::optional<MovePattern> parse(std::string text) {
  MovePattern pattern;
  pattern.promotion = take_promotion(text);
  pattern.piece = take_piece(text);
  if (text.size() < 2) return std::nullopt;
  const auto to = square_from_name(std::string_view(text).substr(text.size() - 2));
  if (!to) return std::nullopt;
  pattern.to = *to;
  text.resize(text.size() - 2);
  if (!text.empty() && (text.back() == 'x' || text.back() == '-')) {
    pattern.capture = text.back() == 'x';
    text.pop_back();
  }
  if (!text.empty() && is_rank(text.back())) pattern.from_rank = text.back() - '1', text.pop_back();
  if (!text.empty() && is_file(text.back())) pattern.from_file = text.back() - 'a', text.pop_back();
  if (!text.empty()) return std::nullopt;
  return pattern;
}

/// A text without a letter means a pawn, unless it names the whole square of departure; "d5" is no capture, "ed5" is.
MovePattern with_pawn_rules(MovePattern pattern) {
  const bool whole_square = pattern.from_file && pattern.from_rank;
  if (!pattern.piece && !whole_square) pattern.piece = PieceType::Pawn;
  if (pattern.piece == PieceType::Pawn && !pattern.from_file) pattern.from_file = file_of(pattern.to);
  return pattern;
}

/// Castling may be given as the king's own step to where he lands, if that is two squares or more.
bool is_long_king_step(const MovePattern& pattern, Move move) {
  const int step = file_of(move.castling_king_to()) - file_of(move.from());
  return pattern.to == move.castling_king_to() && (step >= 2 || step <= -2);
}

bool matches(const MovePattern& pattern, Move move, const BoardView& board) {
  const auto& mover = board[move.from()];
  if (!mover || (pattern.piece && mover->type != pattern.piece)) return false;
  if (pattern.from_file && *pattern.from_file != file_of(move.from())) return false;
  if (pattern.from_rank && *pattern.from_rank != rank_of(move.from())) return false;
  if (pattern.promotion && pattern.promotion != move.promotion()) return false;
  if (move.is_castling()) {
    const bool whole_square = pattern.from_file && pattern.from_rank;
    return !pattern.capture && whole_square && (pattern.to == move.to() || is_long_king_step(pattern, move));
  }
  const bool captures =
      board[move.to()] || (mover->type == PieceType::Pawn && file_of(move.from()) != file_of(move.to()));
  return pattern.to == move.to() && (!pattern.capture || captures);
}

template <class Matches>
Expected<Move> the_only_move(const PlayerView& view, std::string_view text, Matches fits) {
  std::optional<Move> found;
  for (Move move : view.moves) {
    if (!fits(move)) continue;
    if (found) return fail(ErrorCode::AmbiguousMoveText, std::string(text));
    found = move;
  }
  if (!found) return fail(ErrorCode::IllegalMove, std::string(text));
  return *found;
}

/// A text that is exactly how a move is written means that move, even if a hidden piece could be meant by it too: "Nf3"
/// is the knight that both see, "g1-f3" or "g1f3" the hidden one.
std::optional<Move> move_written(const PlayerView& view, const std::string& text) {
  for (Move move : view.moves) {
    if (move_text(view, move) == text || long_algebraic(move) == text) return move;
  }
  return std::nullopt;
}

}  // namespace

Expected<Move> move_from_text(const PlayerView& view, std::string_view text) {
  const std::string wanted = plain(text);
  if (const auto h_side = castling_side(wanted)) {
    return the_only_move(view, text,
                         [&](Move move) { return move.is_castling() && (move.to() > move.from()) == *h_side; });
  }
  const auto pattern = parse(wanted);
  if (!pattern) return fail(ErrorCode::UnknownMoveText, std::string(text));
  if (const auto move = move_written(view, wanted)) return *move;
  const MovePattern complete = with_pawn_rules(*pattern);
  return the_only_move(view, text, [&](Move move) { return matches(complete, move, view.board); });
}

}  // namespace raisechess
