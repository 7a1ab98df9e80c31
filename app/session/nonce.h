// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "referee/referee.h"

namespace raisechess::session {

/// Where the player gives none.
inline QString random_nonce() {
  return QString::number(referee::random_word(), 16).rightJustified(16, QLatin1Char('0'));
}

}  // namespace raisechess::session
