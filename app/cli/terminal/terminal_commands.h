// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <tl/expected.hpp>

#include "view/piece_type.h"
#include "view/setup.h"
#include "view/square.h"

namespace raisechess::cli {

/// What a player types at the table, read but not yet judged. Commands that are one word:
enum class Word {
  Help,
  Rules,
  Board,
  Ranges,
  Moves,
  Call,
  Check,
  Fold,
  AllIn,
  OfferSplit,
  AcceptSplit,
  DeclineSplit,
  TakeBack,
  Score,
  Log,
  Proof,
  Next,
  Stop,
  Show,
  Quit
};

struct Describe {
  std::optional<Square> square;  ///< nothing: the whole board
};
struct Why {
  Square square{};
  std::optional<PieceType> type;  ///< nothing: every type that is ruled out
};
struct PlaceBet {
  bool raise = false;
  Chips to = 0;
};
struct Switch {
  enum class Name { Confirm, Board } name{};
  bool on = false;
};
struct SetNonce {
  std::string nonce;
};
struct Export {
  std::string file;
};
struct TypedMove {
  std::string text;
};

using Command = std::variant<Word, Describe, Why, PlaceBet, Switch, SetNonce, Export, TypedMove>;

/// Reads one line; an empty one means Next. What cannot be understood gives a sentence. A single word that is no
/// command is taken for a move.
tl::expected<Command, std::string> parse_command(std::string_view line);

}  // namespace raisechess::cli
