// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/own_decisions.h"

#include <gtest/gtest.h>

namespace raisechess::test {
namespace {

/// A view of White's with this log.
PlayerView view_with(std::vector<Event> log) {
  PlayerView view;
  view.viewer = Side::White;
  view.log = std::move(log);
  return view;
}

Event event_of(Side by, const Action& action) {
  return {by, action, {}};
}

const Event white_moves = event_of(Side::White, MakeMove{});
const Event black_moves = event_of(Side::Black, MakeMove{});

TEST(OwnDecisions, AreWhatTheViewerDidAtEachHalfMove) {
  const PlayerView view = view_with({event_of(Side::Black, Call{}), white_moves, event_of(Side::Black, Bet{4}),
                                     event_of(Side::White, Call{}), black_moves, event_of(Side::White, Bet{6}),
                                     event_of(Side::Black, Call{}), white_moves});
  EXPECT_EQ(own_decisions(view), (std::vector<OwnDecision>{{0, 1}, {1, 3}, {2, 5}, {2, 7}}));
}

TEST(OwnDecisions, AreThoseThatStand) {
  const PlayerView view =
      view_with({white_moves, black_moves, white_moves, black_moves, event_of(Side::White, TakeBack{}), white_moves,
                 event_of(Side::White, TakeBack{}), event_of(Side::White, OfferSplit{}),
                 event_of(Side::Black, DeclineSplit{}), white_moves, event_of(Side::White, Fold{})});
  EXPECT_EQ(own_decisions(view), (std::vector<OwnDecision>{{0, 0}, {2, 7}, {2, 9}, {3, 10}}));
}

TEST(OwnDecisions, AreNoneBeforeTheFirst) {
  EXPECT_TRUE(own_decisions(view_with({})).empty());
  EXPECT_TRUE(own_decisions(view_with({event_of(Side::Black, Fold{})})).empty());
}

}  // namespace
}  // namespace raisechess::test
