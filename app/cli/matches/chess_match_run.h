// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "arena/chess_match.h"
#include "chess_match_options.h"
#include "pair_file.h"

namespace raisechess::cli {

struct ChessMatchRun {
  arena::ChessMatchReport report;
  std::optional<std::string> problem;  ///< what went wrong while it was played: a sentence without its stop
};

/// Plays a match of classic chess whose options are complete; goes on with what the file has and keeps each pair there.
/// `progress` shows on standard error how the match stands. Else, before anything is played, what is wrong with the
/// file: a sentence without its stop.
tl::expected<ChessMatchRun, std::string> run_chess_match(ChessMatchOptions options, const ResumeFile& resume_file,
                                                         bool progress);

}  // namespace raisechess::cli
