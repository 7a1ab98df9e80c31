// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "database.h"

namespace raisechess::archive {

/// Writes changes of matches, oldest first, within a transaction that is open.
void write_changes(Database& database, const std::vector<MatchChange>& changes);

/// The match that is not over, if there is one. Failures: Damaged where a checksum of it does not fit; a failure of the
/// database stays in it.
Result<std::optional<RunningMatch>> read_running(Database& database);

}  // namespace raisechess::archive
