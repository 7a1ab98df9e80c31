// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include "archive/values.h"

namespace raisechess::archive {

// Values as rows of the tables of schema.h, in the order of their columns, and back. A row that is sound comes back as
// it was written; what a number means stands in docs/formats.md.

/// In the place of a number that is not known or does not apply.
inline constexpr int none = -1;

QVariantList match_row(const RunningMatch& match);
RunningMatch match_from(const QVariantList& row);

QVariantList seal_row(MatchId match, int number, const SealedHand& hand);
SealedHand hand_seal_from(const QVariantList& row);

QVariantList hand_row(const HandLine& hand);
HandLine hand_from(const QVariantList& row);

QVariantList play_row(MatchId match, int number, const Play& play);
Play play_from(const QVariantList& row);

QVariantList record_row(HandId hand, const QByteArray& record, const std::vector<Time>& times);
QByteArray record_from(const QVariantList& row);
std::vector<Time> record_times_from(const QVariantList& row);
/// By which a record is found again; 0 for none.
std::int64_t digest(const QByteArray& record);

}  // namespace raisechess::archive
