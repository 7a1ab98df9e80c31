// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <deque>
#include <optional>
#include <utility>

#include "session/analysis.h"

namespace raisechess::session {

/// Reviews hands that are over, one at a time, on a thread of its own, and keeps the last reviews: a hand that is
/// opened again is not judged again. It is given the view of the player whose decisions are judged, and nothing else.
class HandReviewer : public QObject {
  Q_OBJECT

 public:
  explicit HandReviewer(QObject* parent = nullptr);

  /// The review comes as `finished`, never before this returns. Another hand takes the place of one that is reviewed.
  void review(const PlayerView& ended);
  void cancel();
  bool working() const { return asked_.has_value(); }

 signals:
  void progressed(int done, int total);
  void finished(const raisechess::HandReview& review);

 private:
  const HandReview* kept(const PlayerView& ended) const;
  void take(const AnalysisResult& result);

  static constexpr std::size_t most_kept = 8;

  Analysis analysis_;
  std::optional<PlayerView> asked_;
  std::deque<std::pair<PlayerView, HandReview>> kept_;  ///< the newest first
};

}  // namespace raisechess::session
