// SPDX-License-Identifier: GPL-3.0-or-later
#include "checksum.h"

#include <QString>

#include <array>

namespace raisechess::archive {
namespace {

enum class Type : std::uint8_t { Number, Text, Bytes };

void add_number(Checksum& sum, std::int64_t number) {
  std::array<char, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i));
  }
  sum.add({bytes.data(), bytes.size()});
}

void add_sized(Checksum& sum, Type type, QByteArrayView bytes) {
  add_number(sum, static_cast<std::int64_t>(type));
  add_number(sum, bytes.size());
  sum.add(bytes);
}

void add_value(Checksum& sum, const QVariant& value) {
  switch (value.typeId()) {
    case QMetaType::QString:
      return add_sized(sum, Type::Text, value.toString().toUtf8());
    case QMetaType::QByteArray:
      return add_sized(sum, Type::Bytes, value.toByteArray());
    default:
      break;
  }
  add_number(sum, static_cast<std::int64_t>(Type::Number));
  add_number(sum, value.toLongLong());
}

}  // namespace

void Checksum::add(QByteArrayView bytes) {
  for (const char byte : bytes) {
    sum_ ^= static_cast<std::uint8_t>(byte);
    sum_ *= 0x100000001b3;
  }
}

std::int64_t row_checksum(QByteArrayView table, const QVariantList& values) {
  Checksum sum;
  sum.add(table);
  for (const QVariant& value : values) add_value(sum, value);
  return sum.value();
}

}  // namespace raisechess::archive
