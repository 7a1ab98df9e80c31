// SPDX-License-Identifier: GPL-3.0-or-later
#include "knowledge/knowledge.h"

#include "clues.h"

namespace raisechess::knowledge {

PublicKnowledge::PublicKnowledge(const HandSetup& setup, const PerSide<std::vector<Square>>& origins)
    : board_(setup, origins) {
  for (Side side : both_sides) ranges_[side] = TrackedRange(side, board_.pockets(side));
}

void PublicKnowledge::observe(Side mover, Move move, const MoveOutcome& outcome) {
  const PublicBoard before = board_;
  board_.play(move, outcome);
  ranges_[mover].learn(board_, clues_of_mover(before, board_, move, outcome));
  ranges_[other(mover)].learn(board_, clues_of_other(before, move, outcome));
}

void PublicKnowledge::take_back(const PublicBoard& standing) {
  board_ = standing;
  for (Side side : both_sides) ranges_[side].take_back(board_.ply());
}

void PublicKnowledge::turn_up(const PerSide<DealIndex>& deals) {
  board_.turn_up(deals);
  for (Side side : both_sides) ranges_[side].turn_up(board_, deals[side]);
}

RangeTable PublicKnowledge::table(Side of) const {
  return ranges_[of].table(board_);
}

PrivateKnowledge::PrivateKnowledge(const HandSetup& setup, const PerSide<std::vector<Square>>& origins, Side viewer,
                                   DealIndex own)
    : viewer_(viewer), own_(own), board_(setup, origins), range_(other(viewer), board_.pockets(other(viewer))) {}

void PrivateKnowledge::offered(std::span<const Move> moves) {
  if (board_.pockets(range_.of()) != 0) range_.learn(board_, clues_of_offer(board_, own_, moves));
}

void PrivateKnowledge::observe(Side mover, Move move, const MoveOutcome& outcome, bool goes_on) {
  const PublicBoard before = board_;
  board_.play(move, outcome);
  if (mover != viewer_) {
    range_.learn(board_, clues_of_mover(before, board_, move, outcome));
    return;
  }
  range_.learn(board_, clues_of_other(before, move, outcome));
  if (goes_on && range_.size() > 1) range_.learn(board_, clues_of_going_on(board_, own_, range_.deals()));
}

void PrivateKnowledge::take_back(const PublicBoard& standing) {
  board_ = standing;
  range_.take_back(board_.ply());
}

void PrivateKnowledge::turn_up(DealIndex other_deal) {
  PerSide<DealIndex> deals;
  deals[viewer_] = own_;
  deals[other(viewer_)] = other_deal;
  board_.turn_up(deals);
  range_.turn_up(board_, other_deal);
}

RangeTable PrivateKnowledge::table() const {
  return range_.table(board_);
}

}  // namespace raisechess::knowledge
