// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "session/table_state.h"
#include "view/error.h"

namespace raisechess::session {

/// A hand that is written down beforehand, without chips, for a lesson: White is the person.
struct LessonScript {
  std::string white;      ///< his hidden pieces: "b1R d2Q g1N"; none on either side: classic chess
  std::string black;      ///< the computer's, as many
  std::string moves;      ///< those made before the lesson begins, in long algebraic form: "e2e4 d7d5"
  std::string start_fen;  ///< classic chess only; empty: the usual array
  friend bool operator==(const LessonScript&, const LessonScript&) = default;
};

/// Plays such a hand by the rules. It is no hand of a match: nothing of it is dealt, saved or counted.
class LessonHand {
 public:
  /// Errors: those of a hand's set-up and of a move that cannot be made.
  static Expected<LessonHand> start(const LessonScript& script);

  /// The table as White sees it.
  TableState state() const;
  /// White's legal moves only; IllegalMove for others.
  std::optional<Error> move(Move move);

 private:
  class Hand;
  explicit LessonHand(std::shared_ptr<Hand> hand) : hand_(std::move(hand)) {}

  std::shared_ptr<Hand> hand_;
};

}  // namespace raisechess::session
