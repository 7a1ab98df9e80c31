// SPDX-License-Identifier: GPL-3.0-or-later
#include "counsel.h"

#include <algorithm>
#include <utility>

#include "words/words.h"

namespace raisechess {

using session::AnalysisKind;
using ui::Words;

namespace {

const RangeRow* row_of(const RangeTable& table, Square origin) {
  const auto row = std::ranges::find(table.rows, origin, &RangeRow::origin);
  return row == table.rows.end() ? nullptr : &*row;
}

QString place_of(const RangeTable& table, Square origin) {
  const RangeRow* row = row_of(table, origin);
  return Words::square(row != nullptr ? row->now.value_or(origin) : origin);
}

}  // namespace

Counsel::Counsel(QObject* parent) : QObject(parent) {
  connect(&analysis_, &session::Analysis::answered, this, &Counsel::take);
}

Counsel::Position Counsel::position_of(const session::TableState& state) {
  const auto taken_back = [](const Event& event) { return std::holds_alternative<TakeBack>(event.action); };
  return {state.score.hand, std::ranges::count_if(state.view.log, taken_back), state.view.ply};
}

void Counsel::follow(const session::TableState& state) {
  const bool same = state_ && position_of(*state_) == position_of(state) && state_->view.start == state.view.start &&
                    state_->hand_over() == state.hand_over();
  state_ = state;
  if (same) return;
  analysis_.drop();
  pins_.clear();
  wanted_.clear();
  thought_.reset();
  chance_.reset();
  ask_chance();
  emit changed();
}

void Counsel::show_chance(bool shown) {
  if (std::exchange(chance_shown_, shown) == shown) return;
  ask_chance();
  emit changed();
}

std::optional<ui::EquityShown> Counsel::equity() const {
  if (!chance_shown_ || !state_ || state_->hand_over()) return std::nullopt;
  if (thought_) return ui::EquityShown{thought_->now, true};
  return ui::EquityShown{chance_, false};
}

/// By the facts alone; whether pins agree with each other only the analysis can tell.
std::optional<QString> Counsel::why_not(Square origin, PieceType type) const {
  const RangeRow* row = row_of(state_->range, origin);
  if (state_->hand_over() || row == nullptr) return tr("The hand is over.");
  const auto place = static_cast<std::size_t>(pocket_index(type));
  if (const auto& reason = row->ruled_out[place]) return Words::reason(*reason, type);
  if (row->deals[place] == state_->range.deals) return tr("That is no thought but a fact: no other type is left.");
  return std::nullopt;
}

void Counsel::think(Square origin, PieceType type) {
  if (!state_) return;
  if (const auto reason = why_not(origin, type)) return emit refused(*reason);
  Pins pins = pins_;
  const Pin pin{origin, type};
  const bool was_there = std::ranges::count(pins, pin) > 0;
  std::erase_if(pins, [&](const Pin& other_pin) { return other_pin.origin == origin; });
  if (!was_there) pins.push_back(pin);
  if (pins.empty()) return let_go();
  suppose(std::move(pins));
}

void Counsel::suppose(Pins pins) {
  wanted_ = std::move(pins);
  ask(AnalysisKind::Supposition, wanted_);
}

void Counsel::let_go() {
  if (!thought_) return;
  pins_.clear();
  wanted_.clear();
  thought_.reset();
  ask_chance();
  emit changed();
}

void Counsel::ask_hint() {
  if (!state_ || !session::may_ask_hint(state_->view, state_->exercise)) return;
  asked_hint_ = pins_;
  ask(AnalysisKind::Hint, pins_);
}

void Counsel::ask(AnalysisKind kind, const Pins& pins) {
  analysis_.ask({kind, 0, state_->view, pins, state_->exercise});
}

/// First by the facts, then in the thought.
void Counsel::ask_chance() {
  if (!chance_shown_ || !state_ || state_->hand_over()) return;
  const bool of_thought = chance_ && thought_ && !thought_->now;
  if (chance_ && !of_thought) return;
  asked_chance_ = of_thought ? pins_ : Pins();
  ask(AnalysisKind::Chance, asked_chance_);
}

void Counsel::take(const session::AnalysisResult& result) {
  if (result.kind == AnalysisKind::Supposition) take_supposition(result.supposition);
  if (result.kind == AnalysisKind::Chance) take_chance(result.chance);
  if (result.kind != AnalysisKind::Hint || !result.hint) return;
  if (asked_hint_ != pins_) return ask_hint();
  emit hint_found(*result.hint);
}

void Counsel::take_supposition(const std::optional<Supposition>& supposition) {
  if (wanted_.empty()) return;  // let go meanwhile
  if (!supposition) {
    const Pin& pin = wanted_.back();
    return emit refused(tr("That contradicts your thought: with it no deal is left in which %1 is %2.")
                            .arg(place_of(state_->range, pin.origin), Words::a_type(pin.type)));
  }
  pins_ = wanted_;
  thought_ = ui::ThoughtShown{*supposition, chance_, std::nullopt};
  ask_chance();
  emit changed();
}

void Counsel::take_chance(const std::optional<Chance>& chance) {
  if (asked_chance_.empty()) {
    chance_ = chance;
    if (thought_) thought_->before = chance;
  } else if (thought_ && asked_chance_ == pins_) {
    thought_->now = chance;
  }
  if (chance) ask_chance();
  emit changed();
}

}  // namespace raisechess

#include "moc_counsel.cpp"
