// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/values.h"
#include "referee/referee.h"

namespace raisechess::session {

Side person_of(const referee::FinishedHand& hand);

/// A finished hand as the history lists it; it has no record yet.
archive::HandLine hand_line(const referee::FinishedHand& hand, const archive::MatchLine& match, int number,
                            const std::vector<archive::Time>& times);

/// The record of a hand as text, with the players' names (the computer's is its level) and the day.
QByteArray record_text(game::HandRecord record, Side person, const QString& level, archive::Time begun);

}  // namespace raisechess::session
