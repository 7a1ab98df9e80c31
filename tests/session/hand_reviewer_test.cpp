// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_reviewer.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "scripted_hand.h"
#include "session_stage.h"

namespace raisechess::test {
namespace {

using session::HandReviewer;

/// White could have taken a queen, and resigned in the end.
PlayerView resigned_hand(const char* moves = "h1h2 d5e4 e1d2 e4h4") {
  game::Hand hand = start(classic_setup("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1"));
  EXPECT_EQ(play(hand, moves), "");
  EXPECT_FALSE(hand.apply(Side::White, Fold{}));
  return hand.view_for(Side::White);
}

/// A reviewer and all that it told.
struct ReviewerStage {
  ReviewerStage() {
    QObject::connect(&reviewer, &HandReviewer::finished,
                     [this](const HandReview& review) { finished.push_back(review); });
    QObject::connect(&reviewer, &HandReviewer::progressed, [this](int done, int) { progress.push_back(done); });
  }
  bool wait_for(std::size_t reviews) {
    return SessionStage::wait([&] { return finished.size() == reviews; });
  }

  HandReviewer reviewer;
  std::vector<HandReview> finished;
  std::vector<int> progress;
};

TEST(HandReviewer, TellsHowFarItIsAndWhatItFound) {
  ReviewerStage stage;
  stage.reviewer.review(resigned_hand());
  EXPECT_TRUE(stage.reviewer.working());
  ASSERT_TRUE(stage.wait_for(1));
  EXPECT_FALSE(stage.reviewer.working());
  EXPECT_EQ(stage.progress, (std::vector{0, 1, 2}));
  EXPECT_EQ(stage.finished[0].findings.front().instead->text, "exd5");
}

TEST(HandReviewer, KeepsWhatItFound) {
  ReviewerStage stage;
  stage.reviewer.review(resigned_hand());
  ASSERT_TRUE(stage.wait_for(1));
  stage.reviewer.review(resigned_hand("h1h2 d5e4"));
  ASSERT_TRUE(stage.wait_for(2));
  stage.progress.clear();
  stage.reviewer.review(resigned_hand());
  EXPECT_EQ(stage.finished.size(), 2U) << "never before the call returns";
  ASSERT_TRUE(stage.wait_for(3));
  EXPECT_EQ(stage.finished[2], stage.finished[0]);
  EXPECT_TRUE(stage.progress.empty()) << "nothing was judged again";
}

TEST(HandReviewer, TellsNothingOnceItIsCancelled) {
  ReviewerStage stage;
  stage.reviewer.review(resigned_hand());
  stage.reviewer.cancel();
  EXPECT_FALSE(stage.reviewer.working());
  stage.reviewer.review(resigned_hand("h1h2 d5e4"));
  ASSERT_TRUE(stage.wait_for(1));
  QTest::qWait(20);
  ASSERT_EQ(stage.finished.size(), 1U);
  EXPECT_EQ(stage.finished[0].turns.size(), 2U) << "the second hand's";
}

TEST(HandReviewer, SaysNothingOfAHandThatIsOn) {
  session::Analysis analysis;
  std::vector<session::AnalysisResult> answers;
  QObject::connect(&analysis, &session::Analysis::answered,
                   [&](const session::AnalysisResult& result) { answers.push_back(result); });
  analysis.ask({session::AnalysisKind::Review, 1, start(classic_setup()).view_for(Side::White), {}});
  ASSERT_TRUE(SessionStage::wait([&] { return !answers.empty(); }));
  EXPECT_FALSE(answers[0].review);
}

}  // namespace
}  // namespace raisechess::test
