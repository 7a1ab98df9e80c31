// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_match.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <string_view>

#include "bot.h"
#include "english/english_words.h"
#include "match_resume.h"

namespace raisechess::cli {
namespace {

constexpr std::string_view command_mark = "cmd:";

bool is_command(const std::string& name) {
  return name.starts_with(command_mark) && name.size() > command_mark.size();
}

/// The programs of a match, by name.
using BotsByName = std::map<std::string, Bots>;

void add_bots(BotsByName& bots, const std::string& name) {
  if (is_command(name)) bots.try_emplace(name, name.substr(command_mark.size()));
}

std::optional<std::string> first_fault(const BotsByName& bots) {
  for (const auto& [name, one] : bots) {
    if (auto fault = one.fault()) return fault;
  }
  return std::nullopt;
}

void show(int done, int total) {
  if (done % 10 != 0 && done != total) return;
  std::cerr << '\r' + std::to_string(done) + " of " + std::to_string(total) << (done == total ? "\n" : "")
            << std::flush;
}

}  // namespace

std::optional<std::string> unknown_player(const std::string& name) {
  const auto known = arena::contestant_names();
  if (is_command(name) || std::ranges::count(known, name) > 0) return std::nullopt;
  return harmless(name) + " is no player of hands";
}

tl::expected<HandMatchRun, std::string> run_hand_match(arena::MatchTask task, const ResumeFile& resume_file,
                                                       bool progress) {
  BotsByName bots;
  for (const std::string& name : {task.a, task.b}) add_bots(bots, name);
  task.make = [&bots](const std::string& name, std::size_t hand) {
    const auto found = bots.find(name);
    return found == bots.end() ? arena::make_contestant(name) : found->second.player(hand);
  };
  std::optional<MatchResume> resume;
  if (!resume_file.path.empty()) {
    auto opened = MatchResume::open(resume_file, task);
    if (!opened) return tl::unexpected(opened.error());
    resume.emplace(std::move(*opened));
    task.known = resume->known();
  }
  bool kept = true;
  const auto finished = [&](int number, const arena::PairReport& pair, int done) {
    const bool sound = pair[0].fault.empty() && pair[1].fault.empty();
    if (resume && sound && !task.known.contains(number)) kept = resume->add(number, pair);
    if (progress) show(done, task.pairs);
  };
  HandMatchRun run{arena::run_match(task, finished), first_fault(bots)};
  if (run.problem) run.report.faults.push_back(*run.problem);
  if (!run.problem && !kept) run.problem = not_kept(resume_file.path);
  return run;
}

}  // namespace raisechess::cli
