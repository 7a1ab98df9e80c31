// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

#include "sounds/sound.h"

namespace raisechess::sounds {

/// Plays sounds on a thread of its own, which begins with the first one, and with it the device is opened. Sounds that
/// come while others are heard follow them; of several that wait only the last ones are heard, so that nothing is heard
/// long after it was seen. Without a device there is silence, and no error.
class SoundPlayer {
 public:
  /// One channel of 16-bit samples, `sample_rate` a second.
  using Samples = std::vector<std::int16_t>;
  /// Is given samples to play, and returns when they have been heard or a stop is asked for.
  using Output = std::function<void(std::span<const std::int16_t>, const std::stop_token&)>;

  /// Plays on the system's usual device.
  SoundPlayer();
  explicit SoundPlayer(Output output);
  ~SoundPlayer();
  SoundPlayer(const SoundPlayer&) = delete;
  SoundPlayer& operator=(const SoundPlayer&) = delete;

  /// Off: what is being heard or waits ends at once, and the device stays closed.
  void set_on(bool on);
  bool is_on() const { return on_; }
  void play(const std::vector<Sound>& sounds);

 private:
  void run(const std::stop_token& stop);

  Output output_;
  bool on_ = true;
  std::mutex mutex_;
  std::condition_variable_any came_;
  std::optional<std::vector<Sound>> waiting_;  ///< guarded by mutex_
  std::stop_source present_;                   ///< of the sounds that are heard now; guarded by mutex_
  std::jthread thread_;
};

}  // namespace raisechess::sounds
