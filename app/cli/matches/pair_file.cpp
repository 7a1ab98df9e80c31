// SPDX-License-Identifier: GPL-3.0-or-later
#include "pair_file.h"

#include <cstdio>

#include "english/english_words.h"

namespace raisechess::cli {

std::string not_kept(const std::string& path) {
  return harmless(path) + " cannot be written; the pairs from then on are not in it";
}

tl::expected<PairFile, std::string> PairFile::open(const std::string& path, const std::string& match) {
  PairFile file;
  file.path_ = path;
  file.match_ = match;
  std::ifstream before(path);
  std::string line;
  if (std::getline(before, line) && line != match)
    return tl::unexpected(
        harmless(path) +
        " is of another match or another version of the program; give another file to --resume or the same options");
  while (std::getline(before, line)) file.lines_.push_back(line);
  return file;
}

tl::expected<void, std::string> PairFile::keep(const std::vector<std::string>& pairs) {
  const std::string fresh = path_ + ".new";
  file_.open(fresh, std::ios::trunc);
  file_ << match_ << '\n';
  for (const std::string& pair : pairs) add(pair);
  if (!file_.flush() || std::rename(fresh.c_str(), path_.c_str()) != 0)
    return tl::unexpected(harmless(path_) + " cannot be written");
  return {};
}

bool PairFile::add(const std::string& pair) {
  file_ << pair << '\n' << std::flush;
  return file_.good();
}

}  // namespace raisechess::cli
