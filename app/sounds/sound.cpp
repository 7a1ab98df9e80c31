// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds/sound.h"

#include "view/overloaded.h"
#include "view/turning_up.h"

namespace raisechess::sounds {

namespace {

bool goes_on(const PlayerView& before, const PlayerView& after) {
  return before.viewer == after.viewer && before.start == after.start && before.log.size() < after.log.size();
}

std::vector<Sound> of_move(const MoveOutcome& outcome) {
  std::vector<Sound> heard{outcome.captured_on ? Sound::Capture : Sound::Move};
  if (!outcome.reveals.empty()) heard.push_back(Sound::Reveal);
  if (outcome.check) heard.push_back(Sound::Check);
  return heard;
}

std::vector<Sound> of_event(const Event& event) {
  return std::visit(
      Overloaded{
          [&](const MakeMove&) { return of_move(event.outcome); }, [](const Fold&) { return std::vector{Sound::Fold}; },
          [](const Call&) { return std::vector{Sound::Chips}; }, [](const Bet&) { return std::vector{Sound::Chips}; },
          [](const Raise&) { return std::vector{Sound::Chips}; },
          [](const TakeBack&) { return std::vector{Sound::Move}; }, [](const auto&) { return std::vector<Sound>(); }},
      event.action);
}

bool turns_up(const PlayerView& view) {
  return view.result && view.setup.hidden > 0 && turns_all_up(view.result->kind);
}

}  // namespace

std::vector<Sound> sounds_between(const PlayerView& before, const PlayerView& after) {
  if (!goes_on(before, after)) return {};
  std::vector<Sound> heard = of_event(after.log.back());
  if (turns_up(after)) heard.push_back(Sound::Reveal);
  return heard;
}

std::vector<Sound> sounds_of_result(const PlayerView& over) {
  if (!over.result || !over.result->winner) return {};
  return {over.result->winner == over.viewer ? Sound::Win : Sound::Lose};
}

}  // namespace raisechess::sounds
