// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <map>
#include <string>

#include <tl/expected.hpp>

#include "arena/mirrored_match.h"

namespace raisechess::cli {

/// Where the pairs of a match are kept.
struct ResumeFile {
  std::string path;     ///< nowhere if empty
  std::string version;  ///< of this program: what another one has kept is not gone on with
};

/// The pairs of a match as they are played, in a file of JSON lines: the first says which match it is, each other holds
/// one pair. A line that was cut off by an interruption is dropped; its pair is played again.
class MatchResume {
 public:
  /// Reads what the file has, if it exists, and goes on writing it. Else a sentence without its stop: the file is of
  /// another match, of another version of this program, or cannot be written.
  static tl::expected<MatchResume, std::string> open(const ResumeFile& where, const arena::MatchTask& task);

  const std::map<int, arena::PairReport>& known() const { return known_; }
  /// At once on the disk, as far as the system goes. False once something could not be written.
  bool add(int number, const arena::PairReport& pair);

 private:
  std::map<int, arena::PairReport> known_;
  std::ofstream file_;
};

}  // namespace raisechess::cli
