// SPDX-License-Identifier: GPL-3.0-or-later
#include "clues.h"

namespace raisechess::knowledge {

namespace {

PerSide<DealIndex> deals_of(Side side, DealIndex deal, DealIndex other_deal) {
  PerSide<DealIndex> deals;
  deals[side] = deal;
  deals[other(side)] = other_deal;
  return deals;
}

/// Pairs that give their side a legal move, castlings aside; nothing if a visible piece has one whatever the deal.
std::optional<PocketTypes> pairs_with_moves(const PublicBoard& board, DealIndex own, const DealSet& deals) {
  const Side side = board.side_to_move();
  PocketTypes seen = 0;
  PocketTypes movable = 0;
  for (DealIndex deal : deals) {
    if ((pairs_of_deal(deal) & ~seen) == 0) continue;
    seen |= pairs_of_deal(deal);
    for (Move move : chess::legal_moves(board.position(deals_of(side, deal, own)), board.rules())) {
      if (move.is_castling()) continue;
      const auto pocket = board.hidden_pocket(move.from());
      if (!pocket) return std::nullopt;
      movable |= pair_of(*pocket, type_in_deal(deal, *pocket));
    }
  }
  return movable;
}

/// The rooks that castling is legal with if the deal gives the right.
std::vector<Square> castling_rooks(const PublicBoard& board, DealIndex own) {
  const Side side = board.side_to_move();
  std::vector<Square> rooks;
  for (chess::Bitboard candidates = board.castling_candidates(side); candidates != 0;) {
    const Square rook = chess::take_first(candidates);
    const auto pocket = board.hidden_pocket(rook);
    const int deal = pocket ? pocket_index(PieceType::Rook) * deal_count(*pocket) : 0;
    const chess::Position position = board.position(deals_of(side, static_cast<DealIndex>(deal), own));
    const Move move = Move::castling(position.king(side), rook);
    if (chess::is_legal(position, move, board.rules())) rooks.push_back(rook);
  }
  return rooks;
}

/// Weakens clauses that say "a piece has a move" to "… or castling is possible", which each pocket that `against` names
/// must allow.
std::vector<PocketTypes> or_castling(const std::vector<PocketTypes>& clauses, PocketTypes against, int pockets) {
  std::vector<PocketTypes> weaker;
  for (PocketTypes clause : clauses) {
    for (int pocket = 0; pocket < pockets; ++pocket) {
      const PocketTypes pairs = pairs_of_pocket(pocket);
      if ((against & pairs) != 0) weaker.push_back(clause | (pairs & ~against));
    }
  }
  return weaker;
}

}  // namespace

std::vector<Clue> clues_of_going_on(const PublicBoard& board, DealIndex own, const DealSet& deals) {
  const auto movable = pairs_with_moves(board, own, deals);
  if (!movable) return {};
  const Side side = board.side_to_move();
  std::vector<PocketTypes> clauses{*movable};
  for (Square rook : castling_rooks(board, own)) {
    clauses = or_castling(clauses, board.against_castling(side, rook), board.pockets(side));
  }
  std::vector<Clue> clues;
  for (PocketTypes clause : clauses) clues.push_back({Fact::HandGoesOn, clause, {board.visible().king(side)}});
  return clues;
}

}  // namespace raisechess::knowledge
