// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "game/hand.h"
#include "random_hand.h"
#include "require.h"
#include "view/move_text.h"

using namespace raisechess;

namespace {

/// What the player on turn sees in the middle of a hand, by two bytes: which hand, and how far.
PlayerView make_view(int seed, int actions) {
  test::Dice dice(static_cast<std::uint64_t>(seed));
  const HandSetup setup = test::random_setup(dice);
  game::Hand hand = game::Hand::start(setup, test::random_deals(dice, setup)).value();
  for (int i = 0; i < actions && hand.to_act(); ++i) {
    require(!hand.apply(*hand.to_act(), test::random_action(dice, hand)));
  }
  return hand.view_for(hand.active());
}

const PlayerView& view_for(std::uint8_t seed, std::uint8_t actions) {
  static std::map<std::pair<int, int>, PlayerView> views;
  const std::pair key{seed % 16, actions % 64};
  const auto known = views.find(key);
  return known != views.end() ? known->second : views.emplace(key, make_view(key.first, key.second)).first->second;
}

}  // namespace

/// What is read as a move is one of the moves offered, and each of those is read as what it is written as.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const PlayerView& view = view_for(data[0], data[1]);
  const auto move = move_from_text(view, {reinterpret_cast<const char*>(data) + 2, size - 2});
  if (!move) return 0;
  require(std::ranges::count(view.moves, *move) == 1);
  require(move_from_text(view, move_text(view, *move)) == *move);
  return 0;
}
