// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "chess/fen.h"

namespace raisechess::ai {

/// A line of record_self_play: "FEN; centipawns for White; result for White".
struct RecordedPosition {
  chess::Position position;
  double searched = 0;  ///< centipawns for White
  double result = 0.5;  ///< White's share of the point
};

/// Nothing for a line that is no such one, as the last of a file whose writer was stopped may be.
inline std::optional<RecordedPosition> recorded_position(const std::string& line) {
  const std::size_t first = line.find("; ");
  const std::size_t second = line.find("; ", first + 1);
  if (first == std::string::npos || second == std::string::npos) return std::nullopt;
  const auto record = chess::fen_from_text(line.substr(0, first));
  if (!record) return std::nullopt;
  return RecordedPosition{record->position, std::strtod(line.c_str() + first + 2, nullptr),
                          std::strtod(line.c_str() + second + 2, nullptr)};
}

/// Samples to fit to, and others to see what the fit is worth.
template <class Sample>
struct Samples {
  std::vector<Sample> fitted;
  std::vector<Sample> held_out;
};

/// Reads files of lines; `sample_of` makes a sample of each RecordedPosition. One block of two thousand in `blocks` is
/// held out: whole games, as far as can be.
template <class Sample, class SampleOf>
Samples<Sample> read_samples(const std::vector<std::string>& files, std::size_t blocks, SampleOf sample_of) {
  constexpr std::size_t block = 2000;
  constexpr std::size_t held_out_block = 7;
  Samples<Sample> samples;
  std::size_t number = 0;
  for (const std::string& name : files) {
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
      const auto recorded = recorded_position(line);
      if (!recorded) continue;
      const bool held_out = number++ / block % blocks == held_out_block;
      (held_out ? samples.held_out : samples.fitted).push_back(sample_of(*recorded));
    }
  }
  return samples;
}

}  // namespace raisechess::ai
