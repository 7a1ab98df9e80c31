// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/hand.h"
#include "record/json.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::record {

/// The answers of the table protocol (docs/protocol.md) as JSON objects, without "ok" and "match".
Json state_json(const game::Hand& hand);
Json view_json(const PlayerView& view);
Json legal_json(const game::Hand& hand);
/// The same of a view whose viewer is to act.
Json legal_json(const PlayerView& view);
Json range_json(const RangeTable& table);
Json secrets_json(const SecrecyTable& table);
/// {"do":"bet","to":6}, {"do":"move","move":"e2e4"}, …
Json action_json(const Action& action);
/// The value of "match".
Json match_json(const MatchScore& score);

}  // namespace raisechess::record
