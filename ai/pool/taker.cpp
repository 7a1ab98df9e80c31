// SPDX-License-Identifier: GPL-3.0-or-later
#include "taker.h"

#include <optional>

#include "belief/movement_belief.h"
#include "player/random_stream.h"

namespace raisechess::ai {
namespace {

using chess::Position;

/// Points that a move wins: what it takes, less the taker where the other side can take back.
int points_won(const Position& position, Move move) {
  const auto victim = position.piece_on(move.to());
  if (!victim || move.is_castling()) return 0;
  const chess::Bitboard others = position.occupied() & ~chess::bit(move.from());
  const bool guarded = position.attackers(move.to(), other(position.side_to_move()), others) != 0;
  const int cost = guarded ? material_value(position.type_on(move.from())) : 0;
  return material_value(victim->type) - cost;
}

class Taker : public Player {
 public:
  void follow(const PlayerView& view) override {
    if (!belief_ || !belief_->continues(view)) belief_.emplace(view);
    belief_->follow(view);
  }

  Decision choose(const PlayerView& view, Budget, std::uint64_t seed, std::stop_token) override {
    follow(view);
    if (view.split_offer) return {DeclineSplit{}};
    if (view.phase == Phase::Respond) return {Call{}};
    return {MakeMove{move(view, RandomStream(seed, view.viewer, view.ply, Purpose::SampleDeals))}};
  }

 private:
  Move move(const PlayerView& view, RandomStream luck) const {
    const Position position = belief_->position(belief_->deals()[luck.below(belief_->deals().size())]);
    Move best = view.moves[luck.below(view.moves.size())];
    int most = 0;
    for (Move move : view.moves) {
      const int won = points_won(position, move);
      if (won <= most) continue;
      most = won;
      best = move;
    }
    return best;
  }

  std::optional<MovementBelief> belief_;
};

}  // namespace

std::unique_ptr<Player> make_taker() {
  return std::make_unique<Taker>();
}

}  // namespace raisechess::ai
