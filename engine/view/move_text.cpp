// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/move_text.h"

#include <cassert>

#include "piece_geometry.h"
#include "view/standing_line.h"

namespace raisechess {

namespace {

/// The board at the deal as an onlooker sees it. The viewer's own hidden pieces have no type here either, so that a
/// hidden piece's moves read alike for both players.
BoardView onlookers_start(const PlayerView& view) {
  BoardView board = view.start;
  for (int i = 0; i < square_count; ++i) {
    if (auto& piece = board[square_at(i)]; piece && piece->pocket) piece->type.reset();
  }
  return board;
}

std::string promotion_text(Move move) {
  const auto type = move.promotion();
  return type ? std::string("=") + letter(*type) : std::string();
}

std::string long_form(Move move, bool captures) {
  return name(move.from()) + (captures ? "x" : "-") + name(move.to()) + promotion_text(move);
}

std::string pawn_form(Move move, bool captures) {
  const std::string file = captures ? name(move.from()).substr(0, 1) + "x" : std::string();
  return file + name(move.to()) + promotion_text(move);
}

/// File, rank or both, as far as needed to tell the piece on `move.from()` from the other seen pieces of its type and
/// side that could go to the same square by geometry.
std::string disambiguation(const BoardView& board, const PieceView& mover, Move move) {
  bool others = false, same_file = false, same_rank = false;
  for (int i = 0; i < square_count; ++i) {
    const Square square = square_at(i);
    const auto& piece = board[square];
    if (square == move.from() || !piece || piece->side != mover.side || piece->type != mover.type) continue;
    if (!reaches(*mover.type, square, move.to(), board)) continue;
    others = true;
    same_file |= file_of(square) == file_of(move.from());
    same_rank |= rank_of(square) == rank_of(move.from());
  }
  if (!others) return {};
  const std::string from = name(move.from());
  if (!same_file) return from.substr(0, 1);
  return same_rank ? from : from.substr(1);
}

/// `board`: the onlooker's, before the move.
std::string notation(const BoardView& board, Move move, bool captures) {
  if (move.is_castling()) return move.to() > move.from() ? "O-O" : "O-O-O";
  const auto& mover = board[move.from()];
  assert(mover);
  if (!mover->type) return long_form(move, captures);
  if (mover->type == PieceType::Pawn) return pawn_form(move, captures);
  return letter(*mover->type) + disambiguation(board, *mover, move) + (captures ? "x" : "") + name(move.to());
}

std::string check_mark(const PlayerView& view, const Event& event) {
  const bool mate = &event == &view.log.back() && view.result && view.result->kind == ResultKind::Checkmate;
  return mate ? "#" : event.outcome.check ? "+" : "";
}

/// A pawn that leaves its file captures, en passant too.
bool will_capture(const BoardView& board, Move move) {
  const auto& mover = board[move.from()];
  const bool pawn = mover && mover->type == PieceType::Pawn;
  return board[move.to()].has_value() || (pawn && file_of(move.from()) != file_of(move.to()));
}

}  // namespace

std::vector<std::string> log_texts(const PlayerView& view) {
  const auto squares = origins(view);
  std::vector<BoardView> line{onlookers_start(view)};
  std::vector<std::string> texts;
  for (const Event& event : view.log) {
    std::string& text = texts.emplace_back();
    if (std::holds_alternative<TakeBack>(event.action)) {
      line.resize(standing_moves({view.log.data(), texts.size()}).size() + 1);
    } else if (const MakeMove* made = as_move(event)) {
      text = notation(line.back(), made->move, event.outcome.captured.has_value()) + check_mark(view, event);
      line.push_back(board_after(line.back(), event, squares));
    }
  }
  return texts;
}

std::vector<std::string> move_texts(const PlayerView& view) {
  const auto all = log_texts(view);
  std::vector<std::string> texts;
  for (const Event* event : standing_moves(view.log)) {
    texts.push_back(all[static_cast<std::size_t>(event - view.log.data())]);
  }
  return texts;
}

std::string move_text(const PlayerView& view, int ply) {
  const auto texts = move_texts(view);
  assert(ply >= 1 && ply <= static_cast<int>(texts.size()));
  return texts[static_cast<std::size_t>(ply - 1)];
}

std::string move_text(const PlayerView& view, Move move) {
  const auto squares = origins(view);
  BoardView board = onlookers_start(view);
  for (const Event* event : standing_moves(view.log)) board = board_after(board, *event, squares);
  return notation(board, move, will_capture(view.board, move));
}

}  // namespace raisechess
