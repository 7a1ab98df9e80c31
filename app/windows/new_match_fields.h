// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <optional>

#include "new_match_notes.h"
#include "session/table_state.h"

namespace raisechess {

enum class MatchField {
  Level,
  Hidden,
  Array,
  Showdown,
  Colour,
  Draws,
  KingCapture,
  BetSizes,
  Blinds,
  Split,
  Colours,
  TurnClock,
  Record
};
inline constexpr std::size_t match_fields = 13;

/// What the player has chosen in each field of a new match, as places in its row of choices. Where the kind of match
/// leaves no choice the field shows what holds then, and the player's own choice comes back with another kind.
class NewMatchFields {
 public:
  enum Array { ArrayStandard, ArrayDrawn, ArrayNumbered };
  static constexpr int nothing = -1;  ///< of a field that the kind of match does not have

  /// `level_ids`: those that exist, weakest first.
  NewMatchFields(const session::MatchChoice& choice, QStringList level_ids);

  MatchKind kind() const { return kind_; }
  void set_kind(MatchKind kind) { kind_ = kind; }
  /// The player's choice. "To mate" presets the classic draws (RULES 5).
  void set(MatchField field, int place);
  void set_array_number(int number) { array_number_ = number; }
  int array_number() const { return array_number_; }

  bool is_free(MatchField field) const { return !fixed(field); }
  int place(MatchField field) const { return fixed(field).value_or(wanted(field)); }
  session::MatchChoice choice() const;

 private:
  int wanted(MatchField field) const { return wanted_[static_cast<std::size_t>(field)]; }
  std::optional<int> fixed(MatchField field) const;
  void set_hand(HandSetup& hand) const;

  MatchKind kind_;
  QStringList level_ids_;
  std::array<int, match_fields> wanted_{};
  int array_number_;
};

}  // namespace raisechess
