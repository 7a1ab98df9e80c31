// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "english/english.h"
#include "english/english_words.h"
#include "record/hand_file.h"
#include "record_file.h"
#include "referee/fair_deal.h"

namespace raisechess::cli {
namespace {

struct Finding {
  bool holds = false;
  std::string words;
};

Finding finding(const Expected<game::HandRecord>& hand) {
  if (!hand) return {false, sentence(hand.error())};
  const std::string played =
      counted(static_cast<std::int64_t>(hand->actions.size()), "action") + " by the rules, and the result is right";
  if (!hand->dealing) return {true, played + "; there is no commitment to check its deal by."};
  const auto error = referee::verify_dealing(hand->setup, hand->deals, *hand->dealing);
  if (error) return {false, sentence(*error)};
  return {true, played + "; both deals are the ones committed to before the first action."};
}

bool verify_file(const std::string& path) {
  std::cout << harmless(path) << '\n';
  if (const auto text = file_text(path)) return verify_records(*text, std::cout);
  std::cout << "The file cannot be read.\n";
  return false;
}

}  // namespace

bool verify_records(std::string_view text, std::ostream& out) {
  const auto hands = record::hand_records_from_file(text);
  if (!hands) {
    out << sentence(hands.error()) << '\n';
    return false;
  }
  bool all_hold = true;
  for (std::size_t place = 0; place < hands->size(); ++place) {
    const Finding found = finding((*hands)[place]);
    out << hand_title(place + 1, (*hands)[place]) << (found.holds ? " holds: " : " fails: ") << found.words << '\n';
    all_hold = all_hold && found.holds;
  }
  if (hands->empty()) out << "There is no hand in it.\n";
  return all_hold;
}

void add_verify_command(CLI::App& app, int& status) {
  const auto files = std::make_shared<std::vector<std::string>>();
  CLI::App* verify = app.add_subcommand("verify", "Check records of finished hands: rules, result, commitments, deals");
  verify->add_option("FILE", *files, "Files of hands")->required()->check(CLI::ExistingFile);
  verify->callback([files, &status] {
    status = 0;
    for (const std::string& file : *files) {
      if (!verify_file(file)) status = 1;
    }
  });
}

}  // namespace raisechess::cli
