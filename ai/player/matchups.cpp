// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchups.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "deal_search.h"
#include "hand_horizon.h"

namespace raisechess::ai {
namespace {

using knowledge::DealIndex;
using knowledge::DealSet;

constexpr std::size_t most_rows = 48;  // times the breadth
constexpr std::size_t pairs_of_row = 3;
constexpr int pair_depth = 2;

double log_odds(Equity equity) {
  const double inside = std::clamp(equity, 0.02, 0.98);
  return std::log(inside / (1 - inside));
}

Equity equity_of(double odds) {
  return 1 / (1 + std::exp(-odds));
}

/// Log odds as a sum: a constant, and an effect of each type on each hidden square of both sides. Fitted by least
/// squares; effects that little is known of are drawn to nothing.
class OddsFit {
 public:
  void add(DealIndex own, DealIndex theirs, double odds) { examples_.push_back({features(own, theirs), odds, 0}); }

  void fit() {
    for (Example& example : examples_) example.residual = example.odds;
    for (int sweep = 0; sweep < sweeps; ++sweep) {
      shift_constant();
      for (std::size_t feature = 0; feature < effects_.size(); ++feature) shift(feature);
    }
  }

  double odds(DealIndex own, DealIndex theirs) const {
    double sum = constant_;
    for (std::size_t feature : features(own, theirs)) sum += effects_[feature];
    return sum;
  }

 private:
  static constexpr int sweeps = 20;
  static constexpr double pull = 1;  ///< as many examples that say "no effect"
  static constexpr std::size_t pockets = knowledge::max_pockets;
  using Features = std::array<std::size_t, 2 * pockets>;

  struct Example {
    Features features;
    double odds;
    double residual;
  };

  /// Squares that a side has no hidden piece on read as queens in every deal alike.
  static Features features(DealIndex own, DealIndex theirs) {
    Features features{};
    for (std::size_t pocket = 0; pocket < pockets; ++pocket) {
      features[pocket] = 5 * pocket + own % 5U;
      features[pockets + pocket] = 5 * (pockets + pocket) + theirs % 5U;
      own /= 5;
      theirs /= 5;
    }
    return features;
  }

  void shift_constant() {
    double sum = 0;
    for (const Example& example : examples_) sum += example.residual;
    const double by = sum / static_cast<double>(std::max<std::size_t>(1, examples_.size()));
    constant_ += by;
    for (Example& example : examples_) example.residual -= by;
  }

  void shift(std::size_t feature) {
    const std::size_t place = feature / 5;
    double sum = -pull * effects_[feature];
    double count = pull;
    for (const Example& example : examples_) {
      if (example.features[place] != feature) continue;
      sum += example.residual;
      ++count;
    }
    const double by = sum / count;
    effects_[feature] += by;
    for (Example& example : examples_) {
      if (example.features[place] == feature) example.residual -= by;
    }
  }

  std::vector<Example> examples_;
  std::array<double, 10 * pockets> effects_{};
  double constant_ = 0;
};

/// The own deal first, then others of the image.
DealSet rows_of(const HandBelief& belief, std::size_t most, RandomStream stream) {
  DealSet others = belief.image().deals;
  std::erase(others, belief.own());
  DealSet rows{belief.own()};
  for (DealIndex deal : sampled(std::move(others), most - 1, stream)) rows.push_back(deal);
  return rows;
}

/// What a quick search says of one pair.
Equity quick_equity(Searcher& searcher, const HandBelief& belief, const PlayerView& view, DealIndex own,
                    DealIndex theirs, const SearchLimits& limits) {
  PerSide<DealIndex> deals;
  deals[view.viewer] = own;
  deals[other(view.viewer)] = theirs;
  const chess::Position position = belief.board().position(deals);
  const Horizon horizon = horizon_of(view);
  const Equity mover = pot_share(searcher.search(position, horizon, limits).score, horizon);
  return view.active == view.viewer ? mover : 1 - mover;
}

/// What was found against one deal, shifted; sure wins and losses stay what they are.
Equity shifted(Equity equity, double by) {
  if (equity <= 0 || equity >= 1) return equity;
  return equity_of(log_odds(equity) + by);
}

/// By how much the mean over the own row is off what was found for the whole range, in log odds.
double correction(const Outlook& outlook) {
  double sum = 0;
  for (Equity equity : outlook.by_deal) sum += equity;
  return log_odds(outlook.equity) - log_odds(sum / static_cast<double>(outlook.by_deal.size()));
}

}  // namespace

Matchups search_matchups(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const Outlook& outlook,
                         const LookLimits& limits, std::uint64_t seed) {
  searcher.clear();
  RandomStream stream(seed, view.viewer, view.ply, Purpose::Matchups);
  const DealSet rows = rows_of(belief, most_rows * limits.breadth, stream);
  const DealSet& columns = outlook.deals;
  Matchups result{EquityTable(rows.size(), columns.size()), 0, 0};
  OddsFit fit;
  const double shift = correction(outlook);
  for (std::size_t j = 0; j < columns.size(); ++j) fit.add(rows[0], columns[j], log_odds(outlook.by_deal[j]) + shift);
  std::uint64_t left = limits.nodes.value_or(0);
  for (std::size_t pair = pairs_of_row; pair < pairs_of_row * rows.size(); ++pair) {
    const DealIndex theirs = columns[stream.below(columns.size())];
    SearchLimits allowed{pair_depth, left / (pairs_of_row * rows.size() - pair), limits.deadline, limits.stop};
    const DealIndex own = rows[pair / pairs_of_row];
    fit.add(own, theirs, log_odds(quick_equity(searcher, belief, view, own, theirs, allowed)));
    left -= searcher.nodes();
    result.nodes += searcher.nodes();
  }
  fit.fit();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
      result.table.at(i, j) = i == 0 ? shifted(outlook.by_deal[j], shift) : equity_of(fit.odds(rows[i], columns[j]));
    }
  }
  return result;
}

}  // namespace raisechess::ai
