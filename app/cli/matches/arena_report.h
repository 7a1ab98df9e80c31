// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "arena/calibration.h"
#include "arena/mirrored_match.h"
#include "arena/self_play.h"

namespace raisechess::cli {

/// What makes a match the one that it is: whoever plays it again under the same terms with nodes plays the same hands.
/// `version` is that of the program.
nlohmann::ordered_json match_terms_json(const arena::MatchTask& task, const std::string& version);

/// One object with all of a match: who, how many, how it went, under which budget and set-up.
nlohmann::ordered_json match_json(const arena::MatchTask& task, const arena::MatchReport& report);

/// The same in a few lines for a reader.
std::string match_text(const arena::MatchTask& task, const arena::MatchReport& report);

nlohmann::ordered_json self_play_json(const arena::SelfPlayTask& task, const arena::SelfPlayReport& report);
std::string self_play_text(const arena::SelfPlayTask& task, const arena::SelfPlayReport& report);

/// A table: how well the equities fit over everything, and by ten half-moves; and a plot of how reliable they are.
std::string calibration_text(const arena::CalibrationTask& task, const std::vector<arena::Estimate>& estimates);

}  // namespace raisechess::cli
