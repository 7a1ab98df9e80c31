// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "view/range_table.h"

namespace raisechess::ui {

/// What one action changed in a range, in words.
struct RangeChange {
  QString what;    ///< "a4: pawn ruled out · queen, rook 33 → 50 %"
  QString counts;  ///< "30 → 20 deals, −0.6 bits"
  QString why;     ///< a reason for each type that was ruled out, or that none was
};

RangeChange range_change(const RangeTable& before, const RangeTable& after);

}  // namespace raisechess::ui
