// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "english/english.h"
#include "english/english_words.h"
#include "record/hand_record.h"
#include "terminal_board.h"
#include "terminal_fairness.h"
#include "terminal_file.h"
#include "terminal_game.h"
#include "terminal_help.h"
#include "terminal_ranges.h"
#include "terminal_report.h"
#include "view/move_text.h"

namespace raisechess::cli {

namespace {

constexpr std::string_view no_hand_dealt = "No hand is dealt: Enter deals one.\n";

}  // namespace

TerminalGame::Next TerminalGame::obey(const Describe& question) {
  const auto& table = match_->table();
  if (!table.has_hand()) {
    console_.say(no_hand_dealt);
  } else if (question.square) {
    console_.say(describe_square(match_->view(), table.range(you), *question.square));
  } else {
    console_.say(describe_board(match_->view(), table.range(you)));
  }
  return Next::Ask;
}

TerminalGame::Next TerminalGame::obey(const Why& question) {
  const auto& table = match_->table();
  console_.say(table.has_hand() ? why_text(table.range(you), table.told(you), question.square, question.type)
                                : no_hand_dealt);
  return Next::Ask;
}

TerminalGame::Next TerminalGame::obey(const Switch& setting) {
  const std::string_view value = setting.on ? "on" : "off";
  if (setting.name == Switch::Name::Confirm) {
    confirm_ = setting.on;
    console_.say("Asking before moves that tell something, all-in and resigning is " + std::string(value) + ".\n");
  } else {
    show_board_ = setting.on;
    console_.say("Showing the board at each turn is " + std::string(value) + ".\n");
  }
  save();
  return Next::Ask;
}

TerminalGame::Next TerminalGame::obey(const SetNonce& wish) {
  if (match_->table().hand_on()) {
    console_.say("This hand is dealt already: give a nonce before the next one.\n");
    return Next::Ask;
  }
  nonce_ = wish.nonce;
  console_.say("Your nonce will be mixed into the next deal.\n");
  return Next::Ask;
}

TerminalGame::Next TerminalGame::obey(const Export& wish) {
  const auto hands = open_hands(match_->table());
  if (hands.empty()) {
    console_.say("No deal is open yet: hands can be exported when their pieces have been turned up.\n");
  } else if (std::filesystem::exists(wish.file)) {
    console_.say("'" + printable(wish.file) + "' is there already: give the name of a new file.\n");
  } else if (!replace_file(wish.file, record::hand_records_text(hands))) {
    console_.say("'" + printable(wish.file) + "' cannot be written: " + std::strerror(errno) + ".\n");
  } else {
    console_.say(capitalized(counted(static_cast<std::int64_t>(hands.size()), "hand")) +
                 " written: raisechess-cli verify checks them.\n");
  }
  return Next::Ask;
}

void TerminalGame::look(Word word) {
  const auto& table = match_->table();
  switch (word) {
    case Word::Help:
      return console_.say(help_text());
    case Word::Rules:
      return console_.say(rules_card());
    case Word::Score:
      return console_.say(score_text(table.score(), you, match_->has_chips()));
    default:
      return table.has_hand() ? look_at_hand(word) : console_.say(no_hand_dealt);
  }
}

void TerminalGame::look_at_hand(Word word) {
  const auto& table = match_->table();
  const PlayerView view = match_->view();
  switch (word) {
    case Word::Board:
      return console_.say(board_text(view, table.range(you)) + board_legend(view));
    case Word::Ranges:
      return console_.say(ranges_text(table.range(you), table.told(you)));
    case Word::Moves:
      return console_.say(moves_text(view, table.secrecy(you)));
    case Word::Log:
      return console_.say(log_text(view));
    case Word::Proof:
      return console_.say(proof_text(table.dealing()));
    default:
      return console_.say("To check, simply make your move.\n");
  }
}

void TerminalGame::show_turn() {
  const PlayerView view = match_->view();
  if (show_board_) console_.say(board_text(view, match_->table().range(you)));
  console_.say(turn_text(view));
}

TerminalGame::Before TerminalGame::before() const {
  return {match_->view().log.size(), match_->table().range(you).deals, match_->table().told(you).deals};
}

void TerminalGame::announce(const Before& before) {
  const PlayerView view = match_->view();
  const auto texts = log_texts(view);
  for (std::size_t i = before.events; i < view.log.size(); ++i) {
    console_.say(event_text(view, view.log[i], texts[i]) + "\n");
  }
  if (match_->table().hand_on()) announce_knowledge(before);
}

std::string TerminalGame::event_text(const PlayerView& view, const Event& event, const std::string& move_text) const {
  const std::string text = event_sentence(event, move_text, match_->has_chips(), Speaker::to_player(view.viewer));
  const MakeMove* made = as_move(event);
  const RangeTable held = match_->table().range(you);
  const RangeRow* row = made && event.by != view.viewer ? row_at(held, made->move.to()) : nullptr;
  return row ? text + " That piece is " + types_text(*row) + "." : text;
}

void TerminalGame::announce_knowledge(const Before& before) {
  const RangeTable held = match_->table().range(you);
  const RangeTable told = match_->table().told(you);
  if (held.deals != before.held)
    console_.say("What the computer can hold: " + uncertainty(held.deals, held.bits) + " (" +
                 std::to_string(before.held) + " before).\n");
  if (told.deals != before.told)
    console_.say("What your moves have told: " + uncertainty(told.deals, told.bits) + " (" +
                 std::to_string(before.told) + " before).\n");
}

}  // namespace raisechess::cli
