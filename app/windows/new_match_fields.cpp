// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_match_fields.h"

#include <algorithm>

#include "settings.h"
#include "view/classic_chess.h"

namespace raisechess {
namespace {

constexpr std::array hidden_counts{3, 4, 5};
constexpr std::array showdown_moves{20, 30, 40, showdown_to_mate};
constexpr std::array minutes_of_level{0, 5, 10, 15};
constexpr std::array seconds_of_turn{0, 30, 60};
constexpr int to_mate = 3;

enum ColourPlace { White, Black, ByLot };

template <std::size_t N>
int place_of(const std::array<int, N>& values, int value) {
  const auto found = std::find(values.begin(), values.end(), value);
  return found == values.end() ? 0 : static_cast<int>(found - values.begin());
}

template <std::size_t N>
int value_at(const std::array<int, N>& values, int place) {
  return values[static_cast<std::size_t>(std::max(0, place))];
}

int array_place(const session::MatchChoice& choice) {
  if (choice.draw_array) return NewMatchFields::ArrayDrawn;
  const bool standard = choice.setup.hand.array == standard_array;
  return standard ? NewMatchFields::ArrayStandard : NewMatchFields::ArrayNumbered;
}

int colour_place(const session::MatchChoice& choice) {
  if (choice.draw_colour) return ByLot;
  return choice.setup.first_white == Seat::A ? White : Black;
}

}  // namespace

NewMatchFields::NewMatchFields(const session::MatchChoice& choice, QStringList level_ids)
    : kind_(kind_of(choice.setup)), level_ids_(std::move(level_ids)), array_number_(choice.setup.hand.array) {
  const HandSetup& hand = choice.setup.hand;
  // What classic chess fixes says nothing of what the player wants elsewhere.
  const HandSetup& ends = hand.hidden == 0 ? usual_choice().setup.hand : hand;
  set(MatchField::Level, std::max(0, static_cast<int>(level_ids_.indexOf(choice.level))));
  set(MatchField::Hidden, place_of(hidden_counts, hand.hidden));
  set(MatchField::Array, array_place(choice));
  set(MatchField::Showdown, place_of(showdown_moves, ends.showdown));
  set(MatchField::Colour, colour_place(choice));
  set(MatchField::Draws, ends.classic_draws ? 1 : 0);
  set(MatchField::KingCapture, hand.king_capture ? 1 : 0);
  set(MatchField::BetSizes, hand.betting == BettingMode::PotLimit ? 1 : 0);
  set(MatchField::Blinds, place_of(minutes_of_level, choice.setup.blind_minutes));
  set(MatchField::Split, hand.agreed_split ? 1 : 0);
  set(MatchField::Colours, choice.setup.alternate_colours ? 0 : 1);
  set(MatchField::TurnClock, place_of(seconds_of_turn, choice.setup.turn_seconds));
  set(MatchField::Record, choice.recorded ? 0 : 1);
}

void NewMatchFields::set(MatchField field, int place) {
  wanted_[static_cast<std::size_t>(field)] = place;
  if (field == MatchField::Showdown) set(MatchField::Draws, place == to_mate ? 1 : 0);
}

/// RULES 6 and 7: what a kind of match does not leave to the player.
std::optional<int> NewMatchFields::fixed(MatchField field) const {
  const bool classic = kind_ == MatchKind::Classic;
  switch (field) {
    case MatchField::Hidden:
      return classic ? std::optional<int>(nothing) : std::nullopt;
    case MatchField::Showdown:
      return classic ? std::optional<int>(to_mate) : std::nullopt;
    case MatchField::Draws:
      return classic ? std::optional<int>(1) : std::nullopt;
    case MatchField::KingCapture:
      return classic ? std::optional<int>(0) : std::nullopt;
    case MatchField::BetSizes:
    case MatchField::Blinds:
      return kind_ == MatchKind::HeadsUp ? std::nullopt : std::optional<int>(nothing);
    case MatchField::Colours:
    case MatchField::TurnClock:
      return classic ? std::nullopt : std::optional<int>(0);
    default:
      return std::nullopt;
  }
}

void NewMatchFields::set_hand(HandSetup& hand) const {
  hand.array = place(MatchField::Array) == ArrayNumbered ? array_number_ : standard_array;
  hand.agreed_split = place(MatchField::Split) == 1;
  if (kind_ == MatchKind::Classic) return make_classic(hand);
  hand.hidden = value_at(hidden_counts, place(MatchField::Hidden));
  hand.showdown = value_at(showdown_moves, place(MatchField::Showdown));
  hand.classic_draws = place(MatchField::Draws) == 1;
  hand.king_capture = place(MatchField::KingCapture) == 1;
  hand.betting = BettingMode::None;
  if (kind_ != MatchKind::HeadsUp) return;
  hand.betting = place(MatchField::BetSizes) == 1 ? BettingMode::PotLimit : BettingMode::NoLimit;
}

session::MatchChoice NewMatchFields::choice() const {
  session::MatchChoice choice;
  if (!level_ids_.isEmpty()) choice.level = level_ids_[place(MatchField::Level)];
  choice.draw_array = place(MatchField::Array) == ArrayDrawn;
  choice.draw_colour = place(MatchField::Colour) == ByLot;
  choice.recorded = place(MatchField::Record) == 0;
  MatchSetup& setup = choice.setup;
  set_hand(setup.hand);
  setup.blind_minutes = value_at(minutes_of_level, place(MatchField::Blinds));
  setup.first_white = place(MatchField::Colour) == Black ? Seat::B : Seat::A;
  setup.alternate_colours = place(MatchField::Colours) == 0;
  setup.turn_seconds = value_at(seconds_of_turn, place(MatchField::TurnClock));
  return choice;
}

}  // namespace raisechess
