// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounds/sound_player.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <semaphore>

#include "device_output.h"
#include "synthesis.h"

namespace raisechess::sounds {
namespace {

using Heard = std::vector<SoundPlayer::Samples>;

/// A device that holds every sound until it is let go on.
class HeldDevice {
 public:
  SoundPlayer::Output output() {
    return [this](std::span<const std::int16_t> samples, const std::stop_token& stop) {
      heard_.emplace_back(samples.begin(), samples.end());
      begun_.release();
      const std::stop_callback give_up(stop, [this] { go_on_.release(); });
      go_on_.acquire();
    };
  }
  void wait_for_sound() { begun_.acquire(); }
  bool is_silent() { return !begun_.try_acquire(); }
  void go_on() { go_on_.release(); }
  const Heard& heard() const { return heard_; }

 private:
  Heard heard_;
  std::counting_semaphore<> begun_{0};
  std::counting_semaphore<> go_on_{0};
};

TEST(SoundPlayer, PlaysSoundsOneAfterAnother) {
  HeldDevice device;
  SoundPlayer player(device.output());
  player.play({Sound::Capture, Sound::Check});
  device.wait_for_sound();
  SoundPlayer::Samples both = samples_of(Sound::Capture);
  const SoundPlayer::Samples second = samples_of(Sound::Check);
  both.insert(both.end(), second.begin(), second.end());
  EXPECT_EQ(device.heard(), (Heard{both}));
}

TEST(SoundPlayer, OfThoseThatWaitOnlyTheLastIsHeard) {
  HeldDevice device;
  SoundPlayer player(device.output());
  player.play({Sound::Move});
  device.wait_for_sound();
  player.play({Sound::Chips});
  player.play({Sound::Fold});
  device.go_on();
  device.wait_for_sound();
  EXPECT_EQ(device.heard(), (Heard{samples_of(Sound::Move), samples_of(Sound::Fold)}));
}

TEST(SoundPlayer, IsSilentWhenItIsOffAndWhereThereIsNothingToHear) {
  HeldDevice device;
  SoundPlayer player(device.output());
  player.set_on(false);
  player.play({Sound::Win});
  player.set_on(true);
  player.play({});
  EXPECT_TRUE(device.is_silent());
  player.play({Sound::Lose});
  device.wait_for_sound();
  EXPECT_EQ(device.heard(), (Heard{samples_of(Sound::Lose)}));
}

TEST(SoundPlayer, TurnedOffEndsWhatIsHeardAndForgetsWhatWaits) {
  HeldDevice device;
  SoundPlayer player(device.output());
  player.play({Sound::Reveal});
  device.wait_for_sound();
  player.play({Sound::Win});
  player.set_on(false);
  player.set_on(true);
  player.play({Sound::Move});
  device.wait_for_sound();
  EXPECT_EQ(device.heard(), (Heard{samples_of(Sound::Reveal), samples_of(Sound::Move)}));
}

TEST(SoundPlayer, EndsInTheMiddleOfASound) {
  HeldDevice device;
  {
    SoundPlayer player(device.output());
    player.play({Sound::Win});
    device.wait_for_sound();
  }
  EXPECT_EQ(device.heard().size(), 1U);
}

/// What ALSA is told of its default device, for as long as this lives.
class AlsaSettings {
 public:
  explicit AlsaSettings(const std::string& settings) {
    std::ofstream(folder_ / "alsa.conf") << settings;
    setenv("ALSA_CONFIG_PATH", (folder_ / "alsa.conf").c_str(), 1);
  }
  ~AlsaSettings() {
    unsetenv("ALSA_CONFIG_PATH");
    std::filesystem::remove_all(folder_);
  }
  AlsaSettings(const AlsaSettings&) = delete;
  AlsaSettings& operator=(const AlsaSettings&) = delete;

  static std::filesystem::path made_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "sounds-XXXXXX").string();
    return mkdtemp(name.data());
  }

 private:
  std::filesystem::path folder_ = made_folder();
};

SoundPlayer::Samples read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  SoundPlayer::Samples samples(bytes.size() / sizeof(std::int16_t));
  std::copy_n(bytes.begin(), samples.size() * sizeof(std::int16_t), reinterpret_cast<char*>(samples.data()));
  return samples;
}

TEST(AlsaOutput, GivesTheDeviceEverySample) {
  const std::filesystem::path heard = AlsaSettings::made_folder() / "heard";
  const AlsaSettings settings("pcm.!default { type file slave.pcm { type null } file '" + heard.string() +
                              "' format raw }");
  const SoundPlayer::Samples samples = samples_of(Sound::Capture);
  play_on_device(samples, {});
  EXPECT_EQ(read(heard), samples);
  std::filesystem::remove_all(heard.parent_path());
}

TEST(AlsaOutput, IsSilentWithoutADevice) {
  testing::internal::CaptureStderr();
  {
    const AlsaSettings settings("");
    play_on_device(samples_of(Sound::Win), {});
  }
  {
    const AlsaSettings settings("pcm.!default { type hw card 31 }");
    play_on_device(samples_of(Sound::Win), {});
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(AlsaOutput, StopsWhenAsked) {
  const std::filesystem::path heard = AlsaSettings::made_folder() / "heard";
  const AlsaSettings settings("pcm.!default { type file slave.pcm { type null } file '" + heard.string() +
                              "' format raw }");
  std::stop_source stop;
  stop.request_stop();
  play_on_device(samples_of(Sound::Win), stop.get_token());
  EXPECT_TRUE(read(heard).empty());
  std::filesystem::remove_all(heard.parent_path());
}

}  // namespace
}  // namespace raisechess::sounds
