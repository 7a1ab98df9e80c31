// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include <QDataStream>
#include <QIODevice>

#include <cmath>

#include "checksum.h"

namespace raisechess::archive {
namespace {

static_assert(static_cast<int>(BettingMode::PotLimit) == 2 && static_cast<int>(ResultKind::KingCapture) == 8 &&
                  static_cast<int>(MatchEnd::Abandoned) == 4 && static_cast<int>(Side::Black) == 1,
              "these numbers stand in databases: new values go to the end");

constexpr int hardest_packing = 9;
constexpr qsizetype longest_of_a_byte = 1032;      // what zlib makes of one at most
constexpr Time latest_time = 253'402'300'799'999;  // the end of the year 9999

template <class Value>
int number_of(const std::optional<Value>& value) {
  return value ? static_cast<int>(*value) : none;
}

template <class Value>
std::optional<Value> optional_from(const QVariant& number) {
  return number.toInt() == none ? std::nullopt : std::optional(static_cast<Value>(number.toInt()));
}

int number_of_aids(const statistics::Aids& aids) {
  return (aids.hint ? 1 : 0) + (aids.watched ? 2 : 0) + (aids.out_of_time ? 4 : 0);
}

statistics::Aids aids_from(int number) {
  return {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0};
}

constexpr double bit = 1000;  ///< in the unit of the table

int thousandths(double bits) {
  return static_cast<int>(std::lround(bits * bit));
}

QVariant big(std::int64_t number) {
  return qlonglong{number};
}

QByteArray packed_times(const std::vector<Time>& times) {
  QByteArray bytes;
  if (times.empty()) return bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  for (const Time time : times) out << qint64{time};
  return bytes;
}

/// Nothing where the bytes are no times.
std::vector<Time> times_from(const QByteArray& bytes) {
  if (bytes.isEmpty()) return {};
  QDataStream in(bytes);
  std::vector<Time> times;
  while (!in.atEnd()) {
    qint64 time = 0;
    in >> time;
    if (time < -latest_time || time > latest_time) return {};
    times.push_back(time);
  }
  return in.status() == QDataStream::Ok ? times : std::vector<Time>();
}

/// Nothing where it says of itself that it is longer than it can be: that would be asked for from the memory.
QByteArray unpacked(const QByteArray& packed) {
  QDataStream in(packed);
  quint32 claimed = 0;
  in >> claimed;
  const bool none = packed.isEmpty() || claimed > longest_of_a_byte * packed.size();
  return none ? QByteArray() : qUncompress(packed);
}

}  // namespace

QVariantList match_row(const RunningMatch& match) {
  const MatchLine& line = match.line;
  return {big(line.id),
          big(line.begun),
          big(line.ended),
          static_cast<int>(line.end),
          line.level,
          static_cast<int>(line.betting),
          line.hidden,
          line.recorded ? 1 : 0,
          line.chips.a,
          line.chips.b,
          match.draw_array ? 1 : 0,
          match.draw_colour ? 1 : 0,
          match.nonce,
          match.sealed};
}

RunningMatch match_from(const QVariantList& row) {
  RunningMatch match;
  MatchLine& line = match.line;
  line.id = row[0].toLongLong();
  line.begun = row[1].toLongLong();
  line.ended = row[2].toLongLong();
  line.end = static_cast<MatchEnd>(row[3].toInt());
  line.level = row[4].toString();
  line.betting = static_cast<BettingMode>(row[5].toInt());
  line.hidden = row[6].toInt();
  line.recorded = row[7].toInt() != 0;
  line.chips = {row[8].toInt(), row[9].toInt()};
  match.draw_array = row[10].toInt() != 0;
  match.draw_colour = row[11].toInt() != 0;
  match.nonce = row[12].toString();
  match.sealed = row[13].toByteArray();
  return match;
}

QVariantList seal_row(MatchId match, int number, const SealedHand& hand) {
  return {big(match), number, hand.sealed, packed_times(hand.times)};
}

SealedHand hand_seal_from(const QVariantList& row) {
  return {row[2].toByteArray(), times_from(row[3].toByteArray())};
}

QVariantList hand_row(const HandLine& hand) {
  const HandResult& result = hand.result;
  return {big(hand.id),
          big(hand.match),
          hand.number,
          big(hand.begun),
          big(hand.ended),
          hand.level,
          number_of(hand.person),
          static_cast<int>(hand.betting),
          hand.hidden,
          static_cast<int>(result.kind),
          number_of(result.winner),
          number_of(result.material.white),
          number_of(result.material.black),
          result.net.white,
          hand.plies,
          hand.take_backs,
          hand.has_record ? 1 : 0};
}

HandLine hand_from(const QVariantList& row) {
  HandLine hand;
  hand.id = row[0].toLongLong();
  hand.match = row[1].toLongLong();
  hand.number = row[2].toInt();
  hand.begun = row[3].toLongLong();
  hand.ended = row[4].toLongLong();
  hand.level = row[5].toString();
  hand.person = optional_from<Side>(row[6]);
  hand.betting = static_cast<BettingMode>(row[7].toInt());
  hand.hidden = row[8].toInt();
  hand.result.kind = static_cast<ResultKind>(row[9].toInt());
  hand.result.winner = optional_from<Side>(row[10]);
  hand.result.material = {optional_from<int>(row[11]), optional_from<int>(row[12])};
  hand.result.net = {row[13].toInt(), -row[13].toInt()};
  hand.plies = row[14].toInt();
  hand.take_backs = row[15].toInt();
  hand.has_record = row[16].toInt() != 0;
  return hand;
}

QVariantList play_row(MatchId match, int number, const Play& play) {
  const statistics::Deeds& deeds = play.deeds;
  return {big(match),
          number,
          play.over ? 1 : 0,
          number_of_aids(play.aids),
          deeds.stake,
          deeds.choice ? 1 : 0,
          deeds.voluntary ? 1 : 0,
          deeds.bets,
          deeds.calls,
          deeds.faced,
          deeds.folded_to_bet ? 1 : 0,
          deeds.bits ? thousandths(deeds.bits->dealt) : none,
          deeds.bits ? thousandths(deeds.bits->kept) : none};
}

Play play_from(const QVariantList& row) {
  Play play;
  play.over = row[2].toInt() != 0;
  play.aids = aids_from(row[3].toInt());
  statistics::Deeds& deeds = play.deeds;
  deeds.stake = row[4].toInt();
  deeds.choice = row[5].toInt() != 0;
  deeds.voluntary = row[6].toInt() != 0;
  deeds.bets = row[7].toInt();
  deeds.calls = row[8].toInt();
  deeds.faced = row[9].toInt();
  deeds.folded_to_bet = row[10].toInt() != 0;
  const int dealt = row[11].toInt(), kept = row[12].toInt();
  if (dealt != none && kept != none) deeds.bits = {dealt / bit, kept / bit};
  return play;
}

QVariantList record_row(HandId hand, const QByteArray& record, const std::vector<Time>& times) {
  const QByteArray packed = record.isEmpty() ? QByteArray() : qCompress(record, hardest_packing);
  return {big(hand), packed, big(digest(record)), packed_times(times)};
}

QByteArray record_from(const QVariantList& row) {
  return unpacked(row[1].toByteArray());
}

std::vector<Time> record_times_from(const QVariantList& row) {
  return times_from(row[3].toByteArray());
}

std::int64_t digest(const QByteArray& record) {
  if (record.isEmpty()) return 0;
  Checksum sum;
  sum.add(record);
  return sum.value();
}

}  // namespace raisechess::archive
