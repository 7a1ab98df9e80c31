// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "player/player.h"
#include "uci/engine_process.h"

namespace raisechess::cli {

/// Players of the arena that are programs of somebody else's (docs/bots.md), all started by one command. Each hand has
/// one of the processes to itself; a process plays many hands, one after the other, but never both hands of a mirrored
/// pair: it would know the deals of the second. It is sent what the player of its seat may know, and nothing else.
class Bots {
 public:
  /// `patience`: how much longer than its budget an answer is waited for.
  explicit Bots(std::string command, std::chrono::milliseconds patience = std::chrono::seconds(30))
      : command_(std::move(command)), patience_(patience) {}

  /// A player for the first (0) or the second (1) hand of a pair, who must not outlive this. Where the program fails he
  /// chooses something illegal.
  std::unique_ptr<ai::Player> player(std::size_t hand);
  /// What the first program that failed did wrong: a sentence without its stop.
  std::optional<std::string> fault() const;

 private:
  class Seat;

  std::unique_ptr<EngineProcess> process(std::size_t hand);
  void give_back(std::size_t hand, std::unique_ptr<EngineProcess> process);
  void fail(const std::string& what);

  std::string command_;
  std::chrono::milliseconds patience_;
  mutable std::mutex mutex_;
  std::array<std::vector<std::unique_ptr<EngineProcess>>, 2> idle_;  ///< by the hand of a pair that they play
  std::optional<std::string> fault_;
};

}  // namespace raisechess::cli
