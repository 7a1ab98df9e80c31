// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine_process.h"
#include "player/player.h"

namespace raisechess::cli {

/// Players of the arena that are programs of somebody else's (docs/bots.md), all started by one command. Each hand has
/// one of the processes to itself; a process plays many hands, one after the other. It is sent what the player of its
/// seat may know, and nothing else.
class Bots {
 public:
  /// `patience`: how much longer than its budget an answer is waited for.
  explicit Bots(std::string command, std::chrono::milliseconds patience = std::chrono::seconds(30))
      : command_(std::move(command)), patience_(patience) {}

  /// A player for one hand, which must not outlive this. Where the program fails he chooses something illegal.
  std::unique_ptr<ai::Player> player();
  /// What the first program that failed did wrong: a sentence without its stop.
  std::optional<std::string> fault() const;

 private:
  class Seat;

  std::unique_ptr<EngineProcess> process();
  void give_back(std::unique_ptr<EngineProcess> process);
  void fail(const std::string& what);

  std::string command_;
  std::chrono::milliseconds patience_;
  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<EngineProcess>> idle_;
  std::optional<std::string> fault_;
};

}  // namespace raisechess::cli
