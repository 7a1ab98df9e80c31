// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/pgn.h"

#include <gtest/gtest.h>

#include "played_match.h"
#include "record/fault_text.h"
#include "record/hand_record.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

using Records = std::vector<game::HandRecord>;

Records read_games(const std::string& text) {
  Records records;
  const auto hands = record::hand_records_from_pgn(text);
  for (const auto& hand : hands.value()) records.push_back(hand.value());
  return records;
}

game::HandRecord read_one(const std::string& text) {
  const Records records = read_games(text);
  EXPECT_EQ(records.size(), 1u) << text;
  return records.at(0);
}

Error refusal(const std::string& text) {
  return record::hand_records_from_pgn(text).value().at(0).error();
}

std::string changed(std::string text, std::string_view from, std::string_view to) {
  const auto place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from << " in " << text;
  return text.replace(place, from.size(), to);
}

/// White raises, moves and is raised; Black folds.
game::HandRecord hand_with_bets() {
  game::HandRecord record;
  record.deals = {deal_of("b1Q e2R h2P"), deal_of("a8R d7N e7B")};
  record.players = {"Ann \"the\\bold\"", ""};
  record.date = "2026-11-30T22:15:00Z";
  auto hand = start(record.setup, "b1Q e2R h2P", "a8R d7N e7B");
  for (const Action& action :
       {Action{Call{}}, Action{Raise{6}}, Action{Call{}}, Action{MakeMove{Move::normal(square_at(6), square_at(21))}},
        Action{MakeMove{Move::normal(square_at(48), square_at(40))}}, Action{Bet{4}}, Action{Fold{}}}) {
    record.actions.push_back({*hand.to_act(), action});
    EXPECT_FALSE(hand.apply(*hand.to_act(), action));
  }
  record.result = *hand.result();
  return record;
}

TEST(Pgn, WritesMovesAsMovesAndTheRestAsCommands) {
  const std::string text = record::pgn_text({hand_with_bets()}).value();
  EXPECT_NE(text.find("[Variant \"RaiseChess\"]\n[SetUp \"1\"]\n"
                      "[FEN \"rnbqkbnr/pppnbppp/8/8/8/8/PPPPRPPP/RQBQKBNR w KQkq - 0 1\"]\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("[White \"Ann \\\"the\\\\bold\\\"\"]\n[Black \"?\"]\n"), std::string::npos) << text;
  EXPECT_NE(text.find("[WhiteDeal \"b1Q e2R h2P\"]\n[BlackDeal \"d7N e7B a8R\"]\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n\n{[%call black] [%raise white 6] [%call black]} 1. Nf3 a6 {[%bet white 4] [%fold\n"
                      "black]} 1-0\n"),
            std::string::npos)
      << text;
}

TEST(Pgn, ReadsAsItWasWritten) {
  EXPECT_EQ(read_one(record::pgn_text({hand_with_bets()}).value()), hand_with_bets());
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Records records = played_match(seed);
    records[0].players = {"Änne", "computer \"Web\""};
    records[0].date = "2026-11-30";
    const std::string text = record::pgn_text(records).value();
    EXPECT_EQ(read_games(text), records) << text;
    EXPECT_EQ(record::pgn_text(read_games(text)), text) << seed;
  }
}

TEST(Pgn, ANonceComesBackToTheLastByte) {
  for (const std::string& nonce : {std::string("a word"), std::string("tab\tand\nline"), std::string("\0zero", 5),
                                   std::string("\x7f"), std::string()}) {
    Records records = played_match(3);
    records.resize(1);
    ASSERT_TRUE(records[0].dealing);
    records[0].dealing->nonce = nonce;
    const std::string text = record::pgn_text(records).value();
    EXPECT_EQ(read_games(text), records) << text;
  }
}

TEST(Pgn, ANonceInHexadecimalDigitsMustBeWhole) {
  Records records = played_match(3);
  records.resize(1);
  records[0].dealing->nonce = "\t";
  const std::string text = record::pgn_text(records).value();
  for (const char* wrong : {"[NonceHex \"0\"]", "[NonceHex \"0g\"]", "[NonceHex \"09 \"]"}) {
    EXPECT_EQ(refusal(changed(text, "[NonceHex \"09\"]", wrong)).code, ErrorCode::RecordFormat) << wrong;
  }
}

TEST(Pgn, LinesAreShort) {
  std::istringstream lines(record::pgn_text(played_match(2)).value());
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() != '[') {
      EXPECT_LE(line.size(), 80u) << line;
    }
  }
}

TEST(Pgn, HalfMovesThatWereTakenBackAreCommands) {
  game::HandRecord record;
  record.setup = classic_setup();
  auto hand = start(record.setup);
  const auto act = [&](Side by, const Action& action) {
    record.actions.push_back({by, action});
    EXPECT_FALSE(hand.apply(by, action));
  };
  act(Side::White, MakeMove{Move::normal(square_at(12), square_at(28))});
  act(Side::White, TakeBack{});
  act(Side::White, MakeMove{Move::normal(square_at(11), square_at(27))});
  act(Side::White, Fold{});
  record.result = *hand.result();
  const std::string text = record::pgn_text({record}).value();
  EXPECT_NE(text.find("\n\n{[%move white e2e4] [%take_back white]} 1. d4 {[%fold white]} 0-1\n"), std::string::npos)
      << text;
  EXPECT_EQ(read_one(text), record);
}

TEST(Pgn, AHandThatBeganWithAPositionKeepsIt) {
  game::HandRecord record;
  record.setup = classic_setup("6k1/5ppp/8/8/8/8/8/R3K3 w - - 3 1");
  auto hand = start(record.setup);
  record.actions = {{Side::White, MakeMove{Move::normal(square_at(0), square_at(56))}}};
  EXPECT_FALSE(hand.apply(Side::White, record.actions[0].action));
  record.result = *hand.result();
  const std::string text = record::pgn_text({record}).value();
  EXPECT_NE(text.find("[FEN \"6k1/5ppp/8/8/8/8/8/R3K3 w - - 3 1\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("\n1. Ra8# 1-0\n"), std::string::npos) << text;
  EXPECT_EQ(read_one(text), record);
}

constexpr const char* foreign_game = R"(% an escaped line
[Event "Club evening"]
[Date "1999.??.??"]
[White "A"] [Black "B"]
[Result "1-0"]

1. e4 e5 {[%clk 0:10] a comment} 2.Bc4 (2. Nf3 Nc6 (2... d6 {[%fold black]}) 3. Bb5) 2... Nc6 $1 ; to the end
3. Qh5 !? Nf6?? 1-0

[Event "?"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[SetUp "1"]

1. e4 Ke7 1/2-1/2
)";

TEST(Pgn, GamesFromElsewhereAreClassicChess) {
  const Records games = read_games(foreign_game);
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[0].setup.hidden, 0);
  EXPECT_EQ(games[0].players, (PerSide<std::string>{"A", "B"}));
  EXPECT_EQ(games[0].date, "");
  EXPECT_EQ(games[0].actions.size(), 7u);
  EXPECT_EQ(games[0].actions.back(), (game::HandRecord::Step{Side::Black, Fold{}}));
  EXPECT_EQ(games[1].setup.start_fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  EXPECT_EQ(games[1].result.kind, ResultKind::Agreed);
}

TEST(Pgn, EveryChangeIsFound) {
  const std::string text = record::pgn_text({hand_with_bets()}).value();
  const std::vector<std::pair<std::string, std::string>> changes{{"[Hidden \"3\"]", "[Hidden \"4\"]"},
                                                                 {"[Hidden \"3\"]", "[Hidden \"three\"]"},
                                                                 {"[Hidden \"3\"]\n", ""},
                                                                 {"[Array \"518\"]", "[Array \"519\"]"},
                                                                 {"[Betting \"no-limit\"]", "[Betting \"limit\"]"},
                                                                 {"[WhiteStack \"100\"]", "[WhiteStack \"4\"]"},
                                                                 {"[BigBlind \"2\"]", "[BigBlind \"20\"]"},
                                                                 {"b1Q e2R", "b1R e2R"},
                                                                 {"b1Q e2R", "b1 e2R"},
                                                                 {"d7N", "d7K"},
                                                                 {"1. Nf3", "1. Nf4"},
                                                                 {"Nf3 a6", "Nf3 a9"},
                                                                 {"raise white 6", "raise white 60000"},
                                                                 {"raise white 6", "raise white"},
                                                                 {"raise white 6", "raise white x"},
                                                                 {"call black", "call red"},
                                                                 {"[%bet white 4] ", ""},
                                                                 {"} 1-0", "} 0-1"},
                                                                 {"} 1-0", "} *"},
                                                                 {"[Ending \"fold\"]", "[Ending \"checkmate\"]"},
                                                                 {"[Variant \"RaiseChess\"]", "[Variant \"Atomic\"]"}};
  for (const auto& [from, to] : changes) {
    const auto hand = record::hand_records_from_pgn(changed(text, from, to)).value().at(0);
    EXPECT_FALSE(hand) << from << " → " << to;
  }
}

TEST(Pgn, AWrongGameLeavesTheOthersReadable) {
  const std::string one = record::pgn_text({hand_with_bets()}).value();
  const auto hands = record::hand_records_from_pgn(changed(one, "1. Nf3", "1. Nf5") + "\n" + one).value();
  ASSERT_EQ(hands.size(), 2u);
  EXPECT_EQ(hands[0].error(), (Error{ErrorCode::IllegalMove, {std::string("Nf5")}}));
  EXPECT_EQ(hands[1].value(), hand_with_bets());
}

TEST(Pgn, SaysWhatIsWrong) {
  EXPECT_EQ(record::fault_text(refusal("1. e4 e5")), "the game has no result");
  EXPECT_EQ(record::fault_text(refusal("1. e4 e5 *")), "the game was not finished: its result is *");
  EXPECT_EQ(refusal("[Variant \"Chess960\"]\n[FEN \"nonsense\"]\n\n*").code, ErrorCode::FenFields);
  for (const char* text : {"{ no end", "[White \"A", "[White \"A\"", "[White]", "1. e4 (1. d4", "1. e4 ) 1-0"}) {
    const auto games = record::hand_records_from_pgn(text);
    ASSERT_FALSE(games) << text;
    EXPECT_EQ(games.error().code, ErrorCode::RecordFormat) << text;
  }
}

TEST(Pgn, AHandThatDoesNotFollowTheRulesIsNotWritten) {
  game::HandRecord record = hand_with_bets();
  record.actions.pop_back();
  EXPECT_FALSE(record::pgn_text({record}));
}

TEST(Pgn, AMateIsTheResultWhereNoneWasNoted) {
  const auto record = read_one("1. f3 e5 2. g4 Qh4# *");
  EXPECT_EQ(record.result.kind, ResultKind::Checkmate);
  EXPECT_EQ(record.result.winner, Side::Black);
}

}  // namespace
}  // namespace raisechess::test
