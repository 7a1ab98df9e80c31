// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

#include "view/player_view.h"
#include "view/range_table.h"
#include "view/setup.h"

namespace raisechess::record {

template <class Value>
struct Named {
  std::string_view name;
  Value value;
};

/// The words that JSON has for the values of an enumeration; for writing, reading and listing what is allowed.
template <class Value, std::size_t N>
using Names = std::array<Named<Value>, N>;

inline constexpr Names<Side, 2> side_names{{{"white", Side::White}, {"black", Side::Black}}};
inline constexpr Names<Seat, 2> seat_names{{{"a", Seat::A}, {"b", Seat::B}}};

inline constexpr Names<PieceType, 5> pocket_type_names{{{"Q", PieceType::Queen},
                                                        {"R", PieceType::Rook},
                                                        {"B", PieceType::Bishop},
                                                        {"N", PieceType::Knight},
                                                        {"P", PieceType::Pawn}}};

inline constexpr Names<BettingMode, 3> betting_names{
    {{"no-limit", BettingMode::NoLimit}, {"pot-limit", BettingMode::PotLimit}, {"none", BettingMode::None}}};

inline constexpr Names<PromotionRule, 2> promotion_names{
    {{"queen", PromotionRule::Queen}, {"choice", PromotionRule::Choice}}};

inline constexpr Names<Phase, 4> phase_names{
    {{"respond", Phase::Respond}, {"turn", Phase::Turn}, {"move", Phase::Move}, {"over", Phase::Over}}};

inline constexpr Names<HiddenStatus, 3> status_names{
    {{"hidden", HiddenStatus::Hidden}, {"revealed", HiddenStatus::Revealed}, {"captured", HiddenStatus::Captured}}};

inline constexpr Names<ResultKind, 9> result_names{{{"checkmate", ResultKind::Checkmate},
                                                    {"stalemate", ResultKind::Stalemate},
                                                    {"showdown", ResultKind::Showdown},
                                                    {"fold", ResultKind::Fold},
                                                    {"threefold", ResultKind::Threefold},
                                                    {"fifty", ResultKind::FiftyMoves},
                                                    {"insufficient", ResultKind::InsufficientMaterial},
                                                    {"agreed", ResultKind::Agreed},
                                                    {"king_capture", ResultKind::KingCapture}}};

inline constexpr Names<Secrecy, 3> secrecy_names{
    {{"keeps", Secrecy::Keeps}, {"narrows", Secrecy::Narrows}, {"reveals", Secrecy::Reveals}}};

/// The word for `value`, which the table has.
template <class Value, std::size_t N>
constexpr std::string_view name_in(const Names<Value, N>& names, Value value) {
  for (const auto& named : names) {
    if (named.value == value) return named.name;
  }
  assert(false);
  return {};
}

template <class Value, std::size_t N>
constexpr std::optional<Value> value_in(const Names<Value, N>& names, std::string_view name) {
  for (const auto& named : names) {
    if (named.name == name) return named.value;
  }
  return std::nullopt;
}

}  // namespace raisechess::record
