// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "referee/referee.h"

namespace raisechess::test {

/// A state of which nothing comes back: the match is over, or there was none.
inline const std::string no_state = "none";

/// All that a player can see, in one line.
std::string text_of(const PlayerView& view);
/// What both players see and where the match stands, in one line.
std::string text_of(const referee::Referee& referee);

}  // namespace raisechess::test
