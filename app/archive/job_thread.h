// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace raisechess::archive {

/// A thread that does what it is given, in order. The destructor waits until everything is done.
class JobThread {
 public:
  using Job = std::function<void()>;

  JobThread() : thread_([this](const std::stop_token& stop) { run(stop); }) {}

  void add(Job job) {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    wake_.notify_one();
  }

 private:
  void run(const std::stop_token& stop) {
    while (const Job job = next(stop)) job();
  }
  /// Empty once there is none and none will come.
  Job next(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (!wake_.wait(lock, stop, [this] { return !jobs_.empty(); })) return {};
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
  }

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Job> jobs_;
  std::jthread thread_;
};

}  // namespace raisechess::archive
