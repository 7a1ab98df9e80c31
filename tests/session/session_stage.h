// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include "session/game_session.h"

namespace raisechess::test {

/// A session with folders of its own, which can end and begin again, and everything that it told.
class SessionStage {
 public:
  SessionStage() { open(); }
  explicit SessionStage(QString data_folder) : data_(std::move(data_folder)) { open(); }

  void open() {
    session_ = std::make_unique<session::GameSession>(folders());
    session_->set_delay(std::chrono::milliseconds(0));
    refused = std::make_unique<QSignalSpy>(session_.get(), &session::GameSession::refused);
    failed = std::make_unique<QSignalSpy>(session_.get(), &session::GameSession::save_failed);
    resume_failed = std::make_unique<QSignalSpy>(session_.get(), &session::GameSession::resume_failed);
  }
  void close() {
    refused.reset();
    failed.reset();
    resume_failed.reset();
    session_.reset();
  }

  session::Folders folders() const {
    return {data_.isEmpty() ? folder_.filePath(QStringLiteral("data")) : data_,
            folder_.filePath(QStringLiteral("keys"))};
  }
  QString key_file() const { return QDir(folders().keys).filePath(QStringLiteral("match.key")); }
  QString archive_file() const { return QDir(folders().data).filePath(QStringLiteral("archive.sqlite")); }
  /// Of earlier versions.
  QString old_match_file() const { return QDir(folders().data).filePath(QStringLiteral("match.sealed")); }
  /// Every byte that stands in the data folder.
  QByteArray bytes() const {
    QByteArray all;
    for (const QString& name : QDir(folders().data).entryList(QDir::Files)) {
      QFile file(QDir(folders().data).filePath(name));
      if (file.open(QIODevice::ReadOnly)) all += file.readAll();
    }
    return all;
  }
  session::GameSession& session() { return *session_; }
  const session::TableState& state() { return session_->state(); }

  static bool wait(const std::function<bool()>& met) { return QTest::qWaitFor(met, 20'000); }
  bool wait_for_turn() {
    return wait(
        [this] { return !session_->saving() && (state().hand_over() || state().view.to_act == state().side()); });
  }
  bool wait_until_saved() {
    return wait([this] { return !session_->saving(); });
  }
  void start(const session::MatchChoice& choice) {
    session_->start_match(choice);
    ASSERT_TRUE(wait_for_turn());
  }
  void move_first() { session_->submit(MakeMove{state().view.moves.front()}); }

  std::unique_ptr<QSignalSpy> refused;
  std::unique_ptr<QSignalSpy> failed;
  std::unique_ptr<QSignalSpy> resume_failed;

 private:
  QTemporaryDir folder_;
  QString data_;
  std::unique_ptr<session::GameSession> session_;
};

inline session::MatchChoice chipless(int hidden = 3) {
  session::MatchChoice choice;
  choice.setup.hand.hidden = hidden;
  choice.setup.hand.betting = BettingMode::None;
  choice.setup.hand.showdown = 20;
  return choice;
}

inline session::MatchChoice heads_up() {
  session::MatchChoice choice = chipless();
  choice.setup.hand.betting = BettingMode::NoLimit;
  return choice;
}

}  // namespace raisechess::test
