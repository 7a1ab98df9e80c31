// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"
#include "chip_motion.h"
#include "table_cards.h"
#include "table_view.h"
#include "view/move_text.h"
#include "widgets/chip_moves.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

/// Between the plates and the pot, which lies where the top card has it.
ChipMotion* TableView::make_chip_motion() {
  const auto at_plate = [this](Side side) {
    const PlateWidget* plate = side == state_->side() ? your_plate_ : computer_plate_;
    return plate->mapTo(this, plate->chipsCenter());
  };
  const auto in_pot = [this] {
    if (cards_->bar->isVisible()) return cards_->bar->mapTo(this, cards_->bar->potCenter());
    return cards_->result->mapTo(this, cards_->result->rect().center());
  };
  return new ChipMotion(this, at_plate, in_pot);
}

void TableView::start_motion(const std::optional<session::TableState>& before) {
  if (!before || before->view.log.size() == state_->view.log.size()) return;
  chips_->begin(chip_moves(before->view, state_->view), counting_);
}

/// The sums grow with each piece that is turned up; when all are, the result is said and the pot goes to who has won.
void TableView::show_turning_over() {
  if (!counting_) return;
  complete();
  counting_ = !board_->notTurnedOver().empty();
  cards_->material->setFaceDown(board_->notTurnedOver());
  if (counting_) return;
  show_end();
  cards_->tabs->choosePage(TurnedUpPage);
  show_plates();
  chips_->let_win();
  emit result_said();
  announcer_->announce(cards_->result->spoken());
}

/// What came since `before`, and how the hand ended unless the pieces are still turned up.
void TableView::announce(const std::optional<session::TableState>& before) {
  const PlayerView& view = state_->view;
  if (!before || before->view.start != view.start || before->view.log.size() >= view.log.size()) return;
  const std::vector<std::string> texts = log_texts(view);
  QStringList sentences;
  for (std::size_t place = before->view.log.size(); place < view.log.size(); ++place) {
    sentences << Words::event(view.log[place], Words::move(texts[place]), state_->with_chips(), view.viewer);
  }
  if (view.result && !counting_) sentences << cards_->result->spoken();
  announcer_->announce(sentences.join(QLatin1Char(' ')));
}

}  // namespace raisechess
