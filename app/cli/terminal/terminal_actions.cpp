// SPDX-License-Identifier: GPL-3.0-or-later
#include "english/english.h"
#include "english/english_words.h"
#include "terminal_fairness.h"
#include "terminal_game.h"
#include "terminal_report.h"
#include "view/move_text.h"

namespace raisechess::cli {

namespace {

const std::optional<BetBounds>& bounds_now(const PlayerView& view) {
  return view.raise ? view.raise : view.bet;
}

/// Why no move can be made now, whatever move it is.
std::optional<std::string> reason_not_to_move(const PlayerView& view) {
  if (view.split_offer && *view.split_offer != view.viewer) return sentence({ErrorCode::SplitAnswerDue, {}});
  if (view.phase == Phase::Respond) return sentence({ErrorCode::FacingBet, {std::int64_t{view.to_call}}});
  return std::nullopt;
}

std::string not_understood(const Error& error, const std::string& typed) {
  if (error.code != ErrorCode::UnknownMoveText) return sentence(error);
  return "'" + printable(typed) + "' is no command and no move: help lists the commands, moves the moves.";
}

}  // namespace

TerminalGame::Next TerminalGame::obey(Word word) {
  switch (word) {
    case Word::Call:
      return act(Call{});
    case Word::Fold:
      return fold();
    case Word::AllIn:
      return go_all_in();
    case Word::OfferSplit:
      return act(OfferSplit{});
    case Word::AcceptSplit:
      return act(AgreeSplit{});
    case Word::DeclineSplit:
      return act(DeclineSplit{});
    case Word::TakeBack:
      return act(TakeBack{});
    case Word::Next:
      return go_on();
    case Word::Stop:
      return stop();
    case Word::Show:
      return show_pieces();
    case Word::Quit:
      return Next::Leave;
    default:
      look(word);
      return Next::Ask;
  }
}

TerminalGame::Next TerminalGame::obey(const PlaceBet& bet) {
  return act(bet.raise ? Action(Raise{bet.to}) : Action(Bet{bet.to}));
}

TerminalGame::Next TerminalGame::obey(const TypedMove& typed) {
  if (!match_->table().hand_on()) return act(MakeMove{});
  const PlayerView view = match_->view();
  const auto move = move_from_text(view, typed.text);
  const bool unknown = !move && move.error().code == ErrorCode::UnknownMoveText;
  const auto reason = unknown ? std::nullopt : reason_not_to_move(view);
  if (reason || !move) {
    console_.say((reason ? *reason : not_understood(move.error(), typed.text)) + "\n");
    return Next::Ask;
  }
  const Next agreed = agree_to_tell(view, *move);
  return agreed == Next::GoOn ? act(MakeMove{*move}) : agreed;
}

TerminalGame::Next TerminalGame::act(const Action& action) {
  if (!match_->table().hand_on()) {
    console_.say(match_->table().match_over() ? "The match is over.\n" : "No hand is on: Enter deals the next one.\n");
    return Next::Ask;
  }
  const Before was = before();
  if (const auto error = match_->submit(action)) {
    console_.say(refusal(*error) + "\n");
    return Next::Ask;
  }
  save();
  announce(was);
  return Next::GoOn;
}

std::string TerminalGame::refusal(const Error& error) const {
  const PlayerView view = match_->view();
  const auto& bounds = bounds_now(view);
  return bounds ? sentence(error, *bounds) : sentence(error);
}

/// All-in is the largest bet or raise there is, or a call that takes the last chip. Under the pot limit it may not be
/// possible.
std::optional<Action> TerminalGame::all_in(const PlayerView& view) {
  const auto& bounds = bounds_now(view);
  if (bounds && bounds->most != BetBounds::Most::PotLimit) {
    return view.raise ? Action(Raise{bounds->max}) : Action(Bet{bounds->max});
  }
  if (view.to_call > 0 && view.to_call == view.stacks[view.viewer]) return Call{};
  if (bounds) {
    console_.say("All-in is more than the pot limit allows: at most " + std::to_string(bounds->max) + ".\n");
  } else if (view.to_call > 0) {
    console_.say("No raise is possible now: call " + std::to_string(view.to_call) + " or fold.\n");
  } else {
    console_.say("No bet is possible now: " +
                 std::string(match_->has_chips() ? "just move.\n" : "there are no chips.\n"));
  }
  return std::nullopt;
}

TerminalGame::Next TerminalGame::go_all_in() {
  if (!match_->table().hand_on()) return act(Call{});
  const PlayerView view = match_->view();
  const auto action = all_in(view);
  if (!action) return Next::Ask;
  const auto& bounds = bounds_now(view);
  const std::string amount = bounds ? " to " + std::to_string(bounds->max) + " (" + most_reason(*bounds) + ")" : "";
  const Next agreed = agree("All-in" + amount + "?");
  return agreed == Next::GoOn ? act(*action) : agreed;
}

/// Folding where no bet is faced is resigning, which is easily typed by mistake.
TerminalGame::Next TerminalGame::fold() {
  if (match_->table().hand_on() && match_->view().to_call == 0) {
    const Next agreed = agree("No bet is open. Give up the hand?");
    if (agreed != Next::GoOn) return agreed;
  }
  return act(Fold{});
}

TerminalGame::Next TerminalGame::go_on() {
  if (match_->table().hand_on()) {
    show_turn();
    return Next::Ask;
  }
  if (match_->table().match_over()) return Next::GoOn;
  if (const auto error = match_->next_hand(nonce_)) {
    console_.say(sentence(*error) + "\n");
    return Next::Ask;
  }
  save();
  return Next::GoOn;
}

TerminalGame::Next TerminalGame::stop() {
  if (const auto error = match_->stop()) {
    console_.say(sentence(*error) + "\n");
    return Next::Ask;
  }
  save();
  return Next::GoOn;
}

TerminalGame::Next TerminalGame::show_pieces() {
  const auto error = match_->table().has_hand() ? match_->show_last_hand() : Error{ErrorCode::NoMatch, {}};
  if (error) {
    console_.say("Pieces can be shown when a hand is over.\n");
    return Next::Ask;
  }
  save();
  const auto& table = match_->table();
  const auto deal = table.dealing().deals[table.side_of(TerminalMatch::computer)];
  if (deal) console_.say("The computer was dealt " + deal_text(*deal) + ".\n");
  console_.say(hand_check_text(table, table.score().hand));
  return Next::Ask;
}

/// GoOn: yes, or the player does not want to be asked. Ask: no.
TerminalGame::Next TerminalGame::agree(std::string_view question) {
  if (!confirm_) return Next::GoOn;
  const auto answer = console_.confirm(question);
  if (!answer) return console_.out_of_time() ? Next::TimeUp : Next::Leave;
  return *answer ? Next::GoOn : Next::Ask;
}

TerminalGame::Next TerminalGame::agree_to_tell(const PlayerView& view, Move move) {
  const SecrecyTable secrecy = match_->table().secrecy(you);
  for (const SecrecyMark& mark : secrecy.marks) {
    if (mark.move == move && mark.effect != Secrecy::Keeps)
      return agree(move_text(view, move) + " " + secrecy_text(mark, secrecy.before) + ". Play it?");
  }
  return Next::GoOn;
}

}  // namespace raisechess::cli
