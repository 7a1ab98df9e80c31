// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>

#include <utility>

namespace raisechess::archive {

/// Calls `receive` with the answer, later, in the thread of `receiver`, which is this one: never once `receiver` is
/// gone. (QFuture::then with a context looks whether that is there on the answering thread, where it may go meanwhile.)
template <class Answer, class Receive>
void deliver(const QFuture<Answer>& future, QObject* receiver, Receive receive) {
  auto* watcher = new QFutureWatcher<Answer>(receiver);
  QObject::connect(watcher, &QFutureWatcherBase::finished, receiver, [watcher, receive = std::move(receive)]() mutable {
    watcher->deleteLater();
    if (watcher->future().resultCount() > 0) receive(watcher->result());
  });
  watcher->setFuture(future);
}

}  // namespace raisechess::archive
