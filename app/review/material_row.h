// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "view/board_view.h"
#include "widgets/hand_end.h"

namespace raisechess::ui {

/// One side's pieces in a row, ordered by value, with their points and the sum.
class MaterialRow : public QWidget {
  Q_OBJECT

 public:
  explicit MaterialRow(QWidget* parent = nullptr);

  void setPieces(const PlayerView& view, Side side, const QString& name, bool wins);

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
  double cellSide() const;

  std::vector<Counted> pieces_;
  Side side_{};
  QString name_;
  int sum_ = 0;
  bool is_you_ = false;
  bool wins_ = false;
};

}  // namespace raisechess::ui
