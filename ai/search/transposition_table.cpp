// SPDX-License-Identifier: GPL-3.0-or-later
#include "transposition_table.h"

#include <algorithm>
#include <bit>

#include "search/hand_end.h"

namespace raisechess::ai {

chess::Key node_key(chess::Key position, int half_moves_left) {
  constexpr int longest_showdown = 2 * 40;
  if (half_moves_left > longest_showdown) return position;
  const auto distance = static_cast<chess::Key>(half_moves_left + 1);
  return position ^ distance * 0x9E3779B97F4A7C15ULL;
}

TranspositionTable::TranspositionTable(std::size_t bytes)
    : groups_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Group)))), mask_(groups_.size() - 1) {}

void TranspositionTable::clear() {
  std::fill(groups_.begin(), groups_.end(), Group{});
  generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(chess::Key key) const {
  for (const TableEntry& entry : group_of(key)) {
    if (entry.key == key && entry.bound != Bound::None) return entry;
  }
  return std::nullopt;
}

void TranspositionTable::store(TableEntry entry) {
  entry.generation = generation_;
  Group& group = group_of(entry.key);
  TableEntry* place = &group[0];
  for (TableEntry& candidate : group) {
    if (candidate.key == entry.key) {
      place = &candidate;
      break;
    }
    if (worth(candidate) < worth(*place)) place = &candidate;
  }
  if (place->key == entry.key && entry.move == Move{}) entry.move = place->move;
  *place = entry;
}

int TranspositionTable::worth(const TableEntry& entry) const {
  if (entry.bound == Bound::None) return -1024;
  const int age = static_cast<std::uint8_t>(generation_ - entry.generation);
  return entry.depth - 8 * age;
}

}  // namespace raisechess::ai
