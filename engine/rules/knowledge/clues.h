// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "knowledge/tracked_range.h"

namespace raisechess::knowledge {

/// What a half-move tells everybody of the mover's deal: how his piece moved, what it showed, whether it gave check.
std::vector<Clue> clues_of_mover(const PublicBoard& before, const PublicBoard& after, Move move,
                                 const MoveOutcome& outcome);

/// What it tells everybody of the other side's deal: what was captured, and that the mover's king was safe.
std::vector<Clue> clues_of_other(const PublicBoard& before, Move move, const MoveOutcome& outcome);

/// What the list of legal moves offered to the side to move, which holds `own`, tells it of the other side's deal.
std::vector<Clue> clues_of_offer(const PublicBoard& board, DealIndex own, std::span<const Move> offered);

/// What it tells of the deal of the side to move that it has a legal move, to the other side which holds `own`. `deals`
/// = the deals of the side to move that are still possible.
std::vector<Clue> clues_of_going_on(const PublicBoard& board, DealIndex own, const DealSet& deals);

}  // namespace raisechess::knowledge
