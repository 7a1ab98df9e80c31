// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "archive/values.h"

namespace raisechess::records {

/// What the list says of a finished hand, cell by cell.
class HandWords {
  Q_DECLARE_TR_FUNCTIONS(HandWords)

 public:
  static QStringList columns();
  static QString when(const archive::HandLine& hand);  ///< a dash where it is not known
  static QString imported();
  static QString kind(const archive::HandLine& hand);  ///< "3 hidden, no limit"
  static QString ending(const archive::HandLine& hand);
  static QString outcome(const archive::HandLine& hand);
  static QString net(const archive::HandLine& hand);    ///< "+14"; empty without chips
  static QString notes(const archive::HandLine& hand);  ///< "watched · hints"; empty where all was his own play
  static QString betting(BettingMode mode);
};

}  // namespace raisechess::records
