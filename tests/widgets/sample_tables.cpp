// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_tables.h"

#include <cmath>

#include "knowledge/secrecy.h"
#include "scripted_hand.h"

namespace raisechess::test {

namespace {

SampleTable table_of(const game::Hand& hand, Side viewer) {
  SampleTable table;
  table.view = hand.view_for(viewer);
  const auto& known = hand.public_knowledge();
  table.range = hand.knowledge(viewer).table();
  table.told = known.table(viewer);
  if (hand.active() == viewer) {
    table.secrecy = knowledge::secrecy_of_moves(known, hand.knowledge(viewer).own(), table.view.moves);
  }
  return table;
}

void place(BoardView& board, const std::string& squares, Side side, PieceType type) {
  std::istringstream words(squares);
  for (std::string word; words >> word;) board[square(word)] = PieceView{side, type, {}};
}

void hide(PlayerView& view, Side side, const std::string& origin, const std::string& now,
          std::optional<PieceType> type) {
  const auto pocket = static_cast<std::uint8_t>(view.hidden[side].size());
  view.hidden[side].push_back({square(origin), square(now), type, HiddenStatus::Hidden});
  view.board[square(now)] = PieceView{side, type, pocket};
}

RangeRow row(const std::string& origin, const std::string& now, std::array<int, 5> deals, const Reason& reason) {
  RangeRow row{square(origin), square(now), HiddenStatus::Hidden, deals, {}, {}};
  int whole = 0;
  for (int part : deals) whole += part;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    row.p[i] = static_cast<double>(deals[i]) / whole;
    if (deals[i] == 0) row.ruled_out[i] = reason;
  }
  return row;
}

}  // namespace

SampleTable opening_table() {
  HandSetup setup;
  setup.stacks = {112, 88};
  game::Hand hand = start(setup, "b1R d2Q g1N", "b8N c8B h7P");
  hand.apply(Side::Black, Call{});
  play(hand, "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6");
  return table_of(hand, Side::White);
}

SampleTable facing_bet_table() {
  SampleTable table;
  PlayerView& view = table.view;
  view.viewer = Side::White;
  place(view.board, "b3 f3 a2 c2 g2 h2", Side::White, PieceType::Pawn);
  place(view.board, "b1 f1", Side::White, PieceType::Rook);
  place(view.board, "g3", Side::White, PieceType::Knight);
  place(view.board, "e2", Side::White, PieceType::Bishop);
  place(view.board, "g1", Side::White, PieceType::King);
  place(view.board, "b7 f7 g7 h7 d5 a4 c4", Side::Black, PieceType::Pawn);
  place(view.board, "a8 d8", Side::Black, PieceType::Rook);
  place(view.board, "c6", Side::Black, PieceType::Knight);
  place(view.board, "c8", Side::Black, PieceType::Bishop);
  place(view.board, "g8", Side::Black, PieceType::King);
  hide(view, Side::White, "c1", "c1", PieceType::Knight);
  hide(view, Side::White, "d1", "d2", PieceType::Queen);
  hide(view, Side::White, "e2", "e4", PieceType::Pawn);
  hide(view, Side::Black, "d8", "e7", {});
  hide(view, Side::Black, "f8", "b6", {});
  view.hidden.black.push_back({square("e7"), {}, PieceType::Pawn, HiddenStatus::Captured});
  view.start = view.board;
  view.board[square("f4")] = view.board[square("d2")];
  view.board[square("d2")].reset();
  view.hidden.white[1].now = square("f4");

  const Move moved = Move::normal(square("d2"), square("f4"));
  view.log = {{Side::White, MakeMove{moved}, {}}, {Side::Black, Bet{6}, {}}};
  view.ply = 1;
  view.phase = Phase::Respond;
  view.active = Side::Black;
  view.to_act = Side::White;
  view.pot = 14;
  view.stacks = {90, 96};
  view.committed = {0, 6};
  view.to_call = 6;
  view.raise = BetBounds{12, 90, BetBounds::Least::LastBet, BetBounds::Most::OwnStack, 6};

  const Reason diagonal{7, Fact::Geometry, {square("d8"), square("e7")}, {}, {}};
  const Reason jump{9, Fact::Geometry, {square("f8"), square("e6")}, {}, {}};
  const Reason slide{37, Fact::Geometry, {square("d2"), square("f4")}, {}, {}};
  RangeRow pawn{square("e7"), {}, HiddenStatus::Captured, {0, 0, 0, 0, 2}, {0, 0, 0, 0, 1}, {}};
  pawn.captured = CapturedAt{square("d5"), 22};
  for (std::size_t i = 0; i < 4; ++i) pawn.ruled_out[i] = Reason{22, Fact::Reveal, {square("d5")}, {}, {}};
  table.range = {
      Side::Black, 2, 1.0, {row("d8", "e7", {1, 0, 1, 0, 0}, diagonal), row("f8", "b6", {0, 0, 0, 2, 0}, jump), pawn}};
  table.told = {Side::White,
                3,
                std::log2(3.0),
                {row("c1", "c1", {0, 0, 0, 3, 0}, jump), row("d1", "f4", {3, 0, 0, 0, 0}, slide),
                 row("e2", "e4", {1, 1, 0, 0, 1}, slide)}};
  return table;
}

SampleTable raised_table() {
  game::Hand hand = start(HandSetup(), "b1R d2Q h2N", "a8R c8B h7P");
  hand.apply(Side::Black, Raise{4});
  hand.apply(Side::White, Raise{8});
  hand.apply(Side::Black, Call{});
  play(hand, "e2e4 e7e5");
  hand.apply(Side::White, Bet{4});
  hand.apply(Side::Black, Raise{12});
  hand.apply(Side::White, Call{});
  play(hand, "g1f3");
  hand.apply(Side::Black, Bet{10});
  hand.apply(Side::White, Call{});
  play(hand, "b8c6");
  return table_of(hand, Side::White);
}

SampleTable showdown_table() {
  HandSetup setup;
  setup.showdown = 20;
  game::Hand hand = start(setup, "b1R d2Q g1N", "b8N c8B h7P");
  hand.apply(Side::Black, Call{});
  play(hand, "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6");
  for (std::size_t i = 0; !hand.result() && i < 60; ++i) {
    const auto& moves = hand.moves();
    hand.apply(hand.active(), MakeMove{moves[i * 7 % moves.size()]});
  }
  return table_of(hand, Side::White);
}

SampleTable promotion_table() {
  const game::Hand hand = start(classic_setup("3r2k1/4P3/8/8/8/8/8/R3K2R w KQ - 0 1"));
  return table_of(hand, Side::White);
}

SampleTable five_hidden_table() {
  HandSetup setup;
  setup.hidden = 5;
  game::Hand hand = start(setup, "b1R d2Q g1N h2P a1B", "a8Q b8N c8B h7P g7R");
  hand.apply(Side::Black, Call{});
  play(hand, "e2e4 d7d5 d2d3 c8e6 g1f3 h7h6");
  return table_of(hand, Side::White);
}

}  // namespace raisechess::test
