// SPDX-License-Identifier: GPL-3.0-or-later
#include "english.h"
#include "english_words.h"
#include "view/overloaded.h"

namespace raisechess::cli {

namespace {

Side dealt_to(const RevealedPiece& piece) {
  return rank_of(piece.origin) < 4 ? Side::White : Side::Black;
}

std::string reveal_words(const RevealedPiece& piece, Side mover) {
  if (dealt_to(piece) != mover) return ", which was hidden (dealt on " + name(piece.origin) + ")";
  return ", and the hidden piece dealt on " + name(piece.origin) + " is seen to be " + a(piece.type);
}

/// What was captured stands in front of what else was seen.
std::string outcome_words(const MoveOutcome& outcome, Side mover, bool mate) {
  std::string captured, seen;
  if (outcome.captured)
    captured = ", taking " + (outcome.captured == PieceType::King ? "the king" : a(*outcome.captured));
  for (const RevealedPiece& piece : outcome.reveals) {
    (dealt_to(piece) == mover ? seen : captured) += reveal_words(piece, mover);
  }
  return captured + seen + (mate ? ", checkmate" : outcome.check ? ", check" : "");
}

std::string signed_chips(Chips chips) {
  return (chips > 0 ? "+" : "") + std::to_string(chips);
}

/// Material decides at the showdown only.
std::string points(const HandResult& result, const Speaker& speaker) {
  const auto& [white, black] = result.material;
  if (result.kind != ResultKind::Showdown || !white || !black) return {};
  return speaker.says(Side::White, "have", "has") + " " + counted(*white, "point") + ", " + speaker.name(Side::Black) +
         " " + std::to_string(*black) + ".";
}

std::string ending_words(const HandResult& result, const HandSetup& setup, const Speaker& speaker) {
  const Side loser = result.winner ? other(*result.winner) : Side::White;
  switch (result.kind) {
    case ResultKind::Checkmate:
      return "Checkmate: " + speaker.says(loser, "are", "is") + " mated.";
    case ResultKind::Stalemate:
      return "Stalemate: no legal move is left, and no check.";
    case ResultKind::Showdown:
      return "Showdown after move " + std::to_string(setup.showdown) + ".";
    case ResultKind::Fold:
      return setup.betting == BettingMode::None ? speaker.says(loser, "resign", "resigns") + "."
                                                : speaker.says(loser, "fold", "folds") + ".";
    case ResultKind::Threefold:
      return "The same position for the third time.";
    case ResultKind::FiftyMoves:
      return "Fifty moves by each side without a capture or a pawn move.";
    case ResultKind::InsufficientMaterial:
      return "Neither side has the material to mate.";
    case ResultKind::Agreed:
      return "The players agree to a split.";
    case ResultKind::KingCapture:
      return "The king of " + std::string(capital(loser)) + " is captured.";
  }
  return {};
}

}  // namespace

std::string Speaker::name(Side side) const {
  if (!you_) return std::string(capital(side));
  return side == *you_ ? "you" : "the computer";
}

std::string Speaker::says(Side side, std::string_view you_form, std::string_view other_form) const {
  return capitalized(name(side)) + " " + std::string(you_ == side ? you_form : other_form);
}

std::string event_sentence(const Event& event, const std::string& move_text, bool betting, const Speaker& speaker) {
  const auto says = [&](std::string_view you_form, std::string_view other_form) {
    return speaker.says(event.by, you_form, other_form);
  };
  return std::visit(
      Overloaded{
          [&](const Fold&) { return betting ? says("fold.", "folds.") : says("resign.", "resigns."); },
          [&](const Call&) { return says("call.", "calls."); },
          [&](const Bet& bet) { return says("bet ", "bets ") + std::to_string(bet.to) + "."; },
          [&](const Raise& raise) { return says("raise to ", "raises to ") + std::to_string(raise.to) + "."; },
          [&](const MakeMove&) {
            return says("move ", "moves ") + move_text +
                   outcome_words(event.outcome, event.by, move_text.ends_with('#')) + ".";
          },
          [&](const OfferSplit&) { return says("offer to split.", "offers to split."); },
          [&](const DeclineSplit&) { return says("decline the split.", "declines the split."); },
          [&](const AgreeSplit&) { return says("agree to the split.", "agrees to the split."); },
          [&](const TakeBack&) { return says("take the last move back.", "takes the last move back."); },
      },
      event.action);
}

std::string winner_sentence(const HandResult& result, const HandSetup& setup, const Speaker& speaker) {
  const bool chips = setup.betting != BettingMode::None;
  if (!result.winner) return chips ? "The pot is split." : "Nobody wins the hand: it is split.";
  if (!chips) return speaker.says(*result.winner, "win", "wins") + " the hand.";
  return speaker.says(*result.winner, "take", "takes") + " the pot (" + signed_chips(result.net[*result.winner]) + ").";
}

std::string result_sentence(const HandResult& result, const HandSetup& setup, const Speaker& speaker) {
  const std::string count = points(result, speaker);
  return ending_words(result, setup, speaker) + (count.empty() ? "" : " " + count) + " " +
         winner_sentence(result, setup, speaker);
}

}  // namespace raisechess::cli
