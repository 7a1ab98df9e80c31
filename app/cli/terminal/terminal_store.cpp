// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "terminal_file.h"

namespace raisechess::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t longest_file = std::uintmax_t{1} << 26;

std::string why() {
  return std::strerror(errno);
}

std::optional<std::string> make_folder(const fs::path& file) {
  std::error_code error;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  if (!error) return std::nullopt;
  return "The folder " + file.parent_path().string() + " cannot be made: " + error.message() + ".";
}

std::optional<std::string> read_file(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error) || fs::file_size(file, error) > longest_file) return std::nullopt;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

tl::expected<fs::path, std::string> keep_aside(const fs::path& file) {
  const fs::path kept = name_with_time(file);
  std::error_code error;
  fs::rename(file, kept, error);
  if (error) return tl::unexpected("The file " + file.string() + " could not be kept aside: " + error.message() + ".");
  return kept;
}

fs::path home() {
  const char* folder = std::getenv("HOME");
  return folder ? folder : ".";
}

/// A relative path in an XDG variable is to be ignored, says its specification.
fs::path xdg_folder(const char* variable, const char* below_home) {
  const char* folder = std::getenv(variable);
  const bool given = folder && fs::path(folder).is_absolute();
  return (given ? fs::path(folder) : home() / below_home) / "raisechess";
}

}  // namespace

TerminalStore::TerminalStore(const fs::path& match_file, const fs::path& key_file)
    : match_file_(fs::absolute(match_file)), key_file_(fs::absolute(key_file)) {}

TerminalStore::~TerminalStore() {
  if (lock_ >= 0) ::close(lock_);
}

std::optional<std::string> TerminalStore::open() {
  std::error_code none;
  if (fs::exists(match_file_, none) && !fs::is_regular_file(match_file_, none))
    return match_file_.string() + " is no file that a match could be kept in.";
  for (const fs::path& file : {match_file_, key_file_}) {
    if (auto refused = make_folder(file)) return refused;
  }
  if (auto refused = lock()) return refused;
  if (!fs::exists(key_file_)) return make_key();
  if (read_key()) return std::nullopt;
  const auto kept = keep_aside(key_file_);
  if (!kept) return kept.error();
  notice_ = "The key file did not hold a key of 32 bytes: it is kept as " + kept->string() + ", and a new key is made.";
  return make_key();
}

std::optional<std::string> TerminalStore::lock() {
  const std::string file = match_file_.string() + ".lock";
  lock_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock_ < 0) return "The match file " + match_file_.string() + " cannot be locked: " + why() + ".";
  if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) return std::nullopt;
  return "Another program is playing the match in " + match_file_.string() +
         ": quit it first, or use --save with another file.";
}

bool TerminalStore::read_key() {
  const auto bytes = read_file(key_file_);
  if (!bytes || bytes->size() != key_.size()) return false;
  std::copy(bytes->begin(), bytes->end(), key_.begin());
  return true;
}

std::optional<std::string> TerminalStore::make_key() {
  key_ = referee::random_key();
  if (replace_file(key_file_, {reinterpret_cast<const char*>(key_.data()), key_.size()})) return std::nullopt;
  return "The key file " + key_file_.string() + " cannot be written: " + why() + ".";
}

bool TerminalStore::exists() const {
  return fs::exists(match_file_);
}

tl::expected<SavedMatch, std::string> TerminalStore::load() const {
  const auto bytes = read_file(match_file_);
  if (!bytes) return tl::unexpected("The file " + match_file_.string() + " cannot be read.");
  auto match = saved_match_from(*bytes);
  if (!match) return tl::unexpected("The file " + match_file_.string() + " is damaged or is no match of this program.");
  return *std::move(match);
}

std::optional<std::string> TerminalStore::save(const SavedMatch& match) const {
  if (replace_file(match_file_, to_bytes(match))) return std::nullopt;
  return "The match could not be saved in " + match_file_.string() + ": " + why() + ".";
}

tl::expected<fs::path, std::string> TerminalStore::set_aside() const {
  return keep_aside(match_file_);
}

fs::path default_match_file() {
  return xdg_folder("XDG_DATA_HOME", ".local/share") / "terminal.sealed";
}
fs::path default_key_file() {
  return xdg_folder("XDG_CONFIG_HOME", ".config") / "terminal.key";
}

}  // namespace raisechess::cli
