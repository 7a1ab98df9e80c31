// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace raisechess::records {

/// One figure with its name above and what it is made of below. The chosen one of a group has a teal line: its course
/// is what the chart shows.
class FigureTile : public QAbstractButton {
  Q_OBJECT

 public:
  explicit FigureTile(QWidget* parent = nullptr);

  /// `meaning` is told on hover and to screen readers.
  void set_figure(const QString& name, const QString& value, const QString& detail, const QString& meaning);
  const QString& value() const { return value_; }
  const QString& detail() const { return detail_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }

 private:
  QString value_;
  QString detail_;
};

}  // namespace raisechess::records
