// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds/sound_player.h"

#include <utility>

#include "device_output.h"
#include "synthesis.h"

namespace raisechess::sounds {

namespace {

SoundPlayer::Samples joined(const std::vector<Sound>& sounds) {
  SoundPlayer::Samples all;
  for (Sound sound : sounds) {
    const SoundPlayer::Samples one = samples_of(sound);
    all.insert(all.end(), one.begin(), one.end());
  }
  return all;
}

}  // namespace

SoundPlayer::SoundPlayer() : SoundPlayer(play_on_device) {}

SoundPlayer::SoundPlayer(Output output) : output_(std::move(output)) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::set_on(bool on) {
  on_ = on;
  if (on) return;
  const std::scoped_lock lock(mutex_);
  waiting_.reset();
  present_.request_stop();
}

void SoundPlayer::play(const std::vector<Sound>& sounds) {
  if (!on_ || sounds.empty()) return;
  {
    const std::scoped_lock lock(mutex_);
    waiting_ = sounds;
  }
  came_.notify_one();
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

void SoundPlayer::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (came_.wait(lock, stop, [this] { return waiting_.has_value(); })) {
    const std::vector<Sound> sounds = *std::exchange(waiting_, std::nullopt);
    std::stop_source present;
    present_ = present;
    lock.unlock();
    {
      const std::stop_callback at_the_end(stop, [&present] { present.request_stop(); });
      output_(joined(sounds), present.get_token());
    }
    lock.lock();
  }
}

}  // namespace raisechess::sounds
