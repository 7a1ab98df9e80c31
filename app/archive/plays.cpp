// SPDX-License-Identifier: GPL-3.0-or-later
#include "plays.h"

#include <QHash>
#include <QSqlQuery>

#include <utility>

#include "rows.h"
#include "schema.h"

namespace raisechess::archive {
namespace {

using HandNumber = std::pair<MatchId, int>;

bool is_in_history(Database& database, MatchId match, int number) {
  const QString sql = QStringLiteral("SELECT count(*) FROM hand WHERE match = ? AND number = ?");
  return database.value(sql, {qlonglong{match}, number}).toInt() > 0;
}

QHash<HandNumber, Play> all_plays(Database& database) {
  QHash<HandNumber, Play> plays;
  database.each(QStringLiteral("SELECT %1 FROM play").arg(play_table().all()), {}, [&](const QSqlQuery& row) {
    const auto values = checked_row(play_table(), row);
    if (values) plays.insert({values->at(0).toLongLong(), values->at(1).toInt()}, play_from(*values));
  });
  return plays;
}

/// 0 if there is none.
MatchId running_match(Database& database) {
  return database.value(QStringLiteral("SELECT id FROM match WHERE ended = 0")).toLongLong();
}

statistics::PlayedHand played_hand(const HandLine& line, const Play* play, bool match_is_on) {
  statistics::PlayedHand hand;
  hand.ended = line.ended;
  hand.level = line.level.toStdString();
  hand.mode = statistics::mode_of(line.betting, line.hidden);
  hand.person = *line.person;
  hand.result = line.result;
  hand.taken_back = line.take_backs > 0;
  hand.closed = match_is_on && !line.has_record;
  if (play == nullptr) return hand;
  hand.aids = play->aids;
  if (play->over) hand.deeds = play->deeds;
  return hand;
}

}  // namespace

void put_plays(Database& database, const MatchChange& change) {
  const MatchId match = change.match.line.id;
  for (const auto& [number, play] : change.plays) {
    if (play.over && !is_in_history(database, match, number)) continue;
    put_row(database, play_table(), play_row(match, number, play));
  }
}

statistics::Aids aids_of(Database& database, MatchId match, int number) {
  statistics::Aids aids;
  const QString sql = QStringLiteral("SELECT %1 FROM play WHERE match = ? AND number = ?").arg(play_table().all());
  database.each(sql, {qlonglong{match}, number}, [&](const QSqlQuery& row) {
    if (const auto values = checked_row(play_table(), row)) aids = play_from(*values).aids;
  });
  return aids;
}

AidsOfHands hands_with_aids(Database& database) {
  AidsOfHands aids;
  const QString sql = QStringLiteral("SELECT %1 FROM play WHERE aids <> 0").arg(play_table().all());
  database.each(sql, {}, [&](const QSqlQuery& row) {
    const auto values = checked_row(play_table(), row);
    if (values) aids.insert({values->at(0).toLongLong(), values->at(1).toInt()}, play_from(*values).aids);
  });
  return aids;
}

std::vector<statistics::PlayedHand> list_played(Database& database) {
  std::vector<statistics::PlayedHand> hands;
  const QHash<HandNumber, Play> plays = all_plays(database);
  const MatchId running = running_match(database);
  const QString sql = QStringLiteral("SELECT %1 FROM hand WHERE match <> 0 ORDER BY ended, id").arg(hand_table().all());
  database.each(sql, {}, [&](const QSqlQuery& row) {
    const auto values = checked_row(hand_table(), row);
    if (!values) return;
    const HandLine line = hand_from(*values);
    if (!line.person) return;
    const auto play = plays.find({line.match, line.number});
    hands.push_back(played_hand(line, play == plays.end() ? nullptr : &*play, line.match == running));
  });
  return hands;
}

}  // namespace raisechess::archive
