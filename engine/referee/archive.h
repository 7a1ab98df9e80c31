// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace raisechess::referee {

using Bytes = std::vector<std::uint8_t>;

/// Bytes that hold any number from `least` to `most`.
constexpr int width_of(std::int64_t least, std::int64_t most) {
  const auto span = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least);
  int width = 1;
  while (width < 8 && span >> (8 * width) != 0) ++width;
  return width;
}

/// Writes values as bytes. Reader has the same functions, so that one description of a type serves both ways.
class Writer {
 public:
  static constexpr bool reads = false;

  template <class Number>
  void number(const Number& value, std::int64_t least, std::int64_t most) {
    put(static_cast<std::uint64_t>(static_cast<std::int64_t>(value) - least), width_of(least, most));
  }
  void flag(const bool& value) { number(value, 0, 1); }
  void real(const double& value) { put(std::bit_cast<std::uint64_t>(value), 8); }
  void array(const std::array<std::uint8_t, 32>& value) { bytes_.insert(bytes_.end(), value.begin(), value.end()); }
  void text(const std::string& value) {
    put(value.size(), 4);
    bytes_.insert(bytes_.end(), value.begin(), value.end());
  }
  template <class Item, class Each>
  void list(const std::vector<Item>& items, Each each) {
    put(items.size(), 4);
    for (const Item& item : items) each(item);
  }
  template <class Value, class Each>
  void maybe(const std::optional<Value>& value, Each each) {
    flag(value.has_value());
    if (value) each(*value);
  }

  const Bytes& bytes() const { return bytes_; }

 private:
  void put(std::uint64_t value, int width) {
    for (int i = 0; i < width; ++i) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  }

  Bytes bytes_;
};

/// Reads what a Writer wrote. After a value that is out of its range, or past the end, nothing more is read and
/// `complete` is false.
class Reader {
 public:
  static constexpr bool reads = true;

  explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

  template <class Number>
  void number(Number& value, std::int64_t least, std::int64_t most) {
    const std::uint64_t offset = get(width_of(least, most));
    if (offset > static_cast<std::uint64_t>(most - least)) failed_ = true;
    if (!failed_) value = static_cast<Number>(static_cast<std::int64_t>(offset) + least);
  }
  void flag(bool& value) { number(value, 0, 1); }
  void real(double& value) { value = std::bit_cast<double>(get(8)); }
  void array(std::array<std::uint8_t, 32>& value) { take(value.begin(), value.size()); }
  void text(std::string& value) {
    const std::size_t size = length();
    value.resize(size);
    take(value.begin(), size);
  }
  template <class Item, class Each>
  void list(std::vector<Item>& items, Each each) {
    for (std::size_t left = length(); left > 0 && !failed_; --left) each(items.emplace_back());
  }
  template <class Value, class Each>
  void maybe(std::optional<Value>& value, Each each) {
    bool present = false;
    flag(present);
    if (present) each(value.emplace());
  }
  /// What was read makes no sense: nothing more is read.
  void refuse() { failed_ = true; }

  /// Everything was read, and nothing is left over.
  bool complete() const { return !failed_ && place_ == bytes_.size(); }

 private:
  std::uint64_t get(int width) {
    std::array<std::uint8_t, 8> raw{};
    take(raw.begin(), static_cast<std::size_t>(width));
    return std::bit_cast<std::uint64_t>(raw);
  }
  /// Of a list or text; never more than the bytes that are left.
  std::size_t length() {
    const std::uint64_t length = get(4);
    if (length > bytes_.size() - place_) failed_ = true;
    return failed_ ? 0 : static_cast<std::size_t>(length);
  }
  template <class Output>
  void take(Output output, std::size_t size) {
    if (size > bytes_.size() - place_) failed_ = true;
    if (failed_) return;
    std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(place_), size, output);
    place_ += size;
  }

  const Bytes& bytes_;
  std::size_t place_ = 0;
  bool failed_ = false;
};

}  // namespace raisechess::referee
