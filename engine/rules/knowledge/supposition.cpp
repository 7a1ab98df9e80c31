// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/supposition.h"

#include <algorithm>
#include <cmath>

#include "chess/attacks.h"

namespace raisechess::knowledge {
namespace {

using chess::Bitboard;

std::vector<Square> squares_of(Bitboard set) {
  std::vector<Square> squares;
  while (set != 0) squares.push_back(chess::take_first(set));
  return squares;
}

/// The steps of a pawn straight on: two from its second rank if it has never moved.
Bitboard pawn_steps(const PublicBoard& board, Side side, Square square) {
  const int forward = side == Side::White ? 1 : -1;
  Bitboard steps = 0;
  const int most = rank_for(side, square) == 1 && board.unmoved(square) ? 2 : 1;
  for (int step = 1; step <= most; ++step) {
    const int rank = rank_of(square) + forward * step;
    if (rank < 0 || rank > 7) break;
    const Square to = square_at(file_of(square), rank);
    if (chess::contains(board.occupied(), to)) break;
    steps |= chess::bit(to);
  }
  return steps;
}

SupposedPiece supposed_piece(const PublicBoard& board, Side of, const Pin& pin, Square now) {
  const Bitboard against = board.pieces(other(of));
  const Bitboard attacked = chess::attacks(of, pin.type, now, board.occupied()) & ~board.pieces(of);
  const Bitboard reached = pin.type == PieceType::Pawn ? pawn_steps(board, of, now) | (attacked & against) : attacked;
  return {pin, now, squares_of(reached), squares_of(attacked), squares_of(attacked & against)};
}

/// The table with the shares of `deals`, of which there are some; its reasons stay those of the facts.
RangeTable counted(RangeTable table, const DealSet& deals) {
  table.deals = static_cast<int>(deals.size());
  table.bits = std::log2(static_cast<double>(deals.size()));
  for (std::size_t pocket = 0; pocket < table.rows.size(); ++pocket) {
    RangeRow& row = table.rows[pocket];
    row.deals = {};
    for (DealIndex deal : deals) {
      ++row.deals[static_cast<std::size_t>(pocket_index(type_in_deal(deal, static_cast<int>(pocket))))];
    }
    for (std::size_t type = 0; type < row.p.size(); ++type) {
      row.p[type] = static_cast<double>(row.deals[type]) / static_cast<double>(deals.size());
    }
  }
  return table;
}

Pins without(const Pins& pins, const Pin& pin) {
  Pins rest = pins;
  std::erase(rest, pin);
  return rest;
}

}  // namespace

DealSet agreeing_with(DealSet deals, const PublicBoard& board, Side of, const Pins& pins) {
  for (const Pin& pin : pins) {
    const auto pocket = board.pocket_from(of, pin.origin);
    std::erase_if(deals, [&](DealIndex deal) { return !pocket || type_in_deal(deal, *pocket) != pin.type; });
  }
  return deals;
}

std::optional<Supposition> suppose(const PrivateKnowledge& known, const Pins& pins) {
  const PublicBoard& board = known.board();
  const Side of = other(known.viewer());
  const DealSet deals = agreeing_with(known.deals(), board, of, pins);
  if (deals.empty()) return std::nullopt;
  const RangeTable facts = known.table();
  Supposition supposition{pins, counted(facts, deals), {}, {}};
  for (const Pin& pin : pins) {
    const int pocket = *board.pocket_from(of, pin.origin);
    const DealSet others = agreeing_with(known.deals(), board, of, without(pins, pin));
    supposition.without_own.push_back(counted(facts, others).rows[static_cast<std::size_t>(pocket)]);
    const auto now = board.pocket_square(of, pocket);
    if (now) supposition.pieces.push_back(supposed_piece(board, of, pin, *now));
  }
  return supposition;
}

}  // namespace raisechess::knowledge
