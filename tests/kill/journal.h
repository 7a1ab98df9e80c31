// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace raisechess::test {

/// What a program that will be killed notes outside of its archive: each state of its match before it is given to the
/// archive, and that it is on the disk once the archive says so. A line is there as soon as it is written, whatever
/// happens to the program.
class Journal {
 public:
  explicit Journal(std::string path) : path_(std::move(path)) {}

  /// What came back was looked at and is right: from here on the journal is a new file.
  void begin(const std::string& came_back) const;
  void given(const std::string& state) const { add('G', state); }
  void kept() const { add('K', {}); }

  /// The states that may come back: the last one that was on the disk, and all that were given after it.
  std::vector<std::string> possible() const;
  std::size_t size() const;  ///< bytes
  std::size_t count(char kind) const;
  char last() const;           ///< the kind of the last line; 0 if there is none
  std::uint64_t file() const;  ///< another number for another file; 0 for none

 private:
  void add(char kind, const std::string& text) const;
  std::vector<std::string> lines() const;

  std::string path_;
};

}  // namespace raisechess::test
