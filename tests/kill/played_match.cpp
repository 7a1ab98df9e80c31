// SPDX-License-Identifier: GPL-3.0-or-later
#include "played_match.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "referee_support.h"
#include "views.h"

namespace raisechess::test {
namespace {

session::MatchChoice random_choice(Dice& dice) {
  session::MatchChoice choice;
  choice.setup.hand = random_setup(dice);
  choice.setup.chips = 20 + dice.roll(100);
  choice.draw_array = dice.chance(30);
  choice.recorded = dice.chance(70);
  return choice;
}

}  // namespace

PlayedMatch::PlayedMatch(const session::Folders& folders, Journal journal, std::uint64_t seed)
    : journal_(std::move(journal)), dice_(seed), keeper_(folders) {
  connect(
      &keeper_, &session::MatchKeeper::saved, this,
      [this] {
        journal_.kept();
        act();
      },
      Qt::QueuedConnection);
  connect(&keeper_, &session::MatchKeeper::failed, [](const archive::Failure& failure) {
    std::fprintf(stderr, "not saved: %s\n", qPrintable(failure.detail));
    std::exit(1);
  });
}

bool PlayedMatch::start() {
  std::string state = no_state;
  if (keeper_.has_match()) {
    auto kept = keeper_.resume();
    if (!kept || kept->key_lost) return false;
    referee_.emplace(std::move(kept->referee));
    state = text_of(*referee_);
  }
  const auto possible = journal_.possible();
  const bool right = possible.empty() ? state == no_state : std::ranges::find(possible, state) != possible.end();
  if (!right) return false;
  journal_.begin(state);
  if (!referee_) begin_match();
  act();
  return true;
}

void PlayedMatch::begin_match() {
  for (;;) {
    const session::MatchChoice choice = random_choice(dice_);
    auto started = referee::Referee::start_match(choice.setup, choice.draw_array, "nonce");
    if (!started) continue;
    referee_.emplace(*std::move(started));
    return keeper_.begin(choice);
  }
}

void PlayedMatch::act() {
  if (referee_->match_over()) begin_match();
  if (referee_->hand_on()) {
    test::act(*referee_, dice_);
  } else if (referee_->setup().hand.betting == BettingMode::None && dice_.chance(30) && referee_->has_hand()) {
    referee_->stop_match();
  } else {
    referee_->next_hand(referee_->minutes());
  }
  save();
}

void PlayedMatch::save() {
  journal_.given(text_of(*referee_));
  keeper_.save(*referee_, std::nullopt);
}

}  // namespace raisechess::test
