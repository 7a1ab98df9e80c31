// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

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
  /// The pieces on these squares are not turned up yet and not counted; while there are any, nobody has won.
  void setFaceDown(const std::vector<Square>& squares);
  void setDensity(Density density);

 private:
  void showRows();
  QString comparison() const;

  HandEnd end_;
  std::vector<Square> face_down_;
  QVBoxLayout* layout_;
  Label* values_;
  std::array<MaterialRow*, 2> rows_;  ///< yours, the computer's
  Label* sum_;
};

}  // namespace raisechess::ui
