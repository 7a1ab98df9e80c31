// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "knowledge/deal_set.h"
#include "knowledge/public_board.h"
#include "knowledge/tracked_range.h"
#include "view/range_table.h"

namespace raisechess::knowledge {

/// What an onlooker knows who sees moves, reveals and announcements only: the board and the public range of each side
/// (RULES 3). Observations split: each half-move filters the two sides' deals separately. A value, cheap to copy.
class PublicKnowledge {
 public:
  PublicKnowledge(const HandSetup& setup, const PerSide<std::vector<Square>>& origins);

  void observe(Side mover, Move move, const MoveOutcome& outcome);
  /// All hidden pieces are turned up: each range is that one deal.
  void turn_up(const PerSide<DealIndex>& deals);

  const PublicBoard& board() const { return board_; }
  const DealSet& deals(Side of) const { return ranges_[of].deals(); }
  RangeTable table(Side of) const;

 private:
  PublicBoard board_;
  PerSide<TrackedRange> ranges_;
};

/// What the player of one seat knows of the other side: the public facts, his own deal, and the lists of legal moves
/// offered to him. His range is a subset of the other side's public range.
class PrivateKnowledge {
 public:
  PrivateKnowledge(const HandSetup& setup, const PerSide<std::vector<Square>>& origins, Side viewer, DealIndex own);

  /// The list offered at the start of the viewer's turn (before any betting), sorted by text.
  void offered(std::span<const Move> moves);
  /// A half-move of either side, and whether the hand went on after it (then the side to move has a legal move).
  void observe(Side mover, Move move, const MoveOutcome& outcome, bool goes_on);
  void turn_up(DealIndex other_deal);

  Side viewer() const { return viewer_; }
  DealIndex own() const { return own_; }
  const PublicBoard& board() const { return board_; }
  const DealSet& deals() const { return range_.deals(); }
  RangeTable table() const;

 private:
  Side viewer_{};
  DealIndex own_ = 0;
  PublicBoard board_;
  TrackedRange range_;
};

/// Rebuilds the viewer's knowledge from his view alone: what he sees is all that goes in.
PrivateKnowledge knowledge_from(const PlayerView& view);
/// The public knowledge that a view shows.
PublicKnowledge public_knowledge_from(const PlayerView& view);

/// Could a piece of `type` have made this half-move on `board` (before it), by geometry, captures and reveals alone —
/// looking at no check and no list? Used by players that read less than everything.
bool movement_possible(const PublicBoard& board, PieceType type, Move move, const MoveOutcome& outcome);

}  // namespace raisechess::knowledge
