// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

namespace raisechess::house {
namespace {

namespace fs = std::filesystem;

Layers layers() {
  return Layers(project_root / "tests/house/layers.txt");
}

std::string text(const std::vector<Finding>& findings) {
  std::string text;
  for (const auto& [file, line, problem] : findings) text += file + ":" + std::to_string(line) + ": " + problem + "\n";
  return text;
}

/// A copy of the project's sources in which a test may plant what it likes.
class LayeringOfACopy : public testing::Test {
 protected:
  LayeringOfACopy() : copy_(fs::temp_directory_path() / ("raisechess-layering-" + std::to_string(getpid()))) {
    for (const char* top : {"engine", "ai", "app", "tests"}) {
      if (fs::exists(project_root / top)) copy(top);
    }
  }
  ~LayeringOfACopy() override { fs::remove_all(copy_); }

  /// The check of a file finds one thing more once `line` stands in it, there and for that `reason`.
  void expect_refused(const std::string& file, const std::string& line, const std::string& reason) const {
    const auto before = fs::exists(copy_ / file) ? layers().check_file(copy_, file) : std::vector<Finding>();
    plant(file, line);
    auto findings = layers().check_file(copy_, file);
    std::erase_if(findings, [&](const Finding& finding) { return std::ranges::count(before, finding) > 0; });
    ASSERT_EQ(findings.size(), 1U) << text(findings);
    EXPECT_EQ(findings[0].file, file);
    EXPECT_NE(findings[0].problem.find(reason), std::string::npos) << text(findings);
  }

  const fs::path& copy() const { return copy_; }

 private:
  void plant(const std::string& file, const std::string& line) const {
    fs::create_directories((copy_ / file).parent_path());
    std::ofstream(copy_ / file, std::ios::app) << line << "\n";
  }
  void copy(const std::string& top) const {
    for (const auto& entry : fs::recursive_directory_iterator(project_root / top)) {
      const auto to = copy_ / fs::relative(entry.path(), project_root);
      const auto kind = entry.path().extension();
      if (kind != ".h" && kind != ".cpp" && kind != ".inc") continue;
      fs::create_directories(to.parent_path());
      fs::copy_file(entry.path(), to);
    }
  }

  fs::path copy_;
};

TEST(Layering, EveryIncludeOfTheProjectIsAllowed) {
  EXPECT_EQ(text(layers().check(project_root)), "");
}

TEST_F(LayeringOfACopy, EveryFileIsRead) {
  expect_refused("app/windows/planted.cpp", "#include \"referee/referee.h\"", "may not include referee/referee.h");
  EXPECT_EQ(layers().check(copy()).size(), 1U);
}

TEST_F(LayeringOfACopy, ARelativePathIsRefused) {
  expect_refused("engine/view/move.cpp", "#include \"../rules/chess/include/chess/position.h\"", "a relative path");
}

TEST_F(LayeringOfACopy, ARelativePathBehindAFolderIsRefused) {
  expect_refused("ai/search/planted.cpp", "  #  include <search/../../referee.h>  // sly", "a relative path");
}

TEST_F(LayeringOfACopy, AnAbsolutePathIsRefused) {
  expect_refused("ai/player/planted.cpp", "#include \"/usr/include/sodium.h\"", "an absolute path");
}

TEST_F(LayeringOfACopy, ANameMadeByAMacroIsRefused) {
  expect_refused("engine/view/move.cpp", "#include HEADER", "not a plain");
}

TEST_F(LayeringOfACopy, BettingMayNotSeeChess) {
  expect_refused("engine/rules/betting/planted.cpp", "#include \"chess/position.h\"",
                 "may not include chess/position.h");
}

TEST_F(LayeringOfACopy, ThePlayerMayNotSeeTheReferee) {
  expect_refused("ai/player/planted.cpp", "#include \"referee/referee.h\"", "may not include referee/referee.h");
}

TEST_F(LayeringOfACopy, TheEngineMayNotSeeQt) {
  expect_refused("engine/rules/game/planted.cpp", "#include <QtCore/QString>", "may not include <QtCore/QString>");
}

TEST_F(LayeringOfACopy, TheRulesMayNotSeeALibraryOfTheRecord) {
  expect_refused("engine/rules/game/planted.cpp", "#include <nlohmann/json.hpp>",
                 "may not include <nlohmann/json.hpp>");
}

TEST_F(LayeringOfACopy, AHeaderOfAnotherFolderIsRefused) {
  expect_refused("engine/record/planted.cpp", "#include \"rules/game/include/game/hand.h\"",
                 "neither a header of its own");
}

TEST_F(LayeringOfACopy, WhatQtMakesOfAnotherFoldersHeaderIsRefused) {
  expect_refused("app/board/planted.cpp", "#include \"moc_log_view.cpp\"", "neither a header of its own");
}

TEST_F(LayeringOfACopy, AFolderWithoutARowIsRefused) {
  expect_refused("engine/novelty/planted.cpp", "#include <vector>", "no row in layers.txt");
}

}  // namespace
}  // namespace raisechess::house
