// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "widgets/equity_shown.h"

namespace raisechess::ui {

/// The viewer's chance as a bar, with a mark at what a call needs. On the felt it is his equity in the pot; on a card,
/// where there are no chips, his chance to win the hand.
class EquityMeter : public QWidget {
  Q_OBJECT

 public:
  enum class Ground { Felt, Card };

  explicit EquityMeter(Ground ground, QWidget* parent = nullptr);

  /// `needed`: the equity that pays for a call, in percent.
  void show(const EquityShown& equity, std::optional<int> needed);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintBar(QPainter& painter, const QRectF& bar) const;
  void paintNumbers(QPainter& painter, const QRectF& bar) const;
  QString title() const;
  QString value() const;
  QString price() const;
  QColor ink() const;

  Ground ground_;
  EquityShown equity_;
  std::optional<int> needed_;
};

}  // namespace raisechess::ui
