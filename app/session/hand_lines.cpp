// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_lines.h"

#include <QDateTime>

#include <algorithm>

#include "record/hand_record.h"
#include "view/standing_line.h"

namespace raisechess::session {
namespace {

using Steps = std::vector<game::HandRecord::Step>;

/// Half-moves that stand at the end.
int standing_plies(const Steps& steps) {
  int plies = 0;
  Side to_move = Side::White;
  for (const auto& step : steps) {
    if (std::holds_alternative<MakeMove>(step.action)) {
      ++plies;
      to_move = other(step.by);
    } else if (std::holds_alternative<TakeBack>(step.action)) {
      plies -= half_moves_taken_back(step.by, to_move);
      to_move = step.by;
    }
  }
  return plies;
}

int take_backs(const Steps& steps) {
  return static_cast<int>(
      std::ranges::count_if(steps, [](const auto& step) { return std::holds_alternative<TakeBack>(step.action); }));
}

}  // namespace

Side person_of(const referee::FinishedHand& hand) {
  return hand.white == Seat::A ? Side::White : Side::Black;
}

archive::HandLine hand_line(const referee::FinishedHand& hand, const archive::MatchLine& match, int number,
                            const std::vector<archive::Time>& times) {
  archive::HandLine line;
  line.match = match.id;
  line.number = number;
  line.begun = times.empty() ? match.begun : times.front();
  line.ended = times.empty() ? match.begun : times.back();
  line.level = match.level;
  line.person = person_of(hand);
  line.betting = hand.setup.betting;
  line.hidden = hand.setup.hidden;
  line.result = hand.result;
  line.plies = standing_plies(hand.actions);
  line.take_backs = take_backs(hand.actions);
  return line;
}

QByteArray record_text(game::HandRecord record, Side person, const QString& level, archive::Time begun) {
  record.players[other(person)] = level.toStdString();
  record.date = QDateTime::fromMSecsSinceEpoch(begun, Qt::UTC).toString(Qt::ISODate).toStdString();
  return QByteArray::fromStdString(record::hand_records_text({record}));
}

}  // namespace raisechess::session
