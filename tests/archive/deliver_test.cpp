// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/deliver.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEvent>
#include <QPromise>

#include <memory>
#include <optional>
#include <thread>

namespace raisechess::test {
namespace {

void take_events() {
  QCoreApplication::processEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Whoever answers does so on a thread of his own.
void answer(QPromise<int>& promise, int number) {
  std::thread([&] {
    promise.start();
    promise.addResult(number);
    promise.finish();
  }).join();
}

TEST(Deliver, BringsTheAnswerToTheThreadThatAsked) {
  QPromise<int> promise;
  QObject receiver;
  std::optional<int> received;
  std::thread::id where;
  archive::deliver(promise.future(), &receiver, [&](int number) {
    received = number;
    where = std::this_thread::get_id();
  });
  answer(promise, 7);
  EXPECT_FALSE(received) << "later";
  take_events();
  EXPECT_EQ(received, 7);
  EXPECT_EQ(where, std::this_thread::get_id());
  EXPECT_TRUE(receiver.children().isEmpty()) << "nothing stays behind";
}

TEST(Deliver, BringsNothingToAReceiverThatIsGone) {
  QPromise<int> promise;
  auto receiver = std::make_unique<QObject>();
  int received = 0;
  archive::deliver(promise.future(), receiver.get(), [&](int) { ++received; });
  answer(promise, 7);
  receiver.reset();
  take_events();
  EXPECT_EQ(received, 0);
}

TEST(Deliver, BringsNothingWhereThereIsNoAnswer) {
  QObject receiver;
  int received = 0;
  {
    QPromise<int> broken;
    broken.start();
    archive::deliver(broken.future(), &receiver, [&](int) { ++received; });
  }
  take_events();
  EXPECT_EQ(received, 0);
}

}  // namespace
}  // namespace raisechess::test
