// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_resume.h"

#include <cstdio>
#include <optional>
#include <string_view>

#include "arena_report.h"
#include "english/english_words.h"
#include "record/json.h"

namespace raisechess::cli {
namespace {

using arena::HandReport;
using arena::PairReport;
using record::Json;

Json hand_json(const HandReport& hand) {
  Json json{{"half_moves", hand.half_moves}, {"choices", hand.choices}};
  json["ms"] = {hand.milliseconds.white, hand.milliseconds.black};
  if (!hand.result) return json;
  json["kind"] = static_cast<int>(hand.result->kind);
  json["winner"] = hand.result->winner ? Json(name(*hand.result->winner)) : Json();
  json["net"] = {hand.result->net.white, hand.result->net.black};
  return json;
}

/// Throws what the library does where the object is no such hand.
HandReport hand_from(const Json& json) {
  HandReport hand;
  hand.half_moves = json.at("half_moves");
  hand.choices = json.at("choices");
  hand.milliseconds.white = json.at("ms").at(0).get<std::vector<double>>();
  hand.milliseconds.black = json.at("ms").at(1).get<std::vector<double>>();
  if (!json.contains("kind")) return hand;
  hand.result.emplace();
  const int kind = json.at("kind");
  if (kind < 0 || kind > static_cast<int>(ResultKind::KingCapture)) throw std::out_of_range("kind");
  hand.result->kind = static_cast<ResultKind>(kind);
  const Json& winner = json.at("winner");
  if (!winner.is_null()) hand.result->winner = winner == name(Side::White) ? Side::White : Side::Black;
  hand.result->net = {json.at("net").at(0), json.at("net").at(1)};
  return hand;
}

std::string pair_line(int number, const PairReport& pair) {
  return Json{{"pair", number}, {"hands", {hand_json(pair[0]), hand_json(pair[1])}}}.dump();
}

/// Nothing for a line that is none.
std::optional<std::pair<int, PairReport>> pair_from(const std::string& line) {
  try {
    const Json json = Json::parse(line);
    return std::pair<int, PairReport>{json.at("pair"),
                                      {hand_from(json.at("hands").at(0)), hand_from(json.at("hands").at(1))}};
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace

tl::expected<MatchResume, std::string> MatchResume::open(const ResumeFile& where, const arena::MatchTask& task) {
  const std::string& path = where.path;
  const std::string terms = match_terms_json(task, where.version).dump();
  MatchResume resume;
  std::ifstream before(path);
  std::string line;
  if (std::getline(before, line) && line != terms)
    return tl::unexpected(
        harmless(path) +
        " is of another match or another version of the program; give another file to --resume or the same options");
  while (std::getline(before, line)) {
    if (auto pair = pair_from(line)) resume.known_.insert(std::move(*pair));
  }
  before.close();
  const std::string fresh = path + ".new";
  resume.file_.open(fresh, std::ios::trunc);
  resume.file_ << terms << '\n';
  for (const auto& [number, pair] : resume.known_) resume.add(number, pair);
  if (!resume.file_.flush() || std::rename(fresh.c_str(), path.c_str()) != 0)
    return tl::unexpected(harmless(path) + " cannot be written");
  return resume;
}

bool MatchResume::add(int number, const PairReport& pair) {
  file_ << pair_line(number, pair) << '\n' << std::flush;
  return file_.good();
}

}  // namespace raisechess::cli
