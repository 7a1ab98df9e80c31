// SPDX-License-Identifier: GPL-3.0-or-later
#include "draw_stream.h"

#include <sodium.h>

#include <cassert>

namespace raisechess::referee {
namespace {

std::string big_endian(std::uint64_t number) {
  std::string bytes;
  for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 0xff);
  return bytes;
}

}  // namespace

std::uint32_t DrawStream::below(std::uint32_t bound) {
  assert(bound > 0);
  constexpr std::uint64_t words = std::uint64_t{1} << 32;
  const std::uint64_t limit = words - words % bound;
  std::uint32_t drawn = word();
  while (drawn >= limit) drawn = word();
  return drawn % bound;
}

std::uint32_t DrawStream::word() {
  if (used_ == block_.size()) next_block();
  std::uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word = word << 8 | block_[used_++];
  return word;
}

void DrawStream::next_block() {
  const std::string message = nonce_ + big_endian(counter_++);
  crypto_auth_hmacsha256(block_.data(), reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                         key_.data());
  used_ = 0;
}

}  // namespace raisechess::referee
