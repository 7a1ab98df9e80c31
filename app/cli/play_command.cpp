// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_command.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>
#include <map>
#include <memory>

#include "terminal_game.h"

namespace raisechess::cli {

namespace {

struct PlayOptions {
  SessionWishes session;
  std::string save;
  double think_seconds = 1.0;
};

bool is_array(const std::string& text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return text == "random" || (error == std::errc() && end == text.data() + text.size() && number >= 0 && number <= 959);
}

std::string check_array(const std::string& text) {
  return is_array(text) ? "" : "0 to 959, or random";
}

/// For CLI11: names of an option with the values that they stand for.
template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& option, std::optional<T>& value,
                        const std::map<std::string, T>& names, const std::string& what) {
  std::string list;
  for (const auto& [name, ignored] : names) list += (list.empty() ? "" : "|") + name;
  return app
      .add_option_function<std::string>(
          option, [&value, names](const std::string& name) { value = names.at(name); }, what)
      ->check(CLI::IsMember(names))
      ->type_name(list);
}

std::map<std::string, ai::Level> level_names() {
  std::map<std::string, ai::Level> names;
  for (ai::Level level : ai::levels()) names.emplace(ai::name(level), level);
  return names;
}

void add_switch(CLI::App& app, const std::string& on_and_off, std::optional<bool>& value, const std::string& what) {
  app.add_flag_function(
      on_and_off, [&value](std::int64_t count) { value = count > 0; }, what);
}

void add_match_options(CLI::App& play, MatchWishes& wishes) {
  play.set_help_flag("-h,--help", "Print this help and exit");
  auto* classic = play.add_flag("--classic", wishes.classic, "Classic chess: nothing hidden, no chips");
  add_switch(play, "--chips,!--chipless", wishes.chips, "With chips, or without (the default at the first start)");
  add_choice<int>(play, "--hidden", wishes.hidden, {{"3", 3}, {"4", 4}, {"5", 5}}, "Hidden pieces a side")
      ->excludes(classic);
  play.add_option("--array", wishes.array, "Chess960 number 0 to 959 (518 is the usual one), or random for each hand")
      ->check(CLI::Validator(check_array, "N|random"))
      ->type_name("");
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
  add_switch(play, "--king-capture,!--no-king-capture", wishes.king_capture,
             "Without an arbiter: no checks, capturing the king wins");
  add_switch(play, "--classic-draws,!--no-classic-draws", wishes.classic_draws,
             "Threefold repetition, fifty moves and bare material split the pot");
  add_switch(play, "--agreed-split,!--no-agreed-split", wishes.agreed_split, "The players may agree to split the pot");
}

void add_session_options(CLI::App& play, PlayOptions& options) {
  SessionWishes& session = options.session;
  play.add_option_function<std::string>(
          "--color",
          [&session](const std::string& name) {
            session.match.color = name == "white"   ? ColorWish::White
                                  : name == "black" ? ColorWish::Black
                                                    : ColorWish::Lot;
          },
          "Your colour in the first hand (default: by lot)")
      ->check(CLI::IsMember({"white", "black", "random"}))
      ->type_name("white|black|random");
  add_choice<ai::Level>(play, "--level", session.match.level, level_names(), "How well the computer plays");
  play.add_option("--nonce", session.nonce, "Your word to be mixed into every deal (default: drawn for each)");
  play.add_option("--seed", session.seed, "Seed of the computer's choices; the deals are drawn apart from it");
  play.add_option("--think", options.think_seconds, "Seconds after which the computer's action appears")
      ->check(CLI::Range(0.01, 60.0))
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

int run_play(PlayOptions options) {
  options.session.thinking = thinking_for(options.think_seconds);
  TerminalStore store(options.save.empty() ? default_match_file() : std::filesystem::path(options.save),
                      default_key_file());
  return TerminalGame(options.session, store, ai::make_player, std::cin, std::cout).run();
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
