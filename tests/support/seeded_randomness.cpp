// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <sodium.h>

#include <cstring>

// The tests' stand-in for the operating system's randomness: a stream that each test begins anew, so that what fails
// fails again.
namespace {

std::uint64_t draws = 0;

const char* source_name() {
  return "seeded";
}

void fill(void* buffer, std::size_t size) {
  unsigned char seed[randombytes_SEEDBYTES] = {};
  ++draws;
  std::memcpy(seed, &draws, sizeof draws);
  randombytes_buf_deterministic(buffer, size, seed);
}

std::uint32_t random_word() {
  std::uint32_t word = 0;
  fill(&word, sizeof word);
  return word;
}

randombytes_implementation seeded_source{source_name, random_word, nullptr, nullptr, fill, nullptr};

class BeginAnew : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo&) override { draws = 0; }
};

const bool installed = [] {
  randombytes_set_implementation(&seeded_source);
  testing::UnitTest::GetInstance()->listeners().Append(new BeginAnew);
  return true;
}();

}  // namespace

TEST(SeededRandomness, IsInstalled) {
  EXPECT_TRUE(installed);
  EXPECT_STREQ(randombytes_implementation_name(), "seeded");
}
