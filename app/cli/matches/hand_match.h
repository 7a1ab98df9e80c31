// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "arena/mirrored_match.h"
#include "match_resume.h"

namespace raisechess::cli {

/// What is wrong with the name of a player of hands, if anything: neither a contestant's nor cmd:COMMAND.
std::optional<std::string> unknown_player(const std::string& name);

struct HandMatchRun {
  arena::MatchReport report;
  std::optional<std::string> problem;  ///< what went wrong while it was played: a sentence without its stop
};

/// Plays a match of hands, with programs where a name is cmd:COMMAND. `progress` shows on standard error how far it is.
/// Else, before anything is played, what is wrong with the file: a sentence without its stop.
tl::expected<HandMatchRun, std::string> run_hand_match(arena::MatchTask task, const ResumeFile& resume_file,
                                                       bool progress);

}  // namespace raisechess::cli
