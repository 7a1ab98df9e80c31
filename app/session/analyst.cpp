// SPDX-License-Identifier: GPL-3.0-or-later
#include "analyst.h"

#include "hint_reason.h"

namespace raisechess::session {
AnalysisResult Analyst::answer(const AnalysisRequest& request, const ai::ReviewProgress& progress,
                               const std::stop_token& stop) {
  AnalysisResult result;
  result.kind = request.kind;
  result.id = request.id;
  const PlayerView& view = request.view;
  const bool review = request.kind == AnalysisKind::Review;
  if (review && view.result) result.review = ai::review_of(view, progress, stop);
  if (review || view.result) return result;
  if (request.kind == AnalysisKind::Supposition) {
    result.supposition = adviser_.suppose(view, request.pins);
    return result;
  }
  const bool hint = request.kind == AnalysisKind::Hint;
  if (hint && !may_ask_hint(view, request.exercise)) return result;
  const auto advice = adviser_.advise(view, request.pins, hint ? ai::Effort::Move : ai::Effort::Chance, stop);
  if (!advice) return result;
  if (!hint) result.chance = advice->chance;
  if (hint && advice->move) {
    const HintReason reason = reason_for(view, request.pins, *advice->move);
    result.hint = {*advice->move, advice->move_chance, reason, advice->next};
  }
  return result;
}

}  // namespace raisechess::session
