// SPDX-License-Identifier: GPL-3.0-or-later
#include "fields.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace raisechess::record {
namespace {

/// Unsigned values beyond the signed ones are greater than every bound that is asked for.
std::optional<std::int64_t> as_integer(const Input& value) {
  if (!value.is_number_integer()) return std::nullopt;
  const bool beyond = value.is_number_unsigned() &&
                      value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  return beyond ? std::numeric_limits<std::int64_t>::max() : value.get<std::int64_t>();
}

Deal read_deal(Fields fields) {
  Deal deal;
  for (const auto& [key, value] : fields.json().items()) {
    const auto square = square_from_name(key);
    if (!square) fields.refuse(faulty(RecordFault::NoSquare, fields.named(""), shown(key)));
    const PieceType type = fields.required_word(key, pocket_type_names);
    if (square) deal.push_back({*square, type});
  }
  std::sort(deal.begin(), deal.end(), [](const DealtPiece& a, const DealtPiece& b) { return a.origin < b.origin; });
  return deal;
}

}  // namespace

std::string shown(const Input& value) {
  if (value.is_array()) return "[…]";
  if (value.is_object()) return "{…}";
  if (value.is_string()) return Input(shortened(value.get_ref<const std::string&>())).dump();
  return value.dump();
}

std::string Fields::named(std::string_view key) const {
  std::string path = path_ + std::string(key);
  if (!path.empty() && path.back() == '.') path.pop_back();
  return '"' + path + '"';
}

void Fields::missing(const std::string& key, const std::string& allowed) {
  refuse(named(key) + " is missing; it must be " + allowed + ".");
}

void Fields::wrong(const std::string& key, const Input& value, const std::string& allowed) {
  refuse(named(key) + " is " + shown(value) + "; it must be " + allowed + ".");
}

const Input* Fields::find(const std::string& key) const {
  const auto found = object_.find(key);
  return found == object_.end() ? nullptr : &*found;
}

std::string Fields::found(const std::string& key) const {
  const Input* value = find(key);
  return value ? shown(*value) : std::string();
}

void Fields::refuse_choice(const std::string& key, const std::vector<std::string>& allowed) {
  Error error = faulty(RecordFault::NotOneOf, named(key), found(key));
  for (const std::string& word : allowed) error.arguments.emplace_back(word);
  problem_.note(std::move(error));
}

bool Fields::flag(const std::string& key, bool fallback) {
  const Input* value = find(key);
  if (!value) return fallback;
  if (value->is_boolean()) return value->get<bool>();
  refuse(key, RecordFault::NotTrueOrFalse);
  return fallback;
}

std::int64_t Fields::integer(const std::string& key, std::int64_t fallback, std::int64_t least, std::int64_t most) {
  const Input* value = find(key);
  if (!value) return fallback;
  const auto number = as_integer(*value);
  if (number && *number >= least && *number <= most) return *number;
  refuse(key, RecordFault::NotWholeNumber, least, most);
  return fallback;
}

std::optional<std::uint64_t> Fields::seed(const std::string& key) {
  const Input* value = find(key);
  if (!value) return std::nullopt;
  if (value->is_number_unsigned()) return value->get<std::uint64_t>();
  if (value->is_number_integer()) return static_cast<std::uint64_t>(value->get<std::int64_t>());
  wrong(key, *value, "a whole number of 64 bits");
  return std::nullopt;
}

Chips Fields::required_chips(const std::string& key, Chips least, Chips most) {
  if (!has(key)) refuse(key, RecordFault::NotWholeNumber, std::int64_t{least}, std::int64_t{most});
  return static_cast<Chips>(integer(key, least, least, most));
}

int Fields::one_of(const std::string& key, int fallback, std::initializer_list<int> allowed) {
  const Input* value = find(key);
  if (!value) return fallback;
  std::vector<std::string> words;
  for (int number : allowed) {
    if (as_integer(*value) == number) return number;
    words.push_back(std::to_string(number));
  }
  refuse_choice(key, words);
  return fallback;
}

double Fields::number_from_zero(const std::string& key, double fallback) {
  const Input* value = find(key);
  if (!value) return fallback;
  if (value->is_number() && value->get<double>() >= 0) return value->get<double>();
  wrong(key, *value, "a number from 0 up");
  return fallback;
}

std::string Fields::text(const std::string& key, std::string fallback) {
  const Input* value = find(key);
  if (!value) return fallback;
  if (value->is_string()) return value->get<std::string>();
  refuse(key, RecordFault::NotText);
  return fallback;
}

std::string Fields::required_text(const std::string& key) {
  if (!has(key)) refuse(key, RecordFault::NotText);
  return text(key, {});
}

bool Fields::is_null(const std::string& key) const {
  const Input* value = find(key);
  return value && value->is_null();
}

void Fields::require(std::initializer_list<const char*> keys) {
  for (const char* key : keys) {
    if (!has(key)) refuse(key, RecordFault::Missing);
  }
}

const Input& Fields::array(const std::string& key) {
  static const Input empty = Input::array();
  const Input* value = find(key);
  if (!value || !value->is_array()) refuse(key, RecordFault::NotArray);
  return value && value->is_array() ? *value : empty;
}

Fields Fields::object(const std::string& key) {
  static const Input empty = Input::object();
  const Input* value = find(key);
  if (!value || !value->is_object()) refuse(key, RecordFault::NotObject);
  const bool fine = value && value->is_object();
  return {fine ? *value : empty, problem_, path_ + key + '.'};
}

HandSetup read_hand_rules(Fields& fields) {
  HandSetup setup;
  setup.hidden = fields.one_of("hidden", setup.hidden, {0, 3, 4, 5});
  setup.array = static_cast<int>(fields.integer("array", setup.array, 0, 959));
  setup.showdown = fields.one_of("showdown", setup.showdown, {20, 30, 40, showdown_to_mate});
  setup.betting = fields.word("betting", setup.betting, betting_names);
  setup.classic_draws = fields.flag("classic_draws", setup.classic_draws);
  setup.promotion = fields.word("promotion", setup.promotion, promotion_names);
  setup.king_capture = fields.flag("king_capture", setup.king_capture);
  return setup;
}

void read_chips(Fields& fields, HandSetup& setup, Chips most) {
  if (fields.has("stacks")) {
    Fields stacks = fields.object("stacks");
    for (Side side : both_sides) setup.stacks[side] = stacks.required_chips(std::string(name(side)), 1, most);
  }
  if (fields.has("blinds")) {
    Fields blinds = fields.object("blinds");
    setup.blinds.big = blinds.required_chips("big", 2, most_match_chips);
    setup.blinds.small = blinds.required_chips("small", 1, setup.blinds.big - 1);
  }
}

std::optional<PerSide<Deal>> read_deals(Fields& fields) {
  if (!fields.has("deal")) return std::nullopt;
  Fields deal = fields.object("deal");
  PerSide<Deal> deals;
  for (Side side : both_sides) deals[side] = read_deal(deal.object(std::string(name(side))));
  return deals;
}

}  // namespace raisechess::record
