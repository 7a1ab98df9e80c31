// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/error.h"
#include "view/player_view.h"
#include "view/range_table.h"

namespace raisechess::cli {

/// The one place where the command line puts the core's values into English. The core itself words nothing.

/// One sentence: what was wrong, and what is allowed.
std::string sentence(const Error& error);

/// Which rule sets the least and the most of a bet or raise: "the last raise was 6", "the pot limit".
std::string least_reason(const BetBounds& bounds);
std::string most_reason(const BetBounds& bounds);
/// "at least 12 (the last raise was 6), at most 98 (all your chips)".
std::string bounds_text(const BetBounds& bounds);

/// A bet or raise that was refused for its size, with the rule that sets the bound.
std::string sentence(const Error& error, const BetBounds& bounds);

/// Why `type` is ruled out for the piece of `row`: "Move 3, Black: c8-e6 is diagonal: not a rook."
std::string reason_sentence(const Reason& reason, PieceType type);
/// What a fact is, in a few words: "no check was announced".
std::string_view fact_words(Fact fact);

/// "keeps the secret", "narrows: 125 -> 75 deals", "reveals: …".
std::string secrecy_text(const SecrecyMark& mark, int before);
std::string_view word(Secrecy effect);

/// "30 deals, 4.9 bits".
std::string uncertainty(int deals, double bits);

/// "move 3, White" for half-move 5; "the deal" for 0.
std::string half_move_name(int ply);

/// How the two players are spoken of. Verbs come in both persons: "You call", "The computer calls".
class Speaker {
 public:
  /// The reader is the player of `viewer`: "you" and "the computer".
  static Speaker to_player(Side viewer) { return Speaker(viewer); }
  /// Nobody is meant: "White" and "Black".
  static Speaker to_onlooker() { return Speaker({}); }

  std::string name(Side side) const;  ///< within a sentence: "you", "the computer", "Black"
  std::string says(Side side, std::string_view you_form, std::string_view other_form) const;  ///< "You call"

 private:
  explicit Speaker(std::optional<Side> you) : you_(you) {}
  std::optional<Side> you_;
};

/// One line of the log. `move_text` is how the move reads, where the event is one; `betting`: is it a hand with chips.
std::string event_sentence(const Event& event, const std::string& move_text, bool betting, const Speaker& speaker);

/// How the hand ended and who takes what: "Showdown after move 30. White has 23 points, Black 20. White takes the pot
/// (+14)."
std::string result_sentence(const HandResult& result, const HandSetup& setup, const Speaker& speaker);
/// Only who takes what: "White takes the pot (+14)."
std::string winner_sentence(const HandResult& result, const HandSetup& setup, const Speaker& speaker);

}  // namespace raisechess::cli
