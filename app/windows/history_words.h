// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <optional>

#include "archive/values.h"
#include "view/error.h"

namespace raisechess {

/// What the history says.
class HistoryWords {
  Q_DECLARE_TR_FUNCTIONS(HistoryWords)

 public:
  static QString face_down(const archive::HandLine& hand);  ///< why one without a record cannot be replayed
  static QString failure(const archive::Failure& failure);
  static QString damaged(int hands);
  static QString copied(int hands);
  static QString exported(int hands, const QString& path);
  static QString not_written(const QString& path, const QString& reason);
  static QString not_read(const QString& path, const QString& reason);
  static QString no_file(const QString& path);
  static QString what_was_pasted();
  static QString too_large(const QString& what, int mebibytes);
  /// `refused` hands, the first for `refusal` in the file `refused_in` (empty: in what was pasted); `problem`: a
  /// sentence about a file that could not be read.
  static QString imported(int hands, int refused, const std::optional<Error>& refusal, const QString& refused_in,
                          const QString& problem);
  static QString delete_question(int hands);
  static QString deleted(int hands);
  static QString clear_question();
  static QString match_is_on();
  static QString delete_match_question(int hands);

  // Filters of file dialogs
  static QString all_files();
  static QString json_files();
  static QString pgn_files();

 private:
  static QString now_there(int hands);
  static QString refused(int hands, const QString& file);
};

}  // namespace raisechess
