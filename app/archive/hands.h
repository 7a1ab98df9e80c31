// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "database.h"

namespace raisechess::archive {

// The history. What is written here is written within a transaction that is open; a failure of the database stays in
// it.

/// Hands of a match that are over, and records of those whose deals are open now. A hand that was removed stays so.
void add_finished_hands(Database& database, const MatchChange& change);
std::vector<HandId> insert_hands(Database& database, const std::vector<StoredHand>& imported);
void remove_hands(Database& database, const std::vector<HandId>& ids);
/// With its hands; nothing happens to one that is running.
void remove_match(Database& database, MatchId id);
/// All but the match that is running.
void clear_history(Database& database);

std::vector<MatchLine> list_matches(Database& database);
HandList list_hands(Database& database, const HandFilter& filter);
/// Failures: NoSuchHand; Damaged where its checksum does not fit.
Result<StoredHand> read_hand(Database& database, HandId id);
HandRecords read_records(Database& database, const std::vector<HandId>& ids);

}  // namespace raisechess::archive
