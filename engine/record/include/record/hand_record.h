// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/hand.h"
#include "game/hand_record.h"
#include "view/error.h"

namespace raisechess::record {

/// Records of finished hands as JSON text, one hand a line (docs/formats.md).
std::string hand_records_text(const std::vector<game::HandRecord>& hands);

/// Reads such a text. Every hand is played again by the rules on the way, so that a record which comes back is one that
/// can happen; a hand that cannot has its own error and leaves the others readable. Whether the deals are the ones
/// committed to is for referee::verify_dealing. Errors of the text: RecordFormat, RecordVersion. Of a hand:
/// RecordFormat, RecordDoesNotReplay (the number of the action, from 1), and those of a hand's set-up.
Expected<std::vector<Expected<game::HandRecord>>> hand_records_from_text(std::string_view text);

/// Plays a record by the rules to its end. Errors: RecordDoesNotReplay, RecordFormat where the result differs, and
/// those of a hand's set-up.
Expected<game::Hand> replay(const game::HandRecord& record);

}  // namespace raisechess::record
