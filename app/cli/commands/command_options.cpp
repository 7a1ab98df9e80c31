// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_options.h"

#include <limits>

#include "english/number_text.h"

namespace raisechess::cli {
namespace {

template <class Number>
CLI::Validator decimal_number(Number least, Number most, const std::string& allowed) {
  const auto check = [least, most, allowed](std::string& text) {
    const auto number = number_in<Number>(text);
    if (!number || *number < least || *number > most) return text + " is not a whole number " + allowed;
    text = std::to_string(*number);
    return std::string();
  };
  return {check, ""};
}

}  // namespace

CLI::Validator whole_number(std::int64_t least, std::int64_t most) {
  return decimal_number(least, most, "from " + std::to_string(least) + " to " + std::to_string(most));
}

CLI::Validator seed_number() {
  using Limits = std::numeric_limits<std::uint64_t>;
  return decimal_number(Limits::min(), Limits::max(), "from 0 on, in 64 bits");
}

}  // namespace raisechess::cli
