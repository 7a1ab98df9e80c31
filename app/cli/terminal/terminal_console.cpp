// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_console.h"

#include <istream>
#include <ostream>

namespace raisechess::cli {

namespace {

constexpr std::size_t longest_line = 4096;

}  // namespace

void Console::say(std::string_view text) {
  out_ << text << std::flush;
}

std::optional<std::string> Console::ask(std::string_view prompt) {
  say(prompt);
  out_of_time_ = deadline_ && ready_ && !ready_(*deadline_);
  if (out_of_time_) {
    say("\n");
    return std::nullopt;
  }
  std::string line;
  char c = '\0';
  bool any = false;
  while (in_.get(c)) {
    any = true;
    if (c == '\n') break;
    if (line.size() < longest_line) line += c;
  }
  if (!any) {
    say("\n");
    return std::nullopt;
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

std::optional<bool> Console::confirm(std::string_view question) {
  std::string prompt = std::string(question) + " (y/n) ";
  while (const auto answer = ask(prompt)) {
    if (*answer == "y" || *answer == "Y" || *answer == "yes") return true;
    if (*answer == "n" || *answer == "N" || *answer == "no") return false;
    prompt = "Please answer y or n: ";
  }
  return std::nullopt;
}

}  // namespace raisechess::cli
