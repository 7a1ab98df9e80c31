// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "player/player.h"
#include "range_player.h"
#include "threshold_style.h"

namespace raisechess::ai {
namespace {

constexpr std::array<std::pair<Level, std::string_view>, 6> names{{{Level::Novice, "novice"},
                                                                   {Level::Casual, "casual"},
                                                                   {Level::Web, "web"},
                                                                   {Level::Club, "club"},
                                                                   {Level::Expert, "expert"},
                                                                   {Level::Master, "master"}}};

/// Sees what it can take, not what is taken back; bets only what is well ahead.
constexpr SamplingSettings novice{.deals = 6, .depth = 1, .sees_exchanges = false};
constexpr BetThresholds novice_bets{
    .bets_half_pot = 0.8, .bets_pot = 1.1, .raises_pot = 1.1, .may_bluff = 0.25, .bluffs_one_in = 20};

/// Sees the answer, and no further.
constexpr SamplingSettings casual{.deals = 12, .depth = 2, .sees_exchanges = false};
constexpr BetThresholds casual_bets{
    .bets_half_pot = 0.7, .bets_pot = 0.9, .raises_pot = 0.9, .may_bluff = 0.3, .bluffs_one_in = 15};

/// The computer of the web page, frozen (docs/decisions/web-level.md).
constexpr SamplingSettings web{.deals = 40, .depth = 3};

/// Each has four times the nodes of the one before it.
constexpr RangeSettings club{.nodes = 20'000};
constexpr RangeSettings expert{.nodes = 80'000};
constexpr RangeSettings master{.nodes = 320'000, .breadth = 2};

std::unique_ptr<Player> threshold_player(const SamplingSettings& settings, const BetThresholds& bets) {
  return make_sampling_player(settings, std::make_unique<ThresholdStyle>(bets));
}

}  // namespace

const std::vector<Level>& levels() {
  static const std::vector<Level> existing{Level::Novice, Level::Casual, Level::Web,
                                           Level::Club,   Level::Expert, Level::Master};
  return existing;
}

std::string_view name(Level level) {
  return names[static_cast<std::size_t>(level)].second;
}

std::optional<Level> level_from_name(std::string_view text) {
  const auto found = std::ranges::find(names, text, &std::pair<Level, std::string_view>::second);
  if (found == names.end()) return std::nullopt;
  return found->first;
}

std::unique_ptr<Player> make_player(Level level) {
  switch (level) {
    case Level::Novice:
      return threshold_player(novice, novice_bets);
    case Level::Casual:
      return threshold_player(casual, casual_bets);
    case Level::Web:
      return threshold_player(web, web_bets);
    case Level::Club:
      return make_range_player(club);
    case Level::Expert:
      return make_range_player(expert);
    case Level::Master:
      return make_range_player(master);
  }
  return nullptr;
}

}  // namespace raisechess::ai
