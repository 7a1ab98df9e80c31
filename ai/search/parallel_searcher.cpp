// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "search/search.h"

namespace raisechess::ai {
namespace {

/// Ends the helpers when the first searcher has answered, or failed to.
class Helpers {
 public:
  void begin(Searcher& searcher, const SearchRoot& root, SearchLimits limits, std::atomic<std::uint64_t>& nodes) {
    limits.told_nodes = &nodes;
    threads_.emplace_back([&searcher, &root, limits](std::stop_token stop) mutable {
      limits.stop = std::move(stop);
      searcher.search(root, limits);
    });
  }
  void end() {
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
  }

 private:
  std::vector<std::jthread> threads_;
};

/// For the helper of this number: it looks ahead from a depth that the others do not begin with, and says nothing.
SearchLimits helper_limits(const SearchLimits& limits, std::size_t number) {
  SearchLimits own;
  own.depth = limits.depth;
  own.first_depth = std::min(limits.depth, 1 + static_cast<int>(number % 3));
  own.nodes = limits.nodes;
  own.deadline = limits.deadline;
  return own;
}

}  // namespace

ParallelSearcher::ParallelSearcher(chess::MoveRules rules, std::size_t table_bytes, int threads) {
  searchers_.emplace_back(rules, table_bytes);
  for (int number = 1; number < threads; ++number) searchers_.push_back(searchers_.front().companion());
}

void ParallelSearcher::clear() {
  for (Searcher& searcher : searchers_) searcher.clear();
}

SearchResult ParallelSearcher::search(const SearchRoot& root, const SearchLimits& limits) {
  const std::size_t count = searchers_.size();
  SearchLimits own = limits;
  if (own.nodes) own.nodes = std::max<std::uint64_t>(1, *own.nodes / count);
  std::vector<std::atomic<std::uint64_t>> nodes(count);
  const auto by_all = [&nodes](SearchResult result) {
    for (const auto& of_helper : nodes) result.nodes += of_helper.load(std::memory_order_relaxed);
    return result;
  };
  if (limits.report) own.report = [&](const SearchResult& result) { limits.report(by_all(result)); };
  Helpers helpers;
  for (std::size_t number = 1; number < count; ++number)
    helpers.begin(searchers_[number], root, helper_limits(own, number), nodes[number]);
  SearchResult result = searchers_.front().search(root, own);
  helpers.end();
  return by_all(std::move(result));
}

}  // namespace raisechess::ai
