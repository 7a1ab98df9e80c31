// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot.h"

#include <utility>

#include "bot_lines.h"
#include "english/english_words.h"

namespace raisechess::cli {

/// One seat in one hand.
class Bots::Seat : public ai::Player {
 public:
  Seat(Bots& bots, std::size_t hand) : bots_(bots), hand_(hand), process_(bots.process(hand)) {}
  ~Seat() override {
    if (process_) bots_.give_back(hand_, std::move(process_));
  }
  Seat(const Seat&) = delete;
  Seat& operator=(const Seat&) = delete;

  void follow(const PlayerView& view) override {
    if (process_ && view.result) process_->send(result_line(view));
  }

  ai::Decision choose(const PlayerView& view, ai::Budget budget, std::uint64_t seed, std::stop_token) override {
    if (!process_) return failed("could not be started");
    process_->send(choose_line(view, budget, seed));
    const auto wait = budget.time.value_or(std::chrono::milliseconds(0)) + bots_.patience_;
    const auto line = process_->line_by(std::chrono::steady_clock::now() + wait);
    if (!line) return failed(process_->ended() ? "ended without an answer" : "gave no answer in time");
    const auto action = action_of_answer(*line, view);
    return action ? ai::Decision{*action} : failed(action.error());
  }

 private:
  /// The process is not used again.
  ai::Decision failed(const std::string& what) {
    bots_.fail(what);
    process_.reset();
    return {MakeMove{}};
  }

  Bots& bots_;
  std::size_t hand_;
  std::unique_ptr<EngineProcess> process_;
};

std::unique_ptr<ai::Player> Bots::player(std::size_t hand) {
  return std::make_unique<Seat>(*this, hand);
}

std::optional<std::string> Bots::fault() const {
  const std::lock_guard lock(mutex_);
  return fault_;
}

std::unique_ptr<EngineProcess> Bots::process(std::size_t hand) {
  {
    const std::lock_guard lock(mutex_);
    auto& idle = idle_[hand];
    if (!idle.empty()) {
      auto process = std::move(idle.back());
      idle.pop_back();
      return process;
    }
  }
  return EngineProcess::start(command_, "");
}

void Bots::give_back(std::size_t hand, std::unique_ptr<EngineProcess> process) {
  const std::lock_guard lock(mutex_);
  idle_[hand].push_back(std::move(process));
}

void Bots::fail(const std::string& what) {
  const std::lock_guard lock(mutex_);
  if (!fault_) fault_ = "The bot " + harmless(command_) + ' ' + what;
}

}  // namespace raisechess::cli
