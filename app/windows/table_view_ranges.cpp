// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_values.h"
#include "table_view.h"

namespace raisechess {

using namespace ui;

void TableView::show_board() {
  BoardOptions options = options_;
  options.flipped = (state_->side() == Side::Black) != flipped_;
  options.show_types = options_.show_types && ranges_shown_;
  board_->setOptions(options);
  BoardState shown = table_values::board(*state_, looked_at_);
  if (thought_ && !looked_at_) shown.thought = thought_->supposition;
  board_->setState(std::move(shown));
}

void TableView::show_ranges() {
  if (looked_at_) {
    const session::PastKnowledge& then = state_->knowledge_at(*looked_at_);
    ranges_->setRanges(then.range, then.told);
  } else {
    ranges_->setRanges(state_->range, state_->told);
    ranges_->setThought(thought_);
  }
  ranges_->setThinkable(!looked_at_ && !state_->hand_over());
}

void TableView::set_ranges_shown(bool shown) {
  ranges_shown_ = shown;
  if (!state_) return;
  if (!shown && thought_) emit thought_let_go();
  show_board();
  show_cards();
  show_note();
}

void TableView::set_equity(const std::optional<EquityShown>& equity) {
  bar_->setEquity(equity);
  hand_panel_->setEquity(equity);
}

void TableView::set_thought(const std::optional<ThoughtShown>& thought) {
  if (thought_ == thought) return;
  thought_ = thought;
  show_board();
  show_ranges();
}

void TableView::focus_types() {
  look_at_present();
  ranges_->focusTypes();
}

}  // namespace raisechess
