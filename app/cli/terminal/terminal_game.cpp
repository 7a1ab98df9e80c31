// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_game.h"

#include "english/english.h"
#include "english/english_words.h"
#include "game/hex.h"
#include "terminal_fairness.h"
#include "terminal_ranges.h"
#include "terminal_report.h"
#include "view/move_text.h"
#include "view/standing_line.h"

namespace raisechess::cli {

TerminalGame::TerminalGame(SessionWishes wishes, TerminalStore& store, PlayerFactory factory, std::istream& in,
                           std::ostream& out, InputReady ready)
    : wishes_(std::move(wishes)), store_(store), factory_(std::move(factory)), console_(in, out, std::move(ready)) {}

int TerminalGame::run() {
  if (!open_match()) return status_;
  while (!match_->table().match_over() && play_hand()) {
  }
  if (match_->table().match_over()) {
    end_match();
  } else {
    save();
    if (saved_) console_.say("Saved. The next start goes on from here.\n");
  }
  return status_;
}

/// Now that every deal is open, the player may look at it and export it before the next match takes the file.
void TerminalGame::end_match() {
  console_.say(match_end_text(match_->table().score(), you, match_->has_chips()));
  console_.say(match_check_text(match_->table()));
  Next next = Next::Ask;
  while (next == Next::Ask) next = read_line("Enter ends, export FILE keeps the hands, help lists more: ");
}

/// True: the hand is over. False: the player leaves.
bool TerminalGame::play_hand() {
  if (!match_->table().hand_on() && !begin_hand()) return match_->table().match_over();
  while (match_->table().hand_on()) {
    if (match_->computer_to_act()) {
      if (!computer_acts()) return false;
      continue;
    }
    show_turn();
    if (ask_player() == Next::Leave) return false;
  }
  end_hand();
  return true;
}

TerminalGame::Next TerminalGame::ask_player() {
  set_turn_clock();
  Next next = Next::Ask;
  while (next == Next::Ask) next = read_line("> ");
  console_.set_deadline({});
  return next == Next::TimeUp ? move_for_player() : next;
}

/// The time runs from the half-move that gave the player the turn, also over an offer that was declined.
void TerminalGame::set_turn_clock() {
  const int seconds = match_->table().setup().turn_seconds;
  if (seconds == 0) return;
  const std::ptrdiff_t turn = turn_number(match_->view().log);
  if (timed_turn_ != turn) turn_ends_ = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  timed_turn_ = turn;
  console_.set_deadline(turn_ends_);
}

/// RULES 7: when the time for a turn runs out the computer moves for the player.
TerminalGame::Next TerminalGame::move_for_player() {
  console_.say("Your time is up: the computer moves for you.\n");
  const auto move = match_->move_for_player(wishes_.thinking.budget);
  return act(move);
}

bool TerminalGame::begin_hand() {
  timed_turn_.reset();
  const auto& table = match_->table();
  nonce_ = wishes_.nonce.value_or(game::hex(referee::random_secret()).substr(0, 16));
  const bool drawn = table.setup().hand.hidden > 0 || match_->choice().random_array;
  console_.say("\n" + (drawn ? commitments_text(table.next_commitments()) : std::string()));
  Next next = Next::Ask;
  while (next == Next::Ask)
    next = read_line("Enter deals hand " + std::to_string(table.score().hand + 1) + ", help lists more: ");
  if (next == Next::Leave || table.match_over()) return false;
  console_.say("\n" + hand_start_text(match_->view(), table.score()));
  if (drawn) console_.say("Nonce: " + printable(nonce_) + ".\n");
  if (match_->view().setup.hidden > 0) console_.say(ranges_text(table.range(you), table.told(you)));
  return true;
}

void TerminalGame::end_hand() {
  const auto& table = match_->table();
  console_.say("\n" + hand_end_text(match_->view()));
  if (table.match_over()) return;
  console_.say(score_text(table.score(), you, match_->has_chips()));
  if (match_->view().setup.hidden > 0) console_.say(hand_check_text(table, table.score().hand));
}

bool TerminalGame::computer_acts() {
  const Before was = before();
  if (const auto error = match_->computer_acts(wishes_.thinking)) {
    console_.say("The computer wants what the rules refuse: " + sentence(*error) +
                 " The match is kept as it stands.\n");
    status_ = 1;
    return false;
  }
  save();
  announce(was);
  return true;
}

TerminalGame::Next TerminalGame::read_line(std::string_view prompt) {
  const auto line = console_.ask(prompt);
  if (!line) return console_.out_of_time() ? Next::TimeUp : Next::Leave;
  const auto command = parse_command(*line);
  if (command) return std::visit([this](const auto& typed) { return obey(typed); }, *command);
  console_.say(command.error() + "\n");
  return Next::Ask;
}

void TerminalGame::save() {
  SavedMatch saved = match_->saved(store_.key());
  saved.confirm = confirm_;
  saved.show_board = show_board_;
  const auto problem = store_.save(saved);
  saved_ = !problem;
  if (problem) console_.say(*problem + "\n");
}

}  // namespace raisechess::cli
