// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "view/player_view.h"

namespace raisechess {

/// RULES 5: every end of a hand turns all hidden pieces up, but for a fold and an agreed split.
constexpr bool turns_all_up(ResultKind kind) {
  return kind != ResultKind::Fold && kind != ResultKind::Agreed;
}

}  // namespace raisechess
