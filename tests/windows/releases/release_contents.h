// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "session/game_session.h"
#include "settings.h"

namespace raisechess::test {

// What a person finds again of what an earlier version of the program left behind, as plain values: the tool that
// writes a sample puts them beside it, and the test reads them out of the sample by the version that it tests.

/// Of every setting.
QJsonObject contents_of(const Settings& settings);
/// Of the history and, once it is resumed, the match that is on.
QJsonObject contents_of(session::GameSession& session);

}  // namespace raisechess::test
