// SPDX-License-Identifier: GPL-3.0-or-later
#include "running_match.h"

#include <QDateTime>
#include <QSqlQuery>

#include "hands.h"
#include "plays.h"
#include "rows.h"
#include "schema.h"

namespace raisechess::archive {
namespace {

/// Over: its seals are opened or worthless. Of a match that is not recorded nothing stays.
void end_match(Database& database, RunningMatch match) {
  const QVariant id = qlonglong{match.line.id};
  database.run(QStringLiteral("DELETE FROM seal WHERE match = ?"), {id});
  if (match.line.recorded) {
    match.sealed.clear();
    match.nonce.clear();
    put_row(database, match_table(), match_row(match));
  } else {
    database.run(QStringLiteral("DELETE FROM match WHERE id = ?"), {id});
  }
}

std::vector<RunningMatch> running_matches(Database& database, bool& damaged) {
  std::vector<RunningMatch> matches;
  const QString sql = QStringLiteral("SELECT %1 FROM match WHERE ended = 0 ORDER BY begun").arg(match_table().all());
  database.each(sql, {}, [&](const QSqlQuery& row) {
    const auto values = checked_row(match_table(), row);
    damaged = damaged || !values;
    if (values) matches.push_back(match_from(*values));
  });
  return matches;
}

/// Only one match is on at a time. Who leaves one ends it before; this is for a match that could not be opened.
void abandon_others(Database& database, MatchId running) {
  bool damaged = false;
  for (RunningMatch& match : running_matches(database, damaged)) {
    if (match.line.id == running) continue;
    match.line.ended = QDateTime::currentMSecsSinceEpoch();
    match.line.end = MatchEnd::Abandoned;
    end_match(database, std::move(match));
  }
}

void write_change(Database& database, const MatchChange& change) {
  const MatchLine& line = change.match.line;
  abandon_others(database, line.id);
  for (const auto& [number, hand] : change.match.hands) {
    put_row(database, seal_table(), seal_row(line.id, number, hand));
  }
  if (line.recorded) {
    add_finished_hands(database, change);
    put_plays(database, change);
  }
  if (line.ended == 0) {
    put_row(database, match_table(), match_row(change.match));
  } else {
    end_match(database, change.match);
  }
}

}  // namespace

void write_changes(Database& database, const std::vector<MatchChange>& changes) {
  for (const MatchChange& change : changes) write_change(database, change);
}

Result<std::optional<RunningMatch>> read_running(Database& database) {
  bool damaged = false;
  auto matches = running_matches(database, damaged);
  if (damaged) return tl::unexpected(Failure{Failure::Kind::Damaged, QStringLiteral("match"), {}});
  if (matches.empty()) return std::nullopt;
  RunningMatch match = std::move(matches.back());
  const QString sql = QStringLiteral("SELECT %1 FROM seal WHERE match = ?").arg(seal_table().all());
  database.each(sql, {qlonglong{match.line.id}}, [&](const QSqlQuery& row) {
    const auto values = checked_row(seal_table(), row);
    damaged = damaged || !values;
    if (values) match.hands[values->at(1).toInt()] = hand_seal_from(*values);
  });
  if (damaged) return tl::unexpected(Failure{Failure::Kind::Damaged, QStringLiteral("seal"), {}});
  if (!match.hands.empty()) match.aids = aids_of(database, match.line.id, match.hands.rbegin()->first);
  return match;
}

}  // namespace raisechess::archive
