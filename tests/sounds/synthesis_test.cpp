// SPDX-License-Identifier: GPL-3.0-or-later
#include "synthesis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace raisechess::sounds {
namespace {

int loudest(std::span<const std::int16_t> samples) {
  int most = 0;
  for (std::int16_t sample : samples) most = std::max(most, std::abs(int{sample}));
  return most;
}

TEST(Synthesis, EverySoundIsHeardButNeverLoud) {
  for (Sound sound : all_sounds) {
    const int peak = loudest(samples_of(sound));
    EXPECT_GT(peak, INT16_MAX / 5) << static_cast<int>(sound);
    EXPECT_LE(peak, INT16_MAX / 2) << static_cast<int>(sound);
  }
}

TEST(Synthesis, EverySoundIsShortAndEndsInSilence) {
  for (Sound sound : all_sounds) {
    const auto samples = samples_of(sound);
    EXPECT_GE(samples.size(), sample_rate / 10) << static_cast<int>(sound);
    EXPECT_LE(samples.size(), sample_rate) << static_cast<int>(sound);
    EXPECT_EQ(samples.front(), 0);
    EXPECT_EQ(samples.back(), 0);
    const auto last_tenth = std::span(samples).last(samples.size() / 10);
    EXPECT_LT(loudest(last_tenth), loudest(samples) / 3) << static_cast<int>(sound);
  }
}

TEST(Synthesis, AMoveIsTheShortestSoundForItIsHeardMostOften) {
  const auto move = samples_of(Sound::Move).size();
  for (Sound sound : all_sounds) EXPECT_LE(move, samples_of(sound).size());
}

TEST(Synthesis, IsTheSameEveryTimeAndAnotherForEverySound) {
  std::set<SoundPlayer::Samples> different;
  for (Sound sound : all_sounds) {
    EXPECT_EQ(samples_of(sound), samples_of(sound));
    different.insert(samples_of(sound));
  }
  EXPECT_EQ(different.size(), all_sounds.size());
}

/// How often the wave crosses zero: the height of what rings, roughly twice its hertz.
double crossings_a_second(std::span<const std::int16_t> samples) {
  int crossings = 0;
  for (std::size_t i = 1; i < samples.size(); ++i) crossings += (samples[i - 1] < 0) != (samples[i] < 0) ? 1 : 0;
  return crossings * double{sample_rate} / static_cast<double>(samples.size());
}

TEST(Synthesis, WinningGoesUpAndLosingDown) {
  const auto rise = [](Sound sound) {
    const auto samples = samples_of(sound);
    const auto part = std::span(samples).subspan(0, sample_rate / 10);
    const auto end = std::span(samples).subspan(sample_rate / 2, sample_rate / 10);
    return crossings_a_second(end) / crossings_a_second(part);
  };
  EXPECT_GT(rise(Sound::Win), 1.5);
  EXPECT_LT(rise(Sound::Lose), 0.8);
}

}  // namespace
}  // namespace raisechess::sounds
