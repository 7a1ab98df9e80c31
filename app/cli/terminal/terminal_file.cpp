// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <ctime>
#include <string>

namespace raisechess::cli {

namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only = 0600;

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool write_and_sync(const fs::path& path, std::string_view bytes) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, owner_only);
  if (file < 0) return false;
  const bool written = write_all(file, bytes) && ::fsync(file) == 0;
  return ::close(file) == 0 && written;
}

/// So that the new name itself survives a crash.
void sync_folder(const fs::path& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

}  // namespace

bool replace_file(const fs::path& file, std::string_view bytes) {
  const fs::path beside = file.string() + ".new";
  if (!write_and_sync(beside, bytes)) return false;
  if (::rename(beside.c_str(), file.c_str()) != 0) return false;
  sync_folder(file.parent_path());
  return true;
}

fs::path name_with_time(const fs::path& file) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  std::array<char, 32> stamp{};
  std::strftime(stamp.data(), stamp.size(), "%Y-%m-%d-%H%M%S", &local);
  const std::string base = file.string() + "." + stamp.data();
  fs::path free_name = base;
  for (int i = 2; fs::exists(free_name); ++i) free_name = base + "-" + std::to_string(i);
  return free_name;
}

}  // namespace raisechess::cli
