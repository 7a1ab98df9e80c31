// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "require.h"
#include "rows.h"
#include "schema.h"

using namespace raisechess;
using namespace raisechess::archive;

namespace {

/// Takes bytes from the front; as if zeros followed.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  unsigned byte() { return static_cast<unsigned char>(take(1)[0]); }
  qint64 number() {
    if (byte() % 4 != 0) return static_cast<qint64>(byte() % 16) - 3;
    qint64 number = 0;
    std::memcpy(&number, take(sizeof number).constData(), sizeof number);
    return number;
  }
  QByteArray some() { return take(byte()); }

 private:
  QByteArray take(std::size_t size) {
    QByteArray taken(static_cast<qsizetype>(size), '\0');
    const auto front = rest_.first(std::min(size, rest_.size()));
    std::copy(front.begin(), front.end(), taken.begin());
    rest_ = rest_.subspan(front.size());
    return taken;
  }

  std::span<const std::uint8_t> rest_;
};

/// A row of any values, of the same types as `row`.
QVariantList drawn(Bytes& bytes, QVariantList row) {
  for (QVariant& value : row) {
    if (value.typeId() == QMetaType::QByteArray) {
      value = bytes.some();
    } else if (value.typeId() == QMetaType::QString) {
      value = QString::fromUtf8(bytes.some());
    } else {
      value = qlonglong{bytes.number()};
    }
  }
  return row;
}

void try_match(const QVariantList& row) {
  if (is_sound(match_table(), row)) require(match_row(match_from(row)) == row);
}

void try_hand(const QVariantList& row) {
  if (is_sound(hand_table(), row)) require(hand_row(hand_from(row)) == row);
}

void try_seal(const QVariantList& row) {
  if (!is_sound(seal_table(), row)) return;
  const SealedHand hand = hand_seal_from(row);
  require(hand_seal_from(seal_row(row[0].toLongLong(), row[1].toInt(), hand)) == hand);
}

void try_record(const QVariantList& row) {
  if (!is_sound(record_table(), row)) return;
  const QByteArray record = record_from(row);
  const auto times = record_times_from(row);
  const QVariantList again = record_row(row[0].toLongLong(), record, times);
  require(record_from(again) == record && record_times_from(again) == times);
}

void try_play(const QVariantList& row) {
  if (!is_sound(play_table(), row)) return;
  const Play play = play_from(row);
  require(play_from(play_row(row[0].toLongLong(), row[1].toInt(), play)) == play);
}

}  // namespace

/// A row of any numbers, texts and bytes that is sound is read, and what was read is written so that it reads the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes({data, size});
  switch (bytes.byte() % 5) {
    case 0:
      try_match(drawn(bytes, match_row({})));
      break;
    case 1:
      try_hand(drawn(bytes, hand_row({})));
      break;
    case 2:
      try_seal(drawn(bytes, seal_row(1, 1, {})));
      break;
    case 3:
      try_record(drawn(bytes, record_row(1, {}, {})));
      break;
    default:
      try_play(drawn(bytes, play_row(1, 1, {})));
  }
  return 0;
}
