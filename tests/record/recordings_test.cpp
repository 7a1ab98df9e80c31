// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>

#include "table_support.h"

namespace raisechess::test {
namespace {

/// Where `given` is not what is wanted; empty if it is. Fractions may be rounded. A list that only grows is recorded as
/// its length and its last element; fields that have not changed since the answer before are left out.
std::string difference(const Json& wanted, const Json& given, const std::string& path);

std::string list_difference(const Json& wanted, const Json& given, const std::string& path) {
  const bool tail = wanted.is_object();
  const std::size_t count = tail ? wanted.at("count").get<std::size_t>() : wanted.size();
  if (given.size() != count) return path + ": " + given.dump() + " has not " + std::to_string(count) + " elements";
  if (tail) return difference(wanted.at("last"), count == 0 ? Json(nullptr) : given.back(), path + ".back");
  for (std::size_t place = 0; place < count; ++place) {
    const auto found = difference(wanted[place], given[place], path + '[' + std::to_string(place) + ']');
    if (!found.empty()) return found;
  }
  return {};
}

std::string object_difference(const Json& wanted, const Json& given, const std::string& path) {
  for (const auto& [key, value] : wanted.items()) {
    if (!given.contains(key)) return path + '.' + key + " is missing";
    const auto found = difference(value, given[key], path + '.' + key);
    if (!found.empty()) return found;
  }
  return {};
}

std::string difference(const Json& wanted, const Json& given, const std::string& path) {
  const std::string differs = path + ": " + wanted.dump() + " expected, " + given.dump() + " given";
  if (given.is_array() && (wanted.is_array() || wanted.is_object())) return list_difference(wanted, given, path);
  if (wanted.is_object() && given.is_object()) return object_difference(wanted, given, path);
  if (wanted.is_number_float() && given.is_number()) {
    const double tolerance = path.find("bits") == std::string::npos ? 1e-5 : 1e-3;
    return std::abs(wanted.get<double>() - given.get<double>()) <= tolerance ? "" : differs;
  }
  return wanted == given ? "" : differs;
}

/// Plays a recording of requests and expected answers; the first difference fails.
void replay_recording(const std::string& name) {
  std::ifstream file(std::string(RAISECHESS_TEST_DATA) + "/protocol/" + name);
  ASSERT_TRUE(file) << name;
  cli::Table table;
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const Json row = Json::parse(line);
    const Json answer = ask(table, row.at("send").get<std::string>());
    const std::string found = difference(row.at("expect"), answer, "answer");
    ASSERT_EQ(found, "") << name << ':' << number << ": " << row.at("send");
  }
  EXPECT_GT(number, 100);
}

TEST(Recordings, HandsAndMatches) {
  replay_recording("hands.jsonl");
}

TEST(Recordings, Positions) {
  replay_recording("positions.jsonl");
}

}  // namespace
}  // namespace raisechess::test
