// SPDX-License-Identifier: GPL-3.0-or-later
#include "move_ordering.h"

#include <algorithm>

#include "static_exchange.h"

namespace raisechess::ai {
namespace {

using chess::MoveList;
using chess::Position;

constexpr int table_move_score = 1 << 24;
constexpr int capture_score = 1 << 20;
constexpr int killer_score = 1 << 18;
constexpr int losing_capture_score = -(1 << 20);

/// Most valuable victim first, then least valuable attacker.
int victim_first(const Position& position, Move move) {
  return 8 * immediate_gain(position, move) - index(position.type_on(move.from()));
}

/// Moves the best of the moves from `given` on to that place.
template <class Moves>
void bring_forward_best(Moves& moves, std::size_t given, std::size_t size) {
  std::size_t best = given;
  for (std::size_t i = given + 1; i < size; ++i) {
    if (moves[i].score > moves[best].score) best = i;
  }
  std::swap(moves[given], moves[best]);
}

}  // namespace

bool is_quiet(const Position& position, Move move) {
  return immediate_gain(position, move) == 0;
}

OrderedMoves::OrderedMoves(const Node& node, const MoveHistory& history)
    : node_(node),
      history_(history),
      table_move_first_(node.table_move != Move{} && chess::is_legal(node.position, node.table_move, node.rules)) {}

OrderedMoves::OrderedMoves(const Node& node, const MoveHistory& history, std::span<const Move> moves)
    : node_(node), history_(history) {
  list(moves);
}

void OrderedMoves::list(std::span<const Move> moves) {
  listed_ = true;
  for (Move move : moves) moves_[size_++] = {move.bits(), score(move)};
}

int OrderedMoves::score(Move move) const {
  if (move == node_.table_move) return table_move_score;
  if (!is_quiet(node_.position, move)) return capture_score + victim_first(node_.position, move);
  if (history_.is_killer(move, node_.ply)) return killer_score;
  const MadeMove made{move, node_.position.side_to_move(), node_.position.type_on(move.from())};
  return history_.value(made, node_.before);
}

std::optional<Move> OrderedMoves::next() {
  if (!listed_) {
    if (table_move_first_ && given_ == 0) {
      ++given_;
      return node_.table_move;
    }
    const MoveList moves = chess::legal_moves(node_.position, node_.rules);
    given_ = 0;
    list({moves.begin(), moves.end()});
    if (table_move_first_) {
      bring_forward_best(moves_, 0, size_);
      given_ = 1;
    }
  }
  while (given_ < size_) {
    bring_forward_best(moves_, given_, size_);
    Scored& best = moves_[given_];
    const Move move = *Move::from_bits(best.bits);
    if (best.score >= capture_score / 2 && best.score < table_move_score && !exchange_gains(node_.position, move, 0)) {
      best.score += losing_capture_score - capture_score;
      continue;
    }
    loses_material_ = best.score < losing_capture_score / 2;
    ++given_;
    return move;
  }
  return std::nullopt;
}

OrderedCaptures::OrderedCaptures(const Position& position, const MoveList& moves, Move first) {
  for (Move move : moves) {
    const int score = move == first ? table_move_score : victim_first(position, move);
    moves_[size_++] = {move.bits(), score};
  }
}

std::optional<Move> OrderedCaptures::next() {
  if (given_ == size_) return std::nullopt;
  bring_forward_best(moves_, given_, size_);
  return *Move::from_bits(moves_[given_++].bits);
}

}  // namespace raisechess::ai
