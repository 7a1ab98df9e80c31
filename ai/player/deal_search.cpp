// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal_search.h"

#include <algorithm>
#include <utility>

#include "equity/hand_horizon.h"

namespace raisechess::ai {
namespace {

using chess::Position;
using knowledge::DealIndex;
using knowledge::DealSet;

/// A score counts in a mean only up to this: one mate must not outweigh all other deals.
constexpr Score mean_cap = 1000;

/// The share of the pot that the searched line wins: mates as such, else by the points at its end, a tie half.
double won_share(LineValue line) {
  if (line.score >= decided_score) return 1;
  if (line.score <= -decided_score) return 0;
  if (line.score == 0 || line.end_points == 0) return 0.5;
  return line.end_points > 0 ? 1 : 0;
}

/// One assessment in the making.
class Survey {
 public:
  Survey(PlainSearch& searcher, const MovementBelief& belief, const PlayerView& view, int depth, const Budget& budget,
         const std::stop_token& stop)
      : searcher_(searcher),
        belief_(belief),
        view_(view),
        depth_(depth),
        nodes_allowed_(budget.nodes),
        stop_(stop),
        votes_(view.moves.size()) {
    if (budget.time) deadline_ = std::chrono::steady_clock::now() + *budget.time;
  }

  Assessment run(const DealSet& deals) {
    for (std::size_t i = 0; i < deals.size() && !out_of_time(); ++i) search(deals[i], deals.size() - i);
    if (seen_ > 0) assessment_.equity = won_ / seen_;
    assessment_.deals = seen_;
    if (view_.active == view_.viewer && !view_.moves.empty()) assessment_.move = chosen(deals);
    assessment_.complete = !out_of_time();
    return assessment_;
  }

 private:
  bool out_of_time() const {
    return stop_.stop_requested() || (deadline_ && std::chrono::steady_clock::now() >= *deadline_);
  }

  /// The deals get seven eighths of the nodes, an equal share of what is left each; the rest decides ties.
  SearchLimits limits(std::uint64_t left, std::uint64_t shares) const {
    SearchLimits limits{depth_, std::nullopt, deadline_, stop_};
    if (nodes_allowed_) limits.nodes = left / shares;
    return limits;
  }

  std::uint64_t nodes_left(std::uint64_t allowed) const {
    return allowed > assessment_.nodes ? allowed - assessment_.nodes : 0;
  }

  void search(DealIndex deal, std::uint64_t deals_left) {
    const std::uint64_t allowed = nodes_allowed_.value_or(0);
    SearchRoot root = root_of(deal);
    const std::vector<Move> moves = offered_moves(root.position, view_.moves);
    root.moves = moves;
    root.first = best_elsewhere_;
    const PlainResult result = searcher_.search(root, limits(nodes_left(allowed - allowed / 8), deals_left));
    assessment_.nodes += result.nodes;
    if (out_of_time() && seen_ > 0) return;
    count(result);
  }

  SearchRoot root_of(DealIndex deal) {
    SearchRoot root;
    root.position = belief_.position(deal);
    root.horizon = horizon_of(view_);
    root.classic_draws = view_.setup.classic_draws;
    if (!root.classic_draws) return root;
    root.position.set_half_move_clock(view_.rights.half_move_clock);
    earlier_ = belief_.earlier_keys(deal, view_.rights.half_move_clock);
    root.earlier = earlier_;
    return root;
  }

  /// Those of the moves offered that the pieces can make in `position`: a capture en passant needs a pawn to take. That
  /// a deal forbids one of them for check is not looked at: it was offered. Empty when the other side is to move.
  std::vector<Move> offered_moves(const Position& position, std::span<const Move> offered) const {
    const chess::MoveRules movement{view_.setup.promotion, true};
    std::vector<Move> moves;
    std::ranges::copy_if(offered, std::back_inserter(moves),
                         [&](Move move) { return chess::is_legal(position, move, movement); });
    return moves;
  }

  void count(const PlainResult& result) {
    const bool own_turn = view_.active == view_.viewer;
    won_ += won_share(own_turn ? result.value : -result.value);
    ++seen_;
    best_elsewhere_ = result.best;
    const auto place = std::ranges::find(view_.moves, result.best);
    if (place != view_.moves.end()) ++votes_[static_cast<std::size_t>(place - view_.moves.begin())];
  }

  /// The move that is best in most deals; of several the one with the best mean score.
  Move chosen(const DealSet& deals) {
    const int most = *std::ranges::max_element(votes_);
    std::vector<Move> tied;
    for (std::size_t i = 0; i < votes_.size(); ++i) {
      if (votes_[i] == most) tied.push_back(view_.moves[i]);
    }
    return tied.size() == 1 || seen_ == 0 ? tied.front() : best_on_average(tied, deals);
  }

  Move best_on_average(const std::vector<Move>& tied, const DealSet& deals) {
    std::vector<std::int64_t> sums(tied.size());
    for (std::size_t i = 0; i < deals.size() && !out_of_time(); ++i) add_scores(sums, tied, deals[i], deals.size() - i);
    return tied[static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin())];
  }

  void add_scores(std::vector<std::int64_t>& sums, const std::vector<Move>& tied, DealIndex deal,
                  std::uint64_t deals_left) {
    SearchRoot root = root_of(deal);
    const std::uint64_t allowed = nodes_left(nodes_allowed_.value_or(0)) / deals_left;
    for (std::size_t i = 0; i < tied.size(); ++i) {
      const std::vector<Move> move = offered_moves(root.position, {&tied[i], 1});
      if (move.empty()) continue;
      root.moves = move;
      const PlainResult result = searcher_.search(root, limits(allowed, tied.size()));
      assessment_.nodes += result.nodes;
      sums[i] += std::clamp(result.value.score, -mean_cap, mean_cap);
    }
  }

  PlainSearch& searcher_;
  const MovementBelief& belief_;
  const PlayerView& view_;
  int depth_;
  std::optional<std::uint64_t> nodes_allowed_;
  std::optional<std::chrono::steady_clock::time_point> deadline_;
  std::stop_token stop_;

  Assessment assessment_;
  std::vector<int> votes_;  ///< by place in view.moves
  std::vector<chess::Key> earlier_;
  Move best_elsewhere_;  ///< best in the deal searched last
  double won_ = 0;
  int seen_ = 0;
};

}  // namespace

DealSearch::DealSearch(chess::MoveRules rules, SamplingSettings settings)
    : settings_(settings), searcher_(rules, settings.sees_exchanges) {}

Assessment DealSearch::assess(const MovementBelief& belief, const PlayerView& view, const Budget& budget,
                              std::uint64_t seed, const std::stop_token& stop) {
  const RandomStream stream(seed, view.viewer, view.ply, Purpose::SampleDeals);
  const DealSet deals = sampled(belief.deals(), static_cast<std::size_t>(settings_.deals), stream);
  return Survey(searcher_, belief, view, settings_.depth, budget, stop).run(deals);
}

DealSet sampled(DealSet deals, std::size_t count, RandomStream stream) {
  count = std::min(count, deals.size());
  for (std::size_t i = 0; i < count; ++i) std::swap(deals[i], deals[i + stream.below(deals.size() - i)]);
  deals.resize(count);
  return deals;
}

}  // namespace raisechess::ai
