// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"

#include <cassert>
#include <cmath>

namespace raisechess::game {
namespace {

bool is_blind_minutes(int minutes) {
  return minutes == 0 || minutes == 5 || minutes == 10 || minutes == 15;
}

/// RULES 7: only classic chess has a clock for a turn, and only there the colours may stay.
std::optional<Error> check_classic_options(const MatchSetup& setup) {
  const bool classic = setup.hand.hidden == 0;
  const bool offered = setup.turn_seconds == 0 || setup.turn_seconds == 30 || setup.turn_seconds == 60;
  if (!offered || (setup.turn_seconds > 0 && !classic)) {
    return Error{ErrorCode::TurnSeconds, {std::int64_t{setup.turn_seconds}}};
  }
  if (!setup.alternate_colours && !classic) return Error{ErrorCode::ColoursStay, {}};
  return std::nullopt;
}

}  // namespace

Expected<Match> Match::start(const MatchSetup& setup) {
  if (setup.chips < least_match_chips || setup.chips > most_match_chips) {
    return fail(ErrorCode::MatchChips, std::int64_t{setup.chips}, std::int64_t{least_match_chips},
                std::int64_t{most_match_chips});
  }
  if (!is_blind_minutes(setup.blind_minutes)) return fail(ErrorCode::BlindMinutes, std::int64_t{setup.blind_minutes});
  if (auto error = check_classic_options(setup)) return tl::unexpected(*error);
  const Match match(setup);
  const HandSetup first = match.hand_setup();
  if (auto error = check_setup(first)) return tl::unexpected(*error);
  if (!first.start_fen.empty()) {
    if (auto hand = Hand::start(first, {}); !hand) return tl::unexpected(hand.error());
  }
  return match;
}

Match::Match(const MatchSetup& setup) : setup_(setup) {
  score_.chips = {setup.chips, setup.chips};
  score_.blinds = betting::blinds_at(0, setup.blind_minutes);
}

// RULES 6: chips carry over, colours alternate and the blinds with them. RULES 4: a new level applies from the next
// hand.
Expected<HandSetup> Match::next_hand(double minutes) {
  if (hand_on_) return fail(ErrorCode::HandStillOn);
  if (score_.over) return fail(ErrorCode::MatchOver);
  if (!std::isfinite(minutes) || minutes < score_.minutes) return fail(ErrorCode::MinutesRunBack);
  const bool swapped = setup_.alternate_colours && score_.hand % 2 == 1;
  score_.white = swapped ? other(setup_.first_white) : setup_.first_white;
  score_.minutes = minutes;
  score_.blinds = betting::blinds_at(minutes, setup_.blind_minutes);
  ++score_.hand;
  hand_on_ = true;
  return hand_setup();
}

// RULES 6: two scores, the chips won and lost as sums of the hands' gains and losses, and the hands won, lost and
// split. The match ends when a player has no chips; without bets it goes on until the players stop.
void Match::book(const HandResult& result) {
  assert(hand_on_ && result.net.white + result.net.black == 0);
  hand_on_ = false;
  for (Side side : both_sides) {
    const Seat seat = seat_of(side);
    const Chips net = result.net[side];
    score_.chips[seat] += net;
    (net > 0 ? score_.won : score_.lost)[seat] += std::abs(net);
    if (score_.chips[seat] == 0) {
      score_.over = true;
      score_.winner = other(seat);
    }
  }
  if (result.winner) {
    ++score_.hands_won[seat_of(*result.winner)];
  } else {
    ++score_.hands_split;
  }
}

void Match::void_hand() {
  assert(hand_on_);
  hand_on_ = false;
}

Seat Match::seat_of(Side side) const {
  assert(score_.white);
  return side == Side::White ? *score_.white : other(*score_.white);
}

Side Match::side_of(Seat seat) const {
  assert(score_.white);
  return seat == *score_.white ? Side::White : Side::Black;
}

HandSetup Match::hand_setup() const {
  HandSetup hand = setup_.hand;
  const Seat white = score_.white.value_or(setup_.first_white);
  hand.stacks = {score_.chips[white], score_.chips[other(white)]};
  hand.blinds = score_.blinds;
  return hand;
}

}  // namespace raisechess::game
