// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "style/fonts.h"
#include "style/metrics.h"
#include "widgets/hand_end.h"

class QGridLayout;
class QVBoxLayout;

namespace raisechess::ui {

class Label;

/// What the hidden pieces were, and what each player had known of them.
class TurnedUpPanel : public QWidget {
  Q_OBJECT

 public:
  explicit TurnedUpPanel(QWidget* parent = nullptr);

  void setEnd(const HandEnd& end);
  /// "Turned face up", or what else there is to say of them.
  static QString title(const HandEnd& end);
  void setDensity(Density density);

 private:
  void addLine(int row, const HiddenPiece& piece, std::optional<PieceType> type, const RangeRow* known, bool yours);

  TextRole role() const;

  QVBoxLayout* layout_;
  Label* summary_;
  QGridLayout* lines_;
  std::vector<Label*> labels_;
  Density density_ = Density::Normal;
};

}  // namespace raisechess::ui
