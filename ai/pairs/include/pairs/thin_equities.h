// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "knowledge/deal_set.h"
#include "solver/game_tree.h"
#include "stakes/turn_tree.h"

namespace raisechess::ai {

/// A table of some deals of both sides, extended to all of `rows` and `columns`: what each equity is beyond a half, as
/// a product of rank 6 + 5 · `pockets`. The parts are what each type on each hidden square is worth and powers of the
/// strength that they add up to, for an equity is no sum: it levels off. Least squares over the table, ridge
/// regression.
solver::ThinProduct thin_equities(const EquityTable& table, const knowledge::DealSet& table_rows,
                                  const knowledge::DealSet& table_columns, const knowledge::DealSet& rows,
                                  const knowledge::DealSet& columns, std::size_t pockets);

}  // namespace raisechess::ai
