// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exercise.h"

#include <QTimer>

#include <algorithm>
#include <cassert>
#include <random>
#include <utility>
#include <vector>

#include "consultant.h"
#include "game/hand.h"
#include "hand_table.h"
#include "knowledge/knowledge.h"

namespace raisechess::session {
namespace {

ai::Level level_of(const TableState& state) {
  return ai::level_from_name(state.choice.level.toStdString()).value_or(ai::Level::Club);
}

/// What the other side can have held, as far as the player may know it.
std::vector<Deal> possible_deals(const TableState& ended) {
  const Side enemy = other(ended.side());
  if (const auto& opened = ended.dealing.sides[enemy].deal) return {*opened};
  const std::vector<Square> squares = origins(ended.view)[enemy];
  const knowledge::PrivateKnowledge known = knowledge::knowledge_from(ended.view);
  std::vector<Deal> deals;
  for (const knowledge::DealIndex index : known.deals()) deals.push_back(knowledge::deal_from_index(index, squares));
  return deals;
}

/// Nothing where a draw by the classic rules, which no range counts, would have ended the hand before.
std::optional<game::Hand> hand_until(const PlayerView& ended, std::size_t event, const Deal& enemys) {
  PerSide<Deal> deals;
  deals[ended.viewer] = own_deal(ended);
  deals[other(ended.viewer)] = enemys;
  auto hand = game::Hand::start(ended.setup, deals);
  if (!hand) return std::nullopt;
  for (std::size_t i = 0; i < event; ++i) {
    if (hand->apply(ended.log[i].by, ended.log[i].action, /*consented=*/true)) return std::nullopt;
  }
  return *std::move(hand);
}

/// The range before the other side's half-move, if that was the last one.
std::optional<RangeTable> range_before_last(const TableState& state) {
  const bool moved = !state.view.log.empty() && as_move(state.view.log.back()) != nullptr;
  if (!moved || state.view.log.back().by == state.side()) return std::nullopt;
  return state.knowledge_at(state.view.ply - 1).range;
}

}  // namespace

class Exercise::Private {
 public:
  Private(const TableState& at_end, const OwnDecision& taken_up, std::uint64_t seed)
      : ended(at_end), decision(taken_up), deals(possible_deals(at_end)), random(seed), computer(level_of(at_end)) {}

  Side person() const { return ended.side(); }
  std::optional<game::Hand> drawn_hand();
  TableState table();

  TableState ended;
  OwnDecision decision;
  std::vector<Deal> deals;
  std::mt19937_64 random;
  std::optional<game::Hand> hand;
  std::optional<HandPast> past;
  TableState state;

  std::chrono::milliseconds delay{900};
  QTimer appear;  ///< fires when the computer's action may be shown
  Consultant computer;
  std::optional<Action> decided;  ///< thought out, not yet shown
};

std::optional<game::Hand> Exercise::Private::drawn_hand() {
  std::ranges::shuffle(deals, random);
  for (const Deal& deal : deals) {
    if (auto taken_up = hand_until(ended.view, decision.event, deal)) return taken_up;
  }
  return std::nullopt;
}

TableState Exercise::Private::table() {
  PlayerView view = hand->view_for(person());
  past->follow(view);
  TableState shown = hand_table(*hand, std::move(view), *past);
  shown.person = ended.person;
  shown.choice.level = ended.choice.level;
  shown.range_before = range_before_last(shown);
  shown.exercise = true;
  return shown;
}

Exercise::Exercise(const TableState& ended, const OwnDecision& decision, std::uint64_t seed, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(ended, decision, seed)) {
  d_->appear.setSingleShot(true);
  d_->appear.setTimerType(Qt::PreciseTimer);
  connect(&d_->appear, &QTimer::timeout, this, &Exercise::show_decision);
  connect(&d_->computer, &Consultant::answered, this, [this](const ai::Decision& answer) {
    d_->decided = answer.action;
    if (!d_->appear.isActive()) show_decision();
  });
  take_up();
}

Exercise::~Exercise() = default;

const TableState& Exercise::ended() const {
  return d_->ended;
}
const OwnDecision& Exercise::decision() const {
  return d_->decision;
}
bool Exercise::has_true_deal() const {
  return d_->deals.size() == 1;
}
const TableState& Exercise::state() const {
  return d_->state;
}

void Exercise::take_up() {
  d_->hand = d_->drawn_hand();
  assert(d_->hand);  // the deal that was played is one of them
  d_->past.emplace(d_->hand->view_for(d_->person()));
  publish();
}

void Exercise::begin_again() {
  take_up();
}

void Exercise::submit(const Action& action) {
  if (const auto error = d_->hand->apply(d_->person(), action)) return emit refused(*error);
  publish();
}

void Exercise::set_delay(std::chrono::milliseconds delay) {
  d_->delay = delay;
}

void Exercise::publish() {
  d_->computer.drop();
  d_->decided.reset();
  d_->appear.stop();
  d_->state = d_->table();
  ask_computer();
  emit state_changed(d_->state);
}

void Exercise::ask_computer() {
  const Side enemy = other(d_->person());
  if (d_->hand->to_act() != enemy) return;
  d_->state.thinking = true;
  d_->computer.ask(d_->hand->view_for(enemy), thinking_within(d_->delay), d_->random());
  d_->appear.start(d_->delay);
}

void Exercise::skip_delay() {
  if (!d_->state.thinking) return;
  d_->computer.hurry();
  if (d_->appear.remainingTimeAsDuration() > stopping_time) d_->appear.start(stopping_time);
}

void Exercise::show_decision() {
  if (!d_->decided) return d_->computer.hurry();
  if (const auto error = d_->hand->apply(other(d_->person()), *d_->decided)) return emit refused(*error);
  publish();
}

}  // namespace raisechess::session

#include "session/moc_exercise.cpp"
