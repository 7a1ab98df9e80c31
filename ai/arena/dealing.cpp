// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/dealing.h"

#include "game/deal_squares.h"
#include "player/random_stream.h"

namespace raisechess::arena {
namespace {

using ai::Purpose;
using ai::RandomStream;

Deal draw_deal(std::uint64_t seed, int number, Side side, int hidden, int array) {
  RandomStream places(seed, side, number, Purpose::DealSquares);
  RandomStream types(seed, side, number, Purpose::DealTypes);
  Deal deal;
  const auto place = [&](std::size_t count) { return places.below(count); };
  for (Square square : game::draw_squares(side, hidden, array, place)) {
    deal.push_back({square, pocket_types[types.below(pocket_types.size())]});
  }
  return deal;
}

}  // namespace

PerSide<Deal> draw_deals(std::uint64_t seed, int number, int hidden, int array) {
  return {draw_deal(seed, number, Side::White, hidden, array), draw_deal(seed, number, Side::Black, hidden, array)};
}

int draw_array(std::uint64_t seed, int number) {
  return static_cast<int>(RandomStream(seed, Side::White, number, Purpose::Array).below(960));
}

PerSide<std::uint64_t> player_seeds(std::uint64_t seed, int number) {
  PerSide<std::uint64_t> seeds;
  for (Side side : both_sides) seeds[side] = RandomStream(seed, side, number, Purpose::PlayerSeed).next();
  return seeds;
}

}  // namespace raisechess::arena
