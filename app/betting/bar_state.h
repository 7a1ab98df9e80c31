// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "view/player_view.h"
#include "widgets/bet_keys.h"

namespace raisechess::ui {

struct ButtonState {
  QString label;
  QString detail;   ///< its key, and what else belongs under the label
  QString refusal;  ///< why it is not available; empty: it is
};

/// What the bar says and offers in a view.
struct BarState {
  enum class Split { None, MayOffer, ToAnswer };

  QString headline;   ///< what happened: "The computer bets 6."
  QString sentence;   ///< what it costs, or what is due
  QString pot_notes;  ///< lines: "8 in the middle", "6 just bet"
  ButtonState fold;
  ButtonState call;
  ButtonState bet;
  ButtonState all_in;
  std::optional<BetBounds> bounds;  ///< of the bet or raise, if one is possible
  bool raises = false;              ///< else bets
  bool answers = false;             ///< a bet is faced
  bool only_moves = false;          ///< there is no betting in this turn, or it is over
  Split split = Split::None;
  std::optional<int> needed_percent;  ///< the equity that pays for the call
};

struct BarChoice {
  Chips amount = 0;  ///< in the field; what was typed may be out of the bounds
  BetKeys keys;
  QString blocked;  ///< why nothing can be chosen; empty: nothing stands against it
  bool confirm_all_in = true;
  bool letters_act = true;  ///< the keys of bets work at once, without going to the bar first
  bool short_labels = false;
};

BarState bar_state(const PlayerView& view, const BarChoice& choice);

/// Is an answer due from the viewer: to a bet, or to an offer?
bool answers_now(const PlayerView& view);

/// Has the computer just declined what the viewer offered?
bool offer_declined(const PlayerView& view);

/// Bounds of the bet or raise that the viewer can make now.
std::optional<BetBounds> own_bounds(const PlayerView& view);

/// The `to` of a bet or raise of `fraction` of the pot as it stands after the call, held within the bounds.
Chips pot_fraction(const PlayerView& view, const BetBounds& bounds, double fraction);

/// Does a bet or raise to `to` put either player all-in?
bool is_all_in(const BetBounds& bounds, Chips to);

}  // namespace raisechess::ui
