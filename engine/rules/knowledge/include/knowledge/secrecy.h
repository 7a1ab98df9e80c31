// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "knowledge/knowledge.h"
#include "view/range_table.h"

namespace raisechess::knowledge {

/// What each of `moves`, legal moves of the side to move which holds `own`, would tell an onlooker (RULES 3). The
/// turning up at the end of a hand is not counted. Nothing of the other side's deal goes in: what a move tells of its
/// mover depends on his own deal and on what both see.
SecrecyTable secrecy_of_moves(const PublicKnowledge& knowledge, DealIndex own, std::span<const Move> moves);

}  // namespace raisechess::knowledge
