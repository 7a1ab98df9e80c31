// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/hex.h"

#include <gtest/gtest.h>

namespace raisechess::game {
namespace {

TEST(Hex, IsReadAsWritten) {
  DealingRecord::Bytes bytes{};
  for (std::size_t place = 0; place < bytes.size(); ++place) bytes[place] = static_cast<std::uint8_t>(7 + 8 * place);
  const std::string digits = hex(bytes);
  EXPECT_EQ(digits, "070f171f272f373f474f575f676f777f878f979fa7afb7bfc7cfd7dfe7eff7ff");
  EXPECT_EQ(bytes_from_hex(digits), bytes);
}

TEST(Hex, IsReadInEitherCase) {
  EXPECT_EQ(bytes_from_hex(std::string(64, 'C')), bytes_from_hex(std::string(64, 'c')));
}

TEST(Hex, IsExactly64Digits) {
  const std::string digits(64, '0');
  ASSERT_TRUE(bytes_from_hex(digits));
  for (const std::string& wrong :
       {std::string(), digits.substr(1), digits + "0", digits + "00", "g" + digits.substr(1), " " + digits.substr(1)}) {
    EXPECT_FALSE(bytes_from_hex(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace raisechess::game
