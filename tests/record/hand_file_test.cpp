// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/hand_file.h"

#include <gtest/gtest.h>

#include "played_match.h"
#include "record/fault_text.h"
#include "record/hand_record.h"
#include "record/pgn.h"

namespace raisechess::test {
namespace {

std::vector<game::HandRecord> hands_of_file(const std::string& text) {
  std::vector<game::HandRecord> hands;
  const auto found = record::hand_records_from_file(text);
  for (const auto& hand : found.value()) hands.push_back(hand.value());
  return hands;
}

TEST(HandFile, BothFormsAreToldApartByWhatIsInThem) {
  const auto records = played_match(5);
  EXPECT_EQ(hands_of_file(record::hand_records_text(records)), records);
  EXPECT_EQ(hands_of_file("\n  " + record::hand_records_text(records)), records);
  EXPECT_EQ(hands_of_file(record::pgn_text(records).value()), records);
  EXPECT_EQ(hands_of_file("{a comment before the first game}\n" + record::pgn_text(records).value()), records);
}

TEST(HandFile, WhatIsNeitherIsRefusedAsAWhole) {
  for (const char* text : {"", "   ", "hello, world", "\x89PNG\r\n", "root:x:0:0:root", "<html></html>", "1. e4"}) {
    const auto hands = record::hand_records_from_file(text);
    ASSERT_FALSE(hands) << text;
    EXPECT_EQ(hands.error().code, ErrorCode::RecordFormat) << text;
  }
}

TEST(HandFile, BytesThatAreNoTextAreSaidToBeNone) {
  using namespace std::string_literals;
  for (const std::string& bytes : {"{\"format\":\0"s, "[Event \"\x7\"] 1-0"s, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s}) {
    const auto hands = record::hand_records_from_file(bytes);
    ASSERT_FALSE(hands);
    EXPECT_EQ(record::fault_text(hands.error()), "the file is no text, so it holds neither JSON nor PGN");
  }
  EXPECT_TRUE(record::hand_records_from_file("[White \"J\xf6rg\"]\n\n1. e4 1-0\n\x1a"s)) << "an older encoding is text";
}

}  // namespace
}  // namespace raisechess::test
