// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "arena/mirrored_match.h"
#include "pair_file.h"

namespace raisechess::cli {

/// The pairs of a match of hands as they are played, in a file of JSON lines. A line that was cut off by an
/// interruption is dropped; its pair is played again.
class MatchResume {
 public:
  /// Reads what the file has, if it exists, and goes on writing it. Else a sentence without its stop: the file is of
  /// another match, of another version of this program, or cannot be written.
  static tl::expected<MatchResume, std::string> open(const ResumeFile& where, const arena::MatchTask& task);

  const std::map<int, arena::PairReport>& known() const { return known_; }
  /// At once on the disk, as far as the system goes. False once something could not be written.
  bool add(int number, const arena::PairReport& pair);

 private:
  explicit MatchResume(PairFile file) : file_(std::move(file)) {}

  std::map<int, arena::PairReport> known_;
  PairFile file_;
};

}  // namespace raisechess::cli
