// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace raisechess::cli {

/// Waits until there is something to read or `deadline` has come; false then. Without one the input itself is waited
/// for.
using InputReady = std::function<bool(std::chrono::steady_clock::time_point deadline)>;

/// Lines in, text out: no cursor, no colour, nothing that a screen reader or a pipe could not take.
class Console {
 public:
  Console(std::istream& in, std::ostream& out, InputReady ready) : in_(in), out_(out), ready_(std::move(ready)) {}

  /// Nothing is waited for any longer than this; nothing: as long as it takes.
  void set_deadline(std::optional<std::chrono::steady_clock::time_point> deadline) { deadline_ = deadline; }
  /// Did the last question end because the deadline came.
  bool out_of_time() const { return out_of_time_; }

  void say(std::string_view text);
  /// The next line without its end, cut where it is absurdly long; nothing at the end of input or of the time.
  std::optional<std::string> ask(std::string_view prompt);
  /// Asks until y or n is answered; nothing at the end of input or of the time.
  std::optional<bool> confirm(std::string_view question);

 private:
  std::istream& in_;
  std::ostream& out_;
  InputReady ready_;
  std::optional<std::chrono::steady_clock::time_point> deadline_;
  bool out_of_time_ = false;
};

}  // namespace raisechess::cli
