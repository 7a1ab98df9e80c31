// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_cards.h"
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
  if (state_->hand_over() && !looked_at_) table_values::turn_up(shown.view, state_->dealing);
  if (thought_ && !looked_at_) shown.thought = thought_->supposition;
  board_->setState(std::move(shown));
}

void TableView::show_ranges() {
  if (!cards_) return;
  if (looked_at_) {
    const session::PastKnowledge& then = state_->knowledge_at(*looked_at_);
    cards_->ranges->setRanges(then.range, then.told);
  } else {
    cards_->ranges->setRanges(state_->range, state_->told);
    cards_->ranges->setThought(thought_);
  }
  cards_->ranges->setThinkable(!looked_at_ && !state_->hand_over());
}

void TableView::set_ranges_shown(bool shown) {
  ranges_shown_ = shown;
  if (!state_) return;
  if (!shown && thought_) emit thought_let_go();
  show_board();
  show_cards();
  show_note();
}

void TableView::set_thought(const std::optional<ThoughtShown>& thought) {
  if (thought_ == thought) return;
  thought_ = thought;
  if (prompts()) say({});
  show_board();
  show_ranges();
}

void TableView::focus_types() {
  complete();
  look_at_present();
  cards_->ranges->focusTypes();
}

}  // namespace raisechess
