// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/hand.h"
#include "game/hand_record.h"
#include "game/match.h"
#include "referee/fair_deal.h"
#include "referee/ledger.h"
#include "view/error.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::referee {

using Key = std::array<std::uint8_t, 32>;  ///< seals hands at rest; kept in a file apart
Key random_key();
/// 64 bits from the operating system, for what is no secret of the dealing.
std::uint64_t random_word();

/// What both players are shown of a hand's dealing, beside their views.
struct FairDealing {
  int hand = 0;              ///< its number in the match, from 1
  bool array_drawn = false;  ///< the array came from the commitments and the nonce
  PerSide<Digest> commitments;
  std::string nonce;
  PerSide<std::optional<Secret>> opened;  ///< once that side's pieces are turned up, or the match has ended
  PerSide<std::optional<Deal>> deals;     ///< likewise
  friend bool operator==(const FairDealing&, const FairDealing&) = default;
};

/// A hand that is over, as both players know it.
struct FinishedHand {
  HandSetup setup;
  Seat white{};
  std::vector<game::HandRecord::Step> actions;  ///< empty in a match whose key was lost
  HandResult result;
};

/// A match sealed in parts, so that an action changes two of them only: what is not about one hand, and each hand.
struct SealedParts {
  std::vector<std::uint8_t> match;
  std::vector<std::vector<std::uint8_t>> hands;  ///< by number
};

/// The one place that holds the truth of the hand being played. Out of it come views, public events, what the rules
/// turn up, and an opaque sealed blob; in go actions. It runs a whole match, hand after hand.
class Referee {
 public:
  /// `draw_array`: a Chess960 array is drawn for each hand, else setup.hand.array is used.
  static Expected<Referee> start_match(const MatchSetup& setup, bool draw_array, std::string nonce);

  // The match
  const MatchScore& score() const { return match_.score(); }
  const MatchSetup& setup() const { return match_.setup(); }
  bool hand_on() const { return match_.hand_on(); }
  bool match_over() const { return score().over || ledger_.stopped; }
  Side side_of(Seat seat) const { return match_.side_of(seat); }
  /// The hand begun last has no result and never will: its sealed truth is lost, or the match was left.
  bool last_hand_void() const { return !ledger_.hands.empty() && ledger_.hands.back().voided; }
  double minutes() const { return ledger_.minutes; }  ///< match time, as last told
  void set_minutes(double minutes);                   ///< time that would run back is ignored

  /// The commitments to the next hand's secrets, shown before the nonce is settled, so that neither side can choose the
  /// deal.
  PerSide<Digest> next_commitments() const;
  void set_nonce(std::string nonce) { ledger_.nonce = std::move(nonce); }
  /// Deals the next hand at `minutes` of match time. Errors: HandStillOn, MatchOver, MinutesRunBack.
  std::optional<Error> next_hand(double minutes);
  /// Nothing changes on an error. A split is offered by one seat and accepted or declined by the other.
  std::optional<Error> submit(Seat by, const Action& action);
  /// The players end the match between two hands (RULES 6). Errors: HandStillOn.
  std::optional<Error> stop_match();
  /// The player turns to another match: this one is over, and a hand that was on is void.
  void leave_match();

  // The hand begun last: only what the player of `seat` may know. There must be one that is not void.
  bool has_hand() const { return hand_.has_value(); }
  PlayerView view(Seat seat) const;
  RangeTable range(Seat seat) const;      ///< what he cannot rule out of the other side
  RangeTable told(Seat seat) const;       ///< the public range of his own side
  SecrecyTable secrecy(Seat seat) const;  ///< of his own legal moves, while it is his turn

  // What is open
  FairDealing dealing() const;  ///< of the hand begun last; there must have been one
  /// Turns up a hand that ended by a fold or an agreed split, because the player's setting says so. Errors:
  /// HandStillOn.
  std::optional<Error> show_last_hand();
  /// The finished hand of that number, once all of its deal is open; else nothing.
  std::optional<game::HandRecord> record(int hand) const;
  int hands() const;    ///< begun so far
  int actions() const;  ///< in the hand begun last
  /// Nothing of a hand that is on or void.
  std::optional<FinishedHand> finished(int hand) const;

  /// The whole match, encrypted and authenticated (XChaCha20-Poly1305); only `open` reads it. What both players know of
  /// its course, how its hands ended, stands readable beside.
  std::vector<std::uint8_t> seal(const Key& key) const;
  /// The same in parts.
  std::vector<std::uint8_t> seal_match(const Key& key) const;
  std::vector<std::uint8_t> seal_hand(int hand, const Key& key) const;
  /// Plays the hand in progress again through the rules. Errors: SealDamaged, SealKey, SealVersion.
  static Expected<Referee> open(const std::vector<std::uint8_t>& blob, const Key& key);
  static Expected<Referee> open(const SealedParts& parts, const Key& key);
  /// The match of a blob whose key is lost: the score stays, but the hand that was on is void, its chips go back, and
  /// what was sealed of earlier deals is gone. Errors: SealDamaged, SealVersion.
  static Expected<Referee> open_without_key(const std::vector<std::uint8_t>& blob, std::string nonce);
  static Expected<Referee> open_without_key(const SealedParts& parts, std::string nonce);

 private:
  Referee(game::Match match, Ledger ledger) : ledger_(std::move(ledger)), match_(std::move(match)) {}

  static Expected<Referee> replay(Ledger ledger);
  static Expected<Referee> replay_sealed(Expected<Ledger> ledger);
  static Expected<Referee> replay_outline(Expected<Ledger> known, std::string nonce);
  bool replay_hand(std::size_t place);
  bool replay_actions(std::size_t place);
  void take_setup(HandSetup setup, const DealtHand& dealt);
  bool array_drawn() const;
  bool is_open(std::size_t place) const;
  PerSide<Deal> deals(std::size_t place) const;
  FairDealing dealing_of(std::size_t place) const;

  Ledger ledger_;
  game::Match match_;
  std::vector<HandSetup> setups_;   ///< of every hand in the ledger
  std::vector<Seat> white_;         ///< likewise
  std::optional<game::Hand> hand_;  ///< the one begun last
};

}  // namespace raisechess::referee
