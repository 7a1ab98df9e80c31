// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariantList>

#include "archive/values.h"

namespace raisechess::archive {

/// Conditions that all must hold, as a WHERE clause with its values apart.
class Conditions {
 public:
  void add(const QString& condition) { conditions_ << condition; }
  void add(const QString& condition, const QVariant& value);

  QString sql() const;  ///< empty where there are none
  const QVariantList& values() const { return values_; }

 private:
  QStringList conditions_;
  QVariantList values_;
};

Conditions conditions_of(const HandFilter& filter);

}  // namespace raisechess::archive
