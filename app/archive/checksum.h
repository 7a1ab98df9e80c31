// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QVariantList>

#include <cstdint>

namespace raisechess::archive {

/// FNV-1a in 64 bits: finds damage, and vouches for nobody.
class Checksum {
 public:
  void add(QByteArrayView bytes);
  std::int64_t value() const { return static_cast<std::int64_t>(sum_); }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325;
};

/// Of a row: the table, and each value with its type and length. Numbers, texts, bytes and nothing else.
std::int64_t row_checksum(QByteArrayView table, const QVariantList& values);

}  // namespace raisechess::archive
