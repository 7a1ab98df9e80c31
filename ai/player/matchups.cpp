// SPDX-License-Identifier: GPL-3.0-or-later
#include "matchups.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "deal_search.h"
#include "equity/hand_horizon.h"
#include "pairs/odds_fit.h"
#include "pairs/pair_search.h"

namespace raisechess::ai {
namespace {

using knowledge::DealIndex;
using knowledge::DealSet;

/// All deals of three hidden pieces.
constexpr std::size_t most_deals = 125;
constexpr std::size_t least_deals = 16;

/// The part of the nodes, in hundredths, that the table of all pairs may take; the rest goes to the search of a few.
constexpr std::uint64_t nodes_of_table = 55;
/// With fewer pairs by captures it is better to search some and estimate the others.
constexpr std::uint64_t least_quiet_pairs = 600;
constexpr std::pair<std::size_t, std::size_t> estimated_size{48, 40};

constexpr int most_searched_pairs = 144;
constexpr int pair_depth = 2;
constexpr double pull_of_corrections = 4;
constexpr double pull_of_estimates = 1;

std::size_t whole_root(std::uint64_t number) {
  return static_cast<std::size_t>(std::sqrt(static_cast<double>(number)));
}

/// Rows and columns of a table of about so many pairs.
std::pair<std::size_t, std::size_t> size_of_table(std::uint64_t pairs, std::size_t rows, std::size_t columns) {
  const auto fit = [](std::uint64_t wanted, std::size_t most) {
    return std::min({std::max<std::size_t>(wanted, least_deals), most, most_deals});
  };
  const std::size_t most_rows = fit(whole_root(pairs), rows);
  const std::size_t used_columns = fit(pairs / most_rows, columns);
  return {fit(pairs / used_columns, rows), used_columns};
}

/// `first`, and others of `deals` in random order, `count` in all.
DealSet extended(DealSet first, DealSet deals, std::size_t count, RandomStream stream) {
  if (first.size() >= count) {
    first.resize(count);
    return first;
  }
  std::erase_if(deals, [&](DealIndex deal) { return std::ranges::count(first, deal) > 0; });
  for (DealIndex deal : sampled(std::move(deals), count - first.size(), stream)) first.push_back(deal);
  return first;
}

/// What was found against one deal, shifted; sure wins and losses stay what they are.
Equity shifted(Equity equity, double by) {
  if (equity <= 0 || equity >= 1) return equity;
  return equity_of_odds(log_odds(equity) + by);
}

/// By how much the mean over the own row is off what was found for the whole range, in log odds.
double correction(const Outlook& outlook) {
  if (outlook.known == 0) return 0;
  double sum = 0;
  for (std::size_t j = 0; j < outlook.known; ++j) sum += outlook.by_deal[j];
  return log_odds(outlook.equity) - log_odds(sum / static_cast<double>(outlook.known));
}

/// One table in the making.
class MatchupSearch {
 public:
  MatchupSearch(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const Outlook& outlook,
                const LookLimits& limits, std::uint64_t seed)
      : belief_(belief),
        outlook_(outlook),
        limits_(limits),
        pairs_(searcher, belief, horizon_of(view)),
        stream_(seed, view.viewer, view.ply, Purpose::Matchups),
        shift_(correction(outlook)) {}

  Matchups run() {
    choose_deals();
    EquityTable table = first_table();
    learn_own_row(table);
    learn_searched_pairs(table);
    fit_->fit();
    correct(table);
    return {std::move(table), 0, pairs_.nodes()};
  }

 private:
  SearchLimits limits(std::uint64_t nodes) const { return {64, nodes, limits_.deadline, limits_.stop}; }

  /// So many hundredths of the nodes, less what has been spent.
  std::uint64_t nodes_left(std::uint64_t hundredths) const {
    const std::uint64_t allowed = limits_.nodes.value_or(0) * hundredths / 100;
    return allowed > pairs_.nodes() ? allowed - pairs_.nodes() : 0;
  }

  /// How many is a question of what a pair costs: the own deal's against those of the outlook are a sample of that.
  void choose_deals() {
    const DealSet image = belief_.image().deals;
    const DealSet& range = belief_.opponent_deals();
    const DealSet own{belief_.own()};
    (void)quiet_table(pairs_, own, outlook_.deals, limits(nodes_left(nodes_of_table / 4)));
    const std::uint64_t cost = std::max<std::uint64_t>(1, pairs_.nodes() / outlook_.deals.size());
    const std::uint64_t affordable = nodes_left(nodes_of_table) / cost;
    quiet_ = affordable >= std::min<std::uint64_t>(least_quiet_pairs, image.size() * range.size());
    const auto [rows, columns] = quiet_ ? size_of_table(affordable, image.size(), range.size()) : estimated_size;
    fit_.emplace(quiet_ ? pull_of_corrections : pull_of_estimates);
    rows_ = extended(own, image, rows, RandomStream(stream_.next(), belief_.viewer(), 0, Purpose::Matchups));
    columns_ =
        extended(outlook_.deals, range, columns, RandomStream(stream_.next(), belief_.viewer(), 1, Purpose::Matchups));
  }

  /// By captures; or one half everywhere, from where the fit begins.
  EquityTable first_table() {
    if (!quiet_) return {rows_.size(), columns_.size()};
    EquityTable table = quiet_table(pairs_, rows_, columns_, limits(nodes_left(nodes_of_table)));
    if (table.rows() == 0) table = EquityTable(1, columns_.size());
    rows_.resize(table.rows());
    return table;
  }

  std::size_t known_columns() const { return std::min(outlook_.known, columns_.size()); }

  void learn_own_row(const EquityTable& table) {
    for (std::size_t j = 0; j < known_columns(); ++j) {
      const double change = log_odds(outlook_.by_deal[j]) + shift_ - log_odds(table.at(0, j));
      quiet_ ? fit_->add_of_row(rows_[0], columns_[j], change) : fit_->add(rows_[0], columns_[j], change);
    }
  }

  void learn_searched_pairs(const EquityTable& table) {
    for (int pair = 0; pair < most_searched_pairs; ++pair) {
      const std::size_t i = stream_.below(rows_.size());
      const std::size_t j = stream_.below(columns_.size());
      const auto left = static_cast<std::uint64_t>(most_searched_pairs - pair);
      SearchLimits allowed = limits(nodes_left(100) / (quiet_ ? 1 : left));
      allowed.depth = pair_depth;
      const auto [equity, complete] = pairs_.searched(rows_[i], columns_[j], allowed);
      if (quiet_ && !complete) return;
      fit_->add(rows_[i], columns_[j], log_odds(equity) - log_odds(table.at(i, j)));
    }
  }

  void correct(EquityTable& table) const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      for (std::size_t j = 0; j < columns_.size(); ++j) {
        Equity& equity = table.at(i, j);
        const bool known = i == 0 && j < known_columns();
        equity = known ? shifted(outlook_.by_deal[j], shift_) : shifted(equity, fit_->at(rows_[i], columns_[j]));
      }
    }
  }

  const HandBelief& belief_;
  const Outlook& outlook_;
  const LookLimits& limits_;
  PairSearch pairs_;
  RandomStream stream_;
  double shift_;
  DealSet rows_;       ///< the own deal first
  DealSet columns_;    ///< those of the outlook first
  bool quiet_ = true;  ///< the pairs are judged by captures first; else all but the searched ones are estimated
  std::optional<OddsFit> fit_;  ///< of what a search changes in the log odds
};

}  // namespace

Matchups search_matchups(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const Outlook& outlook,
                         const LookLimits& limits, std::uint64_t seed) {
  searcher.clear();
  return MatchupSearch(searcher, belief, view, outlook, limits, seed).run();
}

}  // namespace raisechess::ai
