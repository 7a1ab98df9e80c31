// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_preview.h"

#include <array>
#include <cmath>

namespace raisechess {

namespace {

constexpr Square hidden_bishop = square_at(5, 0);   // f1
constexpr Square hidden_pawn = square_at(3, 1);     // d2
constexpr Square unknown_knight = square_at(1, 7);  // b8
constexpr Square unknown_pawn = square_at(4, 6);    // e7

constexpr std::array back_rank{PieceType::Rook, PieceType::Knight, PieceType::Bishop, PieceType::Queen,
                               PieceType::King, PieceType::Bishop, PieceType::Knight, PieceType::Rook};

/// The usual array with four hidden pieces; Black's are not seen.
BoardView array() {
  BoardView board;
  for (int file = 0; file < 8; ++file) {
    const PieceType type = back_rank[static_cast<std::size_t>(file)];
    board[square_at(file, 0)] = PieceView{Side::White, type, {}};
    board[square_at(file, 1)] = PieceView{Side::White, PieceType::Pawn, {}};
    board[square_at(file, 6)] = PieceView{Side::Black, PieceType::Pawn, {}};
    board[square_at(file, 7)] = PieceView{Side::Black, type, {}};
  }
  board[hidden_pawn]->pocket = 0;
  board[hidden_bishop]->pocket = 1;
  board[unknown_pawn] = PieceView{Side::Black, {}, std::uint8_t{0}};
  board[unknown_knight] = PieceView{Side::Black, {}, std::uint8_t{1}};
  return board;
}

PlayerView view() {
  PlayerView view;
  view.setup.hidden = 2;
  view.start = array();
  view.hidden.white = {{hidden_pawn, hidden_pawn, PieceType::Pawn, HiddenStatus::Hidden},
                       {hidden_bishop, hidden_bishop, PieceType::Bishop, HiddenStatus::Hidden}};
  view.hidden.black = {{unknown_pawn, square_at(4, 4), {}, HiddenStatus::Hidden},
                       {unknown_knight, unknown_knight, {}, HiddenStatus::Hidden}};
  view.log = {{Side::White, MakeMove{Move::normal(square_at(4, 1), square_at(4, 3))}, {}},
              {Side::Black, MakeMove{Move::normal(unknown_pawn, square_at(4, 4))}, {}}};
  view.ply = 2;
  view.board = view.start;
  for (const Event& event : view.log) view.board = board_after(view.board, event, origins(view));
  view.phase = Phase::Move;
  view.to_act = view.active = Side::White;
  for (int step = 1; step <= 5; ++step) view.moves.push_back(Move::normal(hidden_bishop, square_at(5 - step, step)));
  return view;
}

RangeRow row(Square origin, Square now, std::array<int, 5> deals, int all) {
  RangeRow row;
  row.origin = origin;
  row.now = now;
  row.deals = deals;
  for (std::size_t type = 0; type < deals.size(); ++type) row.p[type] = static_cast<double>(deals[type]) / all;
  return row;
}

RangeTable range() {
  RangeTable range;
  range.of = Side::Black;
  range.deals = 15;
  range.bits = std::log2(range.deals);
  range.rows = {row(unknown_knight, unknown_knight, {3, 3, 3, 3, 3}, range.deals),
                row(unknown_pawn, square_at(4, 4), {5, 5, 0, 0, 5}, range.deals)};
  return range;
}

SecrecyTable secrecy(const std::vector<Move>& moves) {
  SecrecyTable table{25, {}};
  constexpr std::array effects{Secrecy::Narrows, Secrecy::Narrows, Secrecy::Keeps, Secrecy::Keeps, Secrecy::Reveals};
  for (std::size_t place = 0; place < moves.size(); ++place) {
    table.marks.push_back({moves[place], effects[place], 10, 2, 5});
  }
  return table;
}

}  // namespace

ui::BoardState settings_preview() {
  ui::BoardState state;
  state.view = view();
  state.range = range();
  state.secrecy = secrecy(state.view.moves);
  return state;
}

Square preview_choice() {
  return hidden_bishop;
}

}  // namespace raisechess
