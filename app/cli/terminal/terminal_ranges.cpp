// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_ranges.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "english/english.h"
#include "english/english_words.h"
#include "terminal_board.h"

namespace raisechess::cli {

namespace {

std::size_t place(PieceType type) {
  return static_cast<std::size_t>(pocket_index(type));
}

std::string place_name(const RangeRow& row) {
  const std::string origin = name(row.origin);
  if (row.status == HiddenStatus::Captured || !row.now) return origin + " (captured)";
  return *row.now == row.origin ? origin : origin + ", now " + name(*row.now);
}

std::string percents_text(const RangeRow& row) {
  const auto percents = whole_percents(row);
  if (percents == std::array{20, 20, 20, 20, 20}) return "any type, 20 % each";
  std::vector<std::string> possible, ruled_out;
  for (PieceType type : pocket_types) {
    const std::string type_name(word(type));
    if (row.deals[place(type)] == 0) {
      ruled_out.push_back(type_name);
    } else {
      possible.push_back(type_name + " " + std::to_string(percents[place(type)]) + " %");
    }
  }
  return listed(possible, "or") + (ruled_out.empty() ? "" : "; not " + listed(ruled_out, "or"));
}

std::string row_text(const RangeRow& row) {
  if (row.status != HiddenStatus::Hidden) return "  " + place_name(row) + ": seen to be " + types_text(row) + ".\n";
  return "  " + place_name(row) + ": " + percents_text(row) + ".\n";
}

std::string table_text(const RangeTable& table) {
  std::string text;
  for (const RangeRow& row : table.rows) text += row_text(row);
  return text;
}

const RangeRow* row_named(const RangeTable& table, Square square) {
  if (const RangeRow* standing = row_at(table, square)) return standing;
  const auto dealt =
      std::find_if(table.rows.begin(), table.rows.end(), [&](const RangeRow& row) { return row.origin == square; });
  return dealt == table.rows.end() ? nullptr : &*dealt;
}

std::string why_not(const RangeTable& table, const RangeRow& row, PieceType type) {
  const int deals = row.deals[place(type)];
  if (deals > 0)
    return capitalized(a(type)) + " is possible: in " + std::to_string(deals) + " of " + counted(table.deals, "deal") +
           ".\n";
  const auto& reason = row.ruled_out[place(type)];
  return reason ? reason_sentence(*reason, type) + "\n" : "It was seen to be " + types_text(row) + ".\n";
}

}  // namespace

std::array<int, 5> whole_percents(const RangeRow& row) {
  std::array<int, 5> percents{};
  std::array<std::size_t, 5> order{0, 1, 2, 3, 4};
  std::array<double, 5> remainder{};
  for (std::size_t i = 0; i < 5; ++i) {
    percents[i] = static_cast<int>(std::floor(row.p[i] * 100));
    remainder[i] = row.p[i] * 100 - percents[i];
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return remainder[i] > remainder[j]; });
  const int missing = 100 - std::accumulate(percents.begin(), percents.end(), 0);
  for (int i = 0; i < missing && i < 5; ++i) ++percents[order[static_cast<std::size_t>(i)]];
  return percents;
}

std::string types_text(const RangeRow& row) {
  std::vector<std::string> names;
  for (PieceType type : types_left(row)) names.push_back(a(type));
  return names.size() == pocket_types.size() ? "any of the five types" : listed(names, "or");
}

std::string ranges_text(const RangeTable& held, const RangeTable& told) {
  if (held.rows.empty() && told.rows.empty()) return "There are no hidden pieces in this hand.\n";
  return "What the computer can hold, all equally likely: " + uncertainty(held.deals, held.bits) + ".\n" +
         table_text(held) +
         "What your moves have told an onlooker (the computer may know more): " + uncertainty(told.deals, told.bits) +
         ".\n" + table_text(told) + "Ask why and a square for the reasons: why " + name(held.rows.front().origin) +
         " queen.\n";
}

std::string why_text(const RangeTable& held, const RangeTable& told, Square square, std::optional<PieceType> type) {
  for (const RangeTable* table : {&held, &told}) {
    const RangeRow* row = row_named(*table, square);
    if (!row) continue;
    if (type) return why_not(*table, *row, *type);
    std::string text;
    for (PieceType each : pocket_types) {
      if (row->deals[place(each)] == 0) text += why_not(*table, *row, each);
    }
    return text.empty() ? "It can still be any of the five types.\n" : text;
  }
  return "No hidden piece stands on " + name(square) + " or was dealt there.\n";
}

}  // namespace raisechess::cli
