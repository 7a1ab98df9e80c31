// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/analysis.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

#include "analyst.h"

namespace raisechess::session {
namespace {

std::size_t place(AnalysisKind kind) {
  return static_cast<std::size_t>(kind);
}

}  // namespace

bool may_ask_hint(const PlayerView& view, bool exercise) {
  const bool may_move = !view.result && view.to_act == view.viewer && view.phase != Phase::Respond && !view.split_offer;
  return may_move && (exercise || view.setup.betting == BettingMode::None);
}

/// The thread that the answers are worked out on. Of each kind the newest question waits; what is quick comes first.
class Analysis::Thread {
 public:
  using Answer = std::function<void(std::uint64_t number, const AnalysisResult& result)>;
  using Progress = std::function<void(std::uint64_t number, int done, int total)>;

  Thread(Answer answer, Progress progress)
      : answer_(std::move(answer)),
        progress_(std::move(progress)),
        thread_([this](const std::stop_token& stop) { run(stop); }) {}
  ~Thread() {
    thread_.request_stop();
    drop();
  }

  void ask(std::uint64_t number, const AnalysisRequest& request) {
    const std::lock_guard lock(mutex_);
    if (at_work_ == request.kind) cut_short_.request_stop();
    waiting_[place(request.kind)] = {number, request};
    wake_.notify_one();
  }

  void drop() {
    const std::lock_guard lock(mutex_);
    waiting_ = {};
    cut_short_.request_stop();
  }

 private:
  using Question = std::pair<std::uint64_t, AnalysisRequest>;

  std::optional<Question> next(const std::stop_token& stop) {
    const auto waits = [](const std::optional<Question>& question) { return question.has_value(); };
    std::unique_lock lock(mutex_);
    at_work_.reset();
    if (!wake_.wait(lock, stop, [&] { return std::ranges::any_of(waiting_, waits); })) return std::nullopt;
    Question question = *std::exchange(*std::ranges::find_if(waiting_, waits), std::nullopt);
    at_work_ = question.second.kind;
    cut_short_ = std::stop_source();
    return question;
  }

  void run(const std::stop_token& stop) {
    Analyst analyst;
    while (const auto question = next(stop)) {
      const std::stop_token cut = stop_of_this();
      const auto progress = [&](int done, int total) { progress_(question->first, done, total); };
      const AnalysisResult result = analyst.answer(question->second, progress, cut);
      if (!cut.stop_requested()) answer_(question->first, result);
    }
  }

  std::stop_token stop_of_this() {
    const std::lock_guard lock(mutex_);
    return cut_short_.get_token();
  }

  Answer answer_;
  Progress progress_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::array<std::optional<Question>, analysis_kinds> waiting_;
  std::optional<AnalysisKind> at_work_;
  std::stop_source cut_short_;  ///< of the question that is being worked on
  std::jthread thread_;         ///< last: it uses all of the above
};

Analysis::Analysis(QObject* parent) : QObject(parent) {}
Analysis::~Analysis() = default;

void Analysis::ask(const AnalysisRequest& request) {
  if (!thread_) {
    const auto later = [this](auto call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
    thread_ = std::make_unique<Thread>(
        [this, later](std::uint64_t number, const AnalysisResult& result) {
          later([this, number, result] { take(number, result); });
        },
        [this, later](std::uint64_t number, int done, int total) {
          later([this, number, done, total] { take_progress(number, done, total); });
        });
  }
  open_[place(request.kind)] = ++questions_;
  thread_->ask(questions_, request);
}

void Analysis::drop() {
  open_ = {};
  if (thread_) thread_->drop();
}

bool Analysis::asked(AnalysisKind kind) const {
  return open_[place(kind)] != 0;
}

void Analysis::take_progress(std::uint64_t number, int done, int total) {
  if (open_[place(AnalysisKind::Review)] == number) emit progressed(done, total);
}

void Analysis::take(std::uint64_t number, const AnalysisResult& result) {
  if (open_[place(result.kind)] != number) return;
  open_[place(result.kind)] = 0;
  emit answered(result);
}

}  // namespace raisechess::session

#include "session/moc_analysis.cpp"
