// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fstream>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "played_match.h"
#include "record/hand_record.h"

namespace raisechess::test {
namespace {

using Document = nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

/// Does a file of hands fit docs/hand-record.schema.json.
bool fits_schema(const Document& hands) {
  std::ifstream file(RAISECHESS_TEST_DATA "/../../docs/hand-record.schema.json");
  const Document document = Document::parse(file);
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema(Adapter(document), schema);
  return valijson::Validator().validate(schema, Adapter(hands), nullptr);
}

Document match_of_hands(std::uint64_t seed) {
  return Document::parse(record::hand_records_text(played_match(seed)));
}

TEST(HandRecordSchema, WhatIsWrittenFits) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) EXPECT_TRUE(fits_schema(match_of_hands(seed))) << seed;
  EXPECT_TRUE(fits_schema(Document::parse(record::hand_records_text({}))));
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
  for (const auto& [place, value] : changes) {
    Document changed = whole;
    changed[Document::json_pointer(place)] = value;
    EXPECT_FALSE(fits_schema(changed)) << place;
    const auto hands = record::hand_records_from_text(changed.dump());
    EXPECT_FALSE(hands && hands->at(0)) << place;
  }
}

TEST(HandRecordSchema, EveryFieldIsNeeded) {
  const Document whole = match_of_hands(3);
  for (const char* parent : {"", "/hands/0", "/hands/0/setup", "/hands/0/result", "/hands/0/dealing"}) {
    for (const auto& [key, value] : whole[Document::json_pointer(parent)].items()) {
      if (key == "take_backs") continue;
      Document changed = whole;
      changed[Document::json_pointer(parent)].erase(key);
      EXPECT_FALSE(fits_schema(changed)) << parent << '/' << key;
    }
  }
}

}  // namespace
}  // namespace raisechess::test
