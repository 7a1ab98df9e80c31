// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>

#include "knowledge/deal_set.h"
#include "random_hand.h"
#include "record/hand_record.h"
#include "require.h"
#include "view/overloaded.h"

using namespace raisechess;

namespace {

/// Takes bytes as numbers; 0 when there are none left.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }
  unsigned next() {
    if (rest_.empty()) return 0;
    const unsigned byte = rest_.front();
    rest_ = rest_.subspan(1);
    return byte;
  }

 private:
  std::span<const std::uint8_t> rest_;
};

/// Mostly one of the moves there are; else any 16 bits that are a move.
Move read_move(Bytes& bytes, const game::Hand& hand) {
  const unsigned choice = bytes.next();
  if (choice < 240 && !hand.moves().empty()) return hand.moves()[choice % hand.moves().size()];
  return Move::from_bits(static_cast<std::uint16_t>(bytes.next() << 8 | bytes.next())).value_or(Move());
}

Action read_action(Bytes& bytes, const game::Hand& hand) {
  switch (bytes.next() % 16) {
    case 0:
      return Fold{};
    case 1:
    case 2:
      return Call{};
    case 3:
      return Bet{static_cast<Chips>(bytes.next()) - 1};
    case 4:
      return Raise{static_cast<Chips>(bytes.next()) - 1};
    case 5:
      return OfferSplit{};
    case 6:
      return DeclineSplit{};
    case 7:
      return AgreeSplit{};
    case 8:
      return TakeBack{};
    default:
      return MakeMove{read_move(bytes, hand)};
  }
}

Chips chips_of_all(const game::Hand& hand) {
  return hand.betting().pot() + hand.betting().stacks().white + hand.betting().stacks().black;
}

bool lies_within(Chips to, const std::optional<BetBounds>& bounds) {
  return bounds && to >= bounds->min && to <= bounds->max;
}

/// Is it among what the hand says may be done?
bool is_listed(const game::Hand& hand, Side by, const Action& action) {
  const bool in_turn = by == *hand.to_act();
  const bool resigns = hand.setup().betting == BettingMode::None;
  const game::LegalActions legal = in_turn ? hand.legal_actions() : game::LegalActions{};
  return std::visit(Overloaded{[&](const Fold&) { return legal.fold || resigns; },
                               [&](const Call&) { return legal.call.has_value(); },
                               [&](const Bet& bet) { return lies_within(bet.to, legal.bet); },
                               [&](const Raise& raise) { return lies_within(raise.to, legal.raise); },
                               [&](const MakeMove& made) { return std::ranges::count(legal.moves, made.move) == 1; },
                               [&](const OfferSplit&) { return legal.offer_split; },
                               [&](const DeclineSplit&) { return legal.answer_split; },
                               [&](const AgreeSplit&) { return legal.answer_split; },
                               [&](const TakeBack&) { return !hand.check_take_back(by).has_value(); }},
                    action);
}

bool knows_the_truth_to_be_possible(const game::Hand& hand, Side viewer) {
  return std::ranges::binary_search(hand.knowledge(viewer).deals(), knowledge::deal_index(hand.deal(other(viewer))));
}

/// What is listed is accepted, and nothing else; a refused action leaves both views as they were.
bool act(game::Hand& hand, Side by, const Action& action) {
  game::Hand tried = hand;
  const bool accepted = !tried.apply(by, action);
  require(accepted == is_listed(hand, by, action));
  for (const Side side : both_sides) require(accepted || tried.view_for(side) == hand.view_for(side));
  hand = std::move(tried);
  return accepted;
}

}  // namespace

/// Any actions of any side, legal or not: those that are listed are accepted and no others, chips are neither made nor
/// lost, what is refused changes nothing, both players always know the truth to be possible, and a hand that is over
/// replays from its record.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes({data, size});
  test::Dice dice(bytes.next());
  game::HandRecord record;
  record.setup = test::random_setup(dice);
  record.deals = test::random_deals(dice, record.setup);
  auto hand = game::Hand::start(record.setup, record.deals).value();
  const Chips chips = chips_of_all(hand);
  while (!bytes.empty() && !hand.result()) {
    const bool other_side = bytes.next() % 16 == 0;
    const Side by = other_side ? other(*hand.to_act()) : *hand.to_act();
    const Action action = read_action(bytes, hand);
    if (!act(hand, by, action)) continue;
    record.actions.push_back({by, action});
    require(chips_of_all(hand) == chips);
    for (const Side side : both_sides) require(knows_the_truth_to_be_possible(hand, side));
  }
  if (!hand.result()) return 0;
  record.result = *hand.result();
  require(record::replay(record).has_value());
  return 0;
}
