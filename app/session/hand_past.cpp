// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_past.h"

#include <cmath>

#include "view/turning_up.h"

namespace raisechess::session {

HandPast::HandPast(const PlayerView& view)
    : public_(view.setup, origins(view)),
      private_(view.setup, origins(view), view.viewer, knowledge::deal_index(own_deal(view))),
      chips_(betting::Betting::start(view.setup.betting, view.setup.stacks, view.setup.blinds)) {
  take_offer(view);
  follow(view);
}

void HandPast::follow(const PlayerView& view) {
  while (events_ < view.log.size()) take(view, view.log[events_++]);
}

void HandPast::take(const PlayerView& view, const Event& event) {
  if (const MakeMove* made = as_move(event)) return take_move(view, event, *made);
  if (std::holds_alternative<Call>(event.action)) chips_.call();
  if (const auto* bet = std::get_if<Bet>(&event.action)) chips_.bet(bet->to);
  if (const auto* raise = std::get_if<Raise>(&event.action)) chips_.raise(raise->to);
}

void HandPast::take_move(const PlayerView& view, const Event& event, const MakeMove& made) {
  chips_.begin_turn(other(event.by));
  const bool last = static_cast<int>(plies_.size()) + 1 == view.ply;
  const PerSide<double> before{bits(Side::White), bits(Side::Black)};
  public_.observe(event.by, made.move, event.outcome);
  private_.observe(event.by, made.move, event.outcome, !(last && view.result && turns_all_up(view.result->kind)));
  plies_.push_back({chips_.pot(), before.white - bits(Side::White), before.black - bits(Side::Black)});
  take_offer(view);
}

/// The list of moves offered to the viewer is part of what he knows of that moment (RULES 3).
void HandPast::take_offer(const PlayerView& view) {
  if (private_.board().side_to_move() == view.viewer && offers_ < view.offers.size()) {
    private_.offered(view.offers[offers_++]);
  }
  knowledge_.push_back(
      std::make_shared<const PastKnowledge>(PastKnowledge{private_.table(), public_.table(view.viewer)}));
}

double HandPast::bits(Side of) const {
  return std::log2(static_cast<double>(public_.deals(of).size()));
}

}  // namespace raisechess::session
