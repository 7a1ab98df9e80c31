// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/terminal_commands.h"

#include <gtest/gtest.h>

#include "squares.h"

namespace raisechess::cli {
namespace {

using raisechess::test::at;

template <class T>
T read(std::string_view line) {
  const auto command = parse_command(line);
  if (!command || !std::holds_alternative<T>(*command)) {
    ADD_FAILURE() << line << ": " << (command ? "another command" : command.error());
    return {};
  }
  return std::get<T>(*command);
}

TEST(TerminalCommands, WordsAreReadInAnyCaseAndSpacing) {
  EXPECT_EQ(read<Word>("help"), Word::Help);
  EXPECT_EQ(read<Word>("  HELP \t"), Word::Help);
  EXPECT_EQ(read<Word>("all   in"), Word::AllIn);
  EXPECT_EQ(read<Word>("all-in"), Word::AllIn);
  EXPECT_EQ(read<Word>("fold"), Word::Fold);
  EXPECT_EQ(read<Word>("resign"), Word::Fold);
  EXPECT_EQ(read<Word>("offer split"), Word::OfferSplit);
  EXPECT_EQ(read<Word>("accept"), Word::AcceptSplit);
  EXPECT_EQ(read<Word>("quit"), Word::Quit);
  EXPECT_EQ(read<Word>("board"), Word::Board);
}

TEST(TerminalCommands, AnEmptyLineGoesOn) {
  EXPECT_EQ(read<Word>(""), Word::Next);
  EXPECT_EQ(read<Word>(" \t "), Word::Next);
}

TEST(TerminalCommands, BetsSayTheAmountInAll) {
  EXPECT_EQ(read<PlaceBet>("bet 6").to, 6);
  EXPECT_FALSE(read<PlaceBet>("bet 6").raise);
  EXPECT_EQ(read<PlaceBet>("Bet to 12").to, 12);
  EXPECT_TRUE(read<PlaceBet>("raise 18").raise);
  EXPECT_EQ(read<PlaceBet>("raise to 18").to, 18);
}

TEST(TerminalCommands, QuestionsTakeSquaresAndTypes) {
  EXPECT_FALSE(read<Describe>("describe").square);
  EXPECT_EQ(read<Describe>("describe E4").square, at("e4"));
  EXPECT_EQ(read<Why>("why c8 queen").square, at("c8"));
  EXPECT_EQ(read<Why>("why c8 Queen").type, PieceType::Queen);
  EXPECT_FALSE(read<Why>("why c8").type);
}

TEST(TerminalCommands, SettingsAreSwitched) {
  EXPECT_TRUE(read<Switch>("confirm on").on);
  EXPECT_FALSE(read<Switch>("confirm off").on);
  EXPECT_EQ(read<Switch>("board off").name, Switch::Name::Board);
  EXPECT_EQ(read<SetNonce>("nonce 7clubs").nonce, "7clubs");
  EXPECT_EQ(read<Export>("export  my hands.json").file, "my hands.json");
}

TEST(TerminalCommands, OneOtherWordIsAMove) {
  EXPECT_EQ(read<TypedMove>("Nf3").text, "Nf3");
  EXPECT_EQ(read<TypedMove>(" O-O ").text, "O-O");
  EXPECT_EQ(read<TypedMove>("nonsense").text, "nonsense");
}

TEST(TerminalCommands, WhatIsNotClearGivesASentence) {
  for (const char* line : {"bet",
                           "bet six",
                           "bet 6 7",
                           "bet -1",
                           "bet 6.5",
                           "bet 99999999999",
                           "raise to",
                           "raise by 6",
                           "why",
                           "why c9",
                           "why c8 king",
                           "why c8 queen now",
                           "describe here",
                           "describe e4 e5",
                           "confirm",
                           "confirm maybe",
                           "board sideways",
                           "nonce",
                           "nonce two words",
                           "export",
                           "two words",
                           "Nf3 Nf6"}) {
    const auto command = parse_command(line);
    ASSERT_FALSE(command) << line;
    EXPECT_EQ(command.error().back(), '.') << line;
    EXPECT_EQ(command.error().find('\n'), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace raisechess::cli
