// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "search/search.h"

namespace raisechess::ai {

/// Counts nodes and says when a search has to stop: at the node limit exactly, at the deadline or a stop request once
/// in `poll_interval` nodes. Once stopped it stays so.
class SearchClock {
 public:
  SearchClock() = default;
  explicit SearchClock(const SearchLimits& limits) : limits_(limits), stopped_(limits.nodes == 0) { poll(); }

  /// One node more.
  void count() {
    if (stopped_) return;
    ++nodes_;
    if (nodes_ % poll_interval == 0) poll();
    if (limits_.nodes && nodes_ >= *limits_.nodes) stopped_ = true;
  }
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  void poll() {
    if (limits_.told_nodes) limits_.told_nodes->store(nodes_, std::memory_order_relaxed);
    if (limits_.stop.stop_requested()) stopped_ = true;
    if (limits_.deadline && std::chrono::steady_clock::now() >= *limits_.deadline) stopped_ = true;
  }

  SearchLimits limits_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace raisechess::ai
