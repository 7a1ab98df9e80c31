// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "view/hand_review.h"
#include "view/player_view.h"

namespace raisechess::ai {

/// Told before each decision: how many were judged, of how many.
using ReviewProgress = std::function<void(int done, int total)>;

/// Judges the viewer's decisions in a hand that is over, each by what he knew when he took it, by the adviser's means:
/// the range as it was shown, every deal equally likely, no bet read. What a move or bet lost is found only where it is
/// more than the margin of the adviser's chances can explain; what a secret lost is exact. Two moves are compared in
/// the same deals, as deeply. The value of a bet is that of the turn's betting in equilibrium. A pure function of
/// `ended`, and the same for all deals of the other side that the viewer could not rule out when he took his last
/// decision. Nothing after a stop request.
std::optional<HandReview> review_of(const PlayerView& ended, const ReviewProgress& progress,
                                    const std::stop_token& stop);

}  // namespace raisechess::ai
