// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "player/player.h"

namespace raisechess::session {

/// A computer player on a thread of its own. It is given values and gives values back; a new question cancels the one
/// before.
class Thinker {
 public:
  struct Question {
    std::uint64_t request = 0;
    PlayerView view;
    ai::Budget budget;
    std::uint64_t seed = 0;
  };
  /// Called on the thinker's thread.
  using Answer = std::function<void(std::uint64_t request, const ai::Decision&)>;

  Thinker(ai::Level level, Answer answer);
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  void ask(Question question);
  /// The answer to the running question comes as soon as possible.
  void hurry();

 private:
  void run(const std::stop_token& stop);
  std::optional<Question> wait_for_question(const std::stop_token& stop);

  ai::Level level_;
  Answer answer_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Question> next_;
  std::stop_source cut_short_;
  std::jthread thread_;  ///< last: it starts when everything else is there
};

}  // namespace raisechess::session
