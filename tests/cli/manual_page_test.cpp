// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "commands/command_line.h"

namespace raisechess::cli {
namespace {

/// The commands that --help lists: two spaces, the name, two spaces or more, what it does.
std::vector<std::string> commands() {
  testing::internal::CaptureStdout();
  const char* const arguments[] = {"raisechess-cli", "--help"};
  EXPECT_EQ(run_command_line(2, arguments, "0"), 0);
  std::istringstream lines(testing::internal::GetCapturedStdout());
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz", 2);
    if (line.starts_with("  ") && end > 2 && line.compare(end, 2, "  ") == 0) names.push_back(line.substr(2, end - 2));
  }
  return names;
}

TEST(ManualPage, NamesEveryCommand) {
  std::ifstream file(RAISECHESS_TEST_DATA "/../../packaging/linux/raisechess-cli.6.in");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(page.empty());
  const auto names = commands();
  ASSERT_GE(names.size(), 6U);
  for (const std::string& name : names) {
    EXPECT_NE(page.find(".TP\n.B " + name + "\n"), std::string::npos) << name << " is missing";
  }
}

}  // namespace
}  // namespace raisechess::cli
