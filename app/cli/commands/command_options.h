// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace raisechess::cli {

/// For CLI::Option::transform: the value is a whole number in decimal digits (CLI11 alone reads 010 as eight).
CLI::Validator whole_number(std::int64_t least, std::int64_t most);
/// The same for a seed of 64 bits.
CLI::Validator seed_number();

/// The words that an option takes, with the values that they stand for, in the order in which help lists them.
template <class T>
using OptionWords = std::vector<std::pair<std::string, T>>;

template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& option, const OptionWords<T>& words, const std::string& what,
                        std::function<void(T)> choose) {
  std::string list;
  for (const auto& [word, value] : words) list += (list.empty() ? "" : "|") + word;
  const auto value_of = [words](const std::string& text) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& named) { return named.first == text; });
    return found == words.end() ? std::nullopt : std::optional<T>(found->second);
  };
  const auto check = [value_of, list](const std::string& text) {
    return value_of(text) ? std::string() : text + " is none of " + list;
  };
  return app
      .add_option_function<std::string>(
          option, [=](const std::string& text) { choose(*value_of(text)); }, what)
      ->check(CLI::Validator(check, ""))
      ->type_name(list);
}

template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& option, std::optional<T>& value, const OptionWords<T>& words,
                        const std::string& what) {
  return add_choice<T>(app, option, words, what, [&value](T chosen) { value = chosen; });
}

}  // namespace raisechess::cli
