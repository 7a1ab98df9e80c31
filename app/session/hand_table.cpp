// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_table.h"

#include <utility>

#include "knowledge/secrecy.h"

namespace raisechess::session {

TableState hand_table(const game::Hand& hand, PlayerView view) {
  const HandPast past(view);
  return hand_table(hand, std::move(view), past);
}

TableState hand_table(const game::Hand& hand, PlayerView view, const HandPast& past) {
  TableState state;
  state.view = std::move(view);
  state.choice.setup.hand = state.view.setup;
  const auto& known = hand.knowledge(state.side());
  state.range = known.table();
  state.told = hand.public_knowledge().table(state.side());
  if (state.view.active == state.side() && !state.view.result)
    state.secrecy = knowledge::secrecy_of_moves(hand.public_knowledge(), known.own(), state.view.moves);
  state.past = past.knowledge();
  return state;
}

}  // namespace raisechess::session
