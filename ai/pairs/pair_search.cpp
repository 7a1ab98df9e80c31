// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairs/pair_search.h"

#include <algorithm>
#include <chrono>

namespace raisechess::ai {

using knowledge::DealIndex;
using knowledge::DealSet;

namespace {

/// Captures without end are cut off: with many queens about there may be thousands.
constexpr std::uint64_t most_nodes_of_quiet_pair = 200;

bool is_over(const SearchLimits& limits) {
  return limits.stop.stop_requested() || (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline);
}

}  // namespace

chess::Position PairSearch::position(DealIndex own, DealIndex theirs) const {
  PerSide<DealIndex> deals;
  deals[belief_.viewer()] = own;
  deals[other(belief_.viewer())] = theirs;
  return belief_.board().position(deals);
}

Equity PairSearch::own_share(const chess::Position& position, Score of_mover) const {
  const Equity mover = pot_share(of_mover, horizon_);
  return position.side_to_move() == belief_.viewer() ? mover : 1 - mover;
}

Equity PairSearch::quiet(DealIndex own, DealIndex theirs, const SearchLimits& limits) {
  const chess::Position root = position(own, theirs);
  const Score score = searcher_.quiet_score(root, horizon_, limits);
  nodes_ += searcher_.nodes();
  return own_share(root, score);
}

PairSearch::Searched PairSearch::searched(DealIndex own, DealIndex theirs, const SearchLimits& limits) {
  const chess::Position root = position(own, theirs);
  const Score score = searcher_.search(root, horizon_, limits).score;
  nodes_ += searcher_.nodes();
  const bool cut = (limits.nodes && searcher_.nodes() >= *limits.nodes) || is_over(limits);
  return {own_share(root, score), !cut};
}

EquityTable quiet_table(PairSearch& pairs, const DealSet& rows, const DealSet& columns, const SearchLimits& limits) {
  EquityTable table(rows.size(), columns.size());
  const std::uint64_t before = pairs.nodes();
  SearchLimits of_pair = limits;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (is_over(limits)) return table.first_rows(i);
    for (std::size_t j = 0; j < columns.size(); ++j) {
      const std::uint64_t left = limits.nodes ? *limits.nodes - (pairs.nodes() - before) : most_nodes_of_quiet_pair;
      of_pair.nodes = std::min(left, most_nodes_of_quiet_pair);
      table.at(i, j) = pairs.quiet(rows[i], columns[j], of_pair);
    }
  }
  return table;
}

}  // namespace raisechess::ai
