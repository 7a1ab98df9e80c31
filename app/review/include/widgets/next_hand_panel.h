// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/button.h"
#include "style/label.h"
#include "style/panel.h"
#include "widgets/hand_end.h"

class QBoxLayout;

namespace raisechess::ui {

/// After a hand: does the deal match what was shown before it, and what comes next. Ending the match asks first: "No"
/// lies where the asking button lay, so that a second click by mistake does nothing.
class NextHandPanel : public Panel {
  Q_OBJECT

 public:
  explicit NextHandPanel(QWidget* parent = nullptr);

  void setEnd(const HandEnd& end);
  /// How the key of the review is called.
  void setReviewKey(const QString& key);
  Button* nextButton() const { return next_; }      ///< next hand, a new match when this one is over, an exercise again
  Button* reviewButton() const { return review_; }  ///< the hand's decisions; after an exercise back to them
  Button* stopButton() const { return stop_; }      ///< ends a match without chips; asks first
  Button* sureButton() const { return sure_; }      ///< the answer that it is to end

  bool isAsking() const { return asking_; }
  void closeQuestion();

 signals:
  void nextChosen();
  void reviewChosen();
  void stopChosen();
  void newMatchChosen();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void tell();
  void place();
  void ask();

  QBoxLayout* rows_;
  QBoxLayout* buttons_;
  Label* fairness_;
  Label* coming_;
  Button* next_;
  Button* review_;
  Button* stop_;
  Button* sure_;
  HandEnd end_;
  QString review_key_;
  bool asking_ = false;
};

}  // namespace raisechess::ui
