// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <string_view>

#include "arena_command.h"
#include "bench_command.h"
#include "english/english_words.h"
#include "perft_command.h"
#include "play_command.h"
#include "replay_command.h"
#include "table_command.h"
#include "uci_command.h"
#include "verify_command.h"

namespace raisechess::cli {
namespace {

constexpr int usage_error = 2;
constexpr int output_lost = 1;

int wrong_usage(std::string_view problem) {
  std::cerr << "raisechess-cli: " << harmless(problem) << " (see raisechess-cli --help).\n";
  return usage_error;
}

/// The status of a command that ended with `status`: what it wrote is lost where the disk is full or the output closed.
int when_written(int status) {
  if (std::cout.flush()) return status;
  std::cerr << "raisechess-cli: Standard output cannot be written.\n";
  return output_lost;
}

}  // namespace

int run_command_line(int argc, const char* const* argv, const std::string& version) {
  CLI::App app("RaiseChess on the command line: chess with hidden pieces, played for chips.", "raisechess-cli");
  app.set_version_flag("--version", "raisechess-cli " + version);
  app.require_subcommand(0, 1);
  int status = 0;
  add_play_command(app, status);
  add_table_command(app, status);
  add_perft_command(app, status);
  add_arena_command(app, status, version);
  add_bench_command(app, status);
  add_verify_command(app, status);
  add_replay_command(app, status);
  add_uci_command(app, status, version);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& finished) {
    return when_written(app.exit(finished));
  } catch (const CLI::ParseError& error) {
    return wrong_usage(error.what());
  }
  if (app.get_subcommands().empty()) return wrong_usage("A command is required");
  return when_written(status);
}

}  // namespace raisechess::cli
