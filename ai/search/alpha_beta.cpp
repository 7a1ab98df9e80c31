// SPDX-License-Identifier: GPL-3.0-or-later
#include "alpha_beta.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "evaluation.h"
#include "static_exchange.h"

namespace raisechess::ai {
namespace {

using chess::MoveList;
using chess::Position;

constexpr Score infinity = mate_score + 1;

/// So few half-moves before the showdown every move is searched to the end, whatever the depth.
constexpr int exact_end = 2;

bool is_decided(Score score) {
  return std::abs(score) >= decided_score;
}

/// How much less deep a late quiet move is looked at.
int reduction(int depth, int number, bool principal) {
  const int by = std::bit_width(static_cast<unsigned>(depth)) * std::bit_width(static_cast<unsigned>(number)) / 5;
  return std::max(0, by - (principal ? 1 : 0));
}

bool has_officers(const Position& position) {
  const Side side = position.side_to_move();
  return (position.pieces(side) & ~position.pieces(PieceType::Pawn) & ~position.pieces(PieceType::King)) != 0;
}

Position after(const Position& position, Move move) {
  Position child = position;
  child.make(move);
  return child;
}

}  // namespace

void AlphaBeta::clear() {
  table_.clear();
  history_.clear();
}

void AlphaBeta::prepare(const SearchRoot& root, const SearchLimits& limits) {
  clock_ = SearchClock(limits);
  table_.next_generation();
  history_.age();
  root_ = root.position;
  root_first_ = root.first;
  end_ = HandEnd(rules_, root);
  root_moves_.assign(root.moves.begin(), root.moves.end());
  if (!root_moves_.empty()) return;
  const MoveList all = chess::legal_moves(root_, rules_);
  root_moves_.assign(all.begin(), all.end());
}

Score AlphaBeta::search_root(int depth, Score alpha, Score beta) {
  return search(root_, depth, alpha, beta, 0, Null::Forbidden);
}

Score AlphaBeta::search_root_move(Move move, int depth) {
  const Position child = after(root_, move);
  end_.enter(root_, 0);
  const Score score = -search(child, depth - 1, -infinity, infinity, 1, Null::Forbidden);
  return clock_.stopped() ? -evaluate(child, half_moves_left(1)) : score;
}

Score AlphaBeta::search(const Position& position, int depth, Score alpha, Score beta, int ply, Null null) {
  lines_.start(ply);
  end_.enter(position, ply);
  if (const auto value = end_.value(position, ply)) return *value;
  if (ply >= max_ply - 1) return evaluate(position, half_moves_left(ply));
  const bool in_check = position.in_check();
  if (in_check) ++depth;
  if (half_moves_left(ply) <= exact_end) depth = std::max(depth, half_moves_left(ply));
  if (depth <= 0) return quiescence(position, alpha, beta, ply);
  clock_.count();
  if (clock_.stopped()) return 0;

  alpha = std::max(alpha, ply - mate_score);
  beta = std::min(beta, mate_score - ply - 1);
  if (alpha >= beta) return alpha;
  Node node{position, depth, alpha, beta, ply, in_check, beta - alpha > 1, 0, Move{}};
  if (const auto known = recall(node)) return *known;
  if (const auto cut = cut_by_evaluation(node, null)) return *cut;
  return search_moves(node);
}

/// Takes over what the table knows of the node; its value, if that is deep enough. A principal node is searched all the
/// same, so that its line is complete.
std::optional<Score> AlphaBeta::recall(Node& node) {
  const auto entry = node.ply > 0 ? table_.find(key(node)) : std::nullopt;
  if (!entry) {
    node.evaluation = evaluate(node.position, half_moves_left(node.ply));
    if (node.ply == 0) node.table_move = root_first_;
    return std::nullopt;
  }
  node.evaluation = entry->evaluation;
  node.table_move = entry->move;
  if (node.principal || entry->depth < node.depth) return std::nullopt;
  const Score score = score_from_table(entry->score, node.ply);
  const bool at_least = entry->bound != Bound::AtMost;
  const bool at_most = entry->bound != Bound::AtLeast;
  if ((at_least && score >= node.beta) || (at_most && score <= node.alpha)) return score;
  return std::nullopt;
}

std::optional<Score> AlphaBeta::cut_by_evaluation(const Node& node, Null null) {
  if (node.principal || node.in_check || last_stretch(node) || is_decided(node.beta)) return std::nullopt;
  if (node.depth <= 6 && node.evaluation - 85 * node.depth >= node.beta) return node.evaluation;
  if (null == Null::Forbidden || node.depth < 3 || node.evaluation < node.beta) return std::nullopt;
  return has_officers(node.position) ? cut_by_passing(node) : std::nullopt;
}

/// Null move: who stands above beta even after passing the turn need not look for a good move.
std::optional<Score> AlphaBeta::cut_by_passing(const Node& node) {
  Position passed = node.position;
  passed.make_null();
  const int depth = node.depth - 4 - node.depth / 4;
  const Score score = -search(passed, depth, -node.beta, 1 - node.beta, node.ply + 1, Null::Forbidden);
  lines_.start(node.ply);
  if (clock_.stopped() || score < node.beta) return std::nullopt;
  return is_decided(score) ? node.beta : score;
}

MoveList AlphaBeta::moves_of(const Node& node) const {
  if (node.ply > 0) return chess::legal_moves(node.position, rules_);
  MoveList moves;
  for (Move move : root_moves_) moves.push_back(move);
  return moves;
}

Score AlphaBeta::search_moves(Node& node) {
  const MoveList moves = moves_of(node);
  if (moves.empty()) return end_.without_moves(node.position, node.ply);
  OrderedMoves ordered(node.position, moves, node.table_move, history_, node.ply);
  const Score alpha_before = node.alpha;
  Score best = -infinity;
  Move best_move;
  int number = 0;
  while (const auto move = ordered.next()) {
    const bool quiet = is_quiet(node.position, *move);
    const Position child = after(node.position, *move);
    if (best > -decided_score && is_futile(node, child, number, quiet)) continue;
    const Score score = -search_child(node, child, number++, quiet);
    if (clock_.stopped()) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= node.alpha) continue;
    best_move = *move;
    node.alpha = score;
    lines_.adopt(node.ply, *move);
    if (node.ply == 0) note_root_best(*move, score);
    if (score >= node.beta) {
      if (quiet) learn(node, ordered);
      break;
    }
  }
  remember(node, best, alpha_before, best_move);
  return best;
}

/// The value for the child's side to move. Moves after the first are only asked whether they are better than the best
/// so far; late quiet ones less deep at first.
Score AlphaBeta::search_child(const Node& node, const Position& child, int number, bool quiet) {
  const int depth = node.depth - 1;
  const int ply = node.ply + 1;
  if (number == 0) return search(child, depth, -node.beta, -node.alpha, ply, Null::Allowed);
  const bool late = quiet && number >= 3 && node.depth >= 3 && node.ply > 0 && !node.in_check && !last_stretch(node);
  const int less = late ? reduction(node.depth, number, node.principal) : 0;
  Score score = search(child, depth - less, -node.alpha - 1, -node.alpha, ply, Null::Allowed);
  if (less > 0 && -score > node.alpha) {
    score = search(child, depth, -node.alpha - 1, -node.alpha, ply, Null::Allowed);
  }
  if (-score > node.alpha && -score < node.beta)
    score = search(child, depth, -node.beta, -node.alpha, ply, Null::Allowed);
  return score;
}

/// Close to the leaves a quiet move that gives no check will not lift a hopeless evaluation, nor will the twentieth one
/// help.
bool AlphaBeta::is_futile(const Node& node, const Position& child, int number, bool quiet) const {
  if (!quiet || node.principal || node.in_check || node.depth > 3 || last_stretch(node)) return false;
  const bool hopeless = node.evaluation + 90 + 90 * node.depth <= node.alpha;
  const bool late = number > 8 + 5 * node.depth * node.depth;
  return (hopeless || late) && !child.in_check();
}

/// The quiet move handed out last cut the node off; those before it did not.
void AlphaBeta::learn(const Node& node, const OrderedMoves& ordered) {
  const Side side = node.position.side_to_move();
  const std::size_t last = ordered.given() - 1;
  history_.reward(side, ordered.given(last), node.depth, node.ply);
  for (std::size_t i = 0; i < last; ++i) {
    const Move move = ordered.given(i);
    if (is_quiet(node.position, move)) history_.blame(side, move, node.depth);
  }
}

void AlphaBeta::note_root_best(Move move, Score score) {
  root_first_ = move;
  line_score_ = score;
}

/// Not the root: searched with some of its moves only, it does not have the value of its position.
void AlphaBeta::remember(const Node& node, Score best, Score alpha_before, Move best_move) {
  if (node.ply == 0) return;
  TableEntry entry;
  entry.key = key(node);
  entry.move = best_move;
  entry.score = static_cast<std::int16_t>(score_to_table(best, node.ply));
  entry.evaluation = static_cast<std::int16_t>(node.evaluation);
  entry.depth = static_cast<std::uint8_t>(node.depth);
  entry.bound = best >= node.beta ? Bound::AtLeast : best > alpha_before ? Bound::Exact : Bound::AtMost;
  table_.store(entry);
}

/// Goes on with captures and promotions that do not lose material (in check with every move) until the position is
/// quiet.
Score AlphaBeta::quiescence(const Position& position, Score alpha, Score beta, int ply) {
  lines_.start(ply);
  end_.enter(position, ply);
  if (const auto value = end_.value(position, ply)) return *value;
  if (ply >= max_ply - 1) return evaluate(position, half_moves_left(ply));
  if (half_moves_left(ply) <= exact_end) return search(position, 1, alpha, beta, ply, Null::Forbidden);
  clock_.count();
  if (clock_.stopped()) return 0;

  const bool in_check = position.in_check();
  const Score standing = in_check ? ply - mate_score : evaluate(position, half_moves_left(ply));
  Score best = standing;
  if (best >= beta) return best;
  alpha = std::max(alpha, best);
  const MoveList moves = in_check ? chess::legal_moves(position, rules_) : chess::legal_captures(position, rules_);
  if (in_check && moves.empty()) return end_.without_moves(position, ply);
  OrderedMoves ordered(position, moves, Move{});
  while (const auto move = ordered.next()) {
    if (!in_check && standing + immediate_gain(position, *move) + 180 <= alpha) continue;
    if (!in_check && !exchange_gains(position, *move, 0)) continue;
    const Score score = -quiescence(after(position, *move), -beta, -alpha, ply + 1);
    if (clock_.stopped()) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    lines_.adopt(ply, *move);
    if (score >= beta) break;
  }
  return best;
}

}  // namespace raisechess::ai
