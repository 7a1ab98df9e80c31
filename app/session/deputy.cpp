// SPDX-License-Identifier: GPL-3.0-or-later
#include "deputy.h"

#include <utility>

#include "referee/referee.h"

namespace raisechess::session {
namespace {

constexpr int looks_at_the_end = 4;  ///< delays before the next hand, to see how the last one ended

}  // namespace

Deputy::Deputy(QObject* parent) : QObject(parent) {
  due_.setSingleShot(true);
  connect(&due_, &QTimer::timeout, this, &Deputy::act_when_due);
}

void Deputy::start(ai::Level level) {
  level_ = level;
  watching_ = Watching::Off;
  match_over_ = true;
  due_.stop();
  player_.reset();
  action_.reset();
}

void Deputy::set_watching(Watching watching) {
  forget();
  watching_ = watching;
  go_on();
}

void Deputy::forget() {
  due_.stop();
  action_.reset();
  if (player_) player_->drop();
}

void Deputy::follow(const TableState& state) {
  forget();
  view_ = state.view;
  match_over_ = state.match_over;
  if (match_over_) watching_ = Watching::Off;
}

void Deputy::go_on() {
  if (watching_ == Watching::On) act_in(view_.result ? delay_ * looks_at_the_end : delay_);
}

void Deputy::step() {
  if (watching_ == Watching::Paused) act_in(std::chrono::milliseconds(0));
}

void Deputy::act_in(std::chrono::milliseconds delay) {
  const bool at_work = due_.isActive() || action_ || (player_ && player_->asked());
  if (match_over_ || at_work || (!view_.result && view_.to_act != view_.viewer)) return;
  due_.start(delay);
  if (view_.result) return;
  if (!player_) {
    player_ = std::make_unique<Consultant>(level_);
    connect(player_.get(), &Consultant::answered, this, [this](const ai::Decision& decision) {
      action_ = decision.action;
      act_when_due();
    });
  }
  player_->ask(view_, thinking_within(delay_), referee::random_word());
}

void Deputy::act_when_due() {
  if (due_.isActive()) return;
  if (view_.result) return emit wants_next_hand();
  if (action_) emit acts(*std::exchange(action_, std::nullopt));
}

}  // namespace raisechess::session

#include "moc_deputy.cpp"
