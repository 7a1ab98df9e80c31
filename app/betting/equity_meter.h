// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "widgets/action_bar.h"

namespace raisechess::ui {

/// The viewer's equity as a bar, with a mark at what a call needs.
class EquityMeter : public QWidget {
  Q_OBJECT

 public:
  explicit EquityMeter(QWidget* parent = nullptr);

  /// `needed`: the equity that pays for a call, in percent.
  void show(const EquityShown& equity, std::optional<int> needed);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintBar(QPainter& painter, const QRectF& bar) const;
  void paintNumbers(QPainter& painter, const QRectF& bar) const;
  QString value() const;
  QString price() const;

  EquityShown equity_;
  std::optional<int> needed_;
};

}  // namespace raisechess::ui
