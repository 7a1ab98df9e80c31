// SPDX-License-Identifier: GPL-3.0-or-later
#include "english/english.h"
#include "english/english_words.h"
#include "terminal_game.h"
#include "terminal_help.h"
#include "terminal_report.h"

namespace raisechess::cli {

namespace {

std::uint64_t random_number() {
  std::uint64_t number = 0;
  const auto bytes = referee::random_secret();
  for (std::size_t i = 0; i < sizeof number; ++i) number = number << 8 | bytes[i];
  return number;
}

std::string saved_words(const referee::Referee& table) {
  if (table.score().hand == 0) return "A match is saved; its first hand is not dealt yet.\n";
  return "A match is saved: hand " + std::to_string(table.score().hand) +
         (table.hand_on()          ? " is being played.\n"
          : table.last_hand_void() ? " is void.\n"
                                   : " is over.\n");
}

std::string lost_key_words(const referee::Referee& table) {
  const std::string lost = table.last_hand_void()
                               ? "hand " + std::to_string(table.score().hand) + " is void, and its chips go back"
                               : "the earlier deals cannot be checked any more";
  return "The key of the saved match is lost: " + lost + ". The score so far stays.\n";
}

}  // namespace

/// True: there is a match to play. A file that is no match of ours is kept aside, and a new match starts.
bool TerminalGame::open_match() {
  if (const auto problem = store_.open()) {
    console_.say(*problem + "\n");
    status_ = 1;
    return false;
  }
  if (!store_.notice().empty()) console_.say(store_.notice() + "\n");
  if (!store_.exists()) {
    console_.say(rules_card());
    return start_match(first_choice(), Saved::None);
  }
  const auto saved = store_.load();
  if (saved && resume(*saved)) return offer_to_go_on();
  if (!saved) console_.say(saved.error() + "\n");
  return start_match(first_choice(), Saved::KeptAside);
}

bool TerminalGame::resume(const SavedMatch& saved) {
  auto match = TerminalMatch::resume(saved, store_.key(), factory_);
  const bool key_lost = !match && match.error().code == ErrorCode::SealKey;
  if (key_lost) match = TerminalMatch::resume_without_key(saved, factory_);
  if (!match) {
    console_.say("The match in " + store_.match_file().string() + " cannot go on: " + sentence(match.error()) + "\n");
    return false;
  }
  match_ = *std::move(match);
  confirm_ = saved.confirm;
  show_board_ = saved.show_board;
  if (key_lost) console_.say(lost_key_words(match_->table()));
  return true;
}

bool TerminalGame::offer_to_go_on() {
  const auto& table = match_->table();
  if (table.match_over()) return start_match(match_->choice(), Saved::None);
  if (!wishes_.fresh) {
    console_.say(saved_words(table));
    const auto answer = console_.confirm("Go on with it?");
    if (!answer) return false;
    if (*answer && !(wishes_.match == MatchWishes{}))
      console_.say("It goes on as it was set up; --new starts one with other settings.\n");
    if (*answer) return true;
  }
  return start_match(match_->choice(), Saved::KeptAside);
}

bool TerminalGame::keep_aside() {
  const auto kept = store_.set_aside();
  console_.say(kept ? "The file is kept as " + kept->string() + ", and a new match starts.\n" : kept.error() + "\n");
  if (!kept) status_ = 1;
  return kept.has_value();
}

/// A choice that is refused leaves the saved match where it is.
bool TerminalGame::start_match(const MatchChoice& last, Saved saved) {
  const Seat lot = random_number() % 2 == 0 ? Seat::A : Seat::B;
  const MatchChoice choice = choice_with(last, wishes_.match, lot);
  auto match = TerminalMatch::start(choice, wishes_.seed.value_or(random_number()), factory_);
  if (!match) {
    console_.say(sentence(match.error()) + "\n");
    status_ = 1;
    return false;
  }
  if (saved == Saved::KeptAside && !keep_aside()) return false;
  match_.emplace(*std::move(match));
  console_.say("A new match against the computer, level " + std::string(ai::name(choice.level)) + ": " +
               match_text(choice.setup, choice.random_array) + ".\n");
  save();
  return true;
}

}  // namespace raisechess::cli
