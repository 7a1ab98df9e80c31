// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "alpha_beta.h"
#include "search_values.h"
#include "static_exchange.h"

namespace raisechess::ai {

using chess::MoveList;
using chess::Position;

/// Goes on with captures and promotions that do not lose material (in check with every move) until the position is
/// quiet.
Score AlphaBeta::quiescence(const Position& position, Score alpha, Score beta, int ply) {
  lines_.start(ply);
  end_.enter(position, ply);
  if (const auto value = end_.value(position, ply)) return *value;
  if (ply >= max_ply - 1) return evaluation(position, ply);
  if (half_moves_left(ply) <= exact_end) return search(position, 1, alpha, beta, ply, Kind::Principal);
  clock_.count();
  if (clock_.stopped()) return 0;

  const bool in_check = position.in_check();
  Node node{position, 0, alpha, beta, ply, beta - alpha > 1 ? Kind::Principal : Kind::ExpectedCut, in_check};
  recall(node);
  if (const auto cut = cut_by_table(node)) return *cut;
  judge(node);
  if (in_check) return search_captures(node, chess::legal_moves(position, rules_), ply - mate_score);
  if (node.evaluation >= beta) return node.evaluation;
  return search_captures(node, chess::legal_captures(position, rules_), node.evaluation);
}

/// The best of standing still and of `moves`, those left out that cannot help.
Score AlphaBeta::search_captures(Node& node, const MoveList& moves, Score standing) {
  if (node.in_check && moves.empty()) return end_.without_moves(node.position, node.ply);
  const Score alpha_before = node.alpha;
  node.alpha = std::max(node.alpha, standing);
  Score best = standing;
  Move best_move;
  OrderedCaptures ordered(node.position, moves, node.table_move);
  while (const auto move = ordered.next()) {
    if (!node.in_check && best > -decided_score && !may_help(node, *move, standing)) continue;
    const Position child = after(node.position, *move);
    table_->prefetch(key(child, node.ply + 1));
    const Score score = -quiescence(child, -node.beta, -node.alpha, node.ply + 1);
    if (clock_.stopped()) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= node.alpha) continue;
    node.alpha = score;
    best_move = *move;
    lines_.adopt(node.ply, *move);
    if (score >= node.beta) break;
  }
  remember(node, best, alpha_before, best_move);
  return best;
}

/// Does a capture lift the evaluation near alpha, and lose no material.
bool AlphaBeta::may_help(const Node& node, Move capture, Score standing) {
  constexpr Score margin = 180;
  const Score hope = standing + immediate_gain(node.position, capture) + margin;
  return hope > node.alpha && exchange_gains(node.position, capture, 0);
}

}  // namespace raisechess::ai
