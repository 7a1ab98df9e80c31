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

TranspositionTable::Slot TranspositionTable::SharedSlot::load() const {
  const std::uint64_t content = content_.load(std::memory_order_relaxed);
  Slot slot = std::bit_cast<Slot>(std::array<std::uint64_t, 2>{0, content});
  slot.key = mixed_key_.load(std::memory_order_relaxed) ^ content;
  return slot;
}

void TranspositionTable::SharedSlot::store(const Slot& slot) {
  const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(slot);
  mixed_key_.store(words[0] ^ words[1], std::memory_order_relaxed);
  content_.store(words[1], std::memory_order_relaxed);
}

TranspositionTable::TranspositionTable(std::size_t bytes)
    : groups_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Group)))), mask_(groups_.size() - 1) {}

void TranspositionTable::clear() {
  for (Group& group : groups_) {
    for (SharedSlot& slot : group.slots) slot.store({});
  }
  generation_.store(0, std::memory_order_relaxed);
}

std::optional<TableEntry> TranspositionTable::find(chess::Key key) const {
  for (const SharedSlot& shared : group_of(key).slots) {
    const Slot slot = shared.load();
    if (slot.key == key && slot.bound() != Bound::None)
      return TableEntry{slot.key, slot.move, slot.score, slot.evaluation, slot.depth, slot.bound()};
  }
  return std::nullopt;
}

/// A deep entry is kept against a much shallower one of the same position that knows only a bound.
void TranspositionTable::store(const TableEntry& entry) {
  auto& slots = group_of(entry.key).slots;
  SharedSlot* place = slots.data();
  Slot there = place->load();
  for (SharedSlot& candidate : slots) {
    const Slot slot = candidate.load();
    const bool same = slot.key == entry.key;
    if (same || worth(slot) < worth(there)) {
      place = &candidate;
      there = slot;
    }
    if (same) break;
  }
  const bool known = there.key == entry.key && there.bound() != Bound::None;
  if (known && entry.move != Move{}) there.move = entry.move;
  const bool is_kept =
      known && entry.bound != Bound::Exact && there.generation() == generation() && entry.depth + 3 < there.depth;
  if (is_kept) return place->store(there);
  const auto mark = static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | generation() << 2);
  const Move move = known ? there.move : entry.move;
  place->store({entry.key, move, entry.score, entry.evaluation, entry.depth, mark});
}

int TranspositionTable::worth(const Slot& slot) const {
  if (slot.bound() == Bound::None) return -1024;
  const auto age = static_cast<int>((generation() + generations - slot.generation()) % generations);
  return slot.depth - 8 * age;
}

}  // namespace raisechess::ai
