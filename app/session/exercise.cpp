// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/exercise.h"

#include <QTimer>

#include <algorithm>
#include <iterator>
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

/// Nothing where a draw by the classic rules, which no range counts, would have ended the hand before, and where deal
/// and log contradict each other.
std::optional<game::Hand> hand_until(const PlayerView& seen, std::size_t event, const Deal& enemys) {
  PerSide<Deal> deals;
  deals[seen.viewer] = own_deal(seen);
  deals[other(seen.viewer)] = enemys;
  auto hand = game::Hand::start(seen.setup, deals);
  if (!hand) return std::nullopt;
  for (std::size_t i = 0; i < event; ++i) {
    if (hand->apply(seen.log[i].by, seen.log[i].action, /*consented=*/true)) return std::nullopt;
  }
  return *std::move(hand);
}

/// The hand after so many events of `seen`, with one of these deals by lot.
std::optional<game::Hand> drawn_hand(const PlayerView& seen, std::size_t event, std::vector<Deal> deals,
                                     std::mt19937_64& random) {
  std::ranges::shuffle(deals, random);
  for (const Deal& deal : deals) {
    if (auto hand = hand_until(seen, event, deal)) return hand;
  }
  return std::nullopt;
}

/// Those of `deals` that agree with what the player has seen.
std::vector<Deal> agreeing_with(const PlayerView& seen, const std::vector<Deal>& deals) {
  const knowledge::PrivateKnowledge known = knowledge::knowledge_from(seen);
  std::vector<Deal> agreeing;
  std::ranges::copy_if(deals, std::back_inserter(agreeing), [&](const Deal& deal) {
    return std::ranges::binary_search(known.deals(), knowledge::deal_index(deal));
  });
  return agreeing;
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
  Private(const TableState& at_end, const OwnDecision& taken_up, std::vector<Deal> possible)
      : ended(at_end), decision(taken_up), deals(std::move(possible)), computer(level_of(at_end)) {}

  Side person() const { return ended.side(); }
  void take(std::optional<game::Hand> taken_up);
  TableState table();

  TableState ended;
  OwnDecision decision;
  std::vector<Deal> deals;
  std::mt19937_64 random;
  std::optional<game::Hand> hand;  ///< there always is one
  std::optional<HandPast> past;
  std::vector<PlayerView> decided_at;  ///< what the player saw before each of his actions in the exercise
  TableState state;

  std::chrono::milliseconds delay{900};
  QTimer appear;  ///< fires when the computer's action may be shown
  Consultant computer;
  std::optional<Action> decided;  ///< thought out, not yet shown
};

/// Where nothing could be drawn all stays as it is.
void Exercise::Private::take(std::optional<game::Hand> taken_up) {
  if (!taken_up) return;
  hand = std::move(taken_up);
  past.emplace(hand->view_for(person()));
}

TableState Exercise::Private::table() {
  PlayerView view = hand->view_for(person());
  past->follow(view);
  TableState shown = hand_table(*hand, std::move(view), *past);
  shown.person = ended.person;
  shown.choice.level = ended.choice.level;
  shown.range_before = range_before_last(shown);
  shown.exercise = true;
  shown.view.may_take_back = !decided_at.empty();
  return shown;
}

std::unique_ptr<Exercise> Exercise::take_up(const TableState& ended, const OwnDecision& decision, std::uint64_t seed) {
  auto exercise = std::make_unique<Private>(ended, decision, possible_deals(ended));
  exercise->random.seed(seed);
  exercise->take(drawn_hand(ended.view, decision.event, exercise->deals, exercise->random));
  if (!exercise->hand) return nullptr;
  return std::unique_ptr<Exercise>(new Exercise(std::move(exercise)));
}

Exercise::Exercise(std::unique_ptr<Private> taken_up) : d_(std::move(taken_up)) {
  d_->appear.setSingleShot(true);
  d_->appear.setTimerType(Qt::PreciseTimer);
  connect(&d_->appear, &QTimer::timeout, this, &Exercise::show_decision);
  connect(&d_->computer, &Consultant::answered, this, [this](const ai::Decision& answer) {
    d_->decided = answer.action;
    if (!d_->appear.isActive()) show_decision();
  });
  publish();
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

void Exercise::begin_again() {
  d_->decided_at.clear();
  d_->take(drawn_hand(d_->ended.view, d_->decision.event, d_->deals, d_->random));
  publish();
}

void Exercise::submit(const Action& action) {
  if (std::holds_alternative<TakeBack>(action)) return take_back();
  PlayerView before = d_->hand->view_for(d_->person());
  if (const auto error = d_->hand->apply(d_->person(), action)) return emit refused(*error);
  d_->decided_at.push_back(std::move(before));
  publish();
}

void Exercise::take_back() {
  if (d_->decided_at.empty()) return emit refused({ErrorCode::NothingToTakeBack, {}});
  const PlayerView seen = std::move(d_->decided_at.back());
  d_->decided_at.pop_back();
  d_->take(drawn_hand(seen, seen.log.size(), agreeing_with(seen, d_->deals), d_->random));
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
