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
  /// The hand goes on from an earlier board of it; both ranges keep what was seen since.
  void take_back(const PublicBoard& standing);
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
  /// The hand goes on from an earlier board of it; the range keeps what was seen since.
  void take_back(const PublicBoard& standing);
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

/// One hand as its viewer came to know it, event by event: what he sees in his views is all that goes in.
class KnowledgeReplay {
 public:
  /// At the deal.
  explicit KnowledgeReplay(const PlayerView& view);

  /// Takes in the next event of view.log, where `view` is of the same hand, and returns it; nothing if none is new.
  /// What is turned up at the end of a hand is left out.
  const Event* step(const PlayerView& view);

  const PublicKnowledge& public_knowledge() const { return public_; }
  const PrivateKnowledge& private_knowledge() const { return private_; }

 private:
  void take_offer(const PlayerView& view);
  void take_move(const PlayerView& view, const Event& event, Move move);
  void take_back(const PlayerView& view);

  PublicKnowledge public_;
  PrivateKnowledge private_;
  std::size_t events_ = 0;  ///< taken in
  std::size_t offers_ = 0;
};

/// Rebuilds the viewer's knowledge from his view alone.
PrivateKnowledge knowledge_from(const PlayerView& view);
/// The public knowledge that a view shows.
PublicKnowledge public_knowledge_from(const PlayerView& view);

/// Could a piece of `type` have made this half-move on `board` (before it), by geometry, captures and reveals alone —
/// looking at no check and no list? Used by players that read less than everything.
bool movement_possible(const PublicBoard& board, PieceType type, Move move, const MoveOutcome& outcome);

}  // namespace raisechess::knowledge
