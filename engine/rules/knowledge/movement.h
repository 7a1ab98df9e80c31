// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "knowledge/tracked_range.h"

namespace raisechess::knowledge {

/// Why a piece of `type` that is hidden on move.from() could not have gone to move.to() and captured on `captured_on`:
/// Geometry, Capture or EnPassant; nothing if it could. `board` = before the half-move. No check, pin or list is looked
/// at.
std::optional<Fact> movement_fact(const PublicBoard& board, PieceType type, Move move,
                                  std::optional<Square> captured_on);

}  // namespace raisechess::knowledge
