// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/secrecy.h"

#include <bit>

#include "attackers.h"
#include "clues.h"

namespace raisechess::knowledge {

namespace {

/// What onlookers would see of a legal move of a side that holds `own`; the other side's reveals are left out.
MoveOutcome outcome_of(const PublicBoard& board, DealIndex own, Move move) {
  const Side mover = board.side_to_move();
  const auto pocket = board.hidden_pocket(move.is_castling() ? move.to() : move.from());
  const PieceType type = pocket ? type_in_deal(own, *pocket) : board.visible().piece_on(move.from())->type;
  MoveOutcome outcome;
  outcome.captured_on = capture_square(board, move, type);
  if (pocket && (move.is_castling() || move.promotion())) {
    outcome.reveals.push_back({board.origins(mover)[static_cast<std::size_t>(*pocket)], type});
  }
  return outcome;
}

bool gives_check(const PublicBoard& after, DealIndex own) {
  const Side checked = after.side_to_move();
  if (!after.visible().has_king(checked)) return false;
  const Side mover = other(checked);
  const Attackers attackers =
      attackers_of(after, mover, after.visible().king(checked), after.occupied(), after.pieces(mover));
  return attackers.visible || (attackers.hidden & pairs_of_deal(own)) != 0;
}

DealSet deals_after(const PublicKnowledge& knowledge, DealIndex own, Move move) {
  const PublicBoard& before = knowledge.board();
  MoveOutcome outcome = outcome_of(before, own, move);
  PublicBoard after = before;
  after.play(move, outcome);
  outcome.check = gives_check(after, own);
  return agreeing(knowledge.deals(before.side_to_move()), clues_of_mover(before, after, move, outcome));
}

int types_of(PocketTypes pairs, int pocket) {
  return std::popcount(pairs & pairs_of_pocket(pocket));
}

bool reveals_a_piece(PocketTypes before, PocketTypes after, int pockets) {
  for (int pocket = 0; pocket < pockets; ++pocket) {
    if (types_of(before, pocket) > 1 && types_of(after, pocket) == 1) return true;
  }
  return false;
}

}  // namespace

SecrecyTable secrecy_of_moves(const PublicKnowledge& knowledge, DealIndex own, std::span<const Move> moves) {
  const PublicBoard& board = knowledge.board();
  const Side mover = board.side_to_move();
  const PocketTypes before = pairs_of_deals(knowledge.deals(mover));
  SecrecyTable table;
  table.before = static_cast<int>(knowledge.deals(mover).size());
  for (Move move : moves) {
    const DealSet left = deals_after(knowledge, own, move);
    const PocketTypes after = pairs_of_deals(left);
    SecrecyMark mark{move, Secrecy::Keeps, static_cast<int>(left.size()), {}, {}};
    if (mark.after != table.before) {
      mark.effect = reveals_a_piece(before, after, board.pockets(mover)) ? Secrecy::Reveals : Secrecy::Narrows;
    }
    const auto pocket = board.hidden_pocket(move.is_castling() ? move.to() : move.from());
    if (pocket) {
      mark.types_left = types_of(after, *pocket);
      mark.types_before = types_of(before, *pocket);
    }
    if (pocket || mark.effect != Secrecy::Keeps) table.marks.push_back(mark);
  }
  return table;
}

}  // namespace raisechess::knowledge
