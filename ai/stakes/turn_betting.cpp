// SPDX-License-Identifier: GPL-3.0-or-later
#include "stakes/turn_betting.h"

#include "view/overloaded.h"

namespace raisechess::ai {

void carry_out(betting::Betting& betting, const Action& action) {
  std::visit(Overloaded{[&](const Fold&) { (void)betting.fold(); }, [&](const Call&) { (void)betting.call(); },
                        [&](const Bet& bet) { (void)betting.bet(bet.to); },
                        [&](const Raise& raise) { (void)betting.raise(raise.to); }, [](const auto&) {}},
             action);
}

TurnBetting turn_betting(const PlayerView& view) {
  TurnBetting turn{betting::Betting::start(view.setup.betting, view.setup.stacks, view.setup.blinds), Side::White, {}};
  betting::Betting now = turn.start;
  for (const Event& event : view.log) {
    if (as_move(event) == nullptr) {
      carry_out(now, event.action);
      turn.actions.push_back(event.action);
      continue;
    }
    turn.mover = other(event.by);
    now.begin_turn(turn.mover);
    turn.start = now;
    turn.actions.clear();
  }
  std::erase_if(turn.actions, [](const Action& action) {
    return std::holds_alternative<OfferSplit>(action) || std::holds_alternative<DeclineSplit>(action);
  });
  return turn;
}

}  // namespace raisechess::ai
