// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/arena_command.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "commands/command_line.h"
#include "terminal_session.h"

namespace raisechess::cli {
namespace {

struct ArenaRun {
  int status = 0;
  std::string out;
  std::string err;
};

ArenaRun run_arena(const std::vector<std::string>& options, const std::string& version = "1.2.3") {
  std::vector<const char*> arguments{"raisechess-cli", "arena", "--quiet", "--nodes", "200"};
  for (const std::string& option : options) arguments.push_back(option.c_str());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int status = run_command_line(static_cast<int>(arguments.size()), arguments.data(), version);
  return {status, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

nlohmann::json json_in(const std::filesystem::path& path) {
  std::ifstream file(path);
  return nlohmann::json::parse(std::string(std::istreambuf_iterator<char>(file), {}), nullptr, false);
}

/// While it lives, no file grows beyond so many bytes.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallFiles() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(ArenaCommand, ABotThatFailsIsStatusOneAndInTheResult) {
  const test::Folder folder;
  const std::string json = folder.path("result").string();
  const ArenaRun run = run_arena({"--a", "always-call", "--b", "cmd:true", "--pairs", "2", "--json", json});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "raisechess-cli: The bot true ended without an answer.\n");
  const auto result = json_in(json);
  ASSERT_TRUE(result.is_object());
  EXPECT_EQ(result.at("faults").back(), "The bot true ended without an answer");
}

TEST(ArenaCommand, SaysThatItStoppedEarlyAndHowManyPairsWereAskedFor) {
  const test::Folder folder;
  const std::string json = folder.path("result").string();
  const std::vector<std::string> match{"--a", "always-call", "--b", "maniac", "--json", json, "--pairs"};
  auto options = match;
  options.insert(options.end(), {"70", "--stop-at", "-100000"});
  EXPECT_NE(run_arena(options).out.find("50 mirrored pairs (stopped early; 70 were asked for): "), std::string::npos);
  EXPECT_EQ(json_in(json).at("pairs"), 50);
  EXPECT_EQ(json_in(json).at("pairs_asked"), 70);
  EXPECT_EQ(json_in(json).at("stopped_early"), true);
  options = match;
  options.insert(options.end(), {"2"});
  EXPECT_NE(run_arena(options).out.find("2 mirrored pairs: "), std::string::npos);
  EXPECT_EQ(json_in(json).at("stopped_early"), false);
}

TEST(ArenaCommand, DoesNotGoOnWithTheMatchOfAnotherVersion) {
  const test::Folder folder;
  const std::string file = folder.path("resume").string();
  const std::vector<std::string> options{"--a", "maniac", "--b", "always-call", "--pairs", "1", "--resume", file};
  EXPECT_EQ(run_arena(options, "1.2.3").status, 0);
  EXPECT_EQ(run_arena(options, "1.2.3").status, 0);
  const ArenaRun other = run_arena(options, "1.2.4");
  EXPECT_EQ(other.status, 2);
  EXPECT_EQ(other.err.find("raisechess-cli: " + file + " is of another match or another version of the program; "), 0U)
      << other.err;
}

TEST(ArenaCommand, SaysThatThePairsCouldNotBeKept) {
  const test::Folder folder;
  const std::string file = folder.path("resume").string();
  const std::vector<std::string> options{"--a", "maniac", "--b", "always-call", "--pairs", "30", "--resume", file};
  ArenaRun run;
  {
    const SmallFiles small(1500);
    run = run_arena(options);
  }
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "raisechess-cli: " + file + " cannot be written; the pairs from then on are not in it.\n");
  EXPECT_NE(run.out.find("30 mirrored pairs: "), std::string::npos) << "the match is played all the same";
}

}  // namespace
}  // namespace raisechess::cli
