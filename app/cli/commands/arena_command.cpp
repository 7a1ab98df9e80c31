// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "arena/calibration.h"
#include "arena/contestant.h"
#include "arena/self_play.h"
#include "command_options.h"
#include "english/english_words.h"
#include "matches/arena_report.h"
#include "matches/chess_match_options.h"
#include "matches/chess_match_report.h"
#include "matches/chess_match_run.h"
#include "matches/hand_match.h"
#include "matches/interrupt.h"

namespace raisechess::cli {
namespace {

/// More than any level uses for a choice.
constexpr std::uint64_t plenty_of_nodes = 1'000'000'000;

struct Options {
  arena::MatchTask match;
  ChessMatchOptions chess;
  bool classic = false;
  int self_play_hands = 0;
  int calibration_hands = 0;
  std::uint64_t nodes = 0;
  std::uint64_t nodes_of_b = 0;
  int milliseconds = 0;
  bool chipless = false;
  bool quiet = false;
  std::string json_file;
  std::string resume_file;
  std::string version;
};

ai::Budget budget_of(const Options& options) {
  if (options.milliseconds > 0) return {std::nullopt, std::chrono::milliseconds(options.milliseconds)};
  return {options.nodes > 0 ? options.nodes : plenty_of_nodes, std::nullopt};
}

arena::MatchTask match_task(const Options& options) {
  arena::MatchTask task = options.match;
  task.budgets = {budget_of(options), budget_of(options)};
  if (options.nodes_of_b > 0) task.budgets.b = {options.nodes_of_b, std::nullopt};
  if (options.chipless) task.hand.betting = BettingMode::None;
  return task;
}

arena::SelfPlayTask self_play_task(const Options& options) {
  arena::SelfPlayTask task;
  task.player = options.match.a;
  task.hands = options.self_play_hands;
  task.seed = options.match.seed;
  task.budget = budget_of(options);
  task.jobs = options.match.jobs;
  return task;
}

arena::CalibrationTask calibration_task(const Options& options) {
  const arena::MatchTask& match = options.match;
  return {match.a, options.calibration_hands, match.seed, match.hand, budget_of(options), match.jobs};
}

std::function<void(int)> progress_on_standard_error(const Options& options, int total) {
  if (options.quiet) return {};
  return [total](int done) {
    if (done % 10 == 0 || done == total)
      std::cerr << "\r" + std::to_string(done) + " of " + std::to_string(total) << std::flush;
    if (done == total) std::cerr << '\n';
  };
}

void complain_of(const std::string& file) {
  std::cerr << "raisechess-cli: " << harmless(file) << " cannot be written.\n";
}

bool write_file(const std::string& path, const nlohmann::ordered_json& json) {
  if (path.empty()) return true;
  std::ofstream file(path);
  file << json.dump(2) << '\n';
  if (file.flush()) return true;
  complain_of(path);
  return false;
}

/// What the file holds stays until there is a result.
bool can_be_written(const std::string& path) {
  if (path.empty() || std::ofstream(path, std::ios::app)) return true;
  complain_of(path);
  return false;
}

int calibrate(const Options& options) {
  const auto task = calibration_task(options);
  const auto estimates = arena::run_calibration(task, progress_on_standard_error(options, task.hands));
  std::cout << calibration_text(task, estimates);
  return 0;
}

int complain_that(const std::string& problem) {
  std::cerr << "raisechess-cli: " << harmless(problem) << ".\n";
  return 2;
}

/// Says what a match lacks. `written`: its result is where it was wanted.
template <class Run>
int status_of(const Run& run, bool written, int pairs) {
  if (run.problem) complain_that(*run.problem);
  if (interrupted() && run.report.pairs < pairs) {
    std::cerr << '\n';  // behind how far it was
    complain_that("The match was interrupted after " + std::to_string(run.report.pairs) + " of " +
                  counted(pairs, "pair"));
    return interrupted_status;
  }
  return written && !run.problem && run.report.faults.empty() ? 0 : 1;
}

/// What the two kinds of matches share.
ChessMatchOptions chess_options(const Options& options) {
  ChessMatchOptions chess = options.chess;
  chess.names = {options.match.a, options.match.b};
  chess.task.pairs = options.match.pairs;
  chess.task.seed = options.match.seed;
  chess.task.jobs = options.match.jobs;
  chess.task.game.chess960 = options.match.draw_arrays;
  chess.task.game.half_move_cap = options.match.half_move_cap;
  if (options.nodes > 0) chess.task.game.limits.nodes = options.nodes;
  if (options.milliseconds > 0) chess.task.game.limits.move_time = arena::Milliseconds(options.milliseconds);
  return chess;
}

int run_chess(const Options& options) {
  ChessMatchOptions chess = chess_options(options);
  if (const auto wrong = complete(chess)) return complain_that(*wrong);
  const arena::ChessLimits& limits = chess.task.game.limits;
  if (!limits.nodes && !limits.move_time && !chess.task.game.clocks)
    return complain_that("Classic chess needs --tc, --ms or --nodes");
  note_interrupts();
  chess.task.stop = interrupted;
  const auto run = run_chess_match(chess, {options.resume_file, options.version}, !options.quiet);
  if (!run) return complain_that(run.error());
  std::cout << chess_match_text(chess, run->report);
  return status_of(*run, write_file(options.json_file, chess_match_json(chess, run->report)), chess.task.pairs);
}

int run_hands(const Options& options) {
  auto task = match_task(options);
  note_interrupts();
  task.stop = interrupted;
  const auto run = run_hand_match(task, {options.resume_file, options.version}, !options.quiet);
  if (!run) return complain_that(run.error());
  std::cout << match_text(task, run->report);
  return status_of(*run, write_file(options.json_file, match_json(task, run->report)), task.pairs);
}

int run_self_play(const Options& options) {
  const auto task = self_play_task(options);
  const auto report = arena::run_self_play(task, progress_on_standard_error(options, task.hands));
  std::cout << self_play_text(task, report);
  return write_file(options.json_file, self_play_json(task, report)) && report.faults.empty() ? 0 : 1;
}

bool plays_hands_itself(const std::string& name) {
  const auto known = arena::contestant_names();
  return std::find(known.begin(), known.end(), name) != known.end();
}

/// What is wrong with the players of hands, if anything. A program plays matches only.
std::optional<std::string> unknown_players(const Options& options) {
  const bool alone = options.calibration_hands > 0 || options.self_play_hands > 0;
  if (alone && !plays_hands_itself(options.match.a)) return harmless(options.match.a) + " cannot play against itself";
  if (auto wrong = unknown_player(options.match.a)) return wrong;
  return unknown_player(options.match.b);
}

/// 0; 1 if a player or the rules did something wrong or the result could not be written; 2 if that is known before.
int run(const Options& options) {
  if (!can_be_written(options.json_file)) return 2;
  if (options.classic) return run_chess(options);
  if (const auto wrong = unknown_players(options)) return complain_that(*wrong);
  if (options.calibration_hands > 0) return calibrate(options);
  if (options.self_play_hands > 0) return run_self_play(options);
  return run_hands(options);
}

void add_chess_options(CLI::App& arena, ChessMatchOptions& options) {
  arena.add_option("--option", options.engine_options.b, "NAME=VALUE for the UCI program --b (classic)");
  arena.add_option("--a-option", options.engine_options.a, "NAME=VALUE for the UCI program --a (classic)");
  arena.add_option("--tc", options.time_control, "Seconds for a game + seconds for a move, such as 10+0.1 (classic)");
  arena.add_option("--openings", options.openings_file, "File of openings, a FEN a line; else drawn (classic)");
  arena.add_flag("--adjudicate", options.adjudicate, "End games that both players judge alike (classic)");
}

void add_players(CLI::App& arena, Options& options) {
  options.match.a = "web";
  options.match.b = "always-call";
  std::string known;
  for (const std::string& name : arena::contestant_names()) known += (known.empty() ? "" : ", ") + name;
  arena
      .add_option("--a", options.match.a,
                  "First player: " + known + ", cmd:COMMAND (docs/bots.md); of classic chess: search, uci:COMMAND")
      ->capture_default_str();
  arena.add_option("--b", options.match.b, "Second player")->capture_default_str();
  add_choice<bool>(arena, "--rules", {{"hand", false}, {"classic", true}}, "What is played",
                   [&options](bool classic) { options.classic = classic; });
  add_chess_options(arena, options.chess);
}

void add_amounts(CLI::App& arena, Options& options) {
  arena.add_option("--pairs", options.match.pairs, "Mirrored pairs of hands")
      ->transform(whole_number(1, 1'000'000))
      ->capture_default_str();
  arena.add_option("--seed", options.match.seed, "Draws deals and players' luck")
      ->transform(seed_number())
      ->capture_default_str();
  auto* nodes = arena.add_option("--nodes", options.nodes, "Search nodes for a choice")
                    ->transform(whole_number(1, 1'000'000'000));
  arena.add_option("--nodes-b", options.nodes_of_b, "Search nodes for a choice of --b, if others than --nodes")
      ->transform(whole_number(1, 1'000'000'000))
      ->needs(nodes);
  arena.add_option("--ms", options.milliseconds, "Milliseconds for a choice")
      ->transform(whole_number(1, 60'000))
      ->excludes(nodes);
  arena.add_option("--stop-at", options.match.stop_at,
                   "Stop when the 95 % interval lies on one side of this score; looked at every 50 pairs");
  arena.add_option("--jobs", options.match.jobs, "Threads")->transform(whole_number(1, 64))->capture_default_str();
  arena.add_option("--cap", options.match.half_move_cap, "Half-moves after which a hand is broken off")
      ->transform(whole_number(1, 10'000))
      ->capture_default_str();
}

void add_rules(CLI::App& arena, Options& options) {
  HandSetup& hand = options.match.hand;
  arena.add_option("--hidden", hand.hidden, "Hidden pieces a side")
      ->check(CLI::IsMember({0, 3, 4, 5}))
      ->capture_default_str();
  arena.add_option("--showdown", hand.showdown, "Showdown after this move; 0 = to mate")
      ->check(CLI::IsMember({0, 20, 30, 40}))
      ->capture_default_str();
  auto* betting = add_choice<BettingMode>(arena, "--betting",
                                          {{"no-limit", BettingMode::NoLimit}, {"pot-limit", BettingMode::PotLimit}},
                                          "How much may be bet", [&hand](BettingMode mode) { hand.betting = mode; });
  arena.add_flag("--chipless", options.chipless, "Without bets; the score is hands")->excludes(betting);
  arena.add_flag("--classic-draws", hand.classic_draws,
                 "Repetition, fifty moves and insufficient material split the pot");
  arena.add_flag("--king-capture", hand.king_capture, "Without an arbiter: a king may be captured");
  arena.add_flag("--chess960", options.match.draw_arrays, "Draw a Chess960 array for each pair");
}

}  // namespace

void add_arena_command(CLI::App& app, int& status, const std::string& version) {
  auto options = std::make_shared<Options>();
  options->version = version;
  CLI::App* arena = app.add_subcommand("arena", "Play computer players against each other and measure who is stronger");
  add_players(*arena, *options);
  add_amounts(*arena, *options);
  add_rules(*arena, *options);
  arena
      ->add_option("--selfplay", options->self_play_hands,
                   "Hands of --a against itself over every option, looking for faults")
      ->transform(whole_number(1, 10'000'000));
  arena
      ->add_option("--calibrate", options->calibration_hands,
                   "Chipless hands of --a against itself: do its equities come true?")
      ->transform(whole_number(1, 1'000'000));
  arena->add_option("--resume", options->resume_file,
                    "Keep the pairs in this file as they are played; go on with those that it has");
  arena->add_option("--json", options->json_file, "Write the result to this file");
  arena->add_flag("--quiet", options->quiet, "No progress on standard error");
  arena->callback([options, &status] { status = run(*options); });
}

}  // namespace raisechess::cli
