// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <regex>
#include <sstream>

#include "project_files.h"

namespace raisechess::house {
namespace {

namespace fs = std::filesystem;

/// The outside library that an <angled> header belongs to: "std" (with tl::expected, which stands in for
/// std::expected), one of the names of layers.txt, or else the header's first part.
std::string outside_library(const std::string& header) {
  static const std::regex standard("[a-z_0-9]+|tl/expected\\.hpp");
  static const std::regex posix("(sys|netinet)/.*|(unistd|fcntl|signal|poll|termios|dirent|pthread)\\.h");
  static const std::regex qt("Q[A-Z].*|Qt[A-Z].*/.*");
  if (std::regex_match(header, standard)) return "std";
  if (std::regex_match(header, posix)) return "posix";
  if (std::regex_match(header, qt)) return "Qt";
  if (header == "sodium.h") return "sodium";
  return header.substr(0, header.find('/'));
}

bool leads_up(const fs::path& path) {
  return std::ranges::any_of(path, [](const fs::path& part) { return part == ".."; });
}

bool is_in(const std::string& file, const std::string& folder) {
  return file.starts_with(folder + "/");
}

bool is_test(const std::string& file) {
  return is_in(file, "tests");
}

/// "widgets/moc_board_widget.cpp", which Qt's compiler makes from a header, is as good as "widgets/board_widget.h".
std::string header_behind(const std::string& name) {
  const fs::path path(name);
  const std::string file = path.filename().string();
  if (!file.starts_with("moc_") || path.extension() != ".cpp") return name;
  return path.parent_path() / (path.stem().string().substr(4) + ".h");
}

}  // namespace

Layers::Layers(const fs::path& table) {
  std::ifstream in(table);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && !line.starts_with('#')) add_row(line);
  }
}

void Layers::add_row(const std::string& line) {
  std::istringstream words(line);
  Library& library = libraries_.emplace_back();
  words >> library.name >> library.folder;
  auto* names = &library.may_include;
  for (std::string word; words >> word;) {
    if (word == "<") {
      names = &library.outside;
    } else {
      names->insert(word);
    }
  }
}

std::vector<Finding> Layers::check(const fs::path& project) const {
  std::vector<Finding> findings;
  for (const char* top : {"engine", "ai", "app", "tests"}) {
    if (!fs::exists(project / top)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(project / top)) {
      if (!is_cpp(entry.path())) continue;
      const auto of_file = check_file(project, fs::relative(entry.path(), project).generic_string());
      findings.insert(findings.end(), of_file.begin(), of_file.end());
    }
  }
  return findings;
}

const Layers::Library* Layers::library_of(const std::string& file) const {
  const auto found = std::ranges::find_if(libraries_, [&](const Library& l) { return is_in(file, l.folder); });
  return found != libraries_.end() ? &*found : nullptr;
}

const Layers::Library* Layers::library_with(const fs::path& project, const std::string& header) const {
  const auto found = std::ranges::find_if(
      libraries_, [&](const Library& l) { return fs::exists(project / l.folder / "include" / header); });
  return found != libraries_.end() ? &*found : nullptr;
}

std::vector<Finding> Layers::check_file(const fs::path& project, const std::string& file) const {
  static const std::regex directive("\\s*#\\s*(?:include|import|include_next)\\b\\s*(.*?)\\s*(?://.*)?");
  static const std::regex operand("([\"<])([^\">]+)[\">]");
  if (!is_test(file) && library_of(file) == nullptr) return {{file, 0, "its folder has no row in layers.txt"}};
  std::vector<Finding> findings;
  std::ifstream in(project / file);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.find('#') == std::string::npos) continue;  // the expression is slow
    std::smatch found;
    if (!std::regex_match(line, found, directive)) continue;
    const std::string text = found[1];
    std::smatch parts;
    std::string problem = "not a plain \"header\" or <header>";
    if (std::regex_match(text, parts, operand))
      problem = problem_with(project, file, {header_behind(parts[2]), parts[1] == "\""});
    if (!problem.empty()) findings.push_back({file, number, problem});
  }
  return findings;
}

std::string Layers::problem_with(const fs::path& project, const std::string& file, const Include& include) const {
  if (leads_up(include.name)) return "a relative path: " + include.name;
  if (fs::path(include.name).is_absolute()) return "an absolute path: " + include.name;
  if (is_test(file)) return {};
  const Library& own = *library_of(file);
  if (const Library* other = library_with(project, include.name)) {
    return own.sees(other->name) ? "" : own.folder + " may not include " + include.name;
  }
  if (include.quoted) return problem_with_own(project, file, include.name);
  const std::string outside = outside_library(include.name);
  if (outside == "std" || own.outside.contains(outside)) return {};
  return own.folder + " may not include <" + include.name + ">";
}

std::string Layers::problem_with_own(const fs::path& project, const std::string& file, const std::string& name) const {
  const fs::path folder = project / library_of(file)->folder;
  if (fs::exists((project / file).replace_filename(name)) || fs::exists(folder / name)) return {};
  return "neither a header of its own folder nor of a library: " + name;
}

}  // namespace raisechess::house
