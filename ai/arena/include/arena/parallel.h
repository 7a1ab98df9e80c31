// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace raisechess::arena {

/// Calls `work(0)` … `work(count − 1)`, each once, on `jobs` threads.
template <class Work>
void for_each_number(int count, int jobs, const Work& work) {
  std::atomic<int> next{0};
  const auto run = [&] {
    for (int number = next++; number < count; number = next++) work(number);
  };
  std::vector<std::jthread> helpers;
  for (int i = 1; i < jobs; ++i) helpers.emplace_back(run);
  run();
}

}  // namespace raisechess::arena
