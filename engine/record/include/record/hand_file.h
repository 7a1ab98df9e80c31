// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "game/hand_record.h"
#include "view/error.h"

namespace raisechess::record {

/// Reads a file of hands in either form that they are written in, JSON or PGN, whatever the file is called. Errors:
/// those of hand_records_from_text and hand_records_from_pgn.
Expected<std::vector<Expected<game::HandRecord>>> hand_records_from_file(std::string_view text);

}  // namespace raisechess::record
