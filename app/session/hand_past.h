// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "betting/betting.h"
#include "knowledge/knowledge.h"
#include "session/table_state.h"

namespace raisechess::session {

/// One hand as its viewer came to know it, half-move by half-move. It takes in only what is new, so that a long hand
/// costs no more than a short one, and keeps what was known, so that looking back costs nothing.
class HandPast {
 public:
  explicit HandPast(const PlayerView& view);

  /// Takes in what has happened since the last call, in the same hand.
  void follow(const PlayerView& view);

  const std::vector<PlyFacts>& plies() const { return plies_; }
  const std::vector<std::shared_ptr<const PastKnowledge>>& knowledge() const { return knowledge_; }

 private:
  void take(const PlayerView& view, const Event& event);
  void take_move(const PlayerView& view, const Event& event, const MakeMove& made);
  void take_offer(const PlayerView& view);
  double bits(Side of) const;

  knowledge::PublicKnowledge public_;
  knowledge::PrivateKnowledge private_;
  betting::Betting chips_;
  std::size_t events_ = 0;  ///< taken in
  std::size_t offers_ = 0;
  std::vector<PlyFacts> plies_;
  std::vector<std::shared_ptr<const PastKnowledge>> knowledge_;
};

}  // namespace raisechess::session
