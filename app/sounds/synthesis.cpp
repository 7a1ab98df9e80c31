// SPDX-License-Identifier: GPL-3.0-or-later
#include "synthesis.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace raisechess::sounds {

namespace {

/// Something that is struck and rings out: a sine whose strength falls to a third in `decay`. Times in seconds.
struct Ring {
  double start;
  double hertz;
  double decay;
  double level;
};

/// A rustle: noise without what lies above `hertz`, swelling for `swell` and then dying away in `decay`.
struct Rustle {
  double start;
  double hertz;
  double swell;
  double decay;
  double level;
};

struct Recipe {
  double seconds;
  double peak;  ///< of the largest sample that there can be
  std::vector<Ring> rings;
  std::vector<Rustle> rustles;
};

constexpr double strike = 0.002;  // s in which a ring comes up: no click
constexpr double fade = 0.02;     // s at the end in which all goes down to silence

Recipe recipe_for(Sound sound) {
  switch (sound) {
    case Sound::Move:  // wood put down on wood
      return {0.14, 0.34, {{0, 310, 0.018, 1}, {0, 715, 0.012, 0.5}}, {{0, 2400, 0.001, 0.006, 0.9}}};
    case Sound::Capture:  // wood on wood, then put down
      return {0.2,
              0.42,
              {{0, 520, 0.012, 0.8}, {0, 1240, 0.009, 0.45}, {0.055, 250, 0.024, 1}, {0.055, 590, 0.014, 0.5}},
              {{0, 3600, 0.001, 0.006, 0.9}, {0.055, 2000, 0.001, 0.008, 0.8}}};
    case Sound::Check:  // two notes of a small bell
      return {0.5, 0.3, {{0, 740, 0.09, 1}, {0, 1480, 0.05, 0.3}, {0.11, 988, 0.13, 1}, {0.11, 1976, 0.07, 0.3}}, {}};
    case Sound::Reveal:  // a card turned over
      return {0.24, 0.3, {{0.12, 430, 0.02, 0.35}}, {{0, 3000, 0.09, 0.02, 0.8}, {0.12, 5200, 0.001, 0.012, 1}}};
    case Sound::Chips:  // four chips of clay
      return {0.36,
              0.32,
              {{0, 2950, 0.016, 0.8},
               {0, 4630, 0.01, 0.5},
               {0.07, 3240, 0.015, 0.7},
               {0.07, 5080, 0.01, 0.4},
               {0.15, 2810, 0.017, 0.9},
               {0.15, 4410, 0.011, 0.5},
               {0.2, 3120, 0.02, 0.6}},
              {{0, 6000, 0.001, 0.004, 0.6}, {0.07, 6000, 0.001, 0.004, 0.5}, {0.15, 6000, 0.001, 0.004, 0.6}}};
    case Sound::Fold:  // pieces pushed away
      return {0.36, 0.26, {{0.2, 165, 0.04, 0.5}}, {{0, 1500, 0.14, 0.07, 1}}};
    case Sound::Win:  // up a major chord
      return {1.0,
              0.34,
              {{0, 523.25, 0.16, 0.8},
               {0.11, 659.25, 0.16, 0.8},
               {0.22, 783.99, 0.16, 0.8},
               {0.33, 1046.5, 0.24, 1},
               {0.33, 2093, 0.1, 0.25}},
              {}};
    case Sound::Lose:  // down a minor one
      return {0.9, 0.3, {{0, 440, 0.14, 0.8}, {0.14, 349.23, 0.14, 0.8}, {0.28, 293.66, 0.24, 1}}, {}};
  }
  return {};
}

double seconds_at(std::size_t sample) {
  return static_cast<double>(sample) / sample_rate;
}

void add(const Ring& ring, std::vector<double>& wave) {
  const double turn = 2 * std::numbers::pi * ring.hertz;
  for (auto i = static_cast<std::size_t>(ring.start * sample_rate); i < wave.size(); ++i) {
    const double time = seconds_at(i) - ring.start;
    wave[i] += ring.level * std::min(1.0, time / strike) * std::exp(-time / ring.decay) * std::sin(turn * time);
  }
}

/// White noise through a low-pass of the first order.
void add(const Rustle& rustle, std::vector<double>& wave) {
  std::minstd_rand noise(1);
  const double share = 1 - std::exp(-2 * std::numbers::pi * rustle.hertz / sample_rate);
  double held = 0;
  for (auto i = static_cast<std::size_t>(rustle.start * sample_rate); i < wave.size(); ++i) {
    const double time = seconds_at(i) - rustle.start;
    const double white = 2 * static_cast<double>(noise()) / std::minstd_rand::max() - 1;
    held += share * (white - held);
    const double strength = time < rustle.swell ? time / rustle.swell : std::exp((rustle.swell - time) / rustle.decay);
    wave[i] += rustle.level * strength * held;
  }
}

void fade_out(std::vector<double>& wave) {
  const double end = seconds_at(wave.size() - 1);
  for (std::size_t i = 0; i < wave.size(); ++i) wave[i] *= std::min(1.0, (end - seconds_at(i)) / fade);
}

SoundPlayer::Samples samples(const std::vector<double>& wave, double peak) {
  const auto [least, most] = std::minmax_element(wave.begin(), wave.end());
  const double scale = peak * INT16_MAX / std::max(-*least, *most);
  SoundPlayer::Samples whole(wave.size());
  std::transform(wave.begin(), wave.end(), whole.begin(),
                 [scale](double value) { return static_cast<std::int16_t>(std::lround(value * scale)); });
  return whole;
}

}  // namespace

SoundPlayer::Samples samples_of(Sound sound) {
  const Recipe recipe = recipe_for(sound);
  std::vector<double> wave(static_cast<std::size_t>(recipe.seconds * sample_rate));
  for (const Ring& ring : recipe.rings) add(ring, wave);
  for (const Rustle& rustle : recipe.rustles) add(rustle, wave);
  fade_out(wave);
  return samples(wave, recipe.peak);
}

}  // namespace raisechess::sounds
