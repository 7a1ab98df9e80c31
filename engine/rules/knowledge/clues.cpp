// SPDX-License-Identifier: GPL-3.0-or-later
#include "clues.h"

#include "attackers.h"
#include "movement.h"

namespace raisechess::knowledge {

namespace {

/// The clue that a pocket piece is none of `types`.
Clue none_of(Fact fact, int pocket, PocketTypes types, std::array<std::optional<Square>, 3> squares) {
  return {fact, pairs_of_pocket(pocket) & ~types, squares};
}

/// One clue for each pocket of `of` that has a pair in `pairs`: it is none of those. `squares` makes the clue's squares
/// from the piece's own.
void rule_out(std::vector<Clue>& clues, const PublicBoard& board, Side of, Fact fact, PocketTypes pairs,
              const auto& squares) {
  for (int pocket = 0; pocket < board.pockets(of); ++pocket) {
    const PocketTypes types = pairs & pairs_of_pocket(pocket);
    if (types != 0) clues.push_back(none_of(fact, pocket, types, squares(board.pocket_square(of, pocket))));
  }
}

/// Where a revealed piece was seen: captured, promoted, or about to castle.
Square seen_on(Move move, const MoveOutcome& outcome, bool by_mover) {
  return by_mover || !outcome.captured_on ? move.to() : *outcome.captured_on;
}

void add_reveals(std::vector<Clue>& clues, const PublicBoard& before, Side of, Move move, const MoveOutcome& outcome) {
  for (const RevealedPiece& reveal : outcome.reveals) {
    const auto pocket = before.pocket_from(of, reveal.origin);
    if (!pocket) continue;
    clues.push_back(
        {Fact::Reveal, pair_of(*pocket, reveal.type), {seen_on(move, outcome, of == before.side_to_move())}});
  }
}

void add_movement(std::vector<Clue>& clues, const PublicBoard& before, Move move, const MoveOutcome& outcome) {
  const auto pocket = before.hidden_pocket(move.from());
  if (!pocket) return;
  for (PieceType type : pocket_types) {
    const auto fact = movement_fact(before, type, move, outcome.captured_on);
    if (!fact) continue;
    std::array<std::optional<Square>, 3> squares{move.from(), move.to()};
    if (*fact == Fact::EnPassant) squares[2] = outcome.captured_on;
    clues.push_back(none_of(*fact, *pocket, pair_of(*pocket, type), squares));
  }
}

/// RULES 2: castling is with the outermost rook, so no piece further out was a rook at the deal.
void add_castling(std::vector<Clue>& clues, const PublicBoard& before, Move move) {
  if (!move.is_castling()) return;
  const Side mover = before.side_to_move();
  rule_out(clues, before, mover, Fact::Castling, before.against_castling(mover, move.to()), [&](std::optional<Square>) {
    return std::array<std::optional<Square>, 3>{move.from(), move.to()};
  });
}

/// The check that was announced, or that none was, agrees with the types of the mover's pieces.
void add_check(std::vector<Clue>& clues, const PublicBoard& after, bool announced) {
  const Side checked = after.side_to_move();
  if (after.rules().king_capture || !after.visible().has_king(checked)) return;
  const Side mover = other(checked);
  const Square king = after.visible().king(checked);
  const Attackers attackers = attackers_of(after, mover, king, after.occupied(), after.pieces(mover));
  if (announced && !attackers.visible) clues.push_back({Fact::CheckAnnounced, attackers.hidden, {king}});
  if (announced) return;
  rule_out(clues, after, mover, Fact::NoCheckAnnounced, attackers.hidden, [&](std::optional<Square> piece) {
    return std::array<std::optional<Square>, 3>{piece, king};
  });
}

}  // namespace

std::vector<Clue> clues_of_mover(const PublicBoard& before, const PublicBoard& after, Move move,
                                 const MoveOutcome& outcome) {
  std::vector<Clue> clues;
  add_reveals(clues, before, before.side_to_move(), move, outcome);
  add_movement(clues, before, move, outcome);
  add_castling(clues, before, move);
  add_check(clues, after, outcome.check);
  return clues;
}

std::vector<Clue> clues_of_other(const PublicBoard& before, Move move, const MoveOutcome& outcome) {
  const Side side = other(before.side_to_move());
  std::vector<Clue> clues;
  add_reveals(clues, before, side, move, outcome);
  const Fact fact = move.is_castling() ? Fact::Castling : Fact::MoveOffered;
  rule_out(clues, before, side, fact, forbidding(before, move, outcome.captured_on).hidden,
           [&](std::optional<Square> piece) {
             return std::array<std::optional<Square>, 3>{move.from(), move.to(), piece};
           });
  return clues;
}

}  // namespace raisechess::knowledge
