// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "club_player.h"
#include "player/player.h"
#include "web_style.h"

namespace raisechess::ai {
namespace {

constexpr std::array<std::pair<Level, std::string_view>, 6> names{{{Level::Novice, "novice"},
                                                                   {Level::Casual, "casual"},
                                                                   {Level::Web, "web"},
                                                                   {Level::Club, "club"},
                                                                   {Level::Expert, "expert"},
                                                                   {Level::Master, "master"}}};

}  // namespace

const std::vector<Level>& levels() {
  static const std::vector<Level> existing{Level::Web, Level::Club};
  return existing;
}

std::string_view name(Level level) {
  return names[static_cast<std::size_t>(level)].second;
}

std::optional<Level> level_from_name(std::string_view text) {
  for (const auto& [level, level_name] : names) {
    if (level_name == text && std::ranges::count(levels(), level) > 0) return level;
  }
  return std::nullopt;
}

std::unique_ptr<Player> make_player(Level level) {
  if (level == Level::Web) return make_sampling_player(web_settings, std::make_unique<WebStyle>());
  if (level == Level::Club) return make_club_player();
  return nullptr;
}

}  // namespace raisechess::ai
