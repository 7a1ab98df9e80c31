// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/label.h"
#include "style/panel.h"
#include "widgets/hand_end.h"

class QVBoxLayout;

namespace raisechess::ui {

/// On the felt: how the hand ended, who takes what, and why.
class ResultPanel : public Panel {
  Q_OBJECT

 public:
  explicit ResultPanel(QWidget* parent = nullptr);

  void setEnd(const HandEnd& end);
  void setDensity(Density density);
  /// False while the pieces are still being counted: then only how the hand ended stands there.
  void setSaid(bool said);
  QString spoken() const;  ///< who has won what, and why

 private:
  QVBoxLayout* layout_;
  Label* heading_;
  Label* title_;
  Label* sentence_;
  Label* chips_;
};

}  // namespace raisechess::ui
