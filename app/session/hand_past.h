// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "betting/betting.h"
#include "knowledge/knowledge.h"
#include "session/table_state.h"
#include "statistics/played_hand.h"

namespace raisechess::session {

/// One hand as its viewer came to know it, half-move by half-move of those that stand. It takes in only what is new, so
/// that a long hand costs no more than a short one, and keeps what was known, so that looking back costs nothing.
class HandPast {
 public:
  explicit HandPast(const PlayerView& view);

  /// Takes in what has happened since the last call, in the same hand.
  void follow(const PlayerView& view);

  const std::vector<std::shared_ptr<const PastKnowledge>>& knowledge() const { return knowledge_; }
  /// Of the viewer's own pieces so far; nothing in a hand without hidden ones.
  std::optional<statistics::ToldBits> told_bits() const;

 private:
  void take(const Event& event);
  void take_back();
  std::shared_ptr<const PastKnowledge> known_now() const;

  knowledge::KnowledgeReplay replay_;
  betting::Betting chips_;
  std::vector<std::shared_ptr<const PastKnowledge>> knowledge_;
};

}  // namespace raisechess::session
