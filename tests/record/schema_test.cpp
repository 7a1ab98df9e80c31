// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "played_match.h"
#include "record/hand_record.h"

namespace raisechess::test {
namespace {

using Document = nlohmann::json;

/// One character for each document, 1 where it fits docs/hand-record.schema.json, else 0, by a library that knows
/// nothing of the program. One call for many: starting it takes longer than its work.
std::string fitting(const std::vector<Document>& documents) {
  const auto path = std::filesystem::temp_directory_path() / ("raisechess-schema-" + std::to_string(getpid()));
  std::ofstream(path) << Document(documents);
  const std::string data = RAISECHESS_TEST_DATA;
  const std::string command = "python3 '" + data + "/../record/fits_schema.py' '" + data +
                              "/../../docs/hand-record.schema.json' <'" + path.string() + "'";
  std::string answer;
  if (FILE* program = popen(command.c_str(), "r")) {
    for (int letter = 0; (letter = std::fgetc(program)) != EOF && letter != '\n';) answer += static_cast<char>(letter);
    pclose(program);
  }
  std::filesystem::remove(path);
  return answer;
}

Document match_of_hands(std::uint64_t seed) {
  return Document::parse(record::hand_records_text(played_match(seed)));
}

TEST(HandRecordSchema, WhatIsWrittenFits) {
  std::vector<Document> documents{Document::parse(record::hand_records_text({}))};
  for (std::uint64_t seed = 0; seed < 12; ++seed) documents.push_back(match_of_hands(seed));
  EXPECT_EQ(fitting(documents), std::string(13, '1'));
}

TEST(HandRecordSchema, WhatHasTheWrongShapeDoesNot) {
  const std::vector<std::pair<std::string, Document>> changes{{"/version", 2},
                                                              {"/format", "pgn"},
                                                              {"/hands", nullptr},
                                                              {"/hands/0", 5},
                                                              {"/hands/0/date", 5},
                                                              {"/hands/0/setup/hidden", 2},
                                                              {"/hands/0/setup/array", 960},
                                                              {"/hands/0/setup/stacks/white", 0},
                                                              {"/hands/0/setup/betting", "limit"},
                                                              {"/hands/0/setup/fen", 7},
                                                              {"/hands/0/deal/white/e4", "Q"},
                                                              {"/hands/0/deal/black/a8", "K"},
                                                              {"/hands/0/dealing/secrets/white", "00"},
                                                              {"/hands/0/actions/0/do", "fly"},
                                                              {"/hands/0/actions/0/by", "red"},
                                                              {"/hands/0/result/kind", "flag"},
                                                              {"/hands/0/result/more", 1}};
  const Document whole = match_of_hands(3);
  std::vector<Document> documents{whole};
  for (const auto& [place, value] : changes) {
    Document changed = whole;
    changed[Document::json_pointer(place)] = value;
    const auto hands = record::hand_records_from_text(changed.dump());
    EXPECT_FALSE(hands && hands->at(0)) << place;
    documents.push_back(std::move(changed));
  }
  EXPECT_EQ(fitting(documents), "1" + std::string(changes.size(), '0'));
}

TEST(HandRecordSchema, EveryFieldIsNeeded) {
  const Document whole = match_of_hands(3);
  std::vector<Document> documents{whole};
  for (const char* parent : {"", "/hands/0", "/hands/0/setup", "/hands/0/result", "/hands/0/dealing"}) {
    for (const auto& [key, value] : whole[Document::json_pointer(parent)].items()) {
      if (key == "take_backs") continue;
      documents.push_back(whole);
      documents.back()[Document::json_pointer(parent)].erase(key);
    }
  }
  EXPECT_EQ(fitting(documents), "1" + std::string(documents.size() - 1, '0'));
}

}  // namespace
}  // namespace raisechess::test
