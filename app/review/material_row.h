// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "style/metrics.h"
#include "view/board_view.h"
#include "widgets/hand_end.h"

namespace raisechess::ui {

/// One side's pieces in a row, ordered by value, with their points and the sum.
class MaterialRow : public QWidget {
  Q_OBJECT

 public:
  explicit MaterialRow(QWidget* parent = nullptr);

  /// Without those that lie on the squares `face_down`.
  void setPieces(const PlayerView& view, Side side, const std::vector<Square>& face_down, const QString& name,
                 bool wins);

  void setDensity(Density density);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Counted {
    PieceType type{};
    bool was_hidden = false;
  };
  void drawPieces(QPainter& painter) const;
  void drawPiece(QPainter& painter, const QRectF& cell, const Counted& piece) const;
  void drawSum(QPainter& painter) const;
  void drawPoints(QPainter& painter, const QRectF& under, PieceType type, int count) const;

  bool roomy() const { return density_ == Density::Normal; }
  int nameTop() const { return roomy() ? 6 : 2; }
  int cellTop() const { return roomy() ? 28 : 22; }
  double largestCell() const { return roomy() ? 32 : 24; }
  int pointsHeight() const { return roomy() ? 16 : 14; }
  int edge() const { return roomy() ? 4 : 2; }
  double cellSide() const;

  std::vector<Counted> pieces_;
  Side side_{};
  QString name_;
  int sum_ = 0;
  bool is_you_ = false;
  bool wins_ = false;
  Density density_ = Density::Normal;
};

}  // namespace raisechess::ui
