// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "referee/referee.h"

namespace raisechess::cli {

/// A match as it lies on disk: what the terminal itself remembers, readable, and the sealed match.
struct SavedMatch {
  std::string level;
  bool random_array = true;
  std::uint64_t seed = 0;  ///< of the computer's choices
  bool confirm = true;
  bool show_board = true;
  std::vector<std::uint8_t> sealed;
  friend bool operator==(const SavedMatch&, const SavedMatch&) = default;
};

/// The bytes of the file, and back; nothing if they are not such a file.
std::string to_bytes(const SavedMatch& match);
std::optional<SavedMatch> saved_match_from(const std::string& bytes);

/// The file of the match being played and the key file, kept apart, that it is sealed with. Every save replaces the
/// whole file in one step, so that a stop at any moment leaves the match before or after an action. Errors are
/// sentences.
class TerminalStore {
 public:
  TerminalStore(const std::filesystem::path& match_file, const std::filesystem::path& key_file);
  ~TerminalStore();
  TerminalStore(const TerminalStore&) = delete;
  TerminalStore& operator=(const TerminalStore&) = delete;

  /// Makes the folders, reads the key or makes one. Only one program at a time may hold a match. A key file that holds
  /// no key is kept aside; `notice` then says so.
  std::optional<std::string> open();
  const std::string& notice() const { return notice_; }

  bool exists() const;
  tl::expected<SavedMatch, std::string> load() const;
  std::optional<std::string> save(const SavedMatch& match) const;
  /// Renames the match file to one with the time in its name and returns that.
  tl::expected<std::filesystem::path, std::string> set_aside() const;

  const referee::Key& key() const { return key_; }
  const std::filesystem::path& match_file() const { return match_file_; }

 private:
  bool read_key();
  std::optional<std::string> make_key();
  std::optional<std::string> lock();

  std::filesystem::path match_file_;
  std::filesystem::path key_file_;
  referee::Key key_{};
  std::string notice_;
  int lock_ = -1;
};

/// Where they are unless told otherwise: XDG_DATA_HOME and XDG_CONFIG_HOME, or their defaults below HOME.
std::filesystem::path default_match_file();
std::filesystem::path default_key_file();

}  // namespace raisechess::cli
