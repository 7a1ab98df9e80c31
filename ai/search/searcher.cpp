// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "alpha_beta.h"
#include "evaluation.h"
#include "search/hand_end.h"
#include "search/search.h"

namespace raisechess::ai {

struct Searcher::State {
  explicit State(AlphaBeta of) : tree(std::move(of)) {}
  AlphaBeta tree;
};

namespace {

constexpr Score whole = mate_score + 1;

SearchRoot root_of(const chess::Position& position, Horizon horizon, std::span<const Move> moves = {}) {
  SearchRoot root;
  root.position = position;
  root.horizon = horizon;
  root.moves = moves;
  return root;
}

/// Searches one iteration, with a narrow window about the last score first, then with wider ones.
Score search_iteration(AlphaBeta& tree, int depth, Score last_score) {
  if (depth < 4 || std::abs(last_score) >= decided_score) return tree.search_root(depth, -whole, whole);
  Score alpha = last_score - 35;
  Score beta = last_score + 35;
  for (int width = 100;; width *= 4) {
    const Score score = tree.search_root(depth, alpha, beta);
    if (tree.clock().stopped() || (score > alpha && score < beta)) return score;
    if (score <= alpha) alpha = width > 1000 ? -whole : last_score - width;
    if (score >= beta) beta = width > 1000 ? whole : last_score + width;
  }
}

/// Takes the best line of the iteration just made, finished or not, if there is one.
void take_line(SearchResult& result, const AlphaBeta& tree) {
  if (tree.line().empty()) return;
  result.line.assign(tree.line().begin(), tree.line().end());
  result.best = result.line.front();
  result.score = tree.line_score();
}

int material_after(chess::Position position, const std::vector<Move>& line) {
  const Side side = position.side_to_move();
  for (Move move : line) position.make(move);
  return material_difference(position, side);
}

SearchResult king_taken(const SearchRoot& root, Move capture) {
  SearchResult result;
  result.best = capture;
  result.score = mate_score - 1;
  result.line = {capture};
  result.line_end_material = material_difference(root.position, root.position.side_to_move());
  return result;
}

/// Nothing will change with more depth: the showdown is within it, or a mate well within it, since the cuts may hide
/// a shorter one at first.
bool is_settled(const SearchRoot& root, int depth, Score score) {
  if (root.horizon && depth >= *root.horizon) return true;
  const int to_mate = mate_score - std::abs(score);
  return to_mate <= 1 || to_mate + 6 <= depth;
}

/// Says after each iteration whether a further one is worth beginning.
class Patience {
 public:
  explicit Patience(const SearchLimits& limits) : enough_(limits.enough), start_(Clock::now()) {}

  bool ends_after(const SearchResult& result) {
    if (!enough_) return false;
    settled_for_ = result.best == last_.best ? settled_for_ + 1 : 0;
    const int fall = last_.depth > 0 ? std::clamp(last_.score - result.score, 0, 60) : 0;
    const double share = 1.5 - 0.12 * std::min(settled_for_, 6) + 0.012 * fall;
    last_ = result;
    return Clock::now() - start_ >= share * share_of_next * (*enough_ - start_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double share_of_next = 0.8;  ///< an iteration takes about as long as all before it

  std::optional<Clock::time_point> enough_;
  Clock::time_point start_;
  int settled_for_ = 0;
  SearchResult last_;
};

void deepen(AlphaBeta& tree, const SearchRoot& root, const SearchLimits& limits, SearchResult& result) {
  Patience patience(limits);
  const int last_depth = std::min(limits.depth, max_ply / 2);
  for (int depth = limits.first_depth; depth <= last_depth && !tree.clock().stopped(); ++depth) {
    const Score score = search_iteration(tree, depth, result.score);
    take_line(result, tree);
    if (tree.clock().stopped()) return;
    result.score = score;
    result.depth = depth;
    result.nodes = tree.clock().nodes();
    if (limits.report) limits.report(result);
    if (is_settled(root, depth, score) || patience.ends_after(result)) return;
  }
}

}  // namespace

Searcher::Searcher(chess::MoveRules rules, std::size_t table_bytes)
    : Searcher(std::make_unique<State>(AlphaBeta(rules, table_bytes))) {}
Searcher::Searcher(std::unique_ptr<State> state) : state_(std::move(state)) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

Searcher Searcher::companion() const {
  return Searcher(std::make_unique<State>(AlphaBeta::companion(state_->tree)));
}

void Searcher::clear() {
  state_->tree.clear();
}
std::uint64_t Searcher::nodes() const {
  return state_->tree.clock().nodes();
}

SearchResult Searcher::search(const SearchRoot& root, const SearchLimits& limits) {
  AlphaBeta& tree = state_->tree;
  tree.prepare(root, limits);
  if (const auto capture = king_capture(root.position, tree.root_moves())) return king_taken(root, *capture);
  SearchResult result;
  if (!tree.root_moves().empty()) result.best = tree.root_moves().front();
  result.score = evaluate(root.position, root.horizon.value_or(no_showdown));
  deepen(tree, root, limits, result);
  result.nodes = tree.clock().nodes();
  result.line_end_material = material_after(root.position, result.line);
  return result;
}

SearchResult Searcher::search(const chess::Position& root, Horizon horizon, const SearchLimits& limits) {
  return search(root_of(root, horizon), limits);
}

std::vector<Score> Searcher::score_moves(const SearchRoot& root, const SearchLimits& limits) {
  AlphaBeta& tree = state_->tree;
  tree.prepare(root, limits);
  std::vector<Score> scores;
  for (Move move : tree.root_moves()) scores.push_back(tree.search_root_move(move, limits.depth));
  return scores;
}

std::vector<Score> Searcher::score_moves(const chess::Position& root, std::span<const Move> moves, Horizon horizon,
                                         const SearchLimits& limits) {
  return score_moves(root_of(root, horizon, moves), limits);
}

Score Searcher::quiet_score(const chess::Position& root, Horizon horizon, const SearchLimits& limits) {
  AlphaBeta& tree = state_->tree;
  tree.prepare(root_of(root, horizon), limits);
  const Score score = tree.search_captures_only();
  return tree.clock().stopped() ? evaluate(root, horizon.value_or(no_showdown)) : score;
}

}  // namespace raisechess::ai
