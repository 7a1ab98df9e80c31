// SPDX-License-Identifier: GPL-3.0-or-later
#include "stand_in.h"

#include <utility>

#include "referee/referee.h"

namespace raisechess::session {
namespace {

constexpr std::chrono::milliseconds stand_in_thinking{250};  ///< less than the turn clock's notice

}  // namespace

StandIn::StandIn(QObject* parent) : QObject(parent) {
  connect(&clock_, &TurnClock::nearly_over, this, &StandIn::think);
  connect(&clock_, &TurnClock::ran_out, this, &StandIn::act_when_due);
}

void StandIn::start(ai::Level level) {
  level_ = level;
  clock_.stop();
  player_.reset();
  action_.reset();
}

void StandIn::follow(const PlayerView& view, int seconds) {
  view_ = view;
  if (player_) player_->drop();
  action_.reset();
  clock_.follow(view, seconds);
  if (clock_.over()) think();  // the time went by while an offer was being answered
}

/// Not while an offer of the person's waits for its answer: what comes after that is another state.
void StandIn::think() {
  if (view_.to_act != view_.viewer || (player_ && player_->asked())) return;
  if (!player_) {
    player_ = std::make_unique<Consultant>(level_);
    connect(player_.get(), &Consultant::answered, this, [this](const ai::Decision& decision) {
      action_ = ai::stand_in_action(view_, decision);
      act_when_due();
    });
  }
  player_->ask(view_, stand_in_thinking, referee::random_word());
}

void StandIn::act_when_due() {
  if (!clock_.over()) return;
  if (!action_) return think();
  emit acts(*std::exchange(action_, std::nullopt));
}

}  // namespace raisechess::session

#include "moc_stand_in.cpp"
