// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "referee/referee.h"

namespace raisechess::cli {

/// The finished hands whose deals are open.
std::vector<game::HandRecord> open_hands(const referee::Referee& table);

/// The commitments to the next hand's deals, to be shown before the nonce is settled.
std::string commitments_text(const PerSide<referee::Digest>& commitments);

/// All that can be shown of a dealing now: commitments, nonce, and the secrets once they are open.
std::string proof_text(const referee::FairDealing& dealing);

/// Checks hand `hand` against its commitments and says how that came out; that its secrets are still closed, where they
/// are.
std::string hand_check_text(const referee::Referee& table, int hand);

/// The same for all hands of a match, once it is over.
std::string match_check_text(const referee::Referee& table);

}  // namespace raisechess::cli
