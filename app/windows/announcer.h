// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace raisechess {

/// Tells screen readers what happens at the table, as an alert that shows itself with each new sentence. It is seen by
/// nobody.
class Announcer : public QWidget {
  Q_OBJECT

 public:
  explicit Announcer(QWidget* parent = nullptr);

  void announce(const QString& sentence);

 signals:
  void announced(const QString& sentence);
};

}  // namespace raisechess
