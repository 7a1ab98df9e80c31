// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "search/search.h"

namespace raisechess::ai {

/// Piece values in exchanges, in centipawns.
constexpr Score exchange_value(PieceType type) {
  return type == PieceType::King ? 10'000 : 100 * material_value(type);
}

/// What `move` takes and gains by promoting, in exchange values.
Score immediate_gain(const chess::Position& position, Move move);

/// Does `move` gain at least `threshold` if both sides go on capturing on its target square with their cheapest pieces,
/// as long as that pays? Pins are not looked at.
bool exchange_gains(const chess::Position& position, Move move, Score threshold);

}  // namespace raisechess::ai
