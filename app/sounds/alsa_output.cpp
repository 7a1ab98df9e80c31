// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_output.h"

#include <alsa/asoundlib.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "synthesis.h"

namespace raisechess::sounds {

namespace {

constexpr unsigned buffered_us = 80'000;
constexpr std::size_t written_at_once = sample_rate / 50;
constexpr std::chrono::milliseconds look_again{10};
constexpr std::chrono::milliseconds longest_wait{50};

struct Close {
  void operator()(snd_pcm_t* device) const { snd_pcm_close(device); }
};
using Device = std::unique_ptr<snd_pcm_t, Close>;

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

/// Nothing where there is none, or where another program keeps it to itself.
Device open_device() {
  snd_lib_error_set_handler(say_nothing);
  snd_pcm_t* opened = nullptr;
  if (snd_pcm_open(&opened, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0) return nullptr;
  Device device(opened);
  const bool ready = snd_pcm_set_params(opened, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, sample_rate, 1,
                                        buffered_us) >= 0;
  return ready ? std::move(device) : nullptr;
}

/// The device never blocks, so that a sound server that hangs does not keep the program from ending.
bool write(snd_pcm_t* device, std::span<const std::int16_t> samples, const std::stop_token& stop) {
  while (!samples.empty() && !stop.stop_requested()) {
    const snd_pcm_sframes_t written = snd_pcm_writei(device, samples.data(), samples.size());
    if (written == -EAGAIN) {
      snd_pcm_wait(device, static_cast<int>(longest_wait.count()));
      continue;
    }
    if (written < 0 && snd_pcm_recover(device, static_cast<int>(written), 1) < 0) return false;
    if (written > 0) samples = samples.subspan(static_cast<std::size_t>(written));
  }
  return true;
}

/// Until what is in the device's buffer has been heard.
void wait_for_end(snd_pcm_t* device, const std::stop_token& stop) {
  while (!stop.stop_requested() && snd_pcm_drain(device) == -EAGAIN) std::this_thread::sleep_for(look_again);
}

}  // namespace

void play_on_device(std::span<const std::int16_t> samples, const std::stop_token& stop) {
  const Device device = open_device();
  if (device == nullptr) return;
  while (!samples.empty() && !stop.stop_requested()) {
    const std::size_t part = std::min(written_at_once, samples.size());
    if (!write(device.get(), samples.first(part), stop)) return;
    samples = samples.subspan(part);
  }
  wait_for_end(device.get(), stop);
}

}  // namespace raisechess::sounds
