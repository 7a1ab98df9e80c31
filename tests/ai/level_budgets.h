// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

namespace raisechess::test {

/// With as few nodes as each other Club, Expert and Master would be one player: each is given what the one below cannot
/// spend, or looks at more deals by itself (Master).
inline ai::Budget budget_of_its_own(ai::Level level) {
  switch (level) {
    case ai::Level::Club:
      return {2'000, std::nullopt};
    case ai::Level::Expert:
      return {21'000, std::nullopt};
    case ai::Level::Master:
      return {12'000, std::nullopt};
    default:
      return {400, std::nullopt};
  }
}

}  // namespace raisechess::test
