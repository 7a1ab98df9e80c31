// SPDX-License-Identifier: GPL-3.0-or-later
#include "referee/referee.h"

#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

#include "knowledge/secrecy.h"
#include "random_bytes.h"
#include "view/turning_up.h"

namespace raisechess::referee {
namespace {

PerSide<Secret> fresh_secrets() {
  return {random_secret(), random_secret()};
}

PerSide<Digest> commitments_to(const PerSide<Secret>& secrets) {
  return {commitment(secrets.white), commitment(secrets.black)};
}

}  // namespace

std::uint64_t random_word() {
  return std::bit_cast<std::uint64_t>(random_bytes<sizeof(std::uint64_t)>());
}

Key random_key() {
  return random_bytes<32>();
}

Expected<Referee> Referee::start_match(const MatchSetup& setup, bool draw_array, std::string nonce) {
  auto match = game::Match::start(setup);
  if (!match) return tl::unexpected(match.error());
  Ledger ledger;
  ledger.setup = setup;
  ledger.draw_array = draw_array;
  ledger.nonce = std::move(nonce);
  ledger.next_secrets = fresh_secrets();
  return Referee(std::move(*match), std::move(ledger));
}

PerSide<Digest> Referee::next_commitments() const {
  return commitments_to(ledger_.next_secrets);
}

void Referee::set_minutes(double minutes) {
  if (std::isfinite(minutes) && minutes > ledger_.minutes) ledger_.minutes = minutes;
}

std::optional<Error> Referee::next_hand(double minutes) {
  if (ledger_.stopped) return Error{ErrorCode::MatchOver, {}};
  const auto setup = match_.next_hand(minutes);
  if (!setup) return setup.error();
  set_minutes(minutes);
  DealtHand& dealt = ledger_.hands.emplace_back();
  dealt.minutes = minutes;
  dealt.secrets = std::exchange(ledger_.next_secrets, fresh_secrets());
  dealt.nonce = ledger_.nonce;
  take_setup(*setup, dealt);
  auto hand = game::Hand::start(setups_.back(), deals(ledger_.hands.size() - 1));
  assert(hand && "the match has checked the set-up");
  hand_ = std::move(*hand);
  return std::nullopt;
}

std::optional<Error> Referee::submit(Seat by, const Action& action) {
  if (!hand_on()) return Error{ErrorCode::HandOver, {}};
  const Side side = side_of(by);
  if (auto error = hand_->apply(side, action)) return error;
  DealtHand& dealt = ledger_.hands.back();
  dealt.actions.push_back({side, action});
  dealt.result = hand_->result();
  if (dealt.result) match_.book(*dealt.result);
  return std::nullopt;
}

std::optional<Error> Referee::stop_match() {
  if (hand_on()) return Error{ErrorCode::HandStillOn, {}};
  ledger_.stopped = true;
  return std::nullopt;
}

void Referee::leave_match() {
  if (hand_on()) {
    ledger_.hands.back().voided = true;
    match_.void_hand();
    hand_.reset();
  }
  ledger_.stopped = true;
}

PlayerView Referee::view(Seat seat) const {
  return hand_->view_for(side_of(seat));
}

RangeTable Referee::range(Seat seat) const {
  return hand_->knowledge(side_of(seat)).table();
}

RangeTable Referee::told(Seat seat) const {
  return hand_->public_knowledge().table(side_of(seat));
}

SecrecyTable Referee::secrecy(Seat seat) const {
  const Side side = side_of(seat);
  const auto& known = hand_->public_knowledge();
  if (hand_->active() != side) return {static_cast<int>(known.deals(side).size()), {}};
  return knowledge::secrecy_of_moves(known, knowledge::deal_index(hand_->deal(side)), hand_->moves());
}

FairDealing Referee::dealing() const {
  return dealing_of(ledger_.hands.size() - 1);
}

std::optional<Error> Referee::show_last_hand() {
  if (hand_on()) return Error{ErrorCode::HandStillOn, {}};
  if (!ledger_.hands.empty()) ledger_.hands.back().shown = true;
  return std::nullopt;
}

std::optional<game::HandRecord> Referee::record(int hand) const {
  const auto place = static_cast<std::size_t>(hand) - 1;
  if (place >= ledger_.hands.size() || !is_open(place) || !ledger_.hands[place].result) return std::nullopt;
  const DealtHand& dealt = ledger_.hands[place];
  const FairDealing dealing = dealing_of(place);
  game::HandRecord record;
  record.setup = setups_[place];
  record.deals = deals(place);
  record.dealing = {dealing.nonce, dealing.array_drawn, dealing.commitments, dealing.opened};
  record.actions = dealt.actions;
  record.result = *dealt.result;
  return record;
}

int Referee::hands() const {
  return static_cast<int>(ledger_.hands.size());
}

int Referee::actions() const {
  return ledger_.hands.empty() ? 0 : static_cast<int>(ledger_.hands.back().actions.size());
}

std::optional<FinishedHand> Referee::finished(int hand) const {
  const auto place = static_cast<std::size_t>(hand) - 1;
  if (place >= ledger_.hands.size() || !ledger_.hands[place].result) return std::nullopt;
  const DealtHand& dealt = ledger_.hands[place];
  FinishedHand finished{setups_[place], white_[place], dealt.actions, *dealt.result};
  if (!is_open(place)) finished.result.material = {};
  return finished;
}

bool Referee::array_drawn() const {
  return ledger_.draw_array && ledger_.setup.hand.start_fen.empty();
}

/// Of the hand begun last. RULES 1: the array is drawn afresh for each hand unless its number is fixed.
void Referee::take_setup(HandSetup setup, const DealtHand& dealt) {
  if (array_drawn() && dealt.secrets) setup.array = draw_array(commitments_to(*dealt.secrets), dealt.nonce);
  setups_.push_back(std::move(setup));
  white_.push_back(match_.seat_of(Side::White));
}

/// May the deal of that hand be told: it was turned up, or the match is over.
bool Referee::is_open(std::size_t place) const {
  const DealtHand& dealt = ledger_.hands[place];
  if (!dealt.secrets) return false;
  return match_over() || dealt.shown || (dealt.result && turns_all_up(dealt.result->kind));
}

PerSide<Deal> Referee::deals(std::size_t place) const {
  const DealtHand& dealt = ledger_.hands[place];
  const HandSetup& setup = setups_[place];
  PerSide<Deal> deals;
  for (Side side : both_sides) {
    deals[side] = draw_deal(side, setup.hidden, setup.array, (*dealt.secrets)[side], dealt.nonce);
  }
  return deals;
}

FairDealing Referee::dealing_of(std::size_t place) const {
  const DealtHand& dealt = ledger_.hands[place];
  FairDealing dealing;
  dealing.hand = static_cast<int>(place) + 1;
  dealing.array_drawn = array_drawn();
  dealing.nonce = dealt.nonce;
  if (dealt.secrets) dealing.commitments = commitments_to(*dealt.secrets);
  if (!is_open(place)) return dealing;
  const PerSide<Deal> dealt_pieces = deals(place);
  for (Side side : both_sides) {
    dealing.opened[side] = (*dealt.secrets)[side];
    dealing.deals[side] = dealt_pieces[side];
  }
  return dealing;
}

}  // namespace raisechess::referee
