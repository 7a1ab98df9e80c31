// SPDX-License-Identifier: GPL-3.0-or-later
#include "matches/match_resume.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "matches/hand_match.h"
#include "terminal_session.h"

namespace raisechess::cli {
namespace {

arena::MatchTask match_of(int pairs) {
  arena::MatchTask task;
  task.a = "maniac";
  task.b = "always-call";
  task.pairs = pairs;
  task.seed = 5;
  task.budgets.a.nodes = task.budgets.b.nodes = 200;
  return task;
}

std::string resume_text(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(MatchResume, AnInterruptedMatchComesToTheSameResult) {
  const test::Folder folder;
  const std::string path = folder.path("resume").string();
  const auto whole = run_hand_match(match_of(6), {}, false).value().report;
  ASSERT_TRUE(run_hand_match(match_of(4), {path, "1"}, false));
  std::string text = resume_text(path);
  text.resize(text.size() - 20);
  std::ofstream(path) << text;  // the fourth pair was cut off
  const auto resume = MatchResume::open({path, "1"}, match_of(6));
  ASSERT_TRUE(resume);
  EXPECT_EQ(resume->known().size(), 3U);
  const HandMatchRun resumed = run_hand_match(match_of(6), {path, "1"}, false).value();
  EXPECT_FALSE(resumed.problem);
  EXPECT_EQ(resumed.report.pairs, 6);
  EXPECT_EQ(resumed.report.big_blinds_per_100.mean, whole.big_blinds_per_100.mean);
  EXPECT_EQ(resumed.report.big_blinds_per_100.low, whole.big_blinds_per_100.low);
  EXPECT_EQ(resumed.report.ends, whole.ends);
  EXPECT_EQ(resumed.report.hands_without_move, whole.hands_without_move);
}

TEST(MatchResume, AFileOfAnotherMatchIsRefusedAndKept) {
  const test::Folder folder;
  const std::string path = folder.path("resume").string();
  ASSERT_TRUE(run_hand_match(match_of(1), {path, "1"}, false));
  const std::string text = resume_text(path);
  arena::MatchTask other = match_of(1);
  other.seed = 6;
  EXPECT_EQ(run_hand_match(other, {path, "1"}, false).error(),
            path +
                " is of another match or another version of the program; give another file to --resume or the same "
                "options");
  EXPECT_EQ(resume_text(path), text);
}

TEST(MatchResume, APlaceThatCannotBeWrittenIsSaid) {
  EXPECT_EQ(run_hand_match(match_of(1), {"/no/such/folder/resume", "1"}, false).error(),
            "/no/such/folder/resume cannot be written");
}

}  // namespace
}  // namespace raisechess::cli
