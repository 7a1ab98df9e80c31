// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace raisechess::cli {

/// Where the pairs of a match are kept.
struct ResumeFile {
  std::string path;     ///< nowhere if empty
  std::string version;  ///< of this program: what another one has kept is not gone on with
};

/// Of a file that could not be written any more: a sentence without its stop.
std::string not_kept(const std::string& path);

/// The pairs of a match as they are played, in a file of lines: the first says which match it is, each other holds one
/// pair.
class PairFile {
 public:
  /// Reads what the file has, if it exists. Else a sentence without its stop: the file is of another match, or of
  /// another version of this program.
  static tl::expected<PairFile, std::string> open(const std::string& path, const std::string& match);

  const std::vector<std::string>& lines() const { return lines_; }
  /// Begins the file anew with those of its lines that are pairs, and goes on from there: a line that was cut off by an
  /// interruption is dropped. Else a sentence without its stop: it cannot be written, and what it held is still there.
  tl::expected<void, std::string> keep(const std::vector<std::string>& pairs);
  /// At once on the disk, as far as the system goes. False once something could not be written.
  bool add(const std::string& pair);

 private:
  std::string path_;
  std::string match_;
  std::vector<std::string> lines_;
  std::ofstream file_;
};

}  // namespace raisechess::cli
