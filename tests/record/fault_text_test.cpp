// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fault_text.h"

#include <gtest/gtest.h>

#include "record/hand_file.h"
#include "view/record_fault.h"

namespace raisechess::test {
namespace {

/// What is wrong in the only hand of a file, or in the file.
std::string fault_in(const std::string& file) {
  const auto hands = record::hand_records_from_file(file);
  return record::fault_text(hands ? hands->at(0).error() : hands.error());
}

std::string hand_with(const std::string& fields) {
  return R"({"format":"raisechess-hands","version":1,"hands":[)" + fields + "]}";
}

TEST(FaultText, SaysWhatStandsInAFieldAndWhatMay) {
  EXPECT_EQ(fault_in("nothing of the kind"), "the file holds neither hands in JSON nor games in PGN");
  EXPECT_EQ(fault_in("{\"format\""), "the file is not one JSON object");
  EXPECT_EQ(fault_in("{}"), "\"format\" is missing; it must be \"raisechess-hands\"");
  EXPECT_EQ(fault_in(R"({"format":"other"})"), "\"format\" is \"other\"; it must be \"raisechess-hands\"");
  EXPECT_EQ(fault_in(R"({"format":"raisechess-hands","version":1,"hands":3})"), "\"hands\" is 3; it must be an array");
  EXPECT_EQ(fault_in(hand_with("7")), "\"hands[0]\" is 7; it must be an object");
  EXPECT_EQ(fault_in(hand_with("{}")), "\"hands[0].players\" is missing; it must be an object");
  EXPECT_EQ(fault_in(hand_with(R"({"players":{"white":5}})")), "\"hands[0].players.white\" is 5; it must be a text");
}

TEST(FaultText, NamesTagsAndWhatTheyMayBe) {
  const std::string variant = "[Variant \"RaiseChess\"]\n";
  EXPECT_EQ(fault_in(variant + "*"), "[Hidden] is missing");
  EXPECT_EQ(fault_in(variant + "[Hidden \"x\"]\n*"), "[Hidden] is \"x\"; it must be a whole number from 0 to 5");
  EXPECT_EQ(fault_in("[Variant \"Atomic\"]\n*"),
            "it is a game of the variant \"Atomic\", and only RaiseChess and chess are read");
}

TEST(FaultText, HasWordsForEachFault) {
  for (int fault = 0; fault <= static_cast<int>(RecordFault::last); ++fault) {
    const Error error{
        ErrorCode::RecordFormat,
        {std::int64_t{fault}, std::string("name"), std::string("found"), std::string("a"), std::string("b")}};
    const std::string text = record::fault_text(error);
    EXPECT_GT(text.size(), 10u) << fault;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace raisechess::test
