// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contestant.h"

#include "pool/pool.h"

namespace raisechess::arena {

std::vector<std::string> contestant_names() {
  std::vector<std::string> names;
  for (ai::Level level : ai::levels()) names.emplace_back(ai::name(level));
  for (std::string_view name : ai::pool_names()) names.emplace_back(name);
  return names;
}

std::unique_ptr<ai::Player> make_contestant(const std::string& name) {
  if (const auto level = ai::level_from_name(name)) return ai::make_player(*level);
  return ai::make_pool_player(name);
}

}  // namespace raisechess::arena
