// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal/terminal_store.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "terminal/terminal_file.h"
#include "terminal_session.h"

namespace raisechess::cli {
namespace {

namespace fs = std::filesystem;

SavedMatch saved_match() {
  return {"web", true, 18446744073709551615u, false, true, {0, 10, 255, 13, 'x'}};
}

std::string bytes_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

unsigned permissions(const fs::path& file) {
  struct stat status {};
  return ::stat(file.c_str(), &status) == 0 ? status.st_mode & 0777u : 0;
}

TEST(TerminalStore, ASavedMatchReadsBack) {
  EXPECT_EQ(saved_match_from(to_bytes(saved_match())), saved_match());
  EXPECT_EQ(saved_match_from(to_bytes({})), SavedMatch{});
}

TEST(TerminalStore, AnyShorterOrLongerFileIsNone) {
  const std::string bytes = to_bytes(saved_match());
  for (std::size_t length = 0; length < bytes.size(); ++length)
    EXPECT_FALSE(saved_match_from(bytes.substr(0, length))) << length;
  EXPECT_FALSE(saved_match_from(bytes + "x"));
  for (const char* text : {"", "\n", "raisechess terminal match 2\n", "{\"hands\":[]}", "seed 1\n"})
    EXPECT_FALSE(saved_match_from(text)) << text;
}

TEST(TerminalStore, SavesAndLoads) {
  const test::Folder folder;
  TerminalStore store(folder.path("data/match"), folder.path("config/key"));
  ASSERT_FALSE(store.open());
  EXPECT_FALSE(store.exists());
  ASSERT_FALSE(store.save(saved_match()));
  EXPECT_TRUE(store.exists());
  EXPECT_EQ(*store.load(), saved_match());
}

TEST(TerminalStore, BothFilesAreTheOwnersAlone) {
  const test::Folder folder;
  TerminalStore store(folder.path("match"), folder.path("key"));
  ASSERT_FALSE(store.open());
  ASSERT_FALSE(store.save(saved_match()));
  EXPECT_EQ(permissions(folder.path("match")), 0600u);
  EXPECT_EQ(permissions(folder.path("key")), 0600u);
}

TEST(TerminalStore, TheKeyIsMadeOnceAndKept) {
  const test::Folder folder;
  referee::Key first{};
  {
    TerminalStore store(folder.path("match"), folder.path("key"));
    ASSERT_FALSE(store.open());
    first = store.key();
  }
  TerminalStore again(folder.path("match"), folder.path("key"));
  ASSERT_FALSE(again.open());
  EXPECT_EQ(again.key(), first);
  EXPECT_NE(first, referee::Key{});
}

TEST(TerminalStore, AFileThatHoldsNoKeyIsKeptAside) {
  const test::Folder folder;
  write(folder.path("key"), "not a key");
  TerminalStore store(folder.path("match"), folder.path("key"));
  ASSERT_FALSE(store.open());
  EXPECT_NE(store.notice().find("kept as"), std::string::npos);
  ASSERT_EQ(folder.kept("key").size(), 1u);
  EXPECT_EQ(bytes_of(folder.kept("key")[0]), "not a key");
  EXPECT_EQ(bytes_of(folder.path("key")).size(), 32u);
}

TEST(TerminalStore, OneProgramHoldsAMatchAtATime) {
  const test::Folder folder;
  TerminalStore first(folder.path("match"), folder.path("key"));
  ASSERT_FALSE(first.open());
  TerminalStore second(folder.path("match"), folder.path("key"));
  ASSERT_TRUE(second.open());
  TerminalStore elsewhere(folder.path("other"), folder.path("key"));
  EXPECT_FALSE(elsewhere.open());
}

TEST(TerminalStore, KeepsFilesAsideUnderNamesOfTheirOwn) {
  const test::Folder folder;
  TerminalStore store(folder.path("match"), folder.path("key"));
  ASSERT_FALSE(store.open());
  for (const char* text : {"one", "two", "three"}) {
    write(folder.path("match"), text);
    const auto kept = store.set_aside();
    ASSERT_TRUE(kept);
    EXPECT_EQ(bytes_of(*kept), text);
    EXPECT_FALSE(store.exists());
  }
  EXPECT_EQ(folder.kept("match").size(), 3u);
}

TEST(TerminalStore, WhatCannotBeWrittenIsSaid) {
  const test::Folder folder;
  write(folder.path("file"), "");
  TerminalStore store(folder.path("file/below"), folder.path("key"));
  const auto problem = store.open();
  ASSERT_TRUE(problem);
  EXPECT_NE(problem->find("cannot be made"), std::string::npos);
}

TEST(TerminalStore, AFolderIsNeverTakenForAMatch) {
  const test::Folder folder;
  fs::create_directory(folder.path("match"));
  TerminalStore store(folder.path("match"), folder.path("key"));
  EXPECT_TRUE(store.open());
  EXPECT_TRUE(fs::is_directory(folder.path("match")));
}

TEST(TerminalStore, AFailedReplacementLeavesTheOldFile) {
  const test::Folder folder;
  ASSERT_TRUE(replace_file(folder.path("match"), "old"));
  fs::create_directory(folder.path("match.new"));
  EXPECT_FALSE(replace_file(folder.path("match"), "new"));
  EXPECT_EQ(bytes_of(folder.path("match")), "old");
}

TEST(TerminalStore, FollowsTheFoldersOfTheDesktop) {
  ::setenv("XDG_DATA_HOME", "/somewhere/data", 1);
  ::setenv("XDG_CONFIG_HOME", "relative/is/ignored", 1);
  ::setenv("HOME", "/home/somebody", 1);
  EXPECT_EQ(default_match_file(), "/somewhere/data/raisechess/terminal.sealed");
  EXPECT_EQ(default_key_file(), "/home/somebody/.config/raisechess/terminal.key");
}

}  // namespace
}  // namespace raisechess::cli
