// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "record/names.h"
#include "view/action.h"

namespace raisechess::record {

/// The actions by name, in the order of `Action`.
enum class Deed : std::uint8_t { Fold, Call, Bet, Raise, Move, OfferSplit, DeclineSplit, AgreeSplit, TakeBack };

inline constexpr Names<Deed, 9> deed_names{{{"fold", Deed::Fold},
                                            {"call", Deed::Call},
                                            {"bet", Deed::Bet},
                                            {"raise", Deed::Raise},
                                            {"move", Deed::Move},
                                            {"offer_split", Deed::OfferSplit},
                                            {"decline_split", Deed::DeclineSplit},
                                            {"agree_split", Deed::AgreeSplit},
                                            {"take_back", Deed::TakeBack}}};

/// The action that a deed names; `to` counts for a bet and a raise, `move` for a move.
constexpr Action action_of(Deed deed, Chips to, raisechess::Move move) {
  switch (deed) {
    case Deed::Fold:
      return Fold{};
    case Deed::Call:
      return Call{};
    case Deed::Bet:
      return Bet{to};
    case Deed::Raise:
      return Raise{to};
    case Deed::Move:
      return MakeMove{move};
    case Deed::OfferSplit:
      return OfferSplit{};
    case Deed::DeclineSplit:
      return DeclineSplit{};
    case Deed::AgreeSplit:
      return AgreeSplit{};
    case Deed::TakeBack:
      return TakeBack{};
  }
  return Fold{};
}

constexpr Deed deed_of(const Action& action) {
  static_assert(std::variant_size_v<Action> == deed_names.size());
  return static_cast<Deed>(action.index());
}

/// The chips of a bet or a raise.
constexpr std::optional<Chips> chips_of(const Action& action) {
  if (const auto* bet = std::get_if<Bet>(&action)) return bet->to;
  if (const auto* raise = std::get_if<Raise>(&action)) return raise->to;
  return std::nullopt;
}

}  // namespace raisechess::record
