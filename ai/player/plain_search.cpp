// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_search.h"

#include <algorithm>

#include "plain_evaluation.h"

namespace raisechess::ai {
namespace {

using chess::MoveList;
using chess::Position;

constexpr Score infinity = mate_score + 1;

Position after(const Position& position, Move move) {
  Position child = position;
  child.make(move);
  return child;
}

Score value_on(const Position& position, Square square) {
  const auto piece = position.piece_on(square);
  return piece ? plain_value(piece->type) : 0;
}

/// What a move takes or promotes to, at once.
Score gain(const Position& position, Move move) {
  const bool takes = chess::contains(position.occupied(), move.to()) && !move.is_castling();
  const auto promoted = move.promotion();
  if (!takes && !promoted) return chess::is_en_passant(position, move) ? plain_value(PieceType::Pawn) : 0;
  return (takes ? value_on(position, move.to()) : 0) + (promoted ? plain_value(*promoted) : 0);
}

/// A capture of something cheaper that a pawn protects.
bool loses_to_pawn(const Position& position, Move move) {
  if (gain(position, move) >= value_on(position, move.from())) return false;
  const chess::Bitboard guards = position.attackers(move.to(), other(position.side_to_move()), position.occupied());
  return (guards & position.pieces(PieceType::Pawn)) != 0;
}

}  // namespace

PlainResult PlainSearch::search(const SearchRoot& root, const SearchLimits& limits) {
  clock_ = SearchClock(limits);
  end_ = HandEnd(rules_, root);
  killers_ = {};
  const Position& position = root.position;
  const MoveList legal = root.moves.empty() ? chess::legal_moves(position, rules_) : MoveList{};
  std::vector<Move> moves(legal.begin(), legal.end());
  moves.insert(moves.end(), root.moves.begin(), root.moves.end());
  PlainResult result;
  if (const auto taking = king_capture(position, moves)) {
    return {*taking, {mate_score - 1, material_difference(position, position.side_to_move())}, 0};
  }
  if (moves.empty()) return {Move{}, {end_.without_moves(position, 0), 0}, 0};
  order(position, moves, 0);
  const auto first = std::ranges::find(moves, root.first);
  if (first != moves.end()) std::rotate(moves.begin(), first, first + 1);
  result = {moves.front(), standing(position, 0), 0};
  for (int depth = 1; depth <= limits.depth && !clock_.stopped(); ++depth) search_root(position, moves, depth, result);
  result.nodes = clock_.nodes();
  return result;
}

/// One iteration; the best move goes to the front of `moves` for the next.
void PlainSearch::search_root(const Position& root, std::vector<Move>& moves, int depth, PlainResult& result) {
  end_.enter(root, 0);
  Score best = -infinity;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const LineValue value = -search_scout_first(after(root, moves[i]), depth - 1, {best, infinity}, 1, i == 0);
    if (clock_.stopped()) return;
    if (value.score <= best) continue;
    best = value.score;
    result.best = moves[i];
    result.value = value;
    const auto place = moves.begin() + static_cast<std::ptrdiff_t>(i);
    std::rotate(moves.begin(), place, place + 1);
  }
}

/// The value of `child` for its side to move; `window` is that of its parent. All but the first child are only asked
/// whether they are better than the best so far, and searched in full if so.
LineValue PlainSearch::search_scout_first(const Position& child, int depth, Window window, int ply, bool first) {
  if (!first) {
    const LineValue scout = search(child, depth, -Window{window.alpha, window.alpha + 1}, ply);
    if (-scout.score <= window.alpha || -scout.score >= window.beta) return scout;
  }
  return search(child, depth, -window, ply);
}

LineValue PlainSearch::search(const Position& position, int depth, Window window, int ply) {
  end_.enter(position, ply);
  if (const auto value = ended(position, ply)) return *value;
  if (end_.half_moves_left(ply) == 1) depth = 1;
  if (depth <= 0) return quiescence(position, window, ply);
  clock_.count();
  if (clock_.stopped()) return {};
  MoveList moves = chess::legal_moves(position, rules_);
  if (moves.empty()) return {end_.without_moves(position, ply), 0};
  order(position, {moves.begin(), moves.end()}, ply);
  LineValue best{-infinity, 0};
  for (Move move : moves) {
    const bool first = best.score == -infinity;
    const LineValue value = -search_scout_first(after(position, move), depth - 1, window, ply + 1, first);
    if (clock_.stopped()) return {};
    if (value.score <= best.score) continue;
    best = value;
    window.alpha = std::max(window.alpha, value.score);
    if (window.alpha < window.beta) continue;
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (gain(position, move) == 0 && killers[0] != move) killers = {move, killers[0]};
    break;
  }
  return best;
}

/// Captures and promotions until the position is quiet; every move where the side to move is in check.
LineValue PlainSearch::quiescence(const Position& position, Window window, int ply) {
  if (const auto value = ended(position, ply)) return *value;
  if (end_.half_moves_left(ply) == 1) return search(position, 1, window, ply);
  clock_.count();
  if (clock_.stopped()) return {};
  if (!sees_exchanges_) return standing(position, ply);
  const bool in_check = position.in_check();
  LineValue best = in_check ? LineValue{ply - mate_score, 0} : standing(position, ply);
  const Score still = best.score;
  if (still >= window.beta) return best;
  MoveList moves = in_check ? chess::legal_moves(position, rules_) : chess::legal_captures(position, rules_);
  if (in_check && moves.empty()) return {end_.without_moves(position, ply), 0};
  window.alpha = std::max(window.alpha, still);
  order(position, {moves.begin(), moves.end()}, ply);
  for (Move move : moves) {
    const bool hopeless = still + gain(position, move) + 200 <= window.alpha || loses_to_pawn(position, move);
    if (!in_check && hopeless) continue;
    end_.enter(position, ply);
    const LineValue value = -quiescence(after(position, move), -window, ply + 1);
    if (clock_.stopped()) return {};
    if (value.score > best.score) best = value;
    window.alpha = std::max(window.alpha, value.score);
    if (window.alpha >= window.beta) break;
  }
  return best;
}

LineValue PlainSearch::standing(const Position& position, int ply) const {
  const PlainEvaluation evaluation = plain_evaluation(position, end_.half_moves_left(ply));
  return {evaluation.score, evaluation.points};
}

std::optional<LineValue> PlainSearch::ended(const Position& position, int ply) const {
  if (ply >= HandEnd::max_ply - 1) return standing(position, ply);
  const auto value = end_.value(position, ply);
  if (!value) return std::nullopt;
  return LineValue{*value, material_difference(position, position.side_to_move())};
}

/// Most valuable victim first, taken by the cheapest attacker; then killers.
void PlainSearch::order(const Position& position, std::span<Move> moves, int ply) const {
  const auto& killers = killers_[static_cast<std::size_t>(ply)];
  const auto promise = [&](Move move) {
    const Score taken = gain(position, move);
    if (taken > 0) return 16 * taken - value_on(position, move.from()) / 100;
    return move == killers[0] || move == killers[1] ? 1 : 0;
  };
  std::array<int, MoveList::capacity> promises;
  std::ranges::transform(moves, promises.begin(), promise);
  for (std::size_t i = 1; i < moves.size(); ++i) {
    for (std::size_t j = i; j > 0 && promises[j - 1] < promises[j]; --j) {
      std::swap(promises[j - 1], promises[j]);
      std::swap(moves[j - 1], moves[j]);
    }
  }
}

}  // namespace raisechess::ai
