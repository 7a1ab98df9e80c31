// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace raisechess::house {

/// An #include that the layering does not allow.
struct Finding {
  std::string file;  ///< relative to the project
  int line = 0;
  std::string problem;
  friend bool operator==(const Finding&, const Finding&) = default;
};

/// Who may include what, read from layers.txt. A file may include headers of its own folder, headers in include/ of the
/// libraries that its own library's row names, the standard library, and the outside libraries of that row. Nothing
/// goes round it: a path that is absolute or has "..", and a name made by a macro, are refused wherever they lead.
/// Tests may include whatever their targets let them.
class Layers {
 public:
  explicit Layers(const std::filesystem::path& table);

  /// Every forbidden #include in the C++ files of `project`'s folders engine, ai, app and tests.
  std::vector<Finding> check(const std::filesystem::path& project) const;
  /// Those of one of them, "engine/view/move.cpp".
  std::vector<Finding> check_file(const std::filesystem::path& project, const std::string& file) const;

 private:
  struct Library {
    std::string name;
    std::string folder;
    std::set<std::string> may_include;
    std::set<std::string> outside;
    bool sees(const std::string& library) const { return may_include.contains(library); }
  };
  /// An #include line's operand: "name" or <name>.
  struct Include {
    std::string name;
    bool quoted = false;
  };

  void add_row(const std::string& line);
  const Library* library_of(const std::string& file) const;
  const Library* library_with(const std::filesystem::path& project, const std::string& header) const;
  std::string problem_with(const std::filesystem::path& project, const std::string& file, const Include& include) const;
  std::string problem_with_own(const std::filesystem::path& project, const std::string& file,
                               const std::string& name) const;

  std::vector<Library> libraries_;
};

}  // namespace raisechess::house
