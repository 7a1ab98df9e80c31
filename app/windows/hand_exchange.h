// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <list>
#include <vector>

#include "archive/archive.h"
#include "session/hand_files.h"

namespace raisechess {

/// Carries hands between the archive and files or the clipboard. Reads and writes on a thread of its own, one thing
/// after the other. What was begun is brought to its end, also when this goes.
class HandExchange : public QObject {
  Q_OBJECT

 public:
  explicit HandExchange(archive::Archive& archive, QObject* parent = nullptr);
  ~HandExchange() override;

  /// What could not be read is said in a sentence. `show_first`: the first hand of them is wanted on the screen.
  void import_files(const QStringList& paths, bool show_first);
  /// Hands as somebody copied them.
  void import_text(const QByteArray& text);
  /// JSON or PGN by the name of the file; one that stands there stays until all of the new one is on the disk.
  void export_hands(const std::vector<archive::HandId>& hands, const QString& path);
  /// Into the clipboard, in both forms.
  void copy(const std::vector<archive::HandId>& hands);

  static const QString hands_mime;

 signals:
  void said(const QString& sentence);
  /// What the archive has is another now.
  void changed();
  void first_imported(raisechess::archive::HandId hand);

 private:
  struct Found {
    session::ReadHands hands;
    QString refused_in;  ///< the file of the first refusal; empty for what was pasted
    QString problem;     ///< a sentence about a file that could not be read
  };
  struct Import {
    QFuture<Found> found;
    bool show_first = false;
  };

  static Found read_files(const QStringList& paths);
  static Found read_text(const QByteArray& text);
  static void take_in(const QByteArray& text, const QString& file, Found& all);

  template <class Answer, class Work>
  QFuture<Answer> begin(Work work);
  void take_up(const QFuture<Found>& found, bool show_first);
  void take_first();
  void put_in_archive(const Found& found, bool show_first);

  archive::Archive& archive_;
  std::list<Import> imports_;  ///< in the order in which they were begun, which is that of their ends
  QThreadPool thread_;
};

}  // namespace raisechess
