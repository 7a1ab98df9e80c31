// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/own_decisions.h"

#include "view/standing_line.h"

namespace raisechess {

std::vector<OwnDecision> own_decisions(const PlayerView& view) {
  std::vector<OwnDecision> decisions;
  std::vector<Side> movers;  // of the half-moves that stand
  for (std::size_t event = 0; event < view.log.size(); ++event) {
    const Side by = view.log[event].by;
    if (std::holds_alternative<TakeBack>(view.log[event].action)) {
      movers.resize(movers.size() - static_cast<std::size_t>(half_moves_taken_back(by, other(movers.back()))));
      std::erase_if(decisions, [&](const OwnDecision& taken) { return taken.ply >= static_cast<int>(movers.size()); });
      continue;
    }
    if (by == view.viewer) decisions.push_back({static_cast<int>(movers.size()), event});
    if (as_move(view.log[event]) != nullptr) movers.push_back(by);
  }
  return decisions;
}

}  // namespace raisechess
