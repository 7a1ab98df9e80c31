// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/button.h"
#include "style/label.h"
#include "style/panel.h"
#include "style/segments.h"
#include "widgets/review_shown.h"

class QProgressBar;

namespace raisechess::ui {

class FindingsModel;
class FindingsView;

/// What a review has found of a player's decisions: a list that can be cut down to moves, bets or secrets, where
/// the hand has them, and the sums. While it is being worked out it shows how far that is, and can be stopped.
class DecisionsPanel : public Panel {
  Q_OBJECT

 public:
  explicit DecisionsPanel(QWidget* parent = nullptr);

  void setReview(const ReviewShown& shown);
  void setProgress(int done, int total);
  void setStopped();
  void setDensity(Density density);

  void choose(int row);
  int chosen() const;  ///< −1: none
  int count() const;   ///< of the findings that are listed
  const FindingShown& finding(int row) const;

  void focusList();
  Segments* kinds() const { return kinds_; }
  Button* stopButton() const { return stop_; }  ///< stops the review, or goes on with it
  QString sums() const { return sums_->text(); }
  /// Why there is nothing to review.
  static QString nothingToDecide(bool yours);

 signals:
  void findingChosen(int row);
  void stopChosen();
  void againChosen();

 private:
  void showWork(bool working);
  void showKind(int place);
  void tellNothing();
  static int placeOf(LossKind kind);
  bool withChips() const;
  bool withSecrets() const;
  QString sumsOf(const HandReview& review) const;
  QString sumOfMoves() const;
  QString sumOfSecrets() const;

  Label* title_;
  Segments* kinds_;
  QProgressBar* progress_;
  Button* stop_;
  Label* nothing_;
  FindingsModel* model_;
  FindingsView* list_;
  Label* sums_;
  ReviewShown shown_;
  bool stopped_ = false;
};

}  // namespace raisechess::ui
