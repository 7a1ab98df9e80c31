// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/decision_reasons.h"
#include "range_search.h"

namespace raisechess::ai {

/// What a decision of the viewer rests on that was made from `outlook`; without `bets`.
DecisionReasons reasons_from(const Outlook& outlook, const HandBelief& belief, const PlayerView& view);

}  // namespace raisechess::ai
