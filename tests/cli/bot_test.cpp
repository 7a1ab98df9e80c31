// SPDX-License-Identifier: GPL-3.0-or-later
#include "matches/bot.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "game/hand.h"
#include "matches/bot_lines.h"
#include "matches/hand_match.h"
#include "record/answer.h"
#include "terminal_session.h"

namespace raisechess::cli {
namespace {

using nlohmann::json;

const Deal white_deal{{*square_from_name("b1"), PieceType::Queen}};
const Deal black_deal{{*square_from_name("b8"), PieceType::Rook}};

/// Classic chess with chips: nothing is hidden, Black is to answer the blind.
game::Hand hand_with_chips() {
  HandSetup setup;
  setup.hidden = 0;
  return game::Hand::start(setup, {}).value();
}

game::Hand at_white_s_turn() {
  game::Hand hand = hand_with_chips();
  EXPECT_FALSE(hand.apply(Side::Black, Call{}));
  EXPECT_FALSE(hand.apply(Side::White, MakeMove{*find_long_algebraic(hand.moves(), "e2e4")}));
  return hand;
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A program of a few lines of shell or Python.
class Script {
 public:
  Script(const std::string& interpreter, const std::string& text)
      : command_(interpreter + " '" + folder_.path("bot").string() + "'") {
    std::ofstream(folder_.path("bot")) << text;
  }
  const std::string& command() const { return command_; }

 private:
  test::Folder folder_;
  std::string command_;
};

arena::MatchTask match_against(const std::string& command, int pairs) {
  arena::MatchTask task;
  task.a = "always-call";
  task.b = "cmd:" + command;
  task.pairs = pairs;
  task.budgets.a.nodes = task.budgets.b.nodes = 200;
  return task;
}

std::string problem_with(const std::string& shell_lines) {
  const Script script("/bin/sh", shell_lines);
  const HandMatchRun run = run_hand_match(match_against(script.command(), 3), {}, false).value();
  EXPECT_FALSE(run.report.faults.empty());
  EXPECT_EQ(run.report.pairs, 0);
  const std::string problem = run.problem.value_or("");
  const std::string begin = "The bot " + script.command() + ' ';
  EXPECT_EQ(problem.substr(0, begin.size()), begin);
  return problem.substr(std::min(begin.size(), problem.size()));
}

TEST(Bot, TheExampleOfTheDocumentPlaysAMatch) {
  const std::string document = content_of(std::filesystem::path(RAISECHESS_TEST_DATA) / "../../docs/bots.md");
  const std::size_t begin = document.find("```python\n") + 10;
  const std::string program = document.substr(begin, document.find("```", begin) - begin);
  const auto lines = std::count(program.begin(), program.end(), '\n');
  EXPECT_LE(lines, 32);
  const Script script("python3", program);
  arena::MatchTask task = match_against(script.command(), 3);
  task.jobs = 2;
  const HandMatchRun run = run_hand_match(task, {}, false).value();
  EXPECT_EQ(run.problem.value_or(""), "");
  EXPECT_EQ(run.report.pairs, 3);
  const HandMatchRun again = run_hand_match(task, {}, false).value();
  EXPECT_EQ(again.report.big_blinds_per_100.mean, run.report.big_blinds_per_100.mean);
  EXPECT_EQ(again.report.ends, run.report.ends);
}

TEST(Bot, IsAskedWithItsViewAndItsLegalActionsAndToldTheResult) {
  const game::Hand hand = hand_with_chips();
  const json asked = json::parse(choose_line(hand.view_for(Side::Black), {700, std::nullopt}, 9));
  EXPECT_EQ(asked.at("ask"), "action");
  EXPECT_EQ(asked.at("view"), json::parse(record::view_json(hand.view_for(Side::Black)).dump()));
  EXPECT_EQ(asked.at("legal"), json::parse(record::legal_json(hand).dump()));
  EXPECT_EQ(asked.at("nodes"), 700);
  EXPECT_EQ(asked.at("seed"), 9);
  game::Hand over = hand;
  ASSERT_FALSE(over.apply(Side::Black, Fold{}));
  const json told = json::parse(result_line(over.view_for(Side::Black)));
  EXPECT_EQ(told.at("tell"), "result");
  EXPECT_EQ(told.at("view").at("result").at("kind"), "fold");
}

TEST(Bot, ItsLegalActionsAreThoseOfTheHandInEveryPhase) {
  game::Hand hand = hand_with_chips();
  const auto expect_same = [&] {
    const PlayerView view = hand.view_for(*hand.to_act());
    EXPECT_EQ(record::legal_json(view), record::legal_json(hand));
  };
  expect_same();
  for (const Action& action : {Action{Raise{6}}, Action{Call{}}}) {
    ASSERT_FALSE(hand.apply(*hand.to_act(), action));
    expect_same();
  }
}

TEST(Bot, IsNeverSentWhatTheOtherSideHolds) {
  HandSetup setup;
  PerSide<Deal> deals;
  for (const char* origin : {"b1", "c1", "d2"}) deals.white.push_back({*square_from_name(origin), PieceType::Queen});
  for (const char* origin : {"d7", "b8", "c8"}) deals.black.push_back({*square_from_name(origin), PieceType::Rook});
  PerSide<Deal> other_deals = deals;
  for (DealtPiece& piece : other_deals.white) piece.type = PieceType::Knight;
  const auto line = [&](const PerSide<Deal>& dealt) {
    return choose_line(game::Hand::start(setup, dealt)->view_for(Side::Black), {500, std::nullopt}, 3);
  };
  EXPECT_EQ(line(deals), line(other_deals));
}

TEST(Bot, AnswersAreReadAsTheTableReadsActions) {
  const PlayerView facing = hand_with_chips().view_for(Side::Black);
  EXPECT_EQ(action_of_answer(R"({"do":"call"})", facing), Action{Call{}});
  EXPECT_EQ(action_of_answer(R"({"do":"raise","to":6,"why":"value"})", facing), Action{Raise{6}});
  const game::Hand hand = at_white_s_turn();
  const PlayerView turn = hand.view_for(Side::Black);
  EXPECT_EQ(action_of_answer(R"({"do":"move","move":"e7e5"})", turn),
            (Action{MakeMove{*find_long_algebraic(turn.moves, "e7e5")}}));
  for (const char* refused : {R"({"do":"call"})", R"({"do":"bet","to":1})", R"({"do":"bet","to":1000})",
                              R"({"do":"move","move":"e2e4"})", R"({"do":"agree_split"})"}) {
    const auto action = action_of_answer(refused, turn);
    ASSERT_FALSE(action) << refused;
    EXPECT_NE(action.error().find("which is not among the \"legal\" actions"), std::string::npos) << action.error();
  }
}

TEST(Bot, NonsenseIsNamed) {
  const PlayerView view = hand_with_chips().view_for(Side::Black);
  for (const char* nonsense : {"", "call", "[]", "7", "{}", "{\"do\":", "\xff\xfe"}) {
    const auto action = action_of_answer(nonsense, view);
    ASSERT_FALSE(action) << nonsense;
    EXPECT_NE(action.error().find("where an action such as"), std::string::npos) << action.error();
  }
  EXPECT_FALSE(action_of_answer(R"({"do":"dance"})", view));
  EXPECT_FALSE(action_of_answer(R"({"do":7})", view));
  EXPECT_FALSE(action_of_answer(R"({"do":"raise","to":"all"})", view));
}

TEST(Bot, OneThatEndsIsNamed) {
  EXPECT_EQ(problem_with("exit 3\n"), "ended without an answer");
  EXPECT_EQ(problem_with("read -r line; echo '{\"do\":\"fold\"'\n"),
            "answered \"{\"do\":\"fold\"\", where an action such as {\"do\":\"call\"} is expected");
}

TEST(Bot, OneThatSaysNothingIsNotWaitedForForEver) {
  const Script script("/bin/sh", "while read -r line; do :; done\n");
  Bots bots(script.command(), std::chrono::milliseconds(50));
  const auto player = bots.player(0);
  const auto decision = player->choose(hand_with_chips().view_for(Side::Black), {100, std::nullopt}, 1, {});
  EXPECT_EQ(decision.action, Action{MakeMove{}}) << "which is refused";
  EXPECT_EQ(bots.fault(), "The bot " + script.command() + " gave no answer in time");
}

/// Folds when it is asked, and writes down its colour and its process.
std::string logging_bot(const std::string& log) {
  return R"(while read -r line; do
  case $line in
    *'"ask"'*'"to_act":"white"'*) colour=white ;;
    *'"ask"'*) colour=black ;;
    *) continue ;;
  esac
  echo $colour $$ >>')" +
         log + R"('
  echo '{"do":"fold"}'
done
)";
}

TEST(Bot, NoProcessPlaysBothHandsOfAPair) {
  const test::Folder folder;
  const std::string log = folder.path("log").string();
  const Script script("/bin/sh", logging_bot(log));
  EXPECT_EQ(run_hand_match(match_against(script.command(), 3), {}, false).value().report.pairs, 3);
  std::map<std::string, std::set<std::string>> processes;
  std::ifstream lines(log);
  for (std::string colour, process; lines >> colour >> process;) processes[colour].insert(process);
  EXPECT_EQ(processes.at("black").size(), 1U) << "it has Black in each first hand";
  EXPECT_EQ(processes.at("white").size(), 1U);
  EXPECT_NE(processes.at("black"), processes.at("white"));
}

TEST(Bot, WhoeverIsNeitherAPlayerNorACommandIsRefused) {
  EXPECT_FALSE(unknown_player("club"));
  EXPECT_FALSE(unknown_player("cmd:./my-bot"));
  EXPECT_EQ(unknown_player("cmd:"), "cmd: is no player of hands");
  EXPECT_EQ(unknown_player("stockfish"), "stockfish is no player of hands");
}

}  // namespace
}  // namespace raisechess::cli
