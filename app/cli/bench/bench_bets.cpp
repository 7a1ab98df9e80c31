// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <utility>

#include "bench.h"
#include "equity/hand_horizon.h"
#include "game/hand.h"
#include "pairs/pair_search.h"
#include "pairs/thin_equities.h"
#include "solver/best_response.h"
#include "solver/discounted_cfr.h"
#include "table/table_deal.h"

namespace raisechess::cli {
namespace {

using knowledge::DealSet;

constexpr double good_enough = 0.005;  ///< of the pot
constexpr std::size_t table_side = 125;

/// A hand before its seventh move, mostly: pots of 4, 20 and 60, a few random moves.
game::Hand hand_to_bet_in(int pockets, std::uint64_t seed) {
  HandSetup setup;
  setup.hidden = pockets;
  auto hand = *game::Hand::start(setup, deals_from(setup, seed));
  constexpr std::array<Chips, 3> stakes{2, 10, 30};
  const Chips stake = stakes[seed % stakes.size()];
  hand.apply(Side::Black, stake == 2 ? Action{Call{}} : Action{Raise{stake}});
  if (stake > 2) hand.apply(Side::White, Call{});
  std::mt19937_64 random(seed);
  const int last = static_cast<int>(seed % 7) * 2;
  while (!hand.result() && hand.ply() < last) {
    hand.apply(hand.active(), MakeMove{hand.moves()[random() % hand.moves().size()]});
  }
  return hand.result() ? hand_to_bet_in(pockets, seed + 1000) : hand;
}

/// What was measured, one value for each position.
struct Figures {
  std::vector<double> filling;  ///< ms of processor time of the table by captures
  std::vector<double> thinning;
  std::vector<double> solving;
  std::vector<double> open;          ///< exploitability in the game that was solved, % of the pot
  std::vector<double> error;         ///< of the thin product, root mean square over the pairs that were looked at
  std::vector<double> open_in_full;  ///< exploitability in the game of those pairs, % of the pot
};

void print(const char* what, const std::vector<double>& values, const char* unit, std::ostream& out) {
  double sum = 0;
  for (double value : values) sum += value;
  out << "  " << what << ": mean " << sum / static_cast<double>(values.size()) << unit << ", median " << median(values)
      << unit << ", worst " << *std::ranges::max_element(values) << unit << '\n';
}

/// "VmHWM" of the kernel: the most memory that the process ever had, in MiB; nothing where there is no such thing.
double peak_memory() {
  std::ifstream status("/proc/self/status");
  std::string word;
  double kibibytes = 0;
  while (status >> word) {
    if (word == "VmHWM:") status >> kibibytes;
  }
  return kibibytes / 1024;
}

/// One position and what is asked of it.
class Position {
 public:
  Position(const game::Hand& hand, std::uint64_t seed)
      : view_(hand.view_for(*hand.to_act())),
        belief_(view_),
        searcher_(hand.move_rules(), std::size_t{4} << 20),
        turn_(ai::turn_betting(view_)) {
    belief_.follow(view_);
    rows_ = belief_.image().deals;
    columns_ = belief_.opponent_deals();
    std::mt19937_64 random(seed);
    std::ranges::shuffle(rows_, random);
    std::ranges::shuffle(columns_, random);
  }

  void measure(Figures& figures, std::size_t sample) {
    const DealSet table_rows = first(rows_, table_side);
    const DealSet table_columns = first(columns_, table_side);
    std::optional<ai::EquityTable> table;
    figures.filling.push_back(1e3 * processor_seconds_of([&] { table = filled(table_rows, table_columns); }));
    if (table_rows.size() == rows_.size() && table_columns.size() == columns_.size()) {
      solve(*table, rows_.size(), columns_.size(), figures);
      return;
    }
    std::optional<solver::ThinProduct> thin;
    figures.thinning.push_back(1e3 * processor_seconds_of([&] {
                                 thin = ai::thin_equities(*table, table_rows, table_columns, rows_, columns_,
                                                          static_cast<std::size_t>(view_.setup.hidden));
                               }));
    const auto strategies = solve(*thin, rows_.size(), columns_.size(), figures);
    compare(*thin, strategies, sample, figures);
  }

 private:
  static DealSet first(const DealSet& deals, std::size_t count) {
    return {deals.begin(), deals.begin() + static_cast<std::ptrdiff_t>(std::min(count, deals.size()))};
  }
  /// Those that no table has seen, if there are so many.
  static DealSet last(const DealSet& deals, std::size_t count) {
    return {deals.end() - static_cast<std::ptrdiff_t>(std::min(count, deals.size())), deals.end()};
  }

  ai::EquityTable filled(const DealSet& rows, const DealSet& columns) {
    searcher_.clear();
    ai::PairSearch pairs(searcher_, belief_, ai::horizon_of(view_));
    return ai::quiet_table(pairs, rows, columns, {});
  }

  ai::TurnTree tree(const ai::Equities& equities, std::size_t rows, std::size_t columns) const {
    return ai::turn_tree(turn_, view_.viewer, equities, ai::even_weights(rows, columns), {});
  }

  std::vector<solver::Strategy> solve(const ai::Equities& equities, std::size_t rows, std::size_t columns,
                                      Figures& figures) const {
    double open = 0;
    std::vector<solver::Strategy> strategies;
    figures.solving.push_back(1e3 * processor_seconds_of([&] {
                                const ai::TurnTree turn = tree(equities, rows, columns);
                                solver::DiscountedCfr cfr(turn.game);
                                do {
                                  for (int i = 0; i < 10; ++i) cfr.iterate();
                                  open = cfr.exploitability() / view_.pot;
                                } while (open > good_enough && cfr.iterations() < 1000);
                                strategies = cfr.averages();
                              }));
    figures.open.push_back(100 * open);
    return strategies;
  }

  /// With pairs of the full matrix that the thin one was not made from: all of them, or those of `sample` deals a side.
  void compare(const solver::ThinProduct& thin, std::vector<solver::Strategy> strategies, std::size_t sample,
               Figures& figures) {
    const DealSet rows = last(rows_, sample);
    const DealSet columns = last(columns_, sample);
    const ai::EquityTable full = filled(rows, columns);
    const std::size_t first_row = rows_.size() - rows.size();
    const std::size_t first_column = columns_.size() - columns.size();
    double squares = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; j < columns.size(); ++j) {
        squares += std::pow(full.at(i, j) - 0.5 - thin.at(first_row + i, first_column + j), 2);
      }
    }
    figures.error.push_back(std::sqrt(squares / static_cast<double>(rows.size() * columns.size())));
    const ai::TurnTree turn = tree(full, rows.size(), columns.size());
    for (std::size_t node = 0; node < strategies.size(); ++node) {
      const std::size_t from = turn.game.nodes[node].player == 0 ? first_row : first_column;
      for (auto& action : strategies[node])
        action.erase(action.begin(), action.begin() + static_cast<std::ptrdiff_t>(from));
    }
    figures.open_in_full.push_back(100 * solver::exploitability(turn.game, strategies) / view_.pot);
  }

  PlayerView view_;
  ai::HandBelief belief_;
  ai::Searcher searcher_;
  ai::TurnBetting turn_;
  DealSet rows_;     ///< in random order
  DealSet columns_;  ///< likewise
};

}  // namespace

void bench_bets(int pockets, int positions, int sample, std::ostream& out) {
  Figures figures;
  for (int i = 0; i < positions; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    Position(hand_to_bet_in(pockets, seed), seed).measure(figures, static_cast<std::size_t>(sample));
  }
  out << pockets << " hidden pieces a side, " << positions << " positions, solved to " << 100 * good_enough
      << " % of the pot\n";
  print("table of up to 125 deals a side, by captures", figures.filling, " ms", out);
  print("betting of the turn solved", figures.solving, " ms", out);
  print("exact best response to it", figures.open, " % of the pot", out);
  if (!figures.thinning.empty()) {
    out << " where there are more deals, in " << figures.thinning.size() << " of them\n";
    print("thin product for all of them", figures.thinning, " ms", out);
    print("its error against pairs of the full matrix", figures.error, "", out);
    print("exact best response in the game of those pairs", figures.open_in_full, " % of the pot", out);
  }
  out << "  peak memory of the process: " << peak_memory() << " MiB\n";
}

}  // namespace raisechess::cli
