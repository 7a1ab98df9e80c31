// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/hand_runner.h"

#include <chrono>

namespace raisechess::arena {
namespace {

using Clock = std::chrono::steady_clock;

/// Asks the player to act and carries his choice out.
void step(game::Hand& hand, const HandTask& task, PerSide<ai::Player*> players, HandReport& report) {
  const Side side = *hand.to_act();
  const PlayerView view = hand.view_for(side);
  const Clock::time_point start = Clock::now();
  const ai::Decision decision = players[side]->choose(view, task.budgets[side], task.seeds[side], {});
  const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
  report.milliseconds[side].push_back(taken.count());
  ++report.choices;
  if (hand.apply(side, decision.action)) report.fault = std::string(name(side)) + " chose an illegal action";
}

}  // namespace

HandReport play_hand(const HandTask& task, PerSide<ai::Player*> players, const Inspection& inspection) {
  HandReport report;
  auto hand = game::Hand::start(task.setup, task.deals);
  if (!hand) {
    report.fault = "the hand could not be started";
    return report;
  }
  while (report.fault.empty() && hand->to_act() && hand->ply() < task.half_move_cap) {
    step(*hand, task, players, report);
    if (inspection && report.fault.empty()) report.fault = inspection(*hand).value_or("");
  }
  for (Side side : both_sides) players[side]->follow(hand->view_for(side));
  report.result = hand->result();
  report.half_moves = hand->ply();
  return report;
}

}  // namespace raisechess::arena
