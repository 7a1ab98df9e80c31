// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/label.h"

namespace raisechess::ui {

/// A quiet sentence in a box of the window's colour, inside a card. It wraps.
class NoteLabel : public Label {
  Q_OBJECT

 public:
  explicit NoteLabel(TextRole role, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace raisechess::ui
