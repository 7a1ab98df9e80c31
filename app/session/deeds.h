// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "referee/referee.h"
#include "statistics/played_hand.h"

namespace raisechess::session {

/// What the person did in a hand that is over; `bits` are told apart.
statistics::Deeds deeds_of(const referee::FinishedHand& hand);

}  // namespace raisechess::session
