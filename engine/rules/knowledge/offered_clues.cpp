// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "attackers.h"
#include "clues.h"

namespace raisechess::knowledge {

namespace {

/// The moves that one side, holding a known deal, could be offered, and what forbids each of them.
class Prospects {
 public:
  Prospects(const PublicBoard& board, DealIndex own)
      : board_(board), other_(raisechess::other(board.side_to_move())), position_(board.position(deals(own))) {}

  /// Every move that is legal with some deal of the other side: a pawn that may be captured en passant is taken for
  /// one.
  chess::MoveList moves() const { return chess::legal_moves(position_, {board_.rules().promotion, true}); }

  Attackers against(Move move) const {
    const auto captured = capture_square(board_, move, position_.piece_on(move.from())->type);
    Attackers against = forbidding(board_, move, captured);
    if (captured && *captured != move.to()) {
      if (const auto pawn = board_.hidden_pocket(*captured)) {
        against.hidden |= pairs_of_pocket(*pawn) & ~pair_of(*pawn, PieceType::Pawn);
      }
    }
    return against;
  }

  std::optional<Square> pocket_square(int pair) const { return board_.pocket_square(other_, pair / 5); }

 private:
  PerSide<DealIndex> deals(DealIndex own) const {
    PerSide<DealIndex> deals;
    deals[board_.side_to_move()] = own;
    const auto stepped = board_.double_stepped();
    const auto pawn = stepped ? board_.hidden_pocket(*stepped) : std::nullopt;
    if (pawn) deals[other_] = static_cast<DealIndex>(pocket_index(PieceType::Pawn) * deal_count(*pawn));
    return deals;
  }

  const PublicBoard& board_;
  Side other_;
  chess::Position position_;
};

/// A move was offered: nothing that would forbid it is there. Each pair is named with the first such move.
void add_offered(std::vector<Clue>& clues, const Prospects& prospects, std::span<const Move> offered) {
  PocketTypes told = 0;
  for (Move move : offered) {
    PocketTypes fresh = prospects.against(move).hidden & ~told;
    told |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      const int pair = std::countr_zero(fresh);
      const PocketTypes rest = pairs_of_pocket(pair / 5) & ~(PocketTypes{1} << pair);
      clues.push_back({Fact::MoveOffered, rest, {move.from(), move.to(), prospects.pocket_square(pair)}});
    }
  }
}

/// A move was not offered that no visible piece forbids: a hidden one does.
void add_not_offered(std::vector<Clue>& clues, const Prospects& prospects, std::span<const Move> offered) {
  for (Move move : prospects.moves()) {
    if (std::ranges::find(offered, move) != offered.end()) continue;
    const Attackers against = prospects.against(move);
    const bool told = std::ranges::any_of(
        clues, [&](const Clue& clue) { return clue.fact == Fact::MoveNotOffered && clue.one_of == against.hidden; });
    if (!against.visible && !told) clues.push_back({Fact::MoveNotOffered, against.hidden, {move.from(), move.to()}});
  }
}

}  // namespace

std::vector<Clue> clues_of_offer(const PublicBoard& board, DealIndex own, std::span<const Move> offered) {
  std::vector<Clue> clues;
  const Prospects prospects(board, own);
  add_offered(clues, prospects, offered);
  add_not_offered(clues, prospects, offered);
  return clues;
}

}  // namespace raisechess::knowledge
