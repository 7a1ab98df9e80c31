// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/hand_reviewer.h"

#include <algorithm>

namespace raisechess::session {

HandReviewer::HandReviewer(QObject* parent) : QObject(parent) {
  connect(&analysis_, &Analysis::progressed, this, &HandReviewer::progressed);
  connect(&analysis_, &Analysis::answered, this, &HandReviewer::take);
}

const HandReview* HandReviewer::kept(const PlayerView& ended) const {
  const auto found = std::ranges::find(kept_, ended, &std::pair<PlayerView, HandReview>::first);
  return found == kept_.end() ? nullptr : &found->second;
}

void HandReviewer::review(const PlayerView& ended) {
  cancel();
  asked_ = ended;
  if (const HandReview* known = kept(ended)) {
    AnalysisResult result;
    result.review = *known;
    QMetaObject::invokeMethod(
        this,
        [this, ended, result] {
          if (asked_ == ended) take(result);
        },
        Qt::QueuedConnection);
    return;
  }
  analysis_.ask({AnalysisKind::Review, 0, ended, {}});
}

void HandReviewer::cancel() {
  asked_.reset();
  analysis_.drop();
}

void HandReviewer::take(const AnalysisResult& result) {
  if (!asked_ || !result.review) return;
  if (kept(*asked_) == nullptr) kept_.emplace_front(*asked_, *result.review);
  if (kept_.size() > most_kept) kept_.pop_back();
  asked_.reset();
  emit finished(*result.review);
}

}  // namespace raisechess::session

#include "session/moc_hand_reviewer.cpp"
