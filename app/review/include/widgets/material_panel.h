// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "style/panel.h"
#include "widgets/hand_end.h"

class QVBoxLayout;

namespace raisechess::ui {

class Label;
class MaterialRow;

/// The material of both sides, every piece counted in sight, those that were hidden marked.
class MaterialPanel : public Panel {
  Q_OBJECT

 public:
  explicit MaterialPanel(QWidget* parent = nullptr);

  void setEnd(const HandEnd& end);
  void setDensity(Density density);

 private:
  QVBoxLayout* layout_;
  Label* values_;
  std::array<MaterialRow*, 2> rows_;  ///< yours, the computer's
  Label* sum_;
};

}  // namespace raisechess::ui
