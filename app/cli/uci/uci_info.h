// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

#include "search/search.h"

namespace raisechess::cli {

/// "cp 31" or "mate -4" for the side to move; mates in moves.
std::string uci_score(ai::Score score);

/// The info line of an iteration that ended `time` after the search began.
std::string uci_info(const ai::SearchResult& result, std::chrono::milliseconds time, bool chess960);

}  // namespace raisechess::cli
