// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "style/metrics.h"

namespace raisechess::ui {

/// A rounded surface that other widgets lie on: a card with a line around it, or the green felt of the bets.
class Panel : public QFrame {
  Q_OBJECT

 public:
  enum class Surface { Card, Felt };

  explicit Panel(Surface surface = Surface::Card, QWidget* parent = nullptr);

  /// A 2 px teal line instead of the thin one: the chosen card, the winner.
  void setMarked(bool marked);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void takePalette();

  Surface surface_;
  bool marked_ = false;
  bool taking_palette_ = false;
};

}  // namespace raisechess::ui
