// SPDX-License-Identifier: GPL-3.0-or-later
// tune_evaluation FILE…: fits the weights of the evaluation to positions written by record_self_play and writes them as
// the header that the search includes. One position in ten is held out; its error is told on standard error.
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "evaluation_weights.h"
#include "recorded_positions.h"
#include "term_counter.h"

namespace raisechess::ai {
namespace {

constexpr double result_share = 0.5;    ///< of what is fitted: the game's result; the rest is what the search saw
constexpr double scale = 1.0 / 180;     ///< of centipawns in the logistic curve
constexpr double pull_to_start = 3e-8;  ///< on a weight that differs by a centipawn from where it began
constexpr double first_step = 1.5;      ///< centipawns
constexpr int rounds = 240;

/// The counts of a position's terms, White's less Black's.
struct Sample {
  struct Count {
    std::int16_t term;
    std::int16_t count;
  };
  std::vector<Count> counts;
  double middle_share = 0;
  double target = 0.5;
};

struct CountSink {
  std::array<int, term::count> counts{};

  template <Side us>
  void add(int term, int count) {
    counts[static_cast<std::size_t>(term)] += us == Side::White ? count : -count;
  }
};

double expected(double centipawns) {
  return 1 / (1 + std::exp(-centipawns * scale));
}

Sample sample_of(const RecordedPosition& recorded) {
  const chess::Position& position = recorded.position;
  CountSink sink;
  TermCounter(position, sink).run();
  sink.counts[term::tempo] = position.side_to_move() == Side::White ? 1 : -1;
  Sample sample;
  for (int term = 0; term < term::count; ++term) {
    const int count = sink.counts[static_cast<std::size_t>(term)];
    if (count != 0) sample.counts.push_back({static_cast<std::int16_t>(term), static_cast<std::int16_t>(count)});
  }
  sample.middle_share = game_phase(position) / 24.0;
  sample.target = result_share * recorded.result + (1 - result_share) * expected(recorded.searched);
  return sample;
}

struct Weight {
  double middle = 0;
  double end = 0;
};
using Weights = std::vector<Weight>;

double value_of(const Sample& sample, const Weights& weights) {
  double middle = 0;
  double end = 0;
  for (const auto [term, count] : sample.counts) {
    const Weight& weight = weights[static_cast<std::size_t>(term)];
    middle += weight.middle * count;
    end += weight.end * count;
  }
  return middle * sample.middle_share + end * (1 - sample.middle_share);
}

double mean_square_error(const std::vector<Sample>& samples, const Weights& weights) {
  double sum = 0;
  for (const Sample& sample : samples) {
    const double miss = expected(value_of(sample, weights)) - sample.target;
    sum += miss * miss;
  }
  return sum / static_cast<double>(samples.size());
}

/// Adam: each weight has a step of its own, by the mean and the mean square of its slopes.
class Tuner {
 public:
  explicit Tuner(const Weights& start) : weights_(start), start_(start), mean_(start.size()), square_(start.size()) {}

  void round(const std::vector<Sample>& samples) {
    std::vector<Weight> slopes(weights_.size());
    for (const Sample& sample : samples) add_slopes(sample, slopes);
    ++round_;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const auto count = static_cast<double>(samples.size());
      step(weights_[i].middle, start_[i].middle, mean_[i].middle, square_[i].middle, slopes[i].middle / count);
      step(weights_[i].end, start_[i].end, mean_[i].end, square_[i].end, slopes[i].end / count);
    }
  }
  const Weights& weights() const { return weights_; }

 private:
  void add_slopes(const Sample& sample, std::vector<Weight>& slopes) const {
    const double share = expected(value_of(sample, weights_));
    const double slope = 2 * (share - sample.target) * share * (1 - share) * scale;
    for (const auto [term, count] : sample.counts) {
      Weight& of_term = slopes[static_cast<std::size_t>(term)];
      of_term.middle += slope * count * sample.middle_share;
      of_term.end += slope * count * (1 - sample.middle_share);
    }
  }

  void step(double& weight, double start, double& mean, double& square, double slope) const {
    constexpr double keep_mean = 0.9;
    constexpr double keep_square = 0.99;
    const double pulled = slope + 2 * pull_to_start * (weight - start);
    mean = keep_mean * mean + (1 - keep_mean) * pulled;
    square = keep_square * square + (1 - keep_square) * pulled * pulled;
    const double true_mean = mean / (1 - std::pow(keep_mean, round_));
    const double true_square = square / (1 - std::pow(keep_square, round_));
    const double length = first_step * (round_ > rounds / 2 ? 0.3 : 1.0);
    weight -= length * true_mean / (std::sqrt(true_square) + 1e-12);
  }

  Weights weights_;
  Weights start_;
  Weights mean_;
  Weights square_;
  int round_ = 0;
};

Weights weights_in_use() {
  Weights weights;
  for (const Tapered& weight : evaluation_weights)
    weights.push_back({static_cast<double>(weight.middle), static_cast<double>(weight.end)});
  return weights;
}

void write_header(const Weights& weights) {
  std::cout << "// SPDX-License-Identifier: GPL-3.0-or-later\n#pragma once\n\n#include <array>\n\n"
               "#include \"evaluation_terms.h\"\n#include \"tapered.h\"\n\nnamespace raisechess::ai {\n\n"
               "/// What each term is worth; fitted to self-play by tune_evaluation, which writes this file.\n"
               "// clang-format off\ninline constexpr std::array<Tapered, term::count> evaluation_weights{{\n";
  for (std::size_t i = 0; i < weights.size(); ++i) {
    std::cout << (i % 8 == 0 ? "    {" : " {") << std::lround(weights[i].middle) << ", " << std::lround(weights[i].end)
              << "}," << (i % 8 == 7 || i + 1 == weights.size() ? "\n" : "");
  }
  std::cout << "}};\n// clang-format on\n\n}  // namespace raisechess::ai\n";
}

int tune(const std::vector<std::string>& files) {
  const auto [samples, held_out] = read_samples<Sample>(files, 10, sample_of);
  std::cerr << samples.size() << " positions, " << held_out.size() << " held out\n";
  if (samples.empty() || held_out.empty()) return 1;
  Tuner tuner(weights_in_use());
  for (int round = 0; round < rounds; ++round) {
    if (round % 20 == 0)
      std::cerr << round << ": " << mean_square_error(samples, tuner.weights()) << ", held out "
                << mean_square_error(held_out, tuner.weights()) << '\n';
    tuner.round(samples);
  }
  std::cerr << "end: " << mean_square_error(samples, tuner.weights()) << ", held out "
            << mean_square_error(held_out, tuner.weights()) << '\n';
  write_header(tuner.weights());
  return 0;
}

}  // namespace
}  // namespace raisechess::ai

int main(int argc, char** argv) {
  return raisechess::ai::tune({argv + 1, argv + argc});
}
