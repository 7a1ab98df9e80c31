// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <ctime>
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

/// Solves the betting of a turn in random hands with `pockets` hidden pieces a side, for all deals of both ranges, and
/// prints time, exact exploitability and memory. Where a side may hold more than 125 deals, also how far off the thin
/// product that stands for the full matrix is, over the pairs of `sample` deals a side.
void bench_bets(int pockets, int positions, int sample, std::ostream& out);

/// The value in the middle; of an even number the upper one. `values` is not empty.
double median(std::vector<double> values);

/// Seconds that `work` takes.
template <class Work>
double seconds_of(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Seconds of processor time that `work` takes in this process, however busy the machine is.
template <class Work>
double processor_seconds_of(Work&& work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace raisechess::cli
