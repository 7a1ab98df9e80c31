// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <sstream>
#include <streambuf>

#include "commands/table_command.h"
#include "record/request.h"
#include "table_support.h"

namespace raisechess::test {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

/// Refused, and the hand stays as it was.
void expect_refused(const std::string& line) {
  cli::Table table;
  ask(table, standard_hand());
  const std::string before = state_text(table);
  EXPECT_FALSE(accepted(table, line)) << line.substr(0, 80);
  EXPECT_EQ(state_text(table), before) << line.substr(0, 80);
}

TEST(BrokenInput, WhatIsNoJsonObject) {
  for (const char* line : {"",
                           " ",
                           "\t",
                           "\r",
                           "{",
                           "}",
                           "[]",
                           "null",
                           "17",
                           "true",
                           "\"state\"",
                           "{}",
                           "{]",
                           "{\"cmd\":\"state\"",
                           "{\"cmd\":\"state\"}}",
                           "{\"cmd\":\"state\"} {\"cmd\":\"state\"}",
                           "{\"cmd\":\"state\",}",
                           "{'cmd':'state'}",
                           "{cmd:\"state\"}",
                           "[{\"cmd\":\"state\"}]",
                           "// {\"cmd\":\"state\"}",
                           "{\"cmd\":\"state\"} x",
                           "NaN",
                           "{\"cmd\":\"state\",\"x\":NaN}",
                           "{\"cmd\":\"state\",\"x\":01}"}) {
    expect_refused(line);
  }
}

TEST(BrokenInput, BytesThatAreNoUtf8) {
  expect_refused("{\"cmd\":\"\xFF\"}");
  expect_refused("{\"cmd\":\"state\",\"x\":\"\xC0\xAF\"}");
  expect_refused("{\"cmd\":\"state\",\"x\":\"\xED\xA0\x80\"}");
  expect_refused("{\"cmd\":\"sta\xE2\x82\"}");
  expect_refused("{\"cmd\":\"state\",\"x\":\"\\ud800\"}");
  expect_refused("\xEF\xBB\xBF{\"cmd\":\"state\"}");
  expect_refused("\xFF\xFE{");
}

TEST(BrokenInput, ZeroBytes) {
  using namespace std::string_literals;
  expect_refused("\0"s);
  expect_refused("{\"cmd\":\"state\"}\0"s);
  expect_refused("{\"cmd\":\"state\"}\0garbage"s);
  expect_refused("{\"cmd\":\"state\0\"}"s);
  expect_refused("{\"cmd\":\"state\\u0000\"}");
}

TEST(BrokenInput, NumbersThatOverflow) {
  for (const char* number : {"1e400", "-1e400", "9223372036854775808", "18446744073709551616", "-9223372036854775809",
                             "1e999999999", "2147483648", "4294967296", "-2147483649", "1e2", "6.0", "-0.0"}) {
    expect_refused(std::string("{\"cmd\":\"new\",\"array\":") + number + "}");
    expect_refused(std::string("{\"cmd\":\"new\",\"stacks\":{\"white\":100,\"black\":") + number + "}}");
    expect_refused(std::string("{\"cmd\":\"act\",\"do\":\"raise\",\"to\":") + number + "}");
    expect_refused(std::string("{\"cmd\":\"perft\",\"depth\":") + number + "}");
  }
}

TEST(BrokenInput, DeepNesting) {
  expect_refused(std::string(mebibyte - 1, '['));
  expect_refused(std::string(mebibyte - 1, '{'));
  const std::size_t depth = mebibyte / 2 - 50;
  const std::string nested = std::string(depth, '[') + std::string(depth, ']');
  expect_refused(nested);
  expect_refused("{\"cmd\":\"new\",\"array\":" + nested + "}");
  expect_refused("{\"cmd\":" + nested + "}");
  cli::Table table;
  ask(table, standard_hand());
  EXPECT_TRUE(accepted(table, "{\"cmd\":\"state\",\"x\":" + nested + "}"));
}

TEST(BrokenInput, LinesOfOneMebibyteAreRefusedWhole) {
  cli::Table table;
  ask(table, standard_hand());
  const std::string request = R"({"cmd":"state"})";
  EXPECT_TRUE(accepted(table, request + std::string(mebibyte - 1 - request.size(), ' ')));
  EXPECT_FALSE(accepted(table, request + std::string(mebibyte - request.size(), ' ')));
  EXPECT_FALSE(accepted(table, request + std::string(3 * mebibyte, ' ')));
}

TEST(BrokenInput, LongTextsAreNotRepeatedInFull) {
  cli::Table table;
  ask(table, standard_hand());
  const std::string text(200'000, 'x');
  for (const std::string& line : {"{\"cmd\":\"" + text + "\"}", "{\"cmd\":\"new\",\"betting\":\"" + text + "\"}",
                                  "{\"cmd\":\"act\",\"do\":\"move\",\"move\":\"" + text + "\"}",
                                  "{\"cmd\":\"perft\",\"depth\":1,\"fen\":\"" + text + "\"}",
                                  "{\"cmd\":\"perft\",\"depth\":1,\"fen\":\"" + text + " w - - 0 1\"}",
                                  "{\"cmd\":\"new\",\"deal\":{\"white\":{\"" + text + "\":\"Q\"},\"black\":{}}}",
                                  "{\"cmd\":\"ai\",\"nodes\":1,\"level\":\"" + text + "\"}"}) {
    EXPECT_LT(table.answer(line).size(), 500u) << line.substr(0, 60);
    EXPECT_FALSE(accepted(table, line)) << line.substr(0, 60);
  }
}

/// The answers, line by line, to a whole input.
std::vector<Json> served(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_TRUE(cli::serve_table(in, out));
  std::vector<Json> answers;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
  EXPECT_TRUE(out.str().empty() || out.str().back() == '\n');
  return answers;
}

/// An input that fails after its first line, as a folder or a closed one does at once.
class FailingInput : public std::streambuf {
 public:
  FailingInput() { setg(line_.data(), line_.data(), line_.data() + line_.size()); }

 protected:
  int_type underflow() override { throw std::ios_base::failure("no more"); }

 private:
  std::string line_ = "{\"cmd\":\"fly\"}\n{\"cmd\":";
};

TEST(BrokenInput, AnInputThatCannotBeReadToItsEndIsSaidToBeSo) {
  FailingInput failing;
  std::istream in(&failing);
  std::ostringstream out;
  EXPECT_FALSE(cli::serve_table(in, out));
  const std::string answers = out.str();
  EXPECT_EQ(std::count(answers.begin(), answers.end(), '\n'), 1) << answers;
}

TEST(BrokenInput, OneAnswerALineInOrder) {
  const auto answers =
      served(standard_hand() + "\r\n\n\r\n{\"cmd\":\"legal\"}\r\n{\"cmd\":\"fly\"}\n" + R"({"cmd":"state"})");
  ASSERT_EQ(answers.size(), 6u);
  const std::vector<bool> ok{true, false, false, true, false, true};
  for (std::size_t place = 0; place < ok.size(); ++place) EXPECT_EQ(answers[place]["ok"], ok[place]) << place;
  EXPECT_TRUE(answers[3].contains("raise"));
  EXPECT_EQ(answers[5], answers[0]);
}

TEST(BrokenInput, ReadingGoesOnAfterALineThatIsTooLong) {
  const auto answers = served(standard_hand() + '\n' + std::string(5 * mebibyte, '[') + '\n' + "{\"cmd\":\"state\"}\n" +
                              std::string(mebibyte, ' ') + "\n{\"cmd\":\"state\"}\n" + std::string(2 * mebibyte, 'x'));
  ASSERT_EQ(answers.size(), 6u);
  const std::vector<bool> ok{true, false, true, false, true, false};
  for (std::size_t place = 0; place < ok.size(); ++place) EXPECT_EQ(answers[place]["ok"], ok[place]) << place;
  EXPECT_EQ(answers[4], answers[0]);
}

TEST(BrokenInput, NoInputNoAnswer) {
  EXPECT_TRUE(served("").empty());
}

}  // namespace
}  // namespace raisechess::test
