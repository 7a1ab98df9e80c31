// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess_match_options.h"

#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "uci/uci_game.h"
#include "uci/uci_player.h"

namespace raisechess::cli {
namespace {

constexpr std::string_view own_search = "search";
constexpr std::string_view engine_prefix = "uci:";
constexpr double longest_clock = 86'400;

/// What starts this program as an engine.
std::string own_command() {
  std::error_code unknown;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return unknown ? "raisechess-cli uci" : "'" + program.string() + "' uci";
}

std::optional<std::string> command_of(const std::string& name) {
  if (name == own_search) return own_command();
  if (name.starts_with(engine_prefix)) return name.substr(engine_prefix.size());
  return std::nullopt;
}

std::optional<arena::Milliseconds> seconds_in(std::string_view text) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || !(seconds >= 0) || seconds > longest_clock) return std::nullopt;
  return arena::Milliseconds(std::llround(seconds * 1000));
}

/// A limited strength is asked for by its number alone.
std::vector<std::string> with_limit_switched_on(std::vector<std::string> options) {
  for (const std::string& option : options) {
    if (!option.starts_with("UCI_Elo=")) continue;
    options.emplace_back("UCI_LimitStrength=true");
    break;
  }
  return options;
}

std::optional<std::string> read_openings(ChessMatchOptions& options) {
  if (options.openings_file.empty()) return std::nullopt;
  std::ifstream file(options.openings_file, std::ios::binary);
  options.task.openings = openings_from({std::istreambuf_iterator<char>(file), {}});
  if (options.task.openings.empty()) return options.openings_file + " holds no openings";
  return std::nullopt;
}

std::optional<std::string> set_clock(ChessMatchOptions& options) {
  if (options.time_control.empty()) return std::nullopt;
  const auto control = time_control_from(options.time_control);
  if (!control) return options.time_control + " is no time control like 10+0.1";
  options.task.game.clocks = true;
  options.task.game.limits.clock = {control->clock, control->clock};
  options.task.game.limits.increment = control->increment;
  return std::nullopt;
}

}  // namespace

std::optional<TimeControl> time_control_from(const std::string& text) {
  const std::size_t plus = text.find('+');
  const auto clock = seconds_in(text.substr(0, plus));
  const auto increment = plus == std::string::npos ? arena::Milliseconds(0) : seconds_in(text.substr(plus + 1));
  if (!clock || !increment || *clock + *increment == arena::Milliseconds(0)) return std::nullopt;
  return TimeControl{*clock, *increment};
}

std::vector<arena::Opening> openings_from(const std::string& text) {
  std::istringstream lines(text);
  std::vector<arena::Opening> openings;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t moves = line.find(" moves ");
    arena::Opening opening{line.substr(0, moves), {}};
    if (opening.fen == "startpos") opening.fen = start_fen;
    if (moves != std::string::npos) opening.moves = words_of(line.substr(moves + 7));
    openings.push_back(opening);
  }
  return openings;
}

std::optional<std::string> complete(ChessMatchOptions& options) {
  for (Seat seat : {Seat::A, Seat::B}) {
    const auto command = command_of(options.names[seat]);
    if (!command) return options.names[seat] + " is neither search nor uci:COMMAND";
    options.task.players[seat] = [command, given = with_limit_switched_on(options.engine_options[seat])] {
      return UciPlayer::start(*command, given);
    };
  }
  options.task.game.adjudicate = options.adjudicate;
  if (auto wrong = read_openings(options)) return wrong;
  return set_clock(options);
}

}  // namespace raisechess::cli
