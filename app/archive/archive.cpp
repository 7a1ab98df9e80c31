// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/archive.h"

#include <QFile>
#include <QPromise>

#include <utility>

#include "hands.h"
#include "job_thread.h"
#include "plays.h"
#include "running_match.h"
#include "store.h"

namespace raisechess::archive {
namespace {

Opening open(Store& store) {
  Opening opening;
  opening.exists = store.exists();
  Result<std::optional<RunningMatch>> running;
  const auto read = [&](Database& database) { running = read_running(database); };
  opening.failure = store.run(read);
  if (!opening.failure && !running) {
    opening.failure = store.replace_damaged(running.error());
    if (!opening.failure) opening.failure = store.run(read);
  }
  if (!opening.failure && running) opening.running = *std::move(running);
  return opening;
}

/// What is written into it stays its owner's alone. Where that fails, so will the writing, and says why.
void make_empty_file_of_owner(const QString& path) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

}  // namespace

/// All but the thread's queue belongs to the thread: a connection to a database is used by the thread that made it.
class Archive::Private {
 public:
  /// Does `work` on the thread, and answers what it answers.
  template <class Answer, class Work>
  QFuture<Answer> ask(Work work) {
    auto promise = std::make_shared<QPromise<Answer>>();
    promise->start();
    thread.add([promise, work = std::move(work)] {
      promise->addResult(work());
      promise->finish();
    });
    return promise->future();
  }

  /// Reads with a function of the database, which may fail in its own ways.
  template <class Value, class Reader>
  QFuture<Result<Value>> read(Reader reader) {
    return ask<Result<Value>>([this, reader]() -> Result<Value> {
      Result<Value> value;
      if (auto failure = store->run([&](Database& database) { value = reader(database); })) {
        return tl::unexpected(*std::move(failure));
      }
      return value;
    });
  }

  std::optional<Failure> save(MatchChange change) {
    if (!pending.empty() && pending.back().match.line.id == change.match.line.id) {
      pending.back().absorb(std::move(change));
    } else {
      pending.push_back(std::move(change));
    }
    return save_pending();
  }

  std::optional<Failure> save_pending() {
    auto failure = store->write([this](Database& database) { write_changes(database, pending); });
    if (!failure) pending.clear();
    if (failure && failure->kind == Failure::Kind::Missing) store->begin_anew();
    return failure;
  }

  void close() {
    if (!pending.empty()) save_pending();
    store.reset();
  }

  std::optional<Failure> remove(const Store::Work& work) {
    if (auto failure = store->write(work)) return failure;
    return store->run([](Database& database) { database.empty_log(); });
  }

  std::optional<Store> store;
  std::vector<MatchChange> pending;  ///< not on the disk yet
  QFuture<Opening> opening;
  JobThread thread;
};

Archive::Archive(const QString& folder, Replaced replaced) : d_(std::make_unique<Private>()) {
  d_->opening = d_->ask<Opening>([d = d_.get(), folder, replaced = std::move(replaced)] {
    d->store.emplace(folder, replaced);
    return open(*d->store);
  });
}

Archive::~Archive() {
  d_->thread.add([d = d_.get()] { d->close(); });
}

QFuture<Opening> Archive::opening() const {
  return d_->opening;
}

QFuture<std::optional<Failure>> Archive::save(MatchChange change) {
  return d_->ask<std::optional<Failure>>([d = d_.get(), change = std::move(change)] { return d->save(change); });
}

QFuture<Result<QString>> Archive::keep_copy() {
  return d_->ask<Result<QString>>([d = d_.get()]() -> Result<QString> {
    const QString copy = d->store->name_aside(QStringLiteral("kept"));
    make_empty_file_of_owner(copy);
    const auto failure =
        d->store->run([&](Database& database) { database.run(QStringLiteral("VACUUM INTO ?"), {copy}); });
    if (failure) return tl::unexpected(*failure);
    return copy;
  });
}

QFuture<Result<std::vector<MatchLine>>> Archive::matches() {
  return d_->read<std::vector<MatchLine>>(list_matches);
}

QFuture<Result<HandList>> Archive::hands(const HandFilter& filter) {
  return d_->read<HandList>([filter](Database& database) { return list_hands(database, filter); });
}

QFuture<Result<statistics::Statistics>> Archive::statistics(const statistics::Filter& filter) {
  return d_->read<statistics::Statistics>(
      [filter](Database& database) { return statistics::statistics_of(list_played(database), filter); });
}

QFuture<Result<StoredHand>> Archive::hand(HandId id) {
  return d_->read<StoredHand>([id](Database& database) { return read_hand(database, id); });
}

QFuture<HandRecords> Archive::records(std::vector<HandId> ids) {
  return d_->ask<HandRecords>([d = d_.get(), ids = std::move(ids)] {
    HandRecords read;
    const auto failure = d->store->run([&](Database& database) { read = read_records(database, ids); });
    return failure ? HandRecords{{}, failure} : read;
  });
}

QFuture<Result<std::vector<HandId>>> Archive::insert(std::vector<StoredHand> imported) {
  using Ids = std::vector<HandId>;
  return d_->ask<Result<Ids>>([d = d_.get(), imported = std::move(imported)]() -> Result<Ids> {
    Ids ids;
    if (auto failure = d->store->write([&](Database& database) { ids = insert_hands(database, imported); })) {
      return tl::unexpected(*std::move(failure));
    }
    return ids;
  });
}

QFuture<std::optional<Failure>> Archive::remove_hands(std::vector<HandId> ids) {
  return d_->ask<std::optional<Failure>>([d = d_.get(), ids = std::move(ids)] {
    return d->remove([&ids](Database& database) { archive::remove_hands(database, ids); });
  });
}

QFuture<std::optional<Failure>> Archive::remove_match(MatchId id) {
  return d_->ask<std::optional<Failure>>(
      [d = d_.get(), id] { return d->remove([id](Database& database) { archive::remove_match(database, id); }); });
}

QFuture<std::optional<Failure>> Archive::clear_history() {
  return d_->ask<std::optional<Failure>>([d = d_.get()] { return d->remove(archive::clear_history); });
}

}  // namespace raisechess::archive
