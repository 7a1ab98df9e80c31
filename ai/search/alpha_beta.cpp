// SPDX-License-Identifier: GPL-3.0-or-later
#include "alpha_beta.h"

#include <algorithm>

#include "evaluation.h"
#include "reductions.h"
#include "search_values.h"
#include "static_exchange.h"

namespace raisechess::ai {

using chess::Position;

void AlphaBeta::clear() {
  if (owns_table_) table_->clear();
  history_.clear();
}

void AlphaBeta::prepare(const SearchRoot& root, const SearchLimits& limits) {
  clock_ = SearchClock(limits);
  if (owns_table_) table_->next_generation();
  history_.forget_killers();
  root_ = root.position;
  root_first_ = root.first;
  end_ = HandEnd(rules_, root);
  root_moves_.assign(root.moves.begin(), root.moves.end());
  if (!root_moves_.empty()) return;
  const chess::MoveList all = chess::legal_moves(root_, rules_);
  root_moves_.assign(all.begin(), all.end());
}

Score AlphaBeta::search_root(int depth, Score alpha, Score beta) {
  root_depth_ = depth;
  return search(root_, depth, alpha, beta, 0, Kind::Principal);
}

Score AlphaBeta::search_root_move(Move move, int depth) {
  const Position child = after(root_, move);
  root_depth_ = depth;
  end_.enter(root_, 0);
  step(0) = {MadeMove{move, root_.side_to_move(), root_.type_on(move.from())}, 0, root_.in_check()};
  const Score score = -search(child, depth - 1, -infinite_score, infinite_score, 1, Kind::Principal);
  return clock_.stopped() ? -evaluation(child, 1) : score;
}

Score AlphaBeta::evaluation(const Position& position, int ply) {
  return evaluate(position, half_moves_left(ply), network_.value(position, ply));
}

Score AlphaBeta::search(const Position& position, int depth, Score alpha, Score beta, int ply, Kind kind,
                        Move without) {
  lines_.start(ply);
  end_.enter(position, ply);
  if (const auto value = end_.value(position, ply)) return *value;
  if (ply >= max_ply - 1) return evaluation(position, ply);
  const bool in_check = position.in_check();
  if (in_check && ply < 2 * root_depth_) ++depth;
  if (half_moves_left(ply) <= exact_end) depth = std::max(depth, half_moves_left(ply));
  if (depth <= 0) return quiescence(position, alpha, beta, ply);
  clock_.count();
  if (clock_.stopped()) return 0;

  alpha = std::max(alpha, ply - mate_score);
  beta = std::min(beta, mate_score - ply - 1);
  if (alpha >= beta) return alpha;
  Node node{position, depth, alpha, beta, ply, kind, in_check};
  node.without = without;
  recall(node);
  if (without == Move{}) {
    if (const auto cut = cut_by_table(node)) return *cut;
  }
  judge(node);
  if (const auto cut = cut_by_evaluation(node)) return *cut;
  // Without a move to begin with a less deep search finds one more cheaply.
  const bool unknown = node.table_move == Move{} && kind != Kind::ExpectedAll && ply > 0;
  if (unknown && depth >= 4 && !last_stretch(node)) --node.depth;
  return search_moves(node);
}

/// Takes over what the table knows of the node. The root, searched with some of its moves only, is not in it.
void AlphaBeta::recall(Node& node) {
  if (node.ply == 0) {
    node.table_move = root_first_;
    return;
  }
  node.known = table_->find(key(node.position, node.ply));
  if (!node.known) return;
  node.known->score = static_cast<std::int16_t>(score_from_table(node.known->score, node.ply));
  node.table_move = node.known->move;
}

/// The value that the table knows, if it is from a deep enough search. A principal node is searched all the same, so
/// that its line is complete.
std::optional<Score> AlphaBeta::cut_by_table(const Node& node) const {
  if (!node.known || node.principal() || node.known->depth < node.depth) return std::nullopt;
  const Score score = node.known->score;
  const bool at_least = node.known->bound != Bound::AtMost;
  const bool at_most = node.known->bound != Bound::AtLeast;
  if ((at_least && score >= node.beta) || (at_most && score <= node.alpha)) return score;
  return std::nullopt;
}

void AlphaBeta::judge(Node& node) {
  node.evaluation = node.known ? node.known->evaluation : evaluation(node.position, node.ply);
  step(node.ply).evaluation = node.evaluation;
  step(node.ply).in_check = node.in_check;
  if (node.in_check || node.ply < 2) return;
  const Step& earlier = step(node.ply - 2);
  node.improving = !earlier.in_check && node.evaluation > earlier.evaluation;
}

std::optional<Score> AlphaBeta::cut_by_evaluation(const Node& node) {
  if (node.principal() || node.in_check || last_stretch(node) || is_decided(node.beta) || node.without != Move{})
    return std::nullopt;
  const Score margin = 75 * (node.depth - (node.improving ? 1 : 0));
  if (node.depth <= 8 && node.evaluation - margin >= node.beta) return node.evaluation;
  if (node.depth <= 3 && node.evaluation + 150 + 200 * node.depth <= node.alpha) {
    const Score score = quiescence(node.position, node.alpha, node.alpha + 1, node.ply);
    if (!clock_.stopped() && score <= node.alpha) return score;
  }
  const bool passed_before = step(node.ply - 1).made.move == Move{};
  if (passed_before || node.depth < 3 || node.evaluation < node.beta) return std::nullopt;
  const Side side = node.position.side_to_move();
  const bool has_officers = (node.position.pieces(side) & ~node.position.pieces(PieceType::Pawn) &
                             ~node.position.pieces(PieceType::King)) != 0;
  return has_officers ? cut_by_passing(node) : std::nullopt;
}

/// Null move: who stands above beta even after passing the turn need not look for a good move.
std::optional<Score> AlphaBeta::cut_by_passing(const Node& node) {
  Position passed = node.position;
  passed.make_null();
  const int depth = node.depth - 4 - node.depth / 4 - std::min(2, (node.evaluation - node.beta) / 200);
  step(node.ply).made = {};
  const Score score = -search(passed, depth, -node.beta, 1 - node.beta, node.ply + 1, Kind::ExpectedAll);
  lines_.start(node.ply);
  if (clock_.stopped() || score < node.beta) return std::nullopt;
  return is_decided(score) ? node.beta : score;
}

OrderedMoves AlphaBeta::ordered_moves(const Node& node) const {
  const OrderedMoves::Node place{node.position, rules_, node.table_move, node.ply, before(node.ply)};
  return node.ply > 0 ? OrderedMoves(place, history_) : OrderedMoves(place, history_, root_moves_);
}

Before AlphaBeta::before(int ply) const {
  Before before;
  if (ply >= 1) before.last = step(ply - 1).made;
  if (ply >= 2) before.own = step(ply - 2).made;
  return before;
}

AlphaBeta::Candidate AlphaBeta::candidate(const Node& node, Move move, int number, bool loses_material) const {
  const MadeMove made{move, node.position.side_to_move(), node.position.type_on(move.from())};
  const bool quiet = is_quiet(node.position, move);
  return {made, number, quiet, loses_material, quiet ? history_.value(made, before(node.ply)) : 0};
}

Score AlphaBeta::search_moves(Node& node) {
  OrderedMoves ordered = ordered_moves(node);
  const Score alpha_before = node.alpha;
  Score best = -infinite_score;
  Move best_move;
  int number = 0;
  chess::MoveList tried;
  bool any = false;
  while (const auto move = ordered.next()) {
    any = true;
    if (*move == node.without) continue;
    const Candidate chosen = candidate(node, *move, number, ordered.loses_material());
    const Position child = after(node.position, *move);
    if (best > -decided_score && is_hopeless(node, chosen, child)) continue;
    table_->prefetch(key(child, node.ply + 1));
    const int longer = extension(node, *move);
    step(node.ply).made = chosen.made;
    const Score score = -search_child(node, child, chosen, node.depth - 1 + longer);
    if (clock_.stopped()) return 0;
    ++number;
    if (chosen.quiet) tried.push_back(*move);
    if (score <= best) continue;
    best = score;
    if (score <= node.alpha) continue;
    best_move = *move;
    node.alpha = score;
    lines_.adopt(node.ply, *move);
    if (node.ply == 0) note_root_best(*move, score);
    if (score < node.beta) continue;
    if (chosen.quiet) learn(node, *move, {tried.begin(), tried.end()});
    break;
  }
  if (!any) return end_.without_moves(node.position, node.ply);
  if (number == 0) return node.alpha;
  remember(node, best, alpha_before, best_move);
  return best;
}

/// The move of the table is searched deeper if no other comes near it.
int AlphaBeta::extension(const Node& node, Move move) {
  if (move != node.table_move || node.ply == 0 || node.depth < 7 || node.without != Move{}) return 0;
  if (last_stretch(node) || !node.known || node.known->bound == Bound::AtMost) return 0;
  if (node.known->depth < node.depth - 3 || is_decided(node.known->score) || node.ply >= 2 * root_depth_) return 0;
  const Score bar = node.known->score - 2 * node.depth;
  const Score score = search(node.position, (node.depth - 1) / 2, bar - 1, bar, node.ply,
                             node.kind == Kind::Principal ? Kind::ExpectedCut : node.kind, move);
  lines_.start(node.ply);
  return score < bar ? 1 : 0;
}

int AlphaBeta::reduction(const Node& node, const Candidate& candidate, bool gives_check) const {
  if (candidate.number < (node.principal() ? 3 : 2) || node.depth < 3 || node.ply == 0 || last_stretch(node)) return 0;
  if (node.in_check) return 0;
  if (!candidate.quiet) return candidate.loses_material ? 1 : 0;
  int less = reduction_table(node.depth, candidate.number);
  if (node.principal()) --less;
  if (node.kind == Kind::ExpectedCut) ++less;
  if (!node.improving) ++less;
  if (gives_check) --less;
  if (history_.is_killer(candidate.made.move, node.ply)) --less;
  less -= candidate.history / (MoveHistory::ceiling * 3 / 4);
  return std::clamp(less, 0, node.depth - 2);
}

/// The value for the child's side to move. Moves after the first are only asked whether they are better than the best
/// so far; late ones less deep at first.
Score AlphaBeta::search_child(const Node& node, const Position& child, const Candidate& candidate, int depth) {
  const int ply = node.ply + 1;
  const Kind expected = node.kind == Kind::ExpectedCut ? Kind::ExpectedAll : Kind::ExpectedCut;
  if (candidate.number == 0)
    return search(child, depth, -node.beta, -node.alpha, ply, node.principal() ? Kind::Principal : expected);
  const int less = reduction(node, candidate, child.in_check());
  Score score = search(child, depth - less, -node.alpha - 1, -node.alpha, ply, less > 0 ? Kind::ExpectedCut : expected);
  if (less > 0 && -score > node.alpha) score = search(child, depth, -node.alpha - 1, -node.alpha, ply, expected);
  if (node.principal() && -score > node.alpha && -score < node.beta)
    score = search(child, depth, -node.beta, -node.alpha, ply, Kind::Principal);
  return score;
}

/// Close to the leaves a quiet move that gives no check will not lift a hopeless evaluation, nor will the twentieth one
/// help, nor one that loses a piece.
bool AlphaBeta::is_hopeless(const Node& node, const Candidate& candidate, const Position& child) const {
  if (node.in_check || node.depth > 8 || node.ply == 0 || last_stretch(node)) return false;
  const Move move = candidate.made.move;
  if (!candidate.quiet)
    return candidate.loses_material && candidate.number > 0 && !exchange_gains(node.position, move, -90 * node.depth);
  const int depth = std::max(1, node.depth - reduction_table(node.depth, candidate.number + 1));
  const int enough = (4 + node.depth * node.depth) / (node.improving ? 1 : 2);
  const bool late = !node.principal() && candidate.number > enough;
  const bool hopeless = depth <= 6 && node.evaluation + 110 + 90 * depth <= node.alpha && !is_decided(node.alpha);
  const bool bad = node.depth <= 4 && candidate.history < -3000 * node.depth;
  if (!late && !hopeless && !bad) return !exchange_gains(node.position, move, -30 * depth * depth) && !child.in_check();
  return !child.in_check();
}

/// The quiet move `best` cut the node off; those tried before it did not.
void AlphaBeta::learn(const Node& node, Move best, std::span<const Move> tried) {
  const Before led = before(node.ply);
  history_.note_killer(best, node.ply);
  for (Move move : tried) {
    const MadeMove made{move, node.position.side_to_move(), node.position.type_on(move.from())};
    if (move == best) {
      history_.reward(made, led, node.depth);
    } else {
      history_.blame(made, led, node.depth);
    }
  }
}

void AlphaBeta::note_root_best(Move move, Score score) {
  root_first_ = move;
  line_score_ = score;
}

/// Not the root and not with a move left out: searched with some of its moves only, a node does not have the value of
/// its position.
void AlphaBeta::remember(const Node& node, Score best, Score alpha_before, Move best_move) {
  if (node.ply == 0 || node.without != Move{}) return;
  TableEntry entry;
  entry.key = key(node.position, node.ply);
  entry.move = best_move;
  entry.score = static_cast<std::int16_t>(score_to_table(best, node.ply));
  entry.evaluation = static_cast<std::int16_t>(node.evaluation);
  entry.depth = static_cast<std::uint8_t>(node.depth);
  entry.bound = best >= node.beta ? Bound::AtLeast : best > alpha_before ? Bound::Exact : Bound::AtMost;
  table_->store(entry);
}

}  // namespace raisechess::ai
