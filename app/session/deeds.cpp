// SPDX-License-Identifier: GPL-3.0-or-later
#include "deeds.h"

#include <algorithm>

#include "hand_lines.h"

namespace raisechess::session {
namespace {

/// Goes through a hand action by action.
class DeedCounter {
 public:
  explicit DeedCounter(Side person) : person_(person) {}

  void take(Side by, const Action& action) {
    if (by == person_) take_own(action);
    const bool bets = std::holds_alternative<Bet>(action) || std::holds_alternative<Raise>(action);
    if (by == person_) {
      faces_bet_ = false;
    } else if (bets) {
      faces_bet_ = true;
    }
    if (std::holds_alternative<MakeMove>(action)) preflop_ = false;
  }
  const statistics::Deeds& deeds() const { return deeds_; }

 private:
  void take_own(const Action& action) {
    const bool calls = std::holds_alternative<Call>(action);
    const bool folds = std::holds_alternative<Fold>(action);
    const bool bets = std::holds_alternative<Bet>(action) || std::holds_alternative<Raise>(action);
    deeds_.calls += calls ? 1 : 0;
    deeds_.bets += bets ? 1 : 0;
    if (faces_bet_ && (calls || folds || bets)) ++deeds_.faced;
    if (faces_bet_ && folds) deeds_.folded_to_bet = true;
    deeds_.choice = deeds_.choice || preflop_;
    deeds_.voluntary = deeds_.voluntary || (preflop_ && (calls || bets));
  }

  Side person_;
  bool preflop_ = true;     ///< before White's first move
  bool faces_bet_ = false;  ///< the computer bet or raised, and the person has not answered
  statistics::Deeds deeds_;
};

}  // namespace

statistics::Deeds deeds_of(const referee::FinishedHand& hand) {
  if (hand.setup.betting == BettingMode::None) return {};
  DeedCounter counter(person_of(hand));
  for (const auto& step : hand.actions) counter.take(step.by, step.action);
  statistics::Deeds deeds = counter.deeds();
  deeds.stake = std::min(hand.setup.stacks.white, hand.setup.stacks.black);
  return deeds;
}

}  // namespace raisechess::session
