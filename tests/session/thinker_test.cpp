// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinker.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "game/hand.h"
#include "scripted_hand.h"

namespace raisechess::test {
namespace {

using session::Thinker;

/// Collects the answers of a thinker's thread.
class Answers {
 public:
  Thinker::Answer sink() {
    return [this](std::uint64_t request, const ai::Decision& decision) {
      const std::lock_guard lock(mutex_);
      requests_.push_back(request);
      last_ = decision.action;
      came_.notify_all();
    };
  }
  bool wait_for(std::uint64_t request) {
    std::unique_lock lock(mutex_);
    return came_.wait_for(lock, std::chrono::seconds(60),
                          [&] { return !requests_.empty() && requests_.back() == request; });
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return requests_.size();
  }
  Action last() {
    const std::lock_guard lock(mutex_);
    return last_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<std::uint64_t> requests_;
  Action last_;
};

Thinker::Question question(std::uint64_t request, std::chrono::milliseconds time) {
  const game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  return {request, hand.view_for(Side::White), {.nodes = {}, .time = time}, 5};
}

TEST(Thinker, AnswersWithALegalAction) {
  Answers answers;
  Thinker thinker(ai::Level::Web, answers.sink());
  thinker.ask(question(1, std::chrono::milliseconds(20)));
  ASSERT_TRUE(answers.wait_for(1));
  game::Hand hand = start(chipless_setup(), "b1R d2Q g1N", "b8N c8B h7P");
  EXPECT_FALSE(hand.apply(Side::White, answers.last()));
}

TEST(Thinker, ANewQuestionCancelsTheOneBefore) {
  Answers answers;
  Thinker thinker(ai::Level::Web, answers.sink());
  thinker.ask(question(1, std::chrono::hours(1)));
  thinker.ask(question(2, std::chrono::milliseconds(20)));
  EXPECT_TRUE(answers.wait_for(2));
}

TEST(Thinker, HurryingBringsTheAnswer) {
  Answers answers;
  Thinker thinker(ai::Level::Web, answers.sink());
  thinker.ask(question(1, std::chrono::hours(1)));
  thinker.hurry();
  EXPECT_TRUE(answers.wait_for(1));
}

TEST(Thinker, EndsInTheMiddleOfAThought) {
  Answers answers;
  auto thinker = std::make_unique<Thinker>(ai::Level::Web, answers.sink());
  thinker->ask(question(1, std::chrono::hours(1)));
  thinker.reset();
  EXPECT_EQ(answers.count(), 0) << "nobody listens any more";
}

/// Whatever the level, and however long it may think: the program that quits does not wait for it.
/// How soon exactly is measured in play (docs/strength.md), not here.
TEST(Thinker, EndsLongBeforeTheTimeThatItHas) {
  for (ai::Level level : ai::levels()) {
    Answers answers;
    for (int pause : {0, 5, 30, 200}) {
      auto thinker = std::make_unique<Thinker>(level, answers.sink());
      thinker->ask(question(1, std::chrono::hours(1)));
      std::this_thread::sleep_for(std::chrono::milliseconds(pause));
      const auto start = std::chrono::steady_clock::now();
      thinker.reset();
      EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::minutes(1))
          << ai::name(level) << " after " << pause;
    }
  }
}

}  // namespace
}  // namespace raisechess::test
