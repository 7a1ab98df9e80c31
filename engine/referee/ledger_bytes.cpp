// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_bytes.h"

#include <concepts>
#include <limits>
#include <type_traits>

namespace raisechess::referee {
namespace {

/// A Value to be read into, or a constant one to be written.
template <class T, class Value>
concept Of = std::same_as<std::remove_const_t<T>, Value>;

void chips(auto& archive, auto& value) {
  archive.number(value, std::numeric_limits<Chips>::min(), std::numeric_limits<Chips>::max());
}

void per_side(auto& archive, auto& values) {
  for (Side side : both_sides) chips(archive, values[side]);
}

void fields(auto& archive, Of<HandSetup> auto& setup) {
  archive.number(setup.hidden, 0, 5);
  archive.number(setup.array, 0, 959);
  archive.number(setup.showdown, 0, 40);
  archive.number(setup.betting, 0, static_cast<int>(BettingMode::PotLimit));
  archive.flag(setup.classic_draws);
  archive.number(setup.promotion, 0, static_cast<int>(PromotionRule::Choice));
  archive.flag(setup.king_capture);
  archive.flag(setup.agreed_split);
  per_side(archive, setup.stacks);
  chips(archive, setup.blinds.big);
  chips(archive, setup.blinds.small);
  archive.text(setup.start_fen);
}

void fields(auto& archive, Of<MatchSetup> auto& setup) {
  fields(archive, setup.hand);
  chips(archive, setup.chips);
  archive.number(setup.blind_minutes, 0, 15);
  archive.number(setup.first_white, 0, static_cast<int>(Seat::B));
  archive.flag(setup.alternate_colours);
  archive.number(setup.turn_seconds, 0, 60);
}

void fields(auto& archive, Of<PerSide<Secret>> auto& secrets) {
  for (Side side : both_sides) archive.array(secrets[side]);
}

void fields(auto& archive, Of<Move> auto& move) {
  std::uint16_t bits = move.bits();
  archive.number(bits, 0, std::numeric_limits<std::uint16_t>::max());
  if constexpr (std::remove_reference_t<decltype(archive)>::reads) {
    const auto known = Move::from_bits(bits);
    if (!known) archive.refuse();
    move = known.value_or(Move());
  }
}

template <std::size_t place = 0>
void set_alternative(Action& action, std::size_t wanted) {
  if constexpr (place < std::variant_size_v<Action>) {
    if (place == wanted) action.emplace<place>();
    set_alternative<place + 1>(action, wanted);
  }
}

void fields(auto& archive, Of<Action> auto& action) {
  std::size_t alternative = action.index();
  archive.number(alternative, 0, std::variant_size_v<Action> - 1);
  if constexpr (std::remove_reference_t<decltype(archive)>::reads) set_alternative(action, alternative);
  if (auto* bet = std::get_if<Bet>(&action)) chips(archive, bet->to);
  if (auto* raise = std::get_if<Raise>(&action)) chips(archive, raise->to);
  if (auto* made = std::get_if<MakeMove>(&action)) fields(archive, made->move);
}

void fields(auto& archive, Of<game::HandRecord::Step> auto& step) {
  archive.number(step.by, 0, index(Side::Black));
  fields(archive, step.action);
}

void fields(auto& archive, Of<HandResult> auto& result) {
  archive.number(result.kind, 0, static_cast<int>(ResultKind::KingCapture));
  archive.maybe(result.winner, [&](auto& side) { archive.number(side, 0, index(Side::Black)); });
  for (Side side : both_sides) {
    archive.maybe(result.material[side], [&](auto& points) { archive.number(points, 0, 999); });
  }
  per_side(archive, result.net);
}

void fields(auto& archive, Of<DealtHand> auto& hand) {
  archive.real(hand.minutes);
  archive.maybe(hand.secrets, [&](auto& secrets) { fields(archive, secrets); });
  archive.text(hand.nonce);
  archive.list(hand.actions, [&](auto& step) { fields(archive, step); });
  archive.maybe(hand.result, [&](auto& result) { fields(archive, result); });
  archive.flag(hand.voided);
  archive.flag(hand.shown);
}

void fields(auto& archive, Of<Ledger> auto& ledger) {
  fields(archive, ledger.setup);
  archive.flag(ledger.draw_array);
  archive.text(ledger.nonce);
  fields(archive, ledger.next_secrets);
  archive.list(ledger.hands, [&](auto& hand) { fields(archive, hand); });
  archive.real(ledger.minutes);
  archive.flag(ledger.stopped);
}

constexpr std::uint32_t most_hands = 1'000'000'000;

void fields(auto& archive, Of<LedgerHead> auto& head) {
  fields(archive, head.ledger);
  archive.number(head.hands, 0, most_hands);
}

void fields(auto& archive, Of<LedgerHand> auto& hand) {
  archive.number(hand.number, 1, most_hands);
  fields(archive, hand.hand);
}

Bytes written(const auto& value) {
  Writer writer;
  fields(writer, value);
  return writer.bytes();
}

template <class Value>
std::optional<Value> read(const Bytes& bytes) {
  Reader reader(bytes);
  Value value;
  fields(reader, value);
  if (!reader.complete()) return std::nullopt;
  return value;
}

}  // namespace

Bytes bytes_of(const Ledger& ledger) {
  return written(ledger);
}

std::optional<Ledger> ledger_from(const Bytes& bytes) {
  return read<Ledger>(bytes);
}

Bytes bytes_of(const LedgerHead& head) {
  return written(head);
}

std::optional<LedgerHead> head_from(const Bytes& bytes) {
  return read<LedgerHead>(bytes);
}

Bytes bytes_of(const LedgerHand& hand) {
  return written(hand);
}

std::optional<LedgerHand> hand_from(const Bytes& bytes) {
  return read<LedgerHand>(bytes);
}

}  // namespace raisechess::referee
