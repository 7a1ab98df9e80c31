// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdlib>

#include "english.h"
#include "english_words.h"

namespace raisechess::cli {

namespace {

/// "c8-e6" from the first two squares that show a fact.
std::string path(const Reason& reason) {
  return reason.squares.size() < 2 ? "that move" : name(reason.squares[0]) + "-" + name(reason.squares[1]);
}

/// "a rook on e8", or "a rook there" where the piece has left the board since.
std::string placed(PieceType type, std::optional<Square> square) {
  return a(type) + (square ? " on " + name(*square) : " there");
}

std::optional<Square> square_of(const Reason& reason, std::size_t place) {
  return place < reason.squares.size() ? std::optional(reason.squares[place]) : std::nullopt;
}

/// What sort of line the move was: it tells at a glance who cannot make it.
std::string shape(const Reason& reason) {
  if (reason.squares.size() < 2) return "is such";
  const int files = std::abs(file_of(reason.squares[1]) - file_of(reason.squares[0]));
  const int ranks = std::abs(rank_of(reason.squares[1]) - rank_of(reason.squares[0]));
  if (files * ranks == 2) return "is a knight's jump";
  if (files == ranks) return "is diagonal";
  return files == 0 ? "is along a file" : "is along a rank";
}

/// Pawns alone move in one way and capture in another.
std::string capture_clause(const Reason& reason, PieceType type) {
  const std::string line = shape(reason);
  return path(reason) + " " + line + (line == "is diagonal" ? " and captured nothing" : " and captured") + ": not " +
         a(type);
}

std::string castling_clause(const Reason& reason, PieceType type) {
  const std::string castling = "the castling " + path(reason);
  if (reason.squares.size() < 3) return castling + " was with the outermost rook: no rook was dealt further out";
  return castling + " was legal: " + placed(type, reason.squares[2]) + " would have forbidden it";
}

/// The piece that would give check, and the king.
std::string check_clause(const Reason& reason, PieceType type, std::string_view would) {
  const auto piece = reason.squares.size() >= 2 ? square_of(reason, 0) : std::nullopt;
  const std::string king = "the king" + (reason.squares.empty() ? "" : " on " + name(reason.squares.back()));
  return placed(type, piece) + std::string(would) + king;
}

std::string clause_about_it(const Reason& reason, PieceType type) {
  switch (reason.fact) {
    case Fact::Reveal:
      return "it was seen, and was not " + a(type);
    case Fact::Geometry:
      return path(reason) + " " + shape(reason) + ": not " + (type == PieceType::Pawn ? "a pawn's move" : a(type));
    case Fact::Capture:
      return capture_clause(reason, type);
    case Fact::Castling:
      return castling_clause(reason, type);
    case Fact::EnPassant:
      return path(reason) + " was a capture en passant, which is between pawns: not " + a(type);
    case Fact::CheckAnnounced:
      return "check was announced: " + check_clause(reason, type, " would not check ");
    case Fact::NoCheckAnnounced:
      return "no check was announced: " + check_clause(reason, type, " would check ");
    case Fact::MoveOffered:
      return path(reason) + " was legal: " + placed(type, square_of(reason, 2)) + " would have forbidden it";
    case Fact::MoveNotOffered:
      return path(reason) + " was not legal: " + placed(type, square_of(reason, 2)) + " would not have forbidden it";
    case Fact::HandGoesOn:
      return "the hand went on: if it were " + a(type) + ", no legal move would have been left";
  }
  return {};
}

/// A type may leave because of what is learnt of another hidden piece of that side.
std::string fact_clause(const Reason& reason, PieceType type) {
  if (!reason.other) return clause_about_it(reason, type);
  return "it follows from what " + std::string(fact_words(reason.fact)) + " tells of the hidden piece dealt on " +
         name(*reason.other);
}

std::string also_words(const Reason& reason) {
  std::vector<std::string> facts;
  for (Fact fact : reason.also) facts.emplace_back(fact_words(fact));
  return facts.empty() ? "" : " Earlier facts shared in it: " + listed(facts, "and") + ".";
}

}  // namespace

std::string_view fact_words(Fact fact) {
  switch (fact) {
    case Fact::Reveal:
      return "a reveal";
    case Fact::Geometry:
      return "how it moved";
    case Fact::Capture:
      return "a capture";
    case Fact::Castling:
      return "castling";
    case Fact::EnPassant:
      return "a capture en passant";
    case Fact::CheckAnnounced:
      return "a check that was announced";
    case Fact::NoCheckAnnounced:
      return "no check being announced";
    case Fact::MoveOffered:
      return "a move that was legal";
    case Fact::MoveNotOffered:
      return "a move that was not legal";
    case Fact::HandGoesOn:
      return "the hand going on";
  }
  return {};
}

std::string half_move_name(int ply) {
  if (ply <= 0) return "the deal";
  return "move " + std::to_string((ply + 1) / 2) + ", " + (ply % 2 == 1 ? "White" : "Black");
}

std::string reason_sentence(const Reason& reason, PieceType type) {
  const std::string seen_at = half_move_name(reason.ply) + (reason.taken_back ? ", taken back" : "");
  return capitalized(seen_at) + ": " + fact_clause(reason, type) + "." + also_words(reason);
}

std::string_view word(Secrecy effect) {
  switch (effect) {
    case Secrecy::Keeps:
      return "keeps the secret";
    case Secrecy::Narrows:
      return "narrows";
    case Secrecy::Reveals:
      return "reveals";
  }
  return {};
}

std::string secrecy_text(const SecrecyMark& mark, int before) {
  const std::string deals = ": " + std::to_string(before) + " -> " + counted(mark.after, "deal");
  if (mark.effect == Secrecy::Keeps) return std::string(word(mark.effect));
  const bool fewer_types = mark.types_left && mark.types_before && *mark.types_left < *mark.types_before;
  const std::string types = fewer_types ? ", " + counted(*mark.types_left, "type") + " left" : "";
  return std::string(word(mark.effect)) + deals + types;
}

std::string uncertainty(int deals, double bits) {
  return counted(deals, "deal") + ", " + decimal(bits, 1) + " bits";
}

}  // namespace raisechess::cli
