// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_teller.h"

#include "announcer.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

HintTeller::HintTeller(Counsel& counsel, QObject* parent) : QObject(parent), counsel_(counsel) {
  connect(&counsel_, &Counsel::hint_found, this, &HintTeller::take);
}

void HintTeller::set_table(TableView* table) {
  table_ = table;
  connect(table_, &TableView::hint_step_wanted, this, &HintTeller::ask);
  connect(table_, &TableView::hint_let_go, this, &HintTeller::forget);
}

QString HintTeller::why_not(const session::TableState& state) {
  if (session::may_ask_hint(state.view, state.exercise)) return {};
  if (state.with_chips() && !state.exercise) return tr("There are no hints where chips are at stake.");
  if (state.hand_over()) return Words::error({ErrorCode::HandOver, {}});
  if (state.view.split_offer) return Words::error({ErrorCode::SplitAnswerDue, {}});
  return tr("It is not your move.");
}

void HintTeller::ask() {
  const auto& state = table_->state();
  if (!state) return;
  if (const QString reason = why_not(*state); !reason.isEmpty()) return table_->say(reason);
  if (steps_.has_hint()) {
    steps_.advance();
    return show();
  }
  table_->look_at_present();
  table_->say(tr("Looking for a hint …"));
  counsel_.ask_hint();
}

void HintTeller::take(const session::Hint& hint) {
  steps_.take(hint, counsel_.thinks());
  show();
  emit found();
}

void HintTeller::tell(const HintSteps& steps) {
  steps_ = steps;
  if (steps_.has_hint()) show();
}

/// A hint is for the present.
void HintTeller::show() {
  table_->look_at_present();
  const HintShown shown = steps_.shown(*table_->state());
  table_->say({});
  table_->set_hint(shown);
  table_->announcer()->announce(shown.latest());
}

void HintTeller::forget() {
  if (steps_.has_hint()) table_->set_hint(std::nullopt);
  steps_.forget();
}

}  // namespace raisechess

#include "moc_hint_teller.cpp"
