// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace raisechess::arena {

/// Asked from any thread: whoever answers true wants nothing new to be begun.
using StopAsked = std::function<bool()>;

/// Calls `work(0)` … `work(count − 1)`, each once, on `jobs` threads; none more once `stop` says so.
template <class Work>
void for_each_number(int count, int jobs, const Work& work, const StopAsked& stop = {}) {
  std::atomic<int> next{0};
  const auto run = [&] {
    for (int number = next++; number < count; number = next++) {
      if (stop && stop()) return;
      work(number);
    }
  };
  std::vector<std::jthread> helpers;
  for (int i = 1; i < jobs; ++i) helpers.emplace_back(run);
  run();
}

}  // namespace raisechess::arena
