// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_resume.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena_report.h"
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
  auto file = PairFile::open(where.path, match_terms_json(task, where.version).dump());
  if (!file) return tl::unexpected(file.error());
  MatchResume resume(std::move(*file));
  std::vector<std::string> kept;
  for (const std::string& line : resume.file_.lines()) {
    auto pair = pair_from(line);
    if (pair && resume.known_.insert(std::move(*pair)).second) kept.push_back(line);
  }
  if (auto begun = resume.file_.keep(kept); !begun) return tl::unexpected(begun.error());
  return resume;
}

bool MatchResume::add(int number, const PairReport& pair) {
  return file_.add(pair_line(number, pair));
}

}  // namespace raisechess::cli
