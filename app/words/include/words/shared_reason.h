// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "view/range_table.h"

namespace raisechess::ui {

/// A reason, and all types of a row that one sentence about it is true of.
struct SharedReason {
  Reason reason;
  std::vector<PieceType> types;
};

/// Why types of a row are ruled out, each type with a reason of its own: those that are so in `after` and, where there
/// is one, were not in `before`. What most of them share comes first.
std::vector<SharedReason> shared_reasons(const RangeRow& after, const RangeRow* before = nullptr);

/// Is it ruled out by the steps of pawns, which go by rules of their own? A jump is nobody's but a knight's.
bool is_pawn_way(const Reason& reason, PieceType type);

}  // namespace raisechess::ui
