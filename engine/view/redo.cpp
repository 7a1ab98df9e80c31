// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/redo.h"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "view/standing_line.h"

namespace raisechess {
namespace {

struct HalfMove {
  Side by{};
  Move move;
};

/// Half-moves that stand, and those that the viewer took back, in the order in which they would be played again.
class TakenBack {
 public:
  explicit TakenBack(Side viewer) : viewer_(viewer) {}

  void take(const Event& event) {
    if (const MakeMove* made = as_move(event)) make({event.by, made->move});
    if (std::holds_alternative<TakeBack>(event.action)) take_back(event.by);
  }

  const HalfMove* next() const { return ahead_.empty() ? nullptr : &ahead_.front(); }

 private:
  void make(const HalfMove& made) {
    const bool again = !ahead_.empty() && ahead_.front().by == made.by && ahead_.front().move == made.move;
    if (again) {
      ahead_.pop_front();
    } else {
      ahead_.clear();
    }
    line_.push_back(made);
  }

  void take_back(Side by) {
    const int count = half_moves_taken_back(by, other(line_.back().by));
    if (by != viewer_) ahead_.clear();
    for (int i = 0; i < count; ++i) {
      if (by == viewer_) ahead_.push_front(line_.back());
      line_.pop_back();
    }
  }

  Side viewer_;
  std::vector<HalfMove> line_;
  std::deque<HalfMove> ahead_;
};

}  // namespace

std::optional<Move> move_to_redo(const PlayerView& view) {
  const bool may_move = !view.result && view.to_act == view.viewer && view.active == view.viewer && !view.split_offer;
  if (!may_move) return std::nullopt;
  TakenBack taken_back(view.viewer);
  for (const Event& event : view.log) taken_back.take(event);
  const HalfMove* next = taken_back.next();
  if (next == nullptr || next->by != view.viewer || std::ranges::count(view.moves, next->move) == 0)
    return std::nullopt;
  return next->move;
}

}  // namespace raisechess
