// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_exchange.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPromise>
#include <QSaveFile>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "archive/deliver.h"
#include "history_words.h"
#include "words/words.h"

namespace raisechess {

namespace {

constexpr qint64 mebibyte = 1 << 20;
constexpr qint64 most_bytes = 16 * mebibyte;  // some ten thousand hands

QString too_large(const QString& what) {
  return HistoryWords::too_large(what, static_cast<int>(most_bytes / mebibyte));
}

/// A pipe or a device would never end. Failures: a sentence.
tl::expected<QByteArray, QString> bytes_of(const QString& file_name) {
  QFile file(file_name);
  const bool there = QFileInfo::exists(file_name);
  if (there && !QFileInfo(file_name).isFile()) return tl::unexpected(HistoryWords::no_file(file_name));
  if (file.size() > most_bytes) return tl::unexpected(too_large(QDir::toNativeSeparators(file_name)));
  if (!file.open(QIODevice::ReadOnly)) return tl::unexpected(HistoryWords::not_read(file_name, file.errorString()));
  return file.readAll();
}

/// `sentence` of those that could be read, and what was wrong with the first that could not.
QString and_failure(const QString& sentence, const archive::HandRecords& read) {
  return read.failure ? sentence + QLatin1Char(' ') + HistoryWords::failure(*read.failure) : sentence;
}

QString nothing_read(const archive::HandRecords& hands) {
  return hands.failure ? HistoryWords::failure(*hands.failure) : QString();
}

/// What came of it, in a sentence.
QString write_file(const archive::HandRecords& hands, const QString& path) {
  if (hands.records.empty()) return nothing_read(hands);
  const bool pgn = path.endsWith(QLatin1String(".pgn"), Qt::CaseInsensitive);
  const auto text = session::write_hands(hands.records, pgn ? session::HandForm::Pgn : session::HandForm::Json);
  if (!text) return ui::Words::error(text.error());
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(*text) != text->size() || !file.flush() || !file.commit())
    return HistoryWords::not_written(path, file.errorString());
  return and_failure(HistoryWords::exported(static_cast<int>(hands.records.size()), path), hands);
}

struct Texts {
  archive::HandRecords hands;
  Expected<QByteArray> json;
  Expected<QByteArray> pgn;
};

Texts texts_of(const archive::HandRecords& hands) {
  return {hands, session::write_hands(hands.records, session::HandForm::Json),
          session::write_hands(hands.records, session::HandForm::Pgn)};
}

}  // namespace

const QString HandExchange::hands_mime = QStringLiteral("application/x-raisechess+json");

HandExchange::HandExchange(archive::Archive& archive, QObject* parent) : QObject(parent), archive_(archive) {
  thread_.setMaxThreadCount(1);
}

HandExchange::~HandExchange() {
  thread_.waitForDone();
  for (const Import& each : imports_) archive_.insert(each.found.result().hands.hands);
}

template <class Answer, class Work>
QFuture<Answer> HandExchange::begin(Work work) {
  auto promise = std::make_shared<QPromise<Answer>>();
  promise->start();
  thread_.start([promise, work = std::move(work)] {
    promise->addResult(work());
    promise->finish();
  });
  return promise->future();
}

void HandExchange::import_files(const QStringList& paths, bool show_first) {
  take_up(begin<Found>([paths] { return read_files(paths); }), show_first);
}

void HandExchange::import_text(const QByteArray& text) {
  if (text.size() > most_bytes) return emit said(too_large(HistoryWords::what_was_pasted()));
  take_up(begin<Found>([text] { return read_text(text); }), false);
}

void HandExchange::take_up(const QFuture<Found>& found, bool show_first) {
  imports_.push_back({found, show_first});
  archive::deliver(found, this, [this](const Found&) { take_first(); });
}

void HandExchange::take_first() {
  const Import first = std::move(imports_.front());
  imports_.pop_front();
  put_in_archive(first.found.result(), first.show_first);
}

void HandExchange::put_in_archive(const Found& found, bool show_first) {
  const session::ReadHands& read = found.hands;
  const QString sentence = HistoryWords::imported(static_cast<int>(read.hands.size()), read.refused, read.refusal,
                                                  found.refused_in, found.problem);
  if (read.hands.empty()) return emit said(sentence);
  archive::deliver(archive_.insert(read.hands), this,
                   [this, sentence, show_first](const archive::Result<std::vector<archive::HandId>>& ids) {
                     if (!ids) return emit said(HistoryWords::failure(ids.error()));
                     emit said(sentence);
                     emit changed();
                     if (show_first) emit first_imported(ids->front());
                   });
}

HandExchange::Found HandExchange::read_files(const QStringList& paths) {
  Found found;
  for (const QString& path : paths) {
    const auto text = bytes_of(path);
    if (!text && found.problem.isEmpty()) found.problem = text.error();
    if (text) take_in(*text, QFileInfo(path).fileName(), found);
  }
  return found;
}

HandExchange::Found HandExchange::read_text(const QByteArray& text) {
  Found found;
  take_in(text, {}, found);
  return found;
}

void HandExchange::take_in(const QByteArray& text, const QString& file, Found& all) {
  auto read = session::read_hands(text);
  if (!read) read = session::ReadHands{{}, 1, read.error()};
  std::ranges::move(read->hands, std::back_inserter(all.hands.hands));
  all.hands.refused += read->refused;
  if (all.hands.refusal || !read->refusal) return;
  all.hands.refusal = read->refusal;
  all.refused_in = file;
}

/// The worker waits for what the archive reads: so a file that was asked for is written, whatever closes meanwhile.
void HandExchange::export_hands(const std::vector<archive::HandId>& hands, const QString& path) {
  const auto sentence =
      begin<QString>([read = archive_.records(hands), path] { return write_file(read.result(), path); });
  archive::deliver(sentence, this, [this](const QString& told) { emit said(told); });
}

void HandExchange::copy(const std::vector<archive::HandId>& hands) {
  const auto texts = begin<Texts>([read = archive_.records(hands)] { return texts_of(read.result()); });
  archive::deliver(texts, this, [this](const Texts& both) {
    if (both.hands.records.empty()) return emit said(nothing_read(both.hands));
    if (!both.json || !both.pgn) return emit said(ui::Words::error((both.json ? both.pgn : both.json).error()));
    auto* data = new QMimeData;
    data->setData(hands_mime, *both.json);
    data->setText(QString::fromUtf8(*both.pgn));
    QGuiApplication::clipboard()->setMimeData(data);
    emit said(and_failure(HistoryWords::copied(static_cast<int>(both.hands.records.size())), both.hands));
  });
}

}  // namespace raisechess

#include "moc_hand_exchange.cpp"
