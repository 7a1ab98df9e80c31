// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/chess_match.h"

namespace raisechess::cli {

/// What a match of classic chess is asked for with; the rest is shared with the matches of hands.
struct ChessMatchOptions {
  PerSeat<std::string> names;  ///< "search" or "uci:COMMAND"
  PerSeat<std::vector<std::string>> engine_options;
  std::string time_control;  ///< "SECONDS+SECONDS"
  std::string openings_file;
  bool adjudicate = false;
  arena::ChessMatchTask task;
};

/// A clock and its increment from "10+0.1"; nothing if that is not what the text says.
struct TimeControl {
  arena::Milliseconds clock;
  arena::Milliseconds increment;
};
std::optional<TimeControl> time_control_from(const std::string& text);

/// Openings of a text: a FEN a line, or "startpos"; perhaps "moves" and moves; lines with # at the beginning say
/// nothing.
std::vector<arena::Opening> openings_from(const std::string& text);

/// Fills the task in; says what is wrong with the options, if anything.
std::optional<std::string> complete(ChessMatchOptions& options);

}  // namespace raisechess::cli
