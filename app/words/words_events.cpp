// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/overloaded.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

QString yours(const Action& action, const QString& move, bool with_chips) {
  return std::visit(Overloaded{
                        [&](const Fold&) { return with_chips ? Words::tr("You fold.") : Words::tr("You resign."); },
                        [](const Call&) { return Words::tr("You call."); },
                        [](const Bet& bet) { return Words::tr("You bet %1.").arg(Words::number(bet.to)); },
                        [](const Raise& raise) { return Words::tr("You raise to %1.").arg(Words::number(raise.to)); },
                        [&](const MakeMove&) { return Words::tr("You move %1.").arg(move); },
                        [](const OfferSplit&) { return Words::tr("You offer to split the pot."); },
                        [](const DeclineSplit&) { return Words::tr("You decline the split."); },
                        [](const AgreeSplit&) { return Words::tr("You agree to split the pot."); },
                        [](const TakeBack&) { return Words::tr("You take your last move back."); },
                    },
                    action);
}

QString the_computers(const Action& action, const QString& move, bool with_chips) {
  return std::visit(
      Overloaded{
          [&](const Fold&) {
            return with_chips ? Words::tr("The computer folds.") : Words::tr("The computer resigns.");
          },
          [](const Call&) { return Words::tr("The computer calls."); },
          [](const Bet& bet) { return Words::tr("The computer bets %1.").arg(Words::number(bet.to)); },
          [](const Raise& raise) { return Words::tr("The computer raises to %1.").arg(Words::number(raise.to)); },
          [&](const MakeMove&) { return Words::tr("The computer moves %1.").arg(move); },
          [](const OfferSplit&) { return Words::tr("The computer offers to split the pot."); },
          [](const DeclineSplit&) { return Words::tr("The computer declines the split."); },
          [](const AgreeSplit&) { return Words::tr("The computer agrees to split the pot."); },
          [](const TakeBack&) { return Words::tr("The computer takes its last move back."); },
      },
      action);
}

QString captured_words(PieceType type) {
  switch (type) {
    case PieceType::Pawn:
      return Words::tr("It takes a pawn.");
    case PieceType::Knight:
      return Words::tr("It takes a knight.");
    case PieceType::Bishop:
      return Words::tr("It takes a bishop.");
    case PieceType::Rook:
      return Words::tr("It takes a rook.");
    case PieceType::Queen:
      return Words::tr("It takes a queen.");
    case PieceType::King:
      return Words::tr("It takes the king.");
  }
  return {};
}

QString outcome_words(const MoveOutcome& outcome) {
  QString text;
  if (outcome.captured) text += ' ' + captured_words(*outcome.captured);
  for (const RevealedPiece& reveal : outcome.reveals) {
    text +=
        ' ' +
        Words::tr("The piece dealt on %1 is seen: %2.").arg(Words::square(reveal.origin), Words::a_type(reveal.type));
  }
  if (outcome.check) text += ' ' + Words::tr("Check.");
  return text;
}

QString what_is_due(const PlayerView& view) {
  switch (view.phase) {
    case Phase::Respond:
      return Words::tr("to answer the bet");
    case Phase::Turn:
      return view.bet || view.raise ? Words::tr("to bet or move") : Words::tr("to move");
    case Phase::Move:
      return Words::tr("to move");
    case Phase::Over:
      return {};
  }
  return {};
}

}  // namespace

QString Words::event(const Event& event, const QString& move, bool with_chips, Side viewer) {
  const QString words =
      event.by == viewer ? yours(event.action, move, with_chips) : the_computers(event.action, move, with_chips);
  return words + outcome_words(event.outcome);
}

QString Words::short_action(const Action& action) {
  return std::visit(Overloaded{
                        [](const Fold&) { return tr("fold", "in the list of moves"); },
                        [](const Call&) { return tr("call", "in the list of moves"); },
                        [](const Bet& bet) { return tr("bet %1", "in the list of moves").arg(number(bet.to)); },
                        [](const Raise& raise) { return tr("raise %1", "in the list of moves").arg(number(raise.to)); },
                        [](const MakeMove&) { return QString(); },
                        [](const OfferSplit&) { return tr("split?", "offered, in the list of moves"); },
                        [](const DeclineSplit&) { return tr("no split", "in the list of moves"); },
                        [](const AgreeSplit&) { return tr("split", "agreed, in the list of moves"); },
                        [](const TakeBack&) { return tr("taken back", "in the list of moves"); },
                    },
                    action);
}

QString Words::turn_note(const PlayerView& view, Side of) {
  if (view.to_act != of) return side(of);
  const QString due = view.split_offer && *view.split_offer != of ? tr("to answer the offer") : what_is_due(view);
  return tr("%1 · %2", "White · to move").arg(side(of), due);
}

QString Words::result_heading(const HandResult& result, const HandSetup& setup) {
  const bool with_chips = setup.betting != BettingMode::None;
  switch (result.kind) {
    case ResultKind::Checkmate:
      return tr("Checkmate");
    case ResultKind::Stalemate:
      return tr("Stalemate");
    case ResultKind::Showdown:
      return tr("Showdown after move %1").arg(setup.showdown);
    case ResultKind::Fold:
      return with_chips ? tr("Fold") : tr("Resignation");
    case ResultKind::Threefold:
      return tr("Third time the same position");
    case ResultKind::FiftyMoves:
      return tr("Fifty moves without capture or pawn move");
    case ResultKind::InsufficientMaterial:
      return tr("Too little material to mate");
    case ResultKind::Agreed:
      return with_chips ? tr("Agreed split") : tr("Agreed draw");
    case ResultKind::KingCapture:
      return tr("King captured");
  }
  return {};
}

QString Words::result_title(const HandResult& result, const HandSetup& setup, Side viewer, Chips pot) {
  const bool with_chips = setup.betting != BettingMode::None;
  if (!result.winner) return with_chips ? tr("The pot of %1 is split").arg(number(pot)) : tr("The hand is a draw");
  if (*result.winner == viewer)
    return with_chips ? tr("You win the pot of %1").arg(number(pot)) : tr("You win the hand");
  return with_chips ? tr("The computer wins the pot of %1").arg(number(pot)) : tr("The computer wins the hand");
}

namespace {

QString points_sentence(const HandResult& result) {
  const auto& [white, black] = result.material;
  if (!white || !black) return {};
  if (*white == *black) return Words::tr("Both sides have %n points of material: the pot is split.", "", *white);
  const Side ahead = *white > *black ? Side::White : Side::Black;
  return Words::tr("%1 has %2 of material, %3 %4: more material takes it all.", "White, 17 points, Black, 16")
      .arg(Words::side(ahead), Words::points(*result.material[ahead]), Words::side_within(other(ahead)),
           Words::number(*result.material[other(ahead)]));
}

}  // namespace

QString Words::result_sentence(const HandResult& result, const HandSetup& setup, bool face_down) {
  const bool with_chips = setup.betting != BettingMode::None;
  const QString loser = result.winner ? side(other(*result.winner)) : QString();
  switch (result.kind) {
    case ResultKind::Checkmate:
      return tr("%1 is in check and has no legal move.").arg(loser);
    case ResultKind::Stalemate:
      return tr("The side to move is not in check and has no legal move.");
    case ResultKind::Showdown:
      return points_sentence(result);
    case ResultKind::Fold:
      if (!with_chips) return tr("%1 resigns.").arg(loser);
      return face_down ? tr("%1 folds: no piece is turned up.").arg(loser) : tr("%1 folds.").arg(loser);
    case ResultKind::Threefold:
      return tr("The same position stands for the third time.");
    case ResultKind::FiftyMoves:
      return tr("Each side has made fifty moves without a capture or a pawn move.");
    case ResultKind::InsufficientMaterial:
      return tr("Neither side has the material to mate.");
    case ResultKind::Agreed:
      return tr("Both players agreed.");
    case ResultKind::KingCapture:
      return tr("The king of %1 was captured.").arg(loser);
  }
  return {};
}

}  // namespace raisechess::ui
