// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "arena/chess_match.h"
#include "chess_match_options.h"

namespace raisechess::cli {

/// What makes a match of classic chess the one that it is. `version` is that of the program.
nlohmann::ordered_json chess_terms_json(const ChessMatchOptions& options, const std::string& version);

/// The result of a match of classic chess as one JSON object, and in words.
nlohmann::ordered_json chess_match_json(const ChessMatchOptions& options, const arena::ChessMatchReport& report);
std::string chess_match_text(const ChessMatchOptions& options, const arena::ChessMatchReport& report);

}  // namespace raisechess::cli
