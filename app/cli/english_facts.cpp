// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdlib>

#include "english.h"
#include "english_words.h"

namespace raisechess::cli {

namespace {

/// "c8-e6" from the first two squares that show a fact.
std::string path(const Reason& reason) {
  if (reason.squares.size() >= 2) return name(reason.squares[0]) + "-" + name(reason.squares[1]);
  return reason.squares.empty() ? "that move" : name(reason.squares[0]);
}

/// What sort of line the move was: it tells at a glance who cannot make it.
std::string shape(Square from, Square to) {
  const int files = std::abs(file_of(to) - file_of(from));
  const int ranks = std::abs(rank_of(to) - rank_of(from));
  if (files * ranks == 2) return "is a knight's jump";
  if (files == ranks) return "is diagonal";
  return files == 0 ? "is along a file" : "is along a rank";
}

std::string geometry_words(const Reason& reason, PieceType type) {
  if (reason.squares.size() < 2) return "the move was not that of " + a(type);
  const std::string line = path(reason) + " " + shape(reason.squares[0], reason.squares[1]);
  if (reason.squares.size() > 2) return line + " and " + name(reason.squares[2]) + " is in the way: not " + a(type);
  return line + ": not " + a(type);
}

std::string if_it(PieceType type) {
  return "if it were " + a(type) + ", ";
}

std::string fact_clause(const Reason& reason, PieceType type) {
  switch (reason.fact) {
    case Fact::Reveal:
      return "what was turned up leaves no deal with " + a(type) + " there";
    case Fact::Geometry:
      return geometry_words(reason, type);
    case Fact::Capture:
      return path(reason) + (type == PieceType::Pawn ? " does not fit how a pawn moves and captures"
                                                     : " does not fit how it captures: not " + a(type));
    case Fact::Castling:
      return if_it(type) + "the castling would have been another one, or none";
    case Fact::EnPassant:
      return "the capture en passant needs a pawn: not " + a(type);
    case Fact::CheckAnnounced:
      return "check was announced: " + if_it(type) + "there would have been none";
    case Fact::NoCheckAnnounced:
      return "no check was announced: " + if_it(type) + "there would have been one";
    case Fact::MoveOffered:
      return path(reason) + " was a legal move: " + if_it(type) + "it would not have been";
    case Fact::MoveNotOffered:
      return path(reason) + " was not a legal move: " + if_it(type) + "it would have been";
    case Fact::HandGoesOn:
      return "the hand went on: " + if_it(type) + "there would have been no legal move";
  }
  return {};
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
  return capitalized(half_move_name(reason.ply)) + ": " + fact_clause(reason, type) + "." + also_words(reason);
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
  const std::string types = fewer_types ? ", " + counted(*mark.types_left, "type") + " left for that piece" : "";
  return std::string(word(mark.effect)) + deals + types;
}

std::string uncertainty(int deals, double bits) {
  return counted(deals, "deal") + ", " + decimal(bits, 1) + " bits";
}

}  // namespace raisechess::cli
