// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace raisechess {

/// A kind of match to choose: a card with a title and a sentence; the chosen one has a teal line and a filled ring.
class KindCard : public QAbstractButton {
  Q_OBJECT

 public:
  KindCard(const QString& title, const QString& sentence, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRect sentence_rect(int width, int height) const;

  QString sentence_;
};

}  // namespace raisechess
