// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_files.h"

#include <QDateTime>
#include <QTimeZone>

#include "record/hand_file.h"
#include "record/hand_record.h"
#include "record/pgn.h"
#include "view/standing_line.h"

namespace raisechess::session {
namespace {

/// 0 where the date is not known.
archive::Time time_of(const std::string& date) {
  QDateTime time = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
  if (date.find('T') == std::string::npos) time.setTimeZone(QTimeZone::utc());
  return time.isValid() ? time.toMSecsSinceEpoch() : 0;
}

int plies_of(const game::HandRecord& record) {
  const auto hand = record::replay(record);
  return hand ? hand->ply() : 0;
}

archive::StoredHand stored(const game::HandRecord& record) {
  archive::StoredHand hand;
  hand.line.begun = hand.line.ended = time_of(record.date);
  hand.line.betting = record.setup.betting;
  hand.line.hidden = record.setup.hidden;
  hand.line.result = record.result;
  hand.line.plies = plies_of(record);
  hand.line.take_backs = static_cast<int>(take_backs(record));
  hand.line.has_record = true;
  hand.record = QByteArray::fromStdString(record::hand_records_text({record}));
  return hand;
}

}  // namespace

Expected<ReadHands> read_hands(const QByteArray& file) {
  const auto hands = record::hand_records_from_file(file.toStdString());
  if (!hands) return tl::unexpected(hands.error());
  ReadHands read;
  for (const auto& hand : *hands) {
    if (hand) {
      read.hands.push_back(stored(*hand));
    } else {
      ++read.refused;
      if (!read.refusal) read.refusal = hand.error();
    }
  }
  return read;
}

Expected<QByteArray> write_hands(const std::vector<QByteArray>& records, HandForm form) {
  std::vector<game::HandRecord> hands;
  for (const QByteArray& record : records) {
    const auto read = record::hand_records_from_text(record.toStdString());
    if (!read) return tl::unexpected(read.error());
    for (const auto& hand : *read) {
      if (!hand) return tl::unexpected(hand.error());
      hands.push_back(*hand);
    }
  }
  if (form == HandForm::Json) return QByteArray::fromStdString(record::hand_records_text(hands));
  const auto text = record::pgn_text(hands);
  if (!text) return tl::unexpected(text.error());
  return QByteArray::fromStdString(*text);
}

}  // namespace raisechess::session
