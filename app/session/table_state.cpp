// SPDX-License-Identifier: GPL-3.0-or-later
#include "make_table_state.h"

#include "betting/betting.h"
#include "game/hex.h"

namespace raisechess::session {
namespace {

QString text(const std::string& hex) {
  return QString::fromStdString(hex);
}

DealingSide dealing_side(const referee::FairDealing& dealing, Side side, int array) {
  DealingSide shown{text(game::hex(dealing.commitments[side])), {}, {}, {}};
  if (!dealing.opened[side]) return shown;
  shown.secret = text(game::hex(*dealing.opened[side]));
  shown.deal = dealing.deals[side];
  if (dealing.deals[side]) {
    shown.verified = !referee::verify_deal(side, *dealing.opened[side], dealing.commitments[side], dealing.nonce, array,
                                           *dealing.deals[side]);
  }
  return shown;
}

}  // namespace

void recall(TableState& state) {
  state.past = HandPast(state.view).knowledge();
}

TableState make_table_state(const referee::Referee& referee, const HandPast& past, const MatchChoice& choice) {
  TableState state;
  state.choice = choice;
  state.view = referee.view(state.person);
  state.score = referee.score();
  state.range = referee.range(state.person);
  state.told = referee.told(state.person);
  if (state.view.active == state.view.viewer && !state.view.result) state.secrecy = referee.secrecy(state.person);
  const referee::FairDealing dealing = referee.dealing();
  state.dealing.nonce = text(dealing.nonce);
  for (Side side : both_sides) state.dealing.sides[side] = dealing_side(dealing, side, state.view.setup.array);
  state.past = past.knowledge();
  state.match_over = referee.match_over();
  state.next_level_minutes = betting::next_level_at(referee.minutes(), choice.setup.blind_minutes);
  return state;
}

std::optional<RangeTable> range_before(const TableState& before, const PlayerView& now) {
  const bool same_hand = before.view.start == now.start && before.view.ply <= now.ply;
  if (!same_hand || now.ply == 0) return std::nullopt;
  if (before.view.ply == now.ply) return before.range_before;
  return now.active == now.viewer ? std::optional(before.range) : std::nullopt;
}

}  // namespace raisechess::session
