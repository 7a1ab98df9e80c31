// SPDX-License-Identifier: GPL-3.0-or-later
// train_network NETWORK ROUNDS FILE…: makes the network of the evaluation from positions written by record_self_play
// and writes it to NETWORK, as network_numbers.inc. One position in twenty is held out, whole games as far as can be;
// the error there is told on standard error, first without the network, then after each round.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numbers>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "evaluation.h"
#include "network.h"
#include "recorded_positions.h"

namespace raisechess::ai {
namespace {

constexpr float first_step = 0.003F;     ///< of Adam
constexpr float pull_to_zero = 0.5F;     ///< on the weights of the inputs, times the step
constexpr float most_weight = 1.98F;     ///< so that no sum leaves its whole number
constexpr std::size_t batch = 4096;      ///< positions for a step
constexpr std::size_t thread_count = 2;  ///< part of what makes a run repeatable

constexpr std::size_t width = Network::width;
constexpr std::size_t bias_at = std::size_t{Network::inputs} * width;
constexpr std::size_t output_at = bias_at + width;
constexpr std::size_t output_size = 2 * width + 1;
constexpr std::size_t weight_count = Network::numbers;

/// A position with at most 32 pieces, turned so that White is to move.
struct Sample {
  chess::Bitboard occupied = 0;
  std::array<std::uint8_t, 32> pieces{};  ///< side * 8 + type, square by square
  float by_terms = 0;                     ///< what the network is added to, as `target` without the logistic curve
  float target = 0.5F;                    ///< of the point, for the side to move
};

float expected(float value) {
  return 1 / (1 + std::exp(-value));
}

/// What is fitted is the score of the search alone: results of so few games teach the network the games.
Sample sample_of(const RecordedPosition& recorded) {
  const chess::Position& position = recorded.position;
  const bool white = position.side_to_move() == Side::White;
  const float searched = static_cast<float>(recorded.searched) / Network::centipawns;
  Sample sample;
  sample.by_terms = static_cast<float>(value_of_terms(position)) / Network::centipawns;
  sample.target = expected(white ? searched : -searched);
  std::size_t count = 0;
  for (int i = 0; i < square_count; ++i) {
    const auto piece = position.piece_on(square_at(white ? i : i ^ 56));
    if (!piece) continue;
    const Side side = white ? piece->side : other(piece->side);
    sample.occupied |= chess::bit(square_at(i));
    sample.pieces[count++] = static_cast<std::uint8_t>(8 * index(side) + index(piece->type));
  }
  return sample;
}

/// The inputs of a position that are on, for each of the two who look.
struct Inputs {
  std::array<std::array<std::size_t, 32>, 2> on;
  std::size_t count = 0;
};

Inputs inputs_of(const Sample& sample) {
  std::array<chess::Piece, 32> pieces;
  std::array<Square, 32> squares;
  std::array<bool, 2> mirrored{};
  Inputs inputs;
  for (chess::Bitboard left = sample.occupied; left != 0; ++inputs.count) {
    const Square square = chess::take_first(left);
    const std::uint8_t number = sample.pieces[inputs.count];
    const chess::Piece piece{number >= 8 ? Side::Black : Side::White, static_cast<PieceType>(number % 8)};
    if (piece.type == PieceType::King) mirrored[chess::place(piece.side)] = file_of(square) >= 4;
    pieces[inputs.count] = piece;
    squares[inputs.count] = square;
  }
  for (Side viewer : both_sides) {
    const std::size_t who = chess::place(viewer);
    for (std::size_t i = 0; i < inputs.count; ++i)
      inputs.on[who][i] = network_input(viewer, mirrored[who], pieces[i], squares[i]) * width;
  }
  return inputs;
}

using Numbers = std::vector<float>;
using Values = std::array<std::array<float, width>, 2>;

/// What the first layer comes to.
Values first_layer(const Numbers& weights, const Inputs& inputs) {
  Values values;
  for (std::size_t who = 0; who < 2; ++who) {
    std::copy_n(weights.data() + bias_at, width, values[who].data());
    for (std::size_t k = 0; k < inputs.count; ++k) {
      const float* row = weights.data() + inputs.on[who][k];
      for (std::size_t i = 0; i < width; ++i) values[who][i] += row[i];
    }
  }
  return values;
}

std::size_t output_of(std::size_t pieces) {
  return output_at + network_group(static_cast<int>(pieces)) * output_size;
}

float second_layer(const float* output, const Values& values) {
  float sum = output[2 * width];
  for (std::size_t who = 0; who < 2; ++who) {
    std::array<float, 8> part{};
    for (std::size_t i = 0; i < width; ++i) {
      const float cut = std::clamp(values[who][i], 0.0F, 1.0F);
      part[i % 8] += cut * cut * output[who * width + i];
    }
    for (float share : part) sum += share;
  }
  return sum;
}

/// Adds the slopes of the squared error of a sample.
void add_slopes(const Numbers& weights, const Sample& sample, Numbers& slopes) {
  const Inputs inputs = inputs_of(sample);
  const Values values = first_layer(weights, inputs);
  const std::size_t at = output_of(inputs.count);
  const float share = expected(sample.by_terms + second_layer(weights.data() + at, values));
  const float slope = 2 * (share - sample.target) * share * (1 - share);
  slopes[at + 2 * width] += slope;
  for (std::size_t who = 0; who < 2; ++who) {
    const float* output = weights.data() + at + who * width;
    float* output_slopes = slopes.data() + at + who * width;
    std::array<float, width> below;
    for (std::size_t i = 0; i < width; ++i) {
      const float value = values[who][i];
      const float cut = std::clamp(value, 0.0F, 1.0F);
      output_slopes[i] += slope * cut * cut;
      below[i] = value == cut ? slope * output[i] * 2 * cut : 0.0F;
    }
    for (std::size_t i = 0; i < width; ++i) slopes[bias_at + i] += below[i];
    for (std::size_t k = 0; k < inputs.count; ++k) {
      float* row = slopes.data() + inputs.on[who][k];
      for (std::size_t i = 0; i < width; ++i) row[i] += below[i];
    }
  }
}

/// Calls `work(thread, first, last)` for parts of [0, count) on threads of their own.
template <class Work>
void in_parts(std::size_t count, const Work& work) {
  std::vector<std::jthread> threads;
  for (std::size_t t = 0; t < thread_count; ++t)
    threads.emplace_back([&work, t, count] { work(t, count * t / thread_count, count * (t + 1) / thread_count); });
}

double mean_square_error(const Numbers& weights, const std::vector<Sample>& samples) {
  std::array<double, thread_count> sums{};
  in_parts(samples.size(), [&](std::size_t t, std::size_t first, std::size_t last) {
    double sum = 0;
    for (std::size_t i = first; i < last; ++i) {
      const Inputs inputs = inputs_of(samples[i]);
      const Values values = first_layer(weights, inputs);
      const float added = second_layer(weights.data() + output_of(inputs.count), values);
      const float miss = expected(samples[i].by_terms + added) - samples[i].target;
      sum += miss * miss;
    }
    sums[t] = sum;
  });
  return (sums[0] + sums[1]) / static_cast<double>(samples.size());
}

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ULL + 1) {}
  std::uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  float between(float least, float most) {
    return least + (most - least) * static_cast<float>(next() >> 40) / static_cast<float>(1 << 24);
  }

 private:
  std::uint64_t state_;
};

Numbers first_weights(Dice& dice) {
  Numbers weights(weight_count);
  for (std::size_t i = 0; i < output_at; ++i) weights[i] = dice.between(-0.06F, 0.06F);
  for (std::size_t i = bias_at; i < output_at; ++i) weights[i] += 0.2F;
  for (std::size_t i = output_at; i < weight_count; ++i)
    weights[i] = (i - output_at) % output_size == 2 * width ? 0 : dice.between(-0.01F, 0.01F);
  return weights;
}

/// Adam, in small batches; the steps grow shorter by half a wave of a cosine.
class Trainer {
 public:
  Trainer(std::vector<Sample> samples, int rounds)
      : samples_(std::move(samples)), weights_(first_weights(dice_)), mean_(weight_count), square_(weight_count) {
    slopes_.fill(Numbers(weight_count));
    steps_ = static_cast<double>(rounds) * static_cast<double>(samples_.size() / batch);
  }

  void round() {
    for (std::size_t i = samples_.size(); i > 1; --i) std::swap(samples_[i - 1], samples_[dice_.next() % i]);
    for (std::size_t at = 0; at + batch <= samples_.size(); at += batch) step({samples_.data() + at, batch});
  }
  const Numbers& weights() const { return weights_; }

 private:
  void step(std::span<const Sample> part) {
    in_parts(part.size(), [&](std::size_t t, std::size_t first, std::size_t last) {
      std::ranges::fill(slopes_[t], 0.0F);
      for (std::size_t i = first; i < last; ++i) add_slopes(weights_, part[i], slopes_[t]);
    });
    ++step_;
    const double share = static_cast<double>(step_) / steps_;
    const auto length = static_cast<float>(first_step * (0.5 + 0.5 * std::cos(share * std::numbers::pi)));
    const auto true_mean = static_cast<float>(1 / (1 - std::pow(0.9, step_)));
    const auto true_square = static_cast<float>(1 / (1 - std::pow(0.999, step_)));
    for (std::size_t i = 0; i < weight_count; ++i) {
      const float slope = (slopes_[0][i] + slopes_[1][i]) / static_cast<float>(batch);
      mean_[i] = 0.9F * mean_[i] + 0.1F * slope;
      square_[i] = 0.999F * square_[i] + 0.001F * slope * slope;
      weights_[i] -= length * mean_[i] * true_mean / (std::sqrt(square_[i] * true_square) + 1e-8F);
      if (i < bias_at) weights_[i] -= length * pull_to_zero * weights_[i];
      weights_[i] = std::clamp(weights_[i], -most_weight, most_weight);
    }
  }

  Dice dice_{1};
  std::vector<Sample> samples_;
  Numbers weights_;
  Numbers mean_;
  Numbers square_;
  std::array<Numbers, thread_count> slopes_;
  double steps_ = 1;
  int step_ = 0;
};

/// In the order of `Network`, as its source includes them; no weight is too great for 16 bits.
void write_network(const std::string& name, const Numbers& weights) {
  std::ofstream file(name);
  file << "// SPDX-License-Identifier: GPL-3.0-or-later\n// Written by train_network.\n";
  for (std::size_t i = 0; i < weight_count; ++i) {
    const bool first_layer = i < output_at;
    const bool bias = !first_layer && (i - output_at) % output_size == 2 * width;
    const int unit = first_layer ? Network::one : bias ? Network::centipawns : Network::output_one;
    file << std::lround(weights[i] * static_cast<float>(unit)) << (bias || i % width == width - 1 ? ",\n" : ",");
  }
}

int train(const std::string& network, int rounds, const std::vector<std::string>& files) {
  auto [samples, held_out] = read_samples<Sample>(files, 20, sample_of);
  std::cerr << samples.size() << " positions, " << held_out.size() << " held out\n";
  if (samples.size() < batch || held_out.empty()) return 1;
  Trainer trainer(std::move(samples), rounds);
  const auto tell = [&, &unseen = held_out](int round) {
    std::cerr << round << ": held out " << mean_square_error(trainer.weights(), unseen) << '\n';
  };
  tell(0);
  for (int round = 1; round <= rounds; ++round) {
    trainer.round();
    tell(round);
  }
  write_network(network, trainer.weights());
  return 0;
}

}  // namespace
}  // namespace raisechess::ai

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "train_network NETWORK ROUNDS FILE…\n";
    return 2;
  }
  return raisechess::ai::train(argv[1], std::atoi(argv[2]), {argv + 3, argv + argc});
}
