// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "command_options.h"
#include "english/english.h"
#include "english/english_words.h"
#include "record/hand_file.h"
#include "record_file.h"
#include "terminal/replay_session.h"

namespace raisechess::cli {
namespace {

struct ReplayOptions {
  std::string file;
  std::int64_t hand = 1;
  ReplaySeat seat = ReplaySeat::All;
  bool whole = false;
};

bool complain(const std::string& problem) {
  std::cerr << "raisechess-cli: " << problem << '\n';
  return false;
}

bool run_replay(const ReplayOptions& options) {
  const auto text = file_text(options.file);
  if (!text) return complain("'" + printable(options.file) + "' cannot be read.");
  const auto hands = record::hand_records_from_file(*text);
  if (!hands) return complain(sentence(hands.error()));
  const auto place = static_cast<std::size_t>(options.hand);
  if (hands->empty()) return complain("There is no hand in it.");
  if (place > hands->size())
    return complain("There is no hand " + std::to_string(place) + " in it: it has " +
                    counted(static_cast<std::int64_t>(hands->size()), "hand") + ".");
  const auto& record = (*hands)[place - 1];
  const auto replay = record ? record::HandReplay::of(*record) : tl::unexpected(record.error());
  if (!replay) return complain(sentence(replay.error()));
  ReplaySession session(*replay, options.seat, Console(std::cin, std::cout, {}));
  session.say(hand_title(place, record) + " of " + std::to_string(hands->size()) + ".\n");
  if (options.whole)
    session.show_all();
  else
    session.run();
  return true;
}

}  // namespace

void add_replay_command(CLI::App& app, int& status) {
  const auto options = std::make_shared<ReplayOptions>();
  CLI::App* replay = app.add_subcommand("replay", "Step through a finished hand of a file (JSON or PGN)");
  replay->add_option("FILE", options->file, "A file of hands")->required()->check(CLI::ExistingFile);
  replay->add_option("--hand", options->hand, "Which of its hands")
      ->transform(whole_number(1, 1'000'000'000))
      ->type_name("N")
      ->capture_default_str();
  add_choice<ReplaySeat>(*replay, "--seat", replay_seats(),
                         "As this side knew it then, or with everything turned up (default: all)",
                         [options](ReplaySeat seat) { options->seat = seat; });
  replay->add_flag("--whole", options->whole, "Print every step without waiting");
  replay->callback([options, &status] { status = run_replay(*options) ? 0 : 1; });
}

}  // namespace raisechess::cli
