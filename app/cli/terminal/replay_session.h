// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/hand_replay.h"
#include "terminal_console.h"

namespace raisechess::cli {

/// Whose eyes a hand is seen with: a side's as it knew the hand then, or with everything turned up.
enum class ReplaySeat : std::uint8_t { White, Black, All };
std::vector<std::pair<std::string, ReplaySeat>> replay_seats();  ///< with the words for them

/// Steps through a finished hand in plain text: Enter goes on, words go elsewhere.
class ReplaySession {
 public:
  ReplaySession(const record::HandReplay& replay, ReplaySeat seat, Console console)
      : replay_(replay), seat_(seat), console_(std::move(console)) {}

  void say(std::string_view text) { console_.say(text); }
  /// Until the person quits or the input ends.
  void run();
  /// Every step, one after the other.
  void show_all();

 private:
  void show_rules();
  void show_step();
  bool obey(const std::string& wish);
  void go_to(int step);

  PlayerView view() const;
  std::string event_line(const PlayerView& view) const;
  std::string known_line() const;

  const record::HandReplay& replay_;
  ReplaySeat seat_;
  Console console_;
  int step_ = 0;
};

}  // namespace raisechess::cli
