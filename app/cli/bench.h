// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <iosfwd>
#include <utility>
#include <vector>

namespace raisechess::cli {

/// Counts move trees of fixed positions and prints nodes per second of processor time; beside Stockfish's `go perft`,
/// in alternating runs, if that program is found: then the ratio of the two is the median of `pairs` pairs.
void bench_perft(int pairs, std::ostream& out);

/// Plays `hands` random hands with 3 and with 5 hidden pieces a side and prints what one half-move costs the range of a
/// player and the public ranges.
void bench_range(int hands, std::ostream& out);

/// The value in the middle; of an even number the upper one. `values` is not empty.
double median(std::vector<double> values);

/// Seconds that `work` takes.
template <class Work>
double seconds_of(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace raisechess::cli
