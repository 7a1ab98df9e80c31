// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "archive/values.h"

namespace raisechess::records {

/// What the list says of a match, cell by cell.
class MatchWords {
  Q_DECLARE_TR_FUNCTIONS(MatchWords)

 public:
  static QStringList columns();
  static QString begun(const archive::MatchLine& match);
  static QString kind(const archive::MatchLine& match);
  static QString end(const archive::MatchLine& match);
  static QString score(const archive::MatchLine& match);  ///< chips, or without chips hands: "120 : 80"
  static QString count(int matches);
  static QString name(const archive::MatchLine& match, const QString& level);
};

}  // namespace raisechess::records
