// SPDX-License-Identifier: GPL-3.0-or-later
#include "turn_study.h"

#include <utility>

#include "advising.h"
#include "equity/hand_horizon.h"
#include "knowledge/secrecy.h"
#include "move_choice.h"
#include "player/adviser.h"

namespace raisechess::ai {

TurnStudy::TurnStudy(const PlayerView& first, std::stop_token stop)
    : belief_(first),
      searcher_(chess::MoveRules{first.setup.promotion, first.setup.king_capture}, adviser_table_bytes),
      stop_(std::move(stop)),
      view_(first) {
  belief_.follow(first);
}

void TurnStudy::follow(const PlayerView& view) {
  const bool same_turn = view.ply == view_.ply && view.active == view_.active && outlook_;
  if (same_turn) return;
  view_ = view;
  belief_.follow(view);
  outlook_.reset();
  secrets_.reset();
  matchups_.reset();
}

LookLimits TurnStudy::limits(std::uint64_t nodes) const {
  return {nodes, std::nullopt, stop_};
}

const Outlook& TurnStudy::outlook() {
  if (!outlook_) outlook_ = look_at_range(searcher_, belief_, view_, limits(nodes_for_chance), adviser_seed);
  return *outlook_;
}

const SecrecyTable& TurnStudy::secrets() {
  if (!secrets_) secrets_ = knowledge::secrecy_of_moves(belief_.public_knowledge(), belief_.own(), view_.moves);
  return *secrets_;
}

Outlook TurnStudy::outlook_of(std::span<const Move> moves) {
  PlayerView narrowed = view_;
  narrowed.moves.assign(moves.begin(), moves.end());
  return look_at_range(searcher_, belief_, narrowed, limits(nodes_for_chance), adviser_seed);
}

Equity TurnStudy::chance_with(Move move) {
  return outlook_of({&move, 1}).equity;
}

Move TurnStudy::best_move() {
  return chosen_move(outlook().moves, secrets(), {adviser_seed, view_.viewer, view_.ply, Purpose::EqualMoves});
}

std::vector<ActionValue> TurnStudy::bets(const PlayerView& view, const Action& taken) {
  if (!matchups_)
    matchups_ = search_matchups(searcher_, belief_, view_, outlook(), limits(nodes_for_chance / 3), adviser_seed);
  return action_values(view, *matchups_, taken, limits(0));
}

double TurnStudy::margin() const {
  return margin_of_chance(horizon_of(view_));
}

}  // namespace raisechess::ai
