// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "archive/archive.h"

namespace raisechess::test {

/// An archive with a folder of its own, which can be closed and opened again, and what it told.
class ArchiveStage {
 public:
  ArchiveStage() { open(); }
  explicit ArchiveStage(QString folder) : folder_(std::move(folder)) { open(); }

  void open() {
    archive_ = std::make_unique<archive::Archive>(folder(), [this](const archive::Failure& failure) {
      const std::lock_guard lock(mutex_);
      replaced_.push_back(failure);
    });
  }
  void close() { archive_.reset(); }
  void reopen() {
    close();
    open();
  }

  QString folder() const { return folder_.isEmpty() ? own_.filePath(QStringLiteral("data")) : folder_; }
  QString file() const { return QDir(folder()).filePath(QStringLiteral("archive.sqlite")); }
  archive::Archive& archive() { return *archive_; }
  archive::Opening opening() { return archive_->opening().result(); }
  std::optional<archive::Failure> save(const archive::MatchChange& change) { return archive_->save(change).result(); }
  std::vector<archive::HandLine> hands(const archive::HandFilter& filter = {}) {
    return archive_->hands(filter).result().value().hands;
  }
  std::vector<archive::MatchLine> matches() { return archive_->matches().result().value(); }
  archive::Result<archive::HandId> insert(const archive::StoredHand& hand) {
    return archive_->insert({hand}).result().map([](const auto& ids) { return ids.front(); });
  }
  /// Waits until everything that was asked is done.
  std::vector<archive::Failure> replaced() {
    (void)archive_->matches().result();
    const std::lock_guard lock(mutex_);
    return replaced_;
  }
  /// Every byte of the database and of its log.
  QByteArray bytes() const {
    QByteArray all;
    for (const QString& name : QDir(folder()).entryList(QDir::Files)) {
      QFile part(QDir(folder()).filePath(name));
      if (part.open(QIODevice::ReadOnly)) all += part.readAll();
    }
    return all;
  }

 private:
  QTemporaryDir own_;
  QString folder_;
  std::mutex mutex_;
  std::vector<archive::Failure> replaced_;
  std::unique_ptr<archive::Archive> archive_;
};

/// A match that goes on, after `actions` actions of its hand `number`.
inline archive::MatchChange change(archive::MatchId id, int number = 1, int actions = 1) {
  archive::MatchChange made;
  archive::RunningMatch& match = made.match;
  match.line.id = id;
  match.line.begun = 1'700'000'000'000 + id;
  match.line.level = QStringLiteral("club");
  match.line.betting = BettingMode::NoLimit;
  match.line.chips = {90, 110};
  match.draw_colour = true;
  match.nonce = QStringLiteral("a word of my own");
  match.sealed = QByteArray("sealed match ") + QByteArray::number(actions);
  archive::SealedHand& hand = match.hands[number];
  hand.sealed = QByteArray(200 + actions, 'h');
  for (int i = 0; i < actions; ++i) hand.times.push_back(match.line.begun + 1000 * (i + 1));
  return made;
}

inline archive::HandLine line(archive::MatchId match, int number) {
  archive::HandLine hand;
  hand.match = match;
  hand.number = number;
  hand.begun = 1'700'000'000'000 + 1'000 * number;
  hand.ended = hand.begun + 900;
  hand.level = number % 2 == 0 ? QStringLiteral("club") : QStringLiteral("web");
  hand.person = number % 3 == 0 ? Side::Black : Side::White;
  hand.betting = static_cast<BettingMode>(number % 3);
  hand.hidden = number % 4 == 0 ? 0 : 3;
  hand.result.kind = static_cast<ResultKind>(number % 9);
  if (number % 5 != 0) hand.result.winner = number % 2 == 0 ? Side::White : Side::Black;
  hand.result.material = {number, std::nullopt};
  hand.result.net = {number, -number};
  hand.plies = 3 * number;
  hand.take_backs = number % 2;
  return hand;
}

inline QByteArray record(int number) {
  return QByteArray("{\"hands\":[ the record of hand ") + QByteArray::number(number) + QByteArray(300, 'r') + "]}\n";
}

inline archive::OpenedHand opened(int number) {
  return {record(number), line(7, number).result.material};
}

/// A change that ends hand `number` of the match, turned up if `open`.
inline archive::MatchChange end_of_hand(archive::MatchId match, int number, bool open = true) {
  archive::MatchChange made = change(match, number, 5);
  made.finished[number] = line(match, number);
  if (open) {
    made.opened[number] = opened(number);
  } else {
    made.finished[number].result.material = {};
  }
  return made;
}

inline archive::MatchChange end_of_match(archive::MatchChange made,
                                         archive::MatchEnd end = archive::MatchEnd::Stopped) {
  made.match.line.ended = made.match.line.begun + 60'000;
  made.match.line.end = end;
  return made;
}

}  // namespace raisechess::test
