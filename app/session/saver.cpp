// SPDX-License-Identifier: GPL-3.0-or-later
#include "saver.h"

#include <utility>

namespace raisechess::session {

Saver::Saver(MatchFile file, Saved saved)
    : file_(std::move(file)), saved_(std::move(saved)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

Saver::~Saver() = default;

void Saver::save(std::uint64_t number, QByteArray bytes) {
  const std::lock_guard lock(mutex_);
  next_ = Job{number, std::move(bytes)};
  wake_.notify_one();
}

void Saver::run(const std::stop_token& stop) {
  for (;;) {
    std::optional<Job> job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, stop, [this] { return next_.has_value(); });
      job = std::exchange(next_, std::nullopt);
    }
    if (!job) return;
    const QString failure = file_.write(job->bytes);
    if (!stop.stop_requested()) saved_(job->number, failure);
  }
}

}  // namespace raisechess::session
