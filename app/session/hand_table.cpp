// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_table.h"

#include <utility>

namespace raisechess::session {

TableState hand_table(const game::Hand& hand, PlayerView view) {
  TableState state;
  state.view = std::move(view);
  state.choice.setup.hand = state.view.setup;
  state.range = hand.knowledge(state.side()).table();
  state.told = hand.public_knowledge().table(state.side());
  recall(state);
  return state;
}

}  // namespace raisechess::session
