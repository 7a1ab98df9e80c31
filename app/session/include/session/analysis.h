// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "session/hint.h"
#include "view/analysis.h"
#include "view/hand_review.h"
#include "view/player_view.h"

namespace raisechess::session {

/// What is asked about a view: what follows from pins for the range; the chance; a move; what to think of the viewer's
/// decisions.
enum class AnalysisKind : std::uint8_t { Supposition, Chance, Hint, Review };
inline constexpr std::size_t analysis_kinds = 4;

/// A question about a hand as the viewer sees it: one that is on, or for a review one that is over. `pins` are taken
/// for true; a review has none.
struct AnalysisRequest {
  AnalysisKind kind{};
  std::uint64_t id = 0;  ///< comes back with the answer
  PlayerView view;
  Pins pins;
  bool exercise = false;  ///< nothing is at stake in the hand
};

/// The answer; what was not asked for is empty, and everything where the pins contradict what the viewer knows.
struct AnalysisResult {
  AnalysisKind kind{};
  std::uint64_t id = 0;
  std::optional<Supposition> supposition;
  std::optional<Chance> chance;
  std::optional<Hint> hint;  ///< only where `may_ask_hint`
  std::optional<HandReview> review;
  friend bool operator==(const AnalysisResult&, const AnalysisResult&) = default;
};

/// May the viewer ask what an adviser would do: he may move, and no chips are at stake.
bool may_ask_hint(const PlayerView& view, bool exercise = false);

/// Answers questions about views on a thread of its own, by one fixed adviser that never plays. It is given the view
/// that a question carries and nothing else, and the same question always has the same answer. Of each kind only the
/// newest question is answered.
class Analysis : public QObject {
  Q_OBJECT

 public:
  explicit Analysis(QObject* parent = nullptr);
  ~Analysis() override;

  /// The answer comes as `answered`, never before this returns.
  void ask(const AnalysisRequest& request);
  /// No question is open any more.
  void drop();
  bool asked(AnalysisKind kind) const;  ///< and not yet answered

 signals:
  void answered(const raisechess::session::AnalysisResult& result);
  /// Of the review that was asked for last: so many of its decisions are judged.
  void progressed(int done, int total);

 private:
  void take_progress(std::uint64_t number, int done, int total);
  void take(std::uint64_t number, const AnalysisResult& result);

  class Thread;
  std::array<std::uint64_t, analysis_kinds> open_{};  ///< number of the question of each kind that waits; 0: none
  std::uint64_t questions_ = 0;
  std::unique_ptr<Thread> thread_;  ///< begun with the first question
};

}  // namespace raisechess::session
