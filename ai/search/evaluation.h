// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

/// How the position stands for the side to move, by sight alone: material, squares, mobility, pawns, king safety. The
/// nearer the showdown, the less counts anything but the points that will be counted then. Stays well inside
/// ±decided_score.
/// `correction` is what the network adds (`NetworkSums::value`).
Score evaluate(const chess::Position& position, int half_moves_left, int correction);
Score evaluate(const chess::Position& position, int half_moves_left);

/// Centipawns for the side to move by the terms alone, without network and showdown.
int value_of_terms(const chess::Position& position);

}  // namespace raisechess::ai
