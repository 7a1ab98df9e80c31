// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include <utility>
#include <vector>

#include "database.h"

namespace raisechess::archive {

// What statistics are made of.

/// Of hands of a recorded match, within a transaction that is open. Nothing is written of a hand that was removed.
void put_plays(Database& database, const MatchChange& change);

/// What was not the person's own play in a hand so far.
statistics::Aids aids_of(Database& database, MatchId match, int number);

/// Of every hand that has some.
using AidsOfHands = QHash<std::pair<MatchId, int>, statistics::Aids>;
AidsOfHands hands_with_aids(Database& database);

/// Every finished hand that is not imported and not damaged, in the order in which they ended.
std::vector<statistics::PlayedHand> list_played(Database& database);

}  // namespace raisechess::archive
