// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace raisechess {

/// A kind of match to choose: a card with a title and a sentence; the chosen one has a teal line and a filled ring.
class KindCard : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Picture { None, HiddenPiece, Coins };

  KindCard(Picture picture, const QString& title, const QString& sentence, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRect sentence_rect(int width, int height) const;
  void draw_ring(QPainter& painter) const;
  void draw_texts(QPainter& painter) const;
  void draw_picture(QPainter& painter) const;
  void draw_coins(QPainter& painter) const;

  Picture picture_;
  QString sentence_;
};

}  // namespace raisechess
