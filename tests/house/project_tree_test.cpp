// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "project_files.h"

namespace raisechess::house {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The project's own files: neither git's nor a build's.
std::vector<fs::path> project_files() {
  static const std::set<std::string> not_ours{".git", "build", ".cache", ".vscode", ".idea"};
  std::vector<fs::path> files;
  for (auto entry = fs::recursive_directory_iterator(project_root); entry != fs::recursive_directory_iterator();
       ++entry) {
    if (entry->is_directory() && not_ours.contains(entry->path().filename())) entry.disable_recursion_pending();
    if (entry->is_regular_file()) files.push_back(entry->path());
  }
  return files;
}

bool ends_with_one_of(const fs::path& file, const std::set<std::string>& extensions) {
  return extensions.contains(file.extension());
}

bool is_text(const fs::path& file) {
  static const std::set<std::string> binary{".png", ".gz", ".wav", ".ogg", ".ico", ".qm", ".sealed", ".key"};
  return !ends_with_one_of(file, binary);
}

bool is_source(const fs::path& file) {
  return is_cpp(file) || ends_with_one_of(file, {".cmake", ".sh"}) || file.filename() == "CMakeLists.txt" ||
         content(file).starts_with("#!");
}

TEST(ProjectTree, EverySourceNamesItsLicence) {
  for (const auto& file : project_files()) {
    if (!is_source(file)) continue;
    const std::string head = content(file).substr(0, 120);
    EXPECT_NE(head.find("SPDX-License-Identifier: GPL-3.0-or-later"), std::string::npos) << file;
  }
}

TEST(ProjectTree, EveryHeaderIsGuarded) {
  for (const auto& file : project_files()) {
    if (file.extension() != ".h") continue;
    EXPECT_NE(content(file).find("\n#pragma once\n"), std::string::npos) << file;
  }
}

TEST(ProjectTree, NoSourceIsLongerThan400Lines) {
  for (const auto& file : project_files()) {
    if (!is_source(file)) continue;
    const std::string text = content(file);
    EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 400) << file;
  }
}

TEST(ProjectTree, TheChangelogBeginsWithThisVersion) {
  const std::string changelog = content(project_root / "CHANGELOG.md");
  std::smatch newest;
  ASSERT_TRUE(std::regex_search(changelog, newest, std::regex("\n## \\[([0-9.]+)\\]")));
  EXPECT_EQ(newest[1], RAISECHESS_VERSION);
}

TEST(ProjectTree, NothingPointsOutsideOfTheProject) {
  // Written in two pieces, so that this list does not find itself.
  const std::array<std::string, 4> foreign{std::string("/ro") + "ot/", std::string("/wo") + "rk/",
                                           std::string("../sh") + "ared", std::string(".lib") + "rary"};
  for (const auto& file : project_files()) {
    if (!is_text(file)) continue;
    const std::string text = content(file);
    for (const auto& path : foreign) EXPECT_EQ(text.find(path), std::string::npos) << path << " in " << file;
  }
}

TEST(ProjectTree, EveryLinkOfTheDocumentsLeadsSomewhere) {
  static const std::regex link("\\]\\(([^)#:]+)(#[^)]*)?\\)");
  for (const auto& file : project_files()) {
    if (file.extension() != ".md") continue;
    const std::string text = content(file);
    for (std::sregex_iterator match(text.begin(), text.end(), link), end; match != end; ++match) {
      EXPECT_TRUE(fs::exists(file.parent_path() / (*match)[1].str())) << (*match)[1] << " in " << file;
    }
  }
}

TEST(ProjectTree, EveryDocumentThatTheCodeCitesIsThere) {
  static const std::regex document("\\bdocs/[a-z_/-]+\\.md\\b");
  for (const auto& file : project_files()) {
    if (!is_source(file)) continue;
    const std::string text = content(file);
    for (std::sregex_iterator match(text.begin(), text.end(), document), end; match != end; ++match) {
      EXPECT_TRUE(fs::exists(project_root / match->str())) << match->str() << " in " << file;
    }
  }
}

TEST(ProjectTree, EveryLongProofSaysWhatItShows) {
  for (const auto& file : project_files()) {
    if (file.parent_path() != project_root / "tests/long" || file.extension() != ".sh") continue;
    static const std::regex head("#!/usr/bin/env bash\n# SPDX[^\n]*\n# [^\n]+\n[^]*");
    EXPECT_TRUE(std::regex_match(content(file), head)) << file;
  }
}

TEST(ProjectTree, EveryRuleThatTheCodeCitesIsInTheRules) {
  const std::string rules = content(project_root / "docs/rules.md");
  static const std::regex citation("RULES ([0-9]+)");
  for (const auto& file : project_files()) {
    if (!is_cpp(file)) continue;
    const std::string text = content(file);
    for (std::sregex_iterator match(text.begin(), text.end(), citation), end; match != end; ++match) {
      EXPECT_NE(rules.find("\n## " + (*match)[1].str() + ". "), std::string::npos) << match->str() << " in " << file;
    }
  }
}

}  // namespace
}  // namespace raisechess::house
