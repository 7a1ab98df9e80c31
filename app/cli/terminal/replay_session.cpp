// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_session.h"

#include <algorithm>

#include "english/english.h"
#include "english/english_words.h"
#include "english/number_text.h"
#include "terminal_board.h"
#include "terminal_report.h"
#include "view/move_text.h"
#include "view/standing_line.h"

namespace raisechess::cli {
namespace {

constexpr std::string_view replay_help =
    "Enter: the next step. b: one back. A number: the step of that number. start, end.\n"
    "white, black: as that side knew it then. all: everything turned up. q: quit.\n";

std::string_view seat_words(ReplaySeat seat) {
  if (seat == ReplaySeat::All) return "everything turned up";
  return seat == ReplaySeat::White ? "as White knew it" : "as Black knew it";
}

bool with_chips(const PlayerView& view) {
  return view.setup.betting != BettingMode::None;
}

std::string chips_line(const PlayerView& view) {
  if (!with_chips(view)) return {};
  return "Pot " + std::to_string(view.pot) + ". White has " + counted(view.stacks.white, "chip") + ", Black " +
         std::to_string(view.stacks.black) + ".\n";
}

}  // namespace

std::vector<std::pair<std::string, ReplaySeat>> replay_seats() {
  return {{"white", ReplaySeat::White}, {"black", ReplaySeat::Black}, {"all", ReplaySeat::All}};
}

PlayerView ReplaySession::view() const {
  if (seat_ == ReplaySeat::All) return replay_.turned_up(step_, Side::White);
  return replay_.view(step_, seat_ == ReplaySeat::White ? Side::White : Side::Black);
}

/// What was done in this step: "3. White moves Nf3, check."
std::string ReplaySession::event_line(const PlayerView& view) const {
  if (step_ == 0) return "The deal.\n";
  const Event& event = view.log.back();
  const auto before = standing_moves({view.log.data(), view.log.size() - 1}).size();
  const std::string number = as_move(event) ? std::to_string(before / 2 + 1) + ". " : "";
  return number + event_sentence(event, log_texts(view).back(), with_chips(view), Speaker::to_onlooker()) + "\n";
}

/// What each of those who look could not rule out of the other side.
std::string ReplaySession::known_line() const {
  const game::Hand hand = replay_.hand(step_);
  if (hand.setup().hidden == 0) return {};
  std::string text;
  for (const auto& [viewer, seat] : {std::pair(Side::White, ReplaySeat::White), {Side::Black, ReplaySeat::Black}}) {
    if (seat_ != seat && seat_ != ReplaySeat::All) continue;
    const RangeTable table = hand.knowledge(viewer).table();
    text += "What " + std::string(capital(viewer)) + " cannot rule out of " + std::string(capital(other(viewer))) +
            ": " + uncertainty(table.deals, table.bits) + ".\n";
  }
  return text;
}

void ReplaySession::show_rules() {
  const PlayerView seen = view();
  say(capitalized(rules_text(seen.setup)) + "; " + std::string(seat_words(seat_)) + ".\n");
  if (seen.setup.hidden == 0) return;
  say("Capitals are White's, small letters Black's; * and ? mark hidden pieces.\n");
}

void ReplaySession::show_step() {
  const PlayerView seen = view();
  const RangeTable held = replay_.hand(step_).knowledge(seen.viewer).table();
  say("\nStep " + std::to_string(step_) + " of " + std::to_string(replay_.steps()) + ". " + event_line(seen));
  say(board_text(seen, held) + chips_line(seen) + known_line());
  if (seen.result) say(result_sentence(*seen.result, seen.setup, Speaker::to_onlooker()) + "\n");
}

void ReplaySession::go_to(int step) {
  if (step < 0 || step > replay_.steps()) {
    say("The steps are 0 to " + std::to_string(replay_.steps()) + ".\n");
    return;
  }
  step_ = step;
  show_step();
}

bool ReplaySession::obey(const std::string& wish) {
  if (wish == "q" || wish == "quit") return false;
  const auto seats = replay_seats();
  const auto seat = std::ranges::find(seats, wish, &std::pair<std::string, ReplaySeat>::first);
  if (seat != seats.end()) {
    seat_ = seat->second;
    say(capitalized(std::string(seat_words(seat_))) + ".\n");
    show_step();
  } else if (wish.empty() || wish == "n") {
    step_ == replay_.steps() ? say("The hand is over here. q quits.\n") : go_to(step_ + 1);
  } else if (wish == "b") {
    step_ == 0 ? say("The hand begins here.\n") : go_to(step_ - 1);
  } else if (wish == "start" || wish == "end") {
    go_to(wish == "start" ? 0 : replay_.steps());
  } else if (const auto step = number_in<int>(wish)) {
    go_to(*step);
  } else {
    say(std::string(wish == "help" ? "" : "That is not understood.\n").append(replay_help));
  }
  return true;
}

void ReplaySession::run() {
  show_rules();
  say(replay_help);
  show_step();
  for (auto wish = console_.ask("> "); wish; wish = console_.ask("> ")) {
    if (!obey(*wish)) return;
  }
}

void ReplaySession::show_all() {
  show_rules();
  for (int step = 0; step <= replay_.steps(); ++step) go_to(step);
}

}  // namespace raisechess::cli
