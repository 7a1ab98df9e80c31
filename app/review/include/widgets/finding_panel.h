// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/button.h"
#include "style/label.h"
#include "style/panel.h"
#include "widgets/review_shown.h"
#include "widgets/sign_legend.h"

namespace raisechess::ui {

/// One finding: what was lost, and the sentence that says why; and the way to try it again.
class FindingPanel : public Panel {
  Q_OBJECT

 public:
  explicit FindingPanel(QWidget* parent = nullptr);

  void setFinding(const FindingShown& shown);
  /// None is chosen.
  void setNothing(const QString& sentence);
  void setDensity(Density density);

  QString heading() const { return heading_->text(); }
  QString sentence() const { return sentence_->text(); }
  Button* nextButton() const { return next_; }
  Button* tryButton() const { return try_; }

 signals:
  void nextChosen();
  void tryChosen();

 private:
  Label* heading_;
  SignLegend* legend_;
  Label* sentence_;
  Label* copy_;
  Button* next_;
  Button* try_;
};

}  // namespace raisechess::ui
