// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace raisechess::cli {

/// Lines in, text out: no cursor, no colour, nothing that a screen reader or a pipe could not take.
class Console {
 public:
  Console(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  void say(std::string_view text);
  /// The next line without its end, cut where it is absurdly long; nothing at the end of input.
  std::optional<std::string> ask(std::string_view prompt);
  /// Asks until y or n is answered; nothing at the end of input.
  std::optional<bool> confirm(std::string_view question);

 private:
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace raisechess::cli
