// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "style/panel.h"
#include "widgets/hand_end.h"

class QGridLayout;
class QVBoxLayout;

namespace raisechess::ui {

class Label;

/// What the hidden pieces were, and what each player had known of them.
class TurnedUpPanel : public Panel {
  Q_OBJECT

 public:
  explicit TurnedUpPanel(QWidget* parent = nullptr);

  void setEnd(const HandEnd& end);
  void setDensity(Density density);

 private:
  void addLine(int row, const HiddenPiece& piece, std::optional<PieceType> type, const RangeRow* known, bool yours);

  QVBoxLayout* layout_;
  Label* title_;
  Label* summary_;
  QGridLayout* lines_;
  std::vector<Label*> labels_;
};

}  // namespace raisechess::ui
