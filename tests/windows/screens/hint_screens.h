// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "hint_steps.h"
#include "squares.h"
#include "table_states.h"
#include "table_view.h"

namespace raisechess::test {

struct HintScreen {
  game::Hand hand;
  QString name;
  std::function<void(TableView&)> show;
};

/// Each step of a hint, and hints with and without hidden pieces.
inline std::vector<HintScreen> hint_screens() {
  const auto told = [](const char* from, const char* to, int steps, session::HintReason reason = {}) {
    return [=](TableView& table) {
      HintSteps hint;
      hint.take({Move::normal(at(from), at(to)), 0.52, reason, RatedMove{Move::normal(at("a2"), at("a4")), 0.48}});
      for (int step = 1; step < steps; ++step) hint.advance();
      table.set_hint(hint.shown(*table.state()));
    };
  };
  const session::HintReason opens{session::HintReason::Kind::Opens, at("f1"), PieceType::Bishop, 0, 5};
  const session::HintReason reaches{session::HintReason::Kind::Reaches, {}, {}, 2, 5};
  const game::Hand fresh = fresh_hand(false);
  return {{fresh, "hint-1", told("e2", "e4", 1, opens)},
          {fresh, "hint-2", told("g1", "f3", 2, reaches)},
          {fresh, "hint-3", told("g1", "f3", 3, reaches)},
          {fresh, "hint-opens", told("e2", "e4", 3, opens)},
          {fresh_hand(false, 5), "hint-five", told("e2", "e4", 3)},
          {classic_hand(), "hint-classic", told("d2", "d4", 3)}};
}

}  // namespace raisechess::test
