// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "record/request.h"
#include "require.h"
#include "table/table.h"

using namespace raisechess;

namespace {

/// Requests that may rightly take long.
bool takes_long(std::string_view line) {
  const auto request = record::parse_request(line);
  if (!request) return false;
  const auto* perft = std::get_if<record::PerftRequest>(&*request);
  return (perft != nullptr && perft->depth > 2) || std::holds_alternative<record::AiRequest>(*request);
}

void ask(cli::Table& table, std::string_view line) {
  const std::string before = table.answer(R"({"cmd":"state"})");
  const auto answer = nlohmann::json::parse(table.answer(line));
  require(answer.at("ok").is_boolean());
  if (answer.at("ok") == true) return;
  require(answer.size() == 2 && !answer.at("error").get<std::string>().empty());
  require(table.answer(R"({"cmd":"state"})") == before);
}

}  // namespace

/// Every line, whatever its bytes, gets one answer in JSON; a refused one says why and changes nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view input(reinterpret_cast<const char*>(data), size);
  cli::Table table;
  while (!input.empty()) {
    const std::string_view line = input.substr(0, input.find('\n'));
    input.remove_prefix(std::min(input.size(), line.size() + 1));
    if (!takes_long(line)) ask(table, line);
  }
  return 0;
}
