// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/button.h"
#include "style/label.h"
#include "style/panel.h"
#include "widgets/review_shown.h"

namespace raisechess::ui {

/// One finding: what was lost, and the sentence that says why.
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
  Button* closeButton() const { return close_; }

 signals:
  void nextChosen();
  void closeChosen();

 private:
  Label* heading_;
  Label* legend_;
  Label* sentence_;
  Button* next_;
  Button* close_;
};

}  // namespace raisechess::ui
