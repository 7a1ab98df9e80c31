// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "problem.h"
#include "record/listed.h"
#include "record/names.h"
#include "view/setup.h"

namespace raisechess::record {

/// JSON as it was read; where a key stands twice, the last value counts.
using Input = nlohmann::json;

/// A value in words: short, valid UTF-8 where it was, and of an array or an object the brackets alone.
std::string shown(const Input& value);

/// Reads the fields of one JSON object by type and bounds. The first field that is wrong is kept in `problem`;
/// reading goes on with the fallback, so that a reader asks for all fields in a row and looks at the problem
/// once.
class Fields {
 public:
  /// `path` stands before the names of the fields in sentences: "stacks." for the fields of "stacks".
  Fields(const Input& object, Problem& problem, std::string path = {})
      : object_(object), problem_(problem), path_(std::move(path)) {}

  bool has(const std::string& key) const { return object_.contains(key); }
  bool fine() const { return problem_.none(); }
  /// What only the table protocol has.
  void refuse(std::string sentence) { problem_.note(std::move(sentence)); }
  void refuse(Error error) { problem_.note(std::move(error)); }
  /// `more`: the arguments of the fault after the name and what was found.
  template <class... More>
  void refuse(const std::string& key, RecordFault fault, More&&... more) {
    problem_.note(faulty(fault, named(key), found(key), std::forward<More>(more)...));
  }

  bool flag(const std::string& key, bool fallback);
  std::int64_t integer(const std::string& key, std::int64_t fallback, std::int64_t least, std::int64_t most);
  Chips required_chips(const std::string& key, Chips least, Chips most);
  /// Any integer of 64 bits, signed or not.
  std::optional<std::uint64_t> seed(const std::string& key);
  int one_of(const std::string& key, int fallback, std::initializer_list<int> allowed);
  double number_from_zero(const std::string& key, double fallback);
  std::string text(const std::string& key, std::string fallback);
  std::string required_text(const std::string& key);
  bool is_null(const std::string& key) const;
  /// The object in field `key`, to be read with the same problem; an empty one if it is wrong or missing.
  Fields object(const std::string& key);
  /// The array in field `key`; one without elements if it is wrong or missing.
  const Input& array(const std::string& key);
  const Input& json() const { return object_; }
  std::string named(std::string_view key) const;  ///< "\"stacks.white\""

  template <class Value, std::size_t N>
  Value word(const std::string& key, Value fallback, const Names<Value, N>& names) {
    return named_value(key, names).value_or(fallback);
  }
  /// Refuses a missing field too.
  template <class Value, std::size_t N>
  Value required_word(const std::string& key, const Names<Value, N>& names) {
    if (!has(key)) refuse_choice(key, names);
    return named_value(key, names).value_or(names.front().value);
  }
  void require(std::initializer_list<const char*> keys);
  void missing(const std::string& key, const std::string& allowed);

 private:
  template <class Value, std::size_t N>
  void refuse_choice(const std::string& key, const Names<Value, N>& names) {
    std::vector<std::string> words;
    for (const auto& named : names) words.push_back(quoted_word(named.name));
    refuse_choice(key, words);
  }
  void refuse_choice(const std::string& key, const std::vector<std::string>& allowed);
  template <class Value, std::size_t N>
  std::optional<Value> named_value(const std::string& key, const Names<Value, N>& names) {
    const Input* value = find(key);
    if (!value) return std::nullopt;
    const auto found = value->is_string() ? value_in(names, value->get_ref<const std::string&>()) : std::nullopt;
    if (!found) refuse_choice(key, names);
    return found;
  }
  const Input* find(const std::string& key) const;
  std::string found(const std::string& key) const;  ///< in words; empty where nothing is
  void wrong(const std::string& key, const Input& value, const std::string& allowed);

  const Input& object_;
  Problem& problem_;
  std::string path_;
};

/// The keys that a hand and a match have in common: hidden, array, showdown, betting, classic_draws, promotion,
/// king_capture.
HandSetup read_hand_rules(Fields& fields);
/// "stacks", each of at most `most` chips, and "blinds".
void read_chips(Fields& fields, HandSetup& setup, Chips most);
/// "deal": both sides' squares with their types, in a1…h8 order; nothing if the key is missing.
std::optional<PerSide<Deal>> read_deals(Fields& fields);

}  // namespace raisechess::record
