// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "knowledge/knowledge.h"
#include "view/analysis.h"

namespace raisechess::knowledge {

/// The deals of `deals`, of side `of`, that agree with every pin. A pin of a square that nothing was dealt on agrees
/// with none.
DealSet agreeing_with(DealSet deals, const PublicBoard& board, Side of, const Pins& pins);

/// What follows from `pins` in what the viewer knows: his range is counted anew, nothing else changes. Nothing if no
/// deal that he cannot rule out agrees with them.
std::optional<Supposition> suppose(const PrivateKnowledge& known, const Pins& pins);

}  // namespace raisechess::knowledge
