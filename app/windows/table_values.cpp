// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_values.h"

namespace raisechess {

using namespace ui;

BoardState table_values::board(const session::TableState& state, std::optional<int> looked_at) {
  BoardState shown;
  shown.view = state.view;
  shown.ply = looked_at;
  if (looked_at) {
    const session::PastKnowledge& then = state.knowledge_at(*looked_at);
    shown.range = then.range;
    shown.told = then.told;
  } else {
    shown.range = state.range;
    shown.told = state.told;
    shown.secrecy = state.secrecy;
  }
  return shown;
}

void table_values::turn_up(PlayerView& view, const session::DealingState& dealing) {
  for (const Side side : both_sides) {
    const auto& deal = dealing.sides[side].deal;
    for (std::size_t pocket = 0; deal && pocket < deal->size(); ++pocket) {
      HiddenPiece& piece = view.hidden[side][pocket];
      if (piece.status != HiddenStatus::Hidden) continue;
      piece.status = HiddenStatus::Revealed;
      piece.type = (*deal)[pocket].type;
      view.board[*piece.now]->type = piece.type;
    }
  }
}

std::vector<PlyNote> table_values::notes(const session::TableState& state) {
  std::vector<PlyNote> notes;
  for (std::size_t ply = 1; ply < state.past.size(); ++ply) {
    const session::PastKnowledge& before = *state.past[ply - 1];
    const session::PastKnowledge& after = *state.past[ply];
    PlyNote note;
    if (state.with_chips()) note.pot = after.pot;
    note.bits_told_by_you = before.told.bits - after.told.bits;
    note.bits_told_by_computer = before.range.bits - after.range.bits;
    notes.push_back(note);
  }
  return notes;
}

ScoreState table_values::score(const session::TableState& state, double minutes) {
  ScoreState shown;
  shown.score = state.score;
  shown.you = state.person;
  shown.with_chips = state.with_chips();
  if (state.next_level_minutes) shown.minutes_to_next_level = *state.next_level_minutes - minutes;
  const auto dealing = [&](Side side) {
    const session::DealingSide& of = state.dealing.sides[side];
    return DealingShown{of.commitment, of.secret, of.verified};
  };
  shown.your_dealing = dealing(state.side());
  shown.computers_dealing = dealing(other(state.side()));
  return shown;
}

HandEnd table_values::hand_end(const session::TableState& state) {
  HandEnd end;
  end.view = state.view;
  end.score = state.score;
  end.you = state.person;
  if (state.view.setup.hidden > 0) {
    // what turned the pieces up told all, so what was known before it counts
    const bool told_all = end.turned_up() && state.view.ply > 0;
    const session::PastKnowledge& then = state.knowledge_at(state.view.ply - (told_all ? 1 : 0));
    end.last_range = then.range;
    end.last_told = then.told;
  }
  const session::DealingSide& computers = state.dealing.sides[other(state.side())];
  end.commitment = computers.commitment;
  end.verified = computers.verified;
  end.opened = computers.deal;
  end.next_blinds = state.score.blinds;
  end.match_over = state.match_over;
  end.exercise = state.exercise;
  return end;
}

}  // namespace raisechess
