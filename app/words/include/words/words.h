// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

#include "view/error.h"
#include "view/player_view.h"
#include "view/range_table.h"
#include "words/shared_reason.h"

namespace raisechess::ui {

/// The one place where the window puts the core's values into the player's language. Everything is made from plain
/// values that the player may know; nothing is computed but the words.
class Words {
  Q_DECLARE_TR_FUNCTIONS(Words)

 public:
  // Pieces and sides
  static QString type(PieceType type);                         ///< "queen"
  static QString a_type(PieceType type);                       ///< "a queen"
  static QString type_letter(PieceType type);                  ///< "Q"
  static QString piece(Side side, PieceType type);             ///< "white queen"
  static QString hidden_piece(Side side);                      ///< "white hidden piece"
  static QString side(Side side);                              ///< "White"
  static QString side_within(Side side);                       ///< as it stands inside a sentence
  static QString types(const std::vector<PieceType>& types);   ///< "queen, rook or bishop"
  static QString any_of(const std::vector<PieceType>& types);  ///< "a queen, a rook or a bishop"
  static QString square(Square square);
  static QString path(Square from, Square to);        ///< "c8–e6"
  static QString move(const std::string& move_text);  ///< a text of view/move_text.h, set with a proper dash

  // Numbers, each with its meaning
  static QString number(std::int64_t number);
  static QString chips(Chips chips);  ///< "6 chips"
  static QString points(int points);  ///< of material: "17 points"
  static QString percent(int percent);
  static QString chance(double value, double margin);                  ///< "62 % ± 4"; at a border "0–9 %"
  static QString deals(int deals);                                     ///< "20 deals"
  static QString bits(double bits);                                    ///< "4.3 bits"
  static QString uncertainty(int deal_count, double bit_count);        ///< "20 deals · 4.3 bits"
  static QString uncertainty_plain(int deal_count, double bit_count);  ///< "4.3 bits: 20 deals, all equally likely"
  static QString lost_bits(double bits);                               ///< "−1.3 bits"
  static QString half_move(int ply);                                   ///< "move 3, White"

  // Why a type is ruled out
  static QString fact(Fact fact);                                    ///< "how it moved"
  static QString reason(const Reason& reason, PieceType ruled_out);  ///< one sentence that can be checked on the board
  static QString shared_reason(const SharedReason& shared);          ///< likewise, of all its types
  static QString reason_short(const Reason& reason);                 ///< a few words: "c8–e6 is diagonal"
  static QString shared_reason_short(const SharedReason& shared);    ///< likewise, as it fits its types
  static QString reason_brief(const Reason& reason);                 ///< one or two words: "diagonal"
  /// What is to be said of a whole row, in a few words or in one or two.
  static QString row_note(const RangeRow& row, bool brief);

  // What a move tells
  static QString secrecy(Secrecy effect);
  static QString secrecy(const SecrecyMark& mark, int before);  ///< with the deals before and after

  // Bets
  static QString least_reason(const BetBounds& bounds);     ///< "At least 12: the bet was 6, …"
  static QString most_reason(const BetBounds& bounds);      ///< "At most 90: all you have."
  static QString call_price(const PlayerView& view);        ///< "Call 6 to win 14: 6 of 20 chips, so it needs 30 %."
  static QString call_price_brief(const PlayerView& view);  ///< "Call 6 to win 14: needs 30 %."
  static QString last_bet(const PlayerView& view);          ///< "The computer bets 6."; empty if no bet is open
  static QString blinds(const Blinds& blinds);              ///< "blinds 1/2"

  // What happened
  static QString event(const Event& event, const QString& move, bool with_chips, Side viewer);
  static QString short_action(const Action& action);          ///< "raise 18", for a list; empty for moves
  static QString turn_note(const PlayerView& view, Side of);  ///< "White · to bet or move"
  static QString result_heading(const HandResult& result, const HandSetup& setup);
  static QString result_title(const HandResult& result, const HandSetup& setup, Side viewer, Chips pot);
  /// `face_down`: the hidden pieces are, after a fold.
  static QString result_sentence(const HandResult& result, const HandSetup& setup, bool face_down);

  static QString error(const Error& error);  ///< what was wrong, and what is allowed

 private:
  static QString fault(const Error& error);  ///< of a RecordFormat error, within a sentence
  static QString choice(const QStringList& words);
};

}  // namespace raisechess::ui
