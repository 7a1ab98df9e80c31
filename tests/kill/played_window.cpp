// SPDX-License-Identifier: GPL-3.0-or-later
#include "played_window.h"

#include <algorithm>
#include <cstdlib>

#include "referee_support.h"
#include "view/turning_up.h"
#include "views.h"

namespace raisechess::test {
namespace {

constexpr int person_milliseconds = 15;
constexpr std::size_t commitments_length = 128;

session::MatchChoice random_match(Dice& dice) {
  session::MatchChoice choice = usual_choice();
  HandSetup& hand = choice.setup.hand;
  hand.hidden = dice.chance(60) ? 3 : 4;
  hand.betting = dice.pick(std::vector{BettingMode::None, BettingMode::NoLimit, BettingMode::PotLimit});
  hand.showdown = 20;
  choice.draw_array = dice.chance(30);
  choice.recorded = dice.chance(70);
  choice.level = QStringLiteral("web");
  return choice;
}

/// The hand is known by its commitments, which name no secret.
std::string text_of(const session::TableState& state) {
  if (state.match_over) return no_state;
  const auto& sides = state.dealing.sides;
  return (sides.white.commitment + sides.black.commitment).toStdString() + test::text_of(state.view);
}

/// What turns pieces up is noted once it is on the disk, and the program may be killed in between.
bool turned_up_unnoted(const session::TableState& state, const std::vector<std::string>& possible) {
  if (possible.empty()) return false;
  const auto hand = [](const std::string& text) { return text.substr(0, commitments_length); };
  return state.view.result && turns_all_up(state.view.result->kind) && hand(text_of(state)) == hand(possible.back());
}

bool ended_unnoted(archive::Archive& archive) {
  const auto matches = archive.matches().result().value();
  return matches.empty() || matches.front().ended != 0;
}

}  // namespace

PlayedWindow::PlayedWindow(const session::Folders& folders, const QString& settings, Journal journal,
                           std::uint64_t seed)
    : journal_(std::move(journal)), dice_(seed), folders_(folders), settings_(settings), session_(folders) {
  settings_.set_welcomed();
  settings_.set_delay_ms(0);
  settings_.set_match_choice(random_match(dice_));
  connect(&session_, &session::GameSession::save_failed, [](const archive::Failure& failure) {
    std::fprintf(stderr, "not saved: %s\n", qPrintable(failure.detail));
    std::exit(1);
  });
  connect(&person_, &QTimer::timeout, this, &PlayedWindow::act);
}

bool PlayedWindow::start() {
  const auto possible = journal_.possible();
  const bool is_there = session_.has_saved_match();
  const bool is_new = possible.empty() || std::ranges::find(possible, no_state) != possible.end();
  if (!is_there && !is_new && !ended_unnoted(session_.archive())) return false;
  window_ = std::make_unique<MainWindow>(settings_, session_);
  window_->show();
  window_->begin();
  if (!session_.has_match()) return false;
  const std::string state = text_of(session_.state());
  const bool is_noted = std::ranges::find(possible, state) != possible.end();
  if (is_there && !is_noted && !turned_up_unnoted(session_.state(), possible)) return false;
  journal_.begin(is_there ? state : no_state);
  if (!is_there) journal_.given(state);
  connect(&session_, &session::GameSession::state_changed, this, &PlayedWindow::note);
  connect(&session_, &session::GameSession::saved, this, [this] { journal_.kept(); });
  person_.start(person_milliseconds);
  return true;
}

void PlayedWindow::note(const session::TableState& state) {
  if (!state.thinking) journal_.given(text_of(state));
}

void PlayedWindow::act() {
  const session::TableState& state = session_.state();
  if (state.match_over) return window_->start_match(random_match(dice_));
  if (state.hand_over()) return state.with_chips() || dice_.chance(70) ? session_.next_hand() : session_.stop_match();
  if (state.view.may_take_back && dice_.chance(3)) return session_.take_back();
  if (state.view.to_act == state.side()) session_.submit(random_action(dice_, state.view));
}

}  // namespace raisechess::test
