// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "player/player.h"

namespace raisechess::arena {

/// Who can play in the arena: the levels and the opponents of the pool.
std::vector<std::string> contestant_names();

/// Nothing for a name that is not one of `contestant_names`.
std::unique_ptr<ai::Player> make_contestant(const std::string& name);

}  // namespace raisechess::arena
