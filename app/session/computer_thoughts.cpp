// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer_thoughts.h"

#include "view/turning_up.h"

namespace raisechess::session {
namespace {

constexpr double errors_of_95_percent = 1.96;  ///< standard errors

}  // namespace

void ComputerThoughts::keep(int ply, const ai::Decision& decision) {
  std::erase_if(thoughts_, [ply](const ComputerThought& thought) { return thought.ply > ply; });
  const ai::DecisionReasons& reasons = decision.reasons;
  thoughts_.push_back({ply, decision.equity, errors_of_95_percent * reasons.equity_error, reasons.price});
}

std::vector<ComputerThought> ComputerThoughts::told(const PlayerView& view) const {
  return view.result && turns_all_up(view.result->kind) ? thoughts_ : std::vector<ComputerThought>();
}

}  // namespace raisechess::session
