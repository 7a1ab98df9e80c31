// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinker.h"

#include <utility>

namespace raisechess::session {

Thinker::Thinker(ai::Level level, Answer answer)
    : level_(level), answer_(std::move(answer)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

Thinker::~Thinker() {
  thread_.request_stop();
  hurry();
}

void Thinker::ask(Question question) {
  const std::lock_guard lock(mutex_);
  cut_short_.request_stop();
  cut_short_ = std::stop_source();
  next_ = std::move(question);
  wake_.notify_one();
}

void Thinker::hurry() {
  const std::lock_guard lock(mutex_);
  cut_short_.request_stop();
}

std::optional<Thinker::Question> Thinker::wait_for_question(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  if (!wake_.wait(lock, stop, [this] { return next_.has_value(); })) return std::nullopt;
  return std::exchange(next_, std::nullopt);
}

void Thinker::run(const std::stop_token& stop) {
  const auto player = ai::make_player(level_);
  while (const auto question = wait_for_question(stop)) {
    std::stop_token cut;
    {
      const std::lock_guard lock(mutex_);
      if (next_) continue;  // asked again meanwhile: the stop source is the new question's
      cut = cut_short_.get_token();
    }
    const ai::Decision decision = player->choose(question->view, question->budget, question->seed, cut);
    if (!stop.stop_requested()) answer_(question->request, decision);
  }
}

}  // namespace raisechess::session
