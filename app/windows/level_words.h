// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace raisechess {

/// How the computer's levels are called, and what each is like.
class LevelWords {
  Q_DECLARE_TR_FUNCTIONS(LevelWords)

 public:
  static QString name(const QString& id);
  static QString description(const QString& id);
};

}  // namespace raisechess
