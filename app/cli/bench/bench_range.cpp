// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ostream>
#include <random>
#include <string_view>
#include <utility>

#include "bench.h"
#include "game/hand.h"
#include "knowledge/knowledge.h"
#include "table/table_deal.h"

namespace raisechess::cli {
namespace {

/// A hand without bets, played to its end by random moves.
game::Hand random_hand(int pockets, std::uint64_t seed) {
  HandSetup setup;
  setup.hidden = pockets;
  setup.betting = BettingMode::None;
  auto hand = *game::Hand::start(setup, deals_from(setup, seed));
  std::mt19937_64 random(seed);
  while (!hand.result()) hand.apply(hand.active(), MakeMove{hand.moves()[random() % hand.moves().size()]});
  return hand;
}

/// Microseconds of each half-move.
struct Costs {
  std::vector<double> player;
  std::vector<double> onlooker;
};

/// Feeds what White saw of `view`'s hand to his knowledge, and what everybody saw to the public one.
void measure(const PlayerView& view, Costs& costs) {
  const auto squares = origins(view);
  knowledge::PrivateKnowledge player(view.setup, squares, view.viewer, knowledge::deal_index(own_deal(view)));
  knowledge::PublicKnowledge onlooker(view.setup, squares);
  std::size_t turn = 0;
  for (const Event& event : view.log) {
    const MakeMove* made = as_move(event);
    if (!made) continue;
    const bool last = &event == &view.log.back();
    costs.player.push_back(1e6 * seconds_of([&] {
                             if (event.by == view.viewer) player.offered(view.offers[turn++]);
                             player.observe(event.by, made->move, event.outcome, !last);
                           }));
    costs.onlooker.push_back(1e6 * seconds_of([&] { onlooker.observe(event.by, made->move, event.outcome); }));
  }
}

void print(std::string_view whose, std::vector<double> costs, std::ostream& out) {
  double sum = 0;
  for (double cost : costs) sum += cost;
  std::sort(costs.begin(), costs.end());
  out << "  " << whose << ": mean " << sum / static_cast<double>(costs.size()) << " µs a half-move, 99 % within "
      << costs[costs.size() * 99 / 100] << " µs, worst " << costs.back() << " µs\n";
}

}  // namespace

void bench_range(int hands, std::ostream& out) {
  for (int pockets : {3, 5}) {
    Costs costs;
    for (int hand = 0; hand < hands; ++hand) {
      measure(random_hand(pockets, static_cast<std::uint64_t>(hand)).view_for(Side::White), costs);
    }
    out << pockets << " hidden pieces a side, " << hands << " random hands, " << costs.player.size() << " half-moves\n";
    print("range of a player", std::move(costs.player), out);
    print("both public ranges", std::move(costs.onlooker), out);
  }
}

}  // namespace raisechess::cli
