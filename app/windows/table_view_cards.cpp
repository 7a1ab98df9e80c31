// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "style/metrics.h"
#include "table_cards.h"
#include "table_places.h"
#include "table_values.h"
#include "table_view.h"

namespace raisechess {

using namespace ui;

TableCards& TableView::cards() {
  complete();
  return *cards_;
}

EarlierCard* TableView::earlier() {
  return cards().earlier;
}
ActionBar* TableView::action_bar() {
  return cards().bar;
}
HintCard* TableView::hint() {
  return cards().hint;
}
HandPanel* TableView::hand_panel() {
  return cards().hand_panel;
}
RangePanel* TableView::ranges() {
  return cards().ranges;
}
LogPanel* TableView::log() {
  return cards().log;
}
ScorePanel* TableView::score() {
  return cards().score;
}
TabCard* TableView::tabs() {
  return cards().tabs;
}
NextHandPanel* TableView::next_hand() {
  return cards().next;
}
ResultPanel* TableView::result() {
  return cards().result;
}
MaterialPanel* TableView::material() {
  return cards().material;
}

bool TableView::cards_shown() const {
  return cards_ && cards_->scroll->isVisible();
}

void TableView::connect_cards() {
  connect(cards_->earlier, &EarlierCard::back_chosen, this, &TableView::look_at_present);
  connect(cards_->bar, &ActionBar::actionChosen, this, &TableView::action_chosen);
  connect(cards_->bar, &ActionBar::checkChosen, this, &TableView::check);
  connect(cards_->hand_panel, &HandPanel::actionChosen, this, &TableView::action_chosen);
  connect(cards_->ranges, &RangePanel::styleChosen, this, &TableView::range_style_chosen);
  connect(cards_->ranges, &RangePanel::typeChosen, this, &TableView::type_chosen);
  connect(cards_->ranges, &RangePanel::thoughtLetGo, this, &TableView::thought_let_go);
  connect(cards_->hint, &HintCard::next_wanted, this, &TableView::hint_step_wanted);
  connect(cards_->hint, &HintCard::hide_wanted, this, &TableView::hint_let_go);
  connect(cards_->hint, &HintCard::play_wanted, this, [this] { emit action_chosen(MakeMove{hint_->played}); });
  connect(cards_->log, &LogPanel::plySelected, this, &TableView::look_at);
  connect(cards_->next, &NextHandPanel::nextChosen, this, &TableView::next_hand_chosen);
  connect(cards_->next, &NextHandPanel::reviewChosen, this, &TableView::review_chosen);
  connect(cards_->next, &NextHandPanel::stopChosen, this, &TableView::stop_chosen);
  connect(cards_->next, &NextHandPanel::newMatchChosen, this, &TableView::new_match_chosen);
}

void TableView::complete() {
  if (cards_) return;
  cards_ = std::make_unique<TableCards>(this);
  connect_cards();
  set_keys(keys_);
  set_confirm_all_in(confirm_all_in_);
  set_range_style(range_style_);
  set_equity(equity_);
  if (density_) cards_->take_density(*density_);
  if (state_) {
    fill_cards();
    place_parts();
    if (state_->hand_over()) take_up_end();
  }
  cards_->scroll->show();
  emit completed();
}

void TableView::set_range_style(RangeStyle style) {
  range_style_ = style;
  if (cards_) cards_->ranges->setStyle(style);
}

void TableView::set_confirm_all_in(bool confirm) {
  confirm_all_in_ = confirm;
  if (cards_) cards_->bar->setConfirmAllIn(confirm);
}

void TableView::set_equity(const std::optional<EquityShown>& equity) {
  equity_ = equity;
  if (!cards_) return;
  cards_->bar->setEquity(equity);
  cards_->hand_panel->setEquity(equity);
}

void TableView::set_hint(const std::optional<HintShown>& hint) {
  hint_ = hint;
  show_hint();
}

/// Its marks stand on the present board only.
void TableView::show_hint() {
  board_->setHints(hint_ && !looked_at_ ? hint_->marks : std::vector<BoardMark>());
  if (!cards_) return;
  if (hint_) cards_->hint->show_hint(*hint_);
  if (state_) show_cards();
}

QString TableView::log_title(bool with_chips) {
  return with_chips ? tr("Moves and bets") : tr("Moves");
}

void TableView::fill_cards() {
  if (!cards_) return;
  if (hint_) cards_->hint->show_hint(*hint_);
  show_ranges();
  show_log();
  show_note();
  show_score();
  cards_->tabs->setPage(LogPage, log_title(state_->with_chips()), true);
  cards_->tabs->setPage(MatchPage, tr("Match"), !state_->exercise);
  show_end();
}

/// The keyboard goes on to what comes next.
void TableView::take_up_end() {
  if (!cards_) return;
  if (state_->view.setup.hidden > 0 && !counting_) cards_->tabs->choosePage(TurnedUpPage);
  cards_->next->nextButton()->setFocus();
}

void TableView::show_end() {
  if (!cards_) return;
  if (!state_->hand_over()) {
    cards_->tabs->setPage(TurnedUpPage, {}, false);
    cards_->bar->setView(state_->view);
    cards_->hand_panel->setView(state_->view);
    return;
  }
  HandEnd end = table_values::hand_end(*state_);
  end.your_name = player_name_;
  cards_->result->setEnd(end);
  cards_->result->setSaid(!counting_);
  cards_->material->setEnd(end);
  cards_->material->setFaceDown(counting_ ? board_->notTurnedOver() : std::vector<Square>());
  const Density close = end.view.setup.hidden > 3 ? Density::Compact : density();
  cards_->material->setDensity(close);
  cards_->turned_up->setDensity(close);
  cards_->turned_up->setEnd(end);
  cards_->tabs->setPage(TurnedUpPage, TurnedUpPanel::title(end), end.view.setup.hidden > 0 && !counting_);
  cards_->next->setEnd(end);
}

/// Of the cards, also before they are shown.
int TableView::column_width() const {
  return table_places(size(), devicePixelRatioF()).column.width();
}

/// Its place is taken while an earlier position is shown.
QWidget* TableView::top_card() const {
  if (state_->hand_over()) return cards_->result;
  return state_->with_chips() ? static_cast<QWidget*>(cards_->bar) : cards_->hand_panel;
}

void TableView::show_cards() {
  if (!cards_) return;
  const bool over = state_->hand_over();
  const bool hidden_pieces = state_->view.setup.hidden > 0;
  if (looked_at_) {
    const int tall = height_of(top_card(), column_width());
    cards_->earlier->setFixedHeight(std::max(tall, cards_->earlier->heightForWidth(column_width())));
  }
  for (QWidget* card : std::initializer_list<QWidget*>{cards_->bar, cards_->hand_panel, cards_->result}) {
    card->setVisible(card == top_card() && !looked_at_);
  }
  cards_->earlier->setVisible(looked_at_.has_value());
  cards_->ranges->setVisible(!over && ranges_shown_ && hidden_pieces);
  cards_->material->setVisible(over && turns_all_up(state_->view.result->kind));
  cards_->next->setVisible(over);
  cards_->tabs->setMinimumHeight(over && hidden_pieces ? cards_->tabs->heightFor(TurnedUpPage, column_width()) : 0);
  cards_->show_hint(hint_ && !looked_at_ && !over, table_places(size(), devicePixelRatioF()).column.size());
  show_note();
}

}  // namespace raisechess
