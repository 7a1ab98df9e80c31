// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "archive/values.h"

namespace raisechess {

/// Sentences about the archive.
class ArchiveWords {
  Q_DECLARE_TR_FUNCTIONS(ArchiveWords)

 public:
  /// The match could not be saved: why, and what to do about it.
  static QString not_saved(const archive::Failure& failure);
  /// The archive cannot be read now.
  static QString unreadable(const archive::Failure& failure);
  /// It was kept aside and another one begun.
  static QString replaced(const archive::Failure& failure);
  /// "The file is kept as …", to add to other sentences; empty if it is not kept.
  static QString kept(const QString& path);
};

}  // namespace raisechess
