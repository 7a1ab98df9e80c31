// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "player/adviser.h"
#include "player/reviewer.h"
#include "session/analysis.h"

namespace raisechess::session {

/// Works out the answers, one after another. Questions about one hand, as it goes on, cost less than about many.
class Analyst {
 public:
  /// `progress` is told of reviews.
  AnalysisResult answer(const AnalysisRequest& request, const ai::ReviewProgress& progress,
                        const std::stop_token& stop);

 private:
  ai::Adviser adviser_;
};

}  // namespace raisechess::session
