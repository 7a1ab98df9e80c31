// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_command.h"

#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>
#include <utility>

#include "command_options.h"
#include "english/number_text.h"
#include "terminal/terminal_game.h"

namespace raisechess::cli {

namespace {

struct PlayOptions {
  SessionWishes session;
  std::string save;
  double think_seconds = 1.0;
};

// What CLI11 shows when a value is refused; empty where it is fine.
std::string check_array(const std::string& text) {
  const int number = number_in<int>(text).value_or(-1);
  return text == "random" || (number >= 0 && number <= 959) ? "" : text + " is neither 0 to 959 nor random";
}

std::string check_nonce(const std::string& text) {
  return text.empty() ? "a nonce has at least one character" : "";
}

std::string check_think(const std::string& text) {
  const double seconds = number_in<double>(text).value_or(0);
  return seconds >= 0.01 && seconds <= 60 ? "" : text + " is not 0.01 to 60 seconds";
}

OptionWords<ai::Level> level_names() {
  OptionWords<ai::Level> names;
  for (ai::Level level : ai::levels()) names.emplace_back(ai::name(level), level);
  return names;
}

/// Two flags that say yes and no; without either the last choice stays.
void add_switch(CLI::App& app, std::optional<bool>& value, const std::string& yes, const std::string& yes_means,
                const std::string& no, const std::string& no_means) {
  auto* on = app.add_flag_callback(
      yes, [&value] { value = true; }, yes_means);
  app.add_flag_callback(
         no, [&value] { value = false; }, no_means)
      ->excludes(on);
}

void add_match_options(CLI::App& play, MatchWishes& wishes) {
  play.set_help_flag("-h,--help", "Print this help and exit");
  auto* classic = play.add_flag("--classic", wishes.classic, "Classic chess: nothing hidden, no chips");
  add_switch(play, wishes.chips, "--chips", "With chips", "--chipless", "Without chips (so at the first start)");
  play.get_option("--chips")->excludes(classic);
  add_choice<int>(play, "--hidden", wishes.hidden, {{"3", 3}, {"4", 4}, {"5", 5}}, "Hidden pieces a side")
      ->excludes(classic);
  play.add_option("--array", wishes.array, "Chess960 number 0 to 959 (518 is the usual one), or random for each hand")
      ->check(CLI::Validator(check_array, ""))
      ->type_name("N|random");
  add_choice<int>(play, "--showdown", wishes.showdown, {{"20", 20}, {"30", 30}, {"40", 40}, {"mate", showdown_to_mate}},
                  "Showdown after this move of both, or to mate")
      ->excludes(classic);
  add_choice<BettingMode>(play, "--betting", wishes.betting,
                          {{"no-limit", BettingMode::NoLimit}, {"pot-limit", BettingMode::PotLimit}},
                          "How much may be bet; means --chips")
      ->excludes(classic);
  add_choice<int>(play, "--blind-minutes", wishes.blind_minutes, {{"0", 0}, {"5", 5}, {"10", 10}, {"15", 15}},
                  "Minutes of a blind level, 0 for steady blinds")
      ->excludes(classic);
  add_switch(play, wishes.king_capture, "--king-capture", "No arbiter: no checks, capturing the king wins",
             "--no-king-capture", "Checks and checkmate as usual");
  add_switch(play, wishes.classic_draws, "--classic-draws", "Repetition, fifty moves and bare material split",
             "--no-classic-draws", "They do not");
  add_switch(play, wishes.agreed_split, "--agreed-split", "The players may agree to a split", "--no-agreed-split",
             "They may not");
  add_switch(play, wishes.alternate_colours, "--change-colors", "In classic chess: colours change after every game",
             "--keep-colors", "They stay");
  add_choice<int>(play, "--turn-seconds", wishes.turn_seconds, {{"0", 0}, {"30", 30}, {"60", 60}},
                  "In classic chess: seconds for a turn, 0 for no clock; the computer moves when they run out");
}

void add_session_options(CLI::App& play, PlayOptions& options) {
  SessionWishes& session = options.session;
  add_choice<ColorWish>(
      play, "--color", {{"white", ColorWish::White}, {"black", ColorWish::Black}, {"random", ColorWish::Lot}},
      "Your colour in the first hand (default: random)", [&session](ColorWish color) { session.match.color = color; });
  add_choice<ai::Level>(play, "--level", session.match.level, level_names(), "How well the computer plays");
  play.add_option("--nonce", session.nonce, "Your word to be mixed into every deal (default: drawn for each)")
      ->check(CLI::Validator(check_nonce, ""));
  play.add_option("--seed", session.seed, "Seed of the computer's choices; the deals are drawn apart from it")
      ->transform(seed_number());
  play.add_option("--think", options.think_seconds, "Seconds after which the computer's action appears")
      ->check(CLI::Validator(check_think, ""))
      ->type_name("SECONDS")
      ->capture_default_str();
  play.add_option("--save", options.save,
                  "Where the match is kept (default: raisechess/terminal.sealed in the data folder)");
  play.add_flag("--new", session.fresh, "Start a new match; a saved one is kept aside");
}

/// The computer is given a little less time than its action takes to appear.
Thinking thinking_for(double seconds) {
  const std::chrono::milliseconds appears(static_cast<std::int64_t>(seconds * 1000));
  return {{std::nullopt, appears * 9 / 10}, appears};
}

/// Lines must not wait in a buffer of ours where poll does not see them.
InputReady input_of_terminal() {
  std::setvbuf(stdin, nullptr, _IONBF, 0);
  return [](std::chrono::steady_clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0))) != 0;
  };
}

int run_play(PlayOptions options) {
  options.session.thinking = thinking_for(options.think_seconds);
  TerminalStore store(options.save.empty() ? default_match_file() : std::filesystem::path(options.save),
                      default_key_file());
  return TerminalGame(options.session, store, ai::make_player, std::cin, std::cout, input_of_terminal()).run();
}

}  // namespace

void add_play_command(CLI::App& app, int& exit_status) {
  const auto options = std::make_shared<PlayOptions>();
  CLI::App* play = app.add_subcommand("play", "A match against the computer, in plain text");
  add_match_options(*play, options->session.match);
  add_session_options(*play, *options);
  play->callback([options, &exit_status] { exit_status = run_play(*options); });
}

}  // namespace raisechess::cli
