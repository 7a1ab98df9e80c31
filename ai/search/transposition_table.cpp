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
  for (const Slot& slot : group_of(key).slots) {
    if (slot.key == key && slot.bound() != Bound::None)
      return TableEntry{slot.key, slot.move, slot.score, slot.evaluation, slot.depth, slot.bound()};
  }
  return std::nullopt;
}

/// A deep entry is kept against a much shallower one of the same position that knows only a bound.
void TranspositionTable::store(const TableEntry& entry) {
  auto& slots = group_of(entry.key).slots;
  Slot* place = slots.data();
  for (Slot& candidate : slots) {
    if (candidate.key == entry.key) {
      place = &candidate;
      break;
    }
    if (worth(candidate) < worth(*place)) place = &candidate;
  }
  const bool known = place->key == entry.key && place->bound() != Bound::None;
  const Move move = known && entry.move == Move{} ? place->move : entry.move;
  if (known && entry.bound != Bound::Exact && place->generation() == generation_ && entry.depth + 3 < place->depth) {
    place->move = move;
    return;
  }
  const auto mark = static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | generation_ << 2);
  *place = {entry.key, move, entry.score, entry.evaluation, entry.depth, mark};
}

int TranspositionTable::worth(const Slot& slot) const {
  if (slot.bound() == Bound::None) return -1024;
  const auto age = static_cast<int>((generation_ + generations - slot.generation()) % generations);
  return slot.depth - 8 * age;
}

}  // namespace raisechess::ai
