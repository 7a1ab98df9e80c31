// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_search.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "deal_search.h"
#include "equity/hand_horizon.h"

namespace raisechess::ai {
namespace {

using knowledge::DealIndex;
using knowledge::DealSet;

/// One round of the search of the own moves: every move that is left, in the first deals of the sample (so many times
/// the breadth).
struct Round {
  int depth;
  std::size_t deals;
  std::size_t moves_kept;  ///< of those that are left, at most
  Equity margin;           ///< what is further behind the best goes
};
constexpr std::array<Round, 10> rounds{{{1, 40, 20, 0.35},
                                        {2, 32, 12, 0.2},
                                        {3, 24, 8, 0.12},
                                        {4, 20, 6, 0.1},
                                        {5, 16, 4, 0.08},
                                        {6, 12, 3, 0.06},
                                        {7, 12, 3, 0.05},
                                        {8, 12, 2, 0.04},
                                        {9, 12, 2, 0.04},
                                        {10, 12, 2, 0.03}}};

/// How deep a position is searched whose deal is known, or that the other side is to move in.
constexpr int deepest = 24;
constexpr int deepest_of_answer = 6;

/// One look in the making.
class Look {
 public:
  Look(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const LookLimits& limits)
      : searcher_(searcher), belief_(belief), view_(view), limits_(limits), horizon_(horizon_of(view)) {}

  Outlook run(DealSet deals) {
    deals_ = std::move(deals);
    by_deal_.assign(deals_.size(), 0.5);
    known_ = deals_.size();
    if (view_.active != view_.viewer) {
      search_answers();
    } else if (deals_.size() == 1 || view_.moves.size() == 1) {
      search_known_move();
    } else {
      search_moves();
    }
    return outlook();
  }

 private:
  bool out_of_time() const { return limits_.out_of_time(); }
  std::uint64_t nodes_left() const { return limits_.nodes.value_or(0) > nodes_ ? *limits_.nodes - nodes_ : 0; }
  bool exhausted() const { return out_of_time() || (limits_.nodes && nodes_left() == 0); }

  SearchLimits limits(int depth, std::uint64_t shares = 1) const {
    SearchLimits limits{depth, std::nullopt, limits_.deadline, limits_.stop};
    if (limits_.nodes) limits.nodes = nodes_left() / shares;
    return limits;
  }

  SearchRoot root_of(DealIndex deal) {
    SearchRoot root;
    root.position = belief_.position(deal);
    root.horizon = horizon_;
    root.classic_draws = view_.setup.classic_draws;
    if (!root.classic_draws) return root;
    root.position.set_half_move_clock(view_.rights.half_move_clock);
    earlier_ = belief_.earlier_keys(deal, view_.rights.half_move_clock);
    root.earlier = earlier_;
    return root;
  }

  SearchResult search(const SearchRoot& root, const SearchLimits& limits) {
    const SearchResult result = searcher_.search(root, limits);
    nodes_ += result.nodes;
    return result;
  }

  /// The other side is to move: what it makes of each deal.
  void search_answers() {
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      const SearchResult result = search(root_of(deals_[i]), limits(deepest_of_answer, deals_.size() - i));
      if (out_of_time() && i > 0) return fill_from(i);
      by_deal_[i] = 1 - pot_share(result.score, horizon_);
    }
  }

  /// The move is the same in every deal: its one choice, or the best where the deal is known.
  void search_known_move() {
    const int depth = deals_.size() == 1 ? deepest : deepest_of_answer;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      SearchRoot root = root_of(deals_[i]);
      root.moves = view_.moves;
      const SearchResult result = search(root, limits(depth, deals_.size() - i));
      if (i == 0) ranked_ = {{result.best, 0.5}};
      if (out_of_time() && i > 0) return fill_from(i);
      by_deal_[i] = pot_share(result.score, horizon_);
    }
  }

  /// Deals that there was no time for count like the mean of the others.
  void fill_from(std::size_t first) {
    const auto end = by_deal_.begin() + static_cast<std::ptrdiff_t>(first);
    std::fill(end, by_deal_.end(), std::accumulate(by_deal_.begin(), end, 0.0) / static_cast<double>(first));
  }

  void search_moves() {
    left_ = view_.moves;
    known_ = 0;
    table_.assign(left_.size(), std::vector<Equity>(deals_.size(), 0.5));
    means_.assign(left_.size(), 0.5);
    for (const Round& round : rounds) {
      if (exhausted() || (horizon_ && round.depth > *horizon_)) break;
      search_round(round);
      leave_behind(round);
      if (left_.size() == 1 && round.depth >= 4) break;
    }
    rank();
    by_deal_ = table_.front();
  }

  /// Each mean moves by what the deeper search changed in the deals that it looked at.
  void search_round(const Round& round) {
    const std::size_t count = std::min(round.deals * limits_.breadth, deals_.size());
    std::vector<double> changes(left_.size());
    std::size_t done = 0;
    while (done < count && search_deal(done, round.depth, changes)) ++done;
    known_ = std::max(known_, done);
    if (done == 0) return;
    for (std::size_t i = 0; i < left_.size(); ++i) means_[i] += changes[i] / static_cast<double>(count);
  }

  /// False if the search was cut short; then it counts only if nothing is known yet.
  bool search_deal(std::size_t deal, int depth, std::vector<double>& changes) {
    SearchRoot root = root_of(deals_[deal]);
    root.moves = left_;
    const SearchLimits allowed = limits(depth);
    const std::vector<Score> scores = searcher_.score_moves(root, allowed);
    nodes_ += searcher_.nodes();
    const bool cut = exhausted();
    if (cut && (deal > 0 || depth > 1)) return false;
    for (std::size_t i = 0; i < left_.size(); ++i) {
      Equity& known = table_[i][deal];
      const Equity found = pot_share(scores[i], horizon_);
      changes[i] += found - known;
      known = found;
    }
    return true;
  }

  void leave_behind(const Round& round) {
    rank();
    std::size_t kept = std::min(round.moves_kept, left_.size());
    while (kept > 1 && means_[kept - 1] < means_.front() - round.margin) --kept;
    left_.resize(kept);
    table_.resize(kept);
    means_.resize(kept);
  }

  /// Sorts the moves that are left, the best first.
  void rank() {
    std::vector<std::size_t> order(left_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return means_[a] > means_[b]; });
    const auto sorted = [&](const auto& values) {
      auto result = values;
      for (std::size_t i = 0; i < order.size(); ++i) result[i] = values[order[i]];
      return result;
    };
    left_ = sorted(left_);
    table_ = sorted(table_);
    means_ = sorted(means_);
    ranked_.clear();
    for (std::size_t i = 0; i < left_.size(); ++i) ranked_.push_back({left_[i], means_[i]});
  }

  Outlook outlook() {
    Outlook outlook;
    outlook.deals = deals_;
    outlook.by_deal = by_deal_;
    outlook.known = known_;
    outlook.equity = std::accumulate(by_deal_.begin(), by_deal_.end(), 0.0) / static_cast<double>(by_deal_.size());
    if (!means_.empty()) outlook.equity = std::clamp(means_.front(), 0.0, 1.0);
    outlook.moves = ranked_;
    outlook.nodes = nodes_;
    outlook.complete = !out_of_time();
    return outlook;
  }

  Searcher& searcher_;
  const HandBelief& belief_;
  const PlayerView& view_;
  LookLimits limits_;
  Horizon horizon_;

  DealSet deals_;  ///< in the order of the sample
  std::vector<chess::Key> earlier_;
  std::vector<Move> left_;                  ///< moves still looked at
  std::vector<std::vector<Equity>> table_;  ///< of each of them in each deal, as deep as it was searched
  std::vector<Equity> means_;               ///< of each of them over the range
  std::vector<RankedMove> ranked_;
  std::vector<Equity> by_deal_;
  std::size_t known_ = 0;  ///< of so many deals it is known
  std::uint64_t nodes_ = 0;
};

}  // namespace

Outlook look_at_range(Searcher& searcher, const HandBelief& belief, const PlayerView& view, const LookLimits& limits,
                      std::uint64_t seed) {
  return look_at_deals(searcher, belief, view, belief.opponent_deals(), limits, seed);
}

Outlook look_at_deals(Searcher& searcher, const HandBelief& belief, const PlayerView& view, DealSet range,
                      const LookLimits& limits, std::uint64_t seed) {
  searcher.clear();
  const RandomStream stream(seed, view.viewer, view.ply, Purpose::SampleDeals);
  const std::size_t count = rounds.front().deals * limits.breadth;
  return Look(searcher, belief, view, limits).run(sampled(std::move(range), count, stream));
}

}  // namespace raisechess::ai
