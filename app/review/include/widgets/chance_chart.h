// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

#include <optional>

#include "style/metrics.h"
#include "widgets/review_shown.h"

namespace raisechess::ui {

/// The player's chance before each of his turns, the pot, where something was lost, and which half-moves told how much.
/// A click chooses the half-move under it. The whole of it is there as a text for screen readers.
class ChanceChart : public QWidget {
  Q_OBJECT

 public:
  explicit ChanceChart(QWidget* parent = nullptr);

  void setReview(const ReviewShown& shown);
  void setPly(int ply);

  /// Where half-move `ply` stands, in the widget.
  QPointF placeOf(int ply) const;

  QSize sizeHint() const override { return {420, 190}; }
  QSize minimumSizeHint() const override { return {300, 132}; }

 signals:
  void plyChosen(int ply);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  /// What was told of one side's pieces.
  struct SecretLine {
    Side owner{};
    QString name;
    QColor color;
  };

  QRectF plot() const;
  double x(double ply) const;
  double y(double chance) const;
  std::optional<double> chanceAt(int ply) const;
  double finalChance() const;
  QString spoken() const;
  void drawFrame(QPainter& painter) const;
  static QString chips_title();
  double yOfChips(Chips chips) const;
  void drawChipsAxis(QPainter& painter) const;
  void drawPots(QPainter& painter) const;
  void drawPot(QPainter& painter, double left, double right, Chips pot) const;
  void drawChance(QPainter& painter) const;
  void drawLosses(QPainter& painter) const;
  void drawSecrets(QPainter& painter, double line, const SecretLine& of) const;
  void drawPly(QPainter& painter) const;

  ReviewShown shown_;
  int ply_ = 0;
};

}  // namespace raisechess::ui
