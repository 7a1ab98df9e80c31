// SPDX-License-Identifier: GPL-3.0-or-later
#include "belief/movement_belief.h"

#include <algorithm>
#include <cassert>

#include "knowledge/knowledge.h"

namespace raisechess::ai {

using knowledge::DealIndex;
using knowledge::PublicBoard;
using knowledge::type_in_deal;

MovementBelief::MovementBelief(const PlayerView& view)
    : viewer_(view.viewer),
      setup_(view.setup),
      start_(view.start),
      own_(knowledge::deal_index(own_deal(view))),
      deals_(knowledge::all_deals(view.setup.hidden)),
      boards_{PublicBoard(view.setup, origins(view))} {}

bool MovementBelief::continues(const PlayerView& view) const {
  return view.viewer == viewer_ && view.setup == setup_ && view.start == start_ && log_.size() <= view.log.size() &&
         std::equal(log_.begin(), log_.end(), view.log.begin());
}

void MovementBelief::follow(const PlayerView& view) {
  assert(continues(view));
  for (std::size_t i = log_.size(); i < view.log.size(); ++i) {
    log_.push_back(view.log[i]);
    if (const MakeMove* made = as_move(log_.back())) read(log_.back(), made->move);
    if (std::holds_alternative<TakeBack>(log_.back().action)) take_back();
  }
}

void MovementBelief::read(const Event& event, Move move) {
  const Side opponent = other(viewer_);
  const PublicBoard& before = board();
  const auto mover = before.hidden_pocket(move.from());
  if (event.by == opponent && mover && !move.is_castling()) {
    keep([&](DealIndex deal) {
      return knowledge::movement_possible(before, type_in_deal(deal, *mover), move, event.outcome);
    });
  }
  for (const RevealedPiece& reveal : event.outcome.reveals) {
    const auto pocket = before.pocket_from(opponent, reveal.origin);
    if (pocket) keep([&](DealIndex deal) { return type_in_deal(deal, *pocket) == reveal.type; });
  }
  if (setup_.classic_draws) boards_.push_back(before);
  boards_.back().play(move, event.outcome);
}

/// The board goes back; what the pieces have told stays read.
void MovementBelief::take_back() {
  const PublicBoard standing = knowledge::standing_board(setup_, board().origins(), log_);
  if (setup_.classic_draws) boards_.resize(static_cast<std::size_t>(standing.ply()) + 1, standing);
  boards_.back() = standing;
}

template <class Agrees>
void MovementBelief::keep(Agrees agrees) {
  std::erase_if(deals_, [&](DealIndex deal) { return !agrees(deal); });
  assert(!deals_.empty());
}

chess::Position MovementBelief::position(const PublicBoard& board, DealIndex deal) const {
  PerSide<DealIndex> deals;
  deals[viewer_] = own_;
  deals[other(viewer_)] = deal;
  return board.position(deals);
}

std::vector<chess::Key> MovementBelief::earlier_keys(DealIndex deal, int half_move_clock) const {
  std::vector<chess::Key> keys;
  const std::size_t before = std::min(boards_.size() - 1, static_cast<std::size_t>(half_move_clock));
  for (std::size_t i = boards_.size() - 1 - before; i + 1 < boards_.size(); ++i) {
    keys.push_back(position(boards_[i], deal).key());
  }
  return keys;
}

}  // namespace raisechess::ai
