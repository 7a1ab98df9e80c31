// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace raisechess::test {

void Journal::begin(const std::string& came_back) const {
  const Journal next(path_ + ".next");
  next.given(came_back);
  next.kept();
  std::filesystem::rename(next.path_, path_);
}

std::uint64_t Journal::file() const {
  struct stat status {};
  return ::stat(path_.c_str(), &status) == 0 ? status.st_ino : 0;
}

void Journal::add(char kind, const std::string& text) const {
  const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const std::string line = kind + text + '\n';
  if (file < 0 || ::write(file, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::abort();
  ::close(file);
}

std::vector<std::string> Journal::lines() const {
  std::vector<std::string> lines;
  std::ifstream in(path_);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> Journal::possible() const {
  std::vector<std::string> states;
  for (const std::string& line : lines()) {
    if (line[0] == 'G') states.push_back(line.substr(1));
    if (line[0] == 'K' && !states.empty()) states = {states.back()};
  }
  return states;
}

std::size_t Journal::size() const {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(path_, none);
  return none ? 0 : static_cast<std::size_t>(bytes);
}

std::size_t Journal::count(char kind) const {
  const auto all = lines();
  return static_cast<std::size_t>(
      std::ranges::count_if(all, [kind](const std::string& line) { return line[0] == kind; }));
}

char Journal::last() const {
  const auto all = lines();
  return all.empty() ? '\0' : all.back()[0];
}

}  // namespace raisechess::test
