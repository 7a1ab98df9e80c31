// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "player/player.h"

namespace raisechess::ai {

/// Opponents to measure against, not to play against. Four bet by one crude idea each and move by a cheap search of a
/// few deals: always-call · always-all-in · nit (puts money in only when it is nearly sure) · maniac (bets and raises
/// most of the time). The taker takes what hangs and knows nothing else.
const std::vector<std::string_view>& pool_names();

/// Nothing for a name that is not one of `pool_names`.
std::unique_ptr<Player> make_pool_player(std::string_view name);

}  // namespace raisechess::ai
