// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <compare>
#include <vector>

namespace raisechess::test {

inline const QString project_root = QStringLiteral(RAISECHESS_ROOT);

/// The codes of the languages that the window is translated into.
inline const QStringList translated_languages{QStringLiteral("pt"), QStringLiteral("ru")};

/// One text of the window in a .ts file.
struct Entry {
  QString context;
  QString source;
  QString comment;
  bool counts = false;  ///< has a form for each number that the language tells apart
  bool finished = true;
  QStringList forms;

  /// What tells an entry from all others.
  QStringList key() const { return {context, source, comment, counts ? QStringLiteral("counts") : QString()}; }
};

std::vector<Entry> read_translations(const QString& file);
QString translations_of(const QString& language);  ///< the file

/// Does `text` say anything but placeholders, digits and signs?
bool has_words(QString text);

}  // namespace raisechess::test
