// SPDX-License-Identifier: GPL-3.0-or-later
#include "earlier_card.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "style/metrics.h"
#include "view/move_text.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

EarlierCard::EarlierCard(QWidget* parent)
    : Panel(Surface::Felt, parent),
      title_(new Label(TextRole::PanelTitle, Tone::Felt, this)),
      back_(new Button(Button::Look::Primary, this)) {
  auto* sentence = new Label(TextRole::Secondary, Tone::Felt, this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(metrics::felt_padding_compact, 10, metrics::felt_padding_compact, 10);
  row->setSpacing(12);
  auto* words = new QVBoxLayout;
  words->setSpacing(4);
  title_->setRole(TextRole::PanelTitle, true);
  for (Label* label : {title_, sentence}) {
    label->setWordWrap(true);
    words->addWidget(label);
  }
  words->addStretch();
  row->addLayout(words, 1);
  row->addWidget(back_, 0, Qt::AlignTop);
  sentence->say(tr("The board shows what you knew then. Nothing can be played here."));
  back_->setLabel(tr("Back to the present"), tr("Esc", "the key"));
  back_->setReadyAtOnce();
  connect(back_, &Button::triggered, this, &EarlierCard::back_chosen);
}

void EarlierCard::show_ply(const PlayerView& view, int ply) {
  title_->say(ply == 0 ? tr("An earlier position: before the first move")
                       : tr("An earlier position: after %1: %2", "move 3, White: Nf3")
                             .arg(Words::half_move(ply), Words::move(move_text(view, ply))));
}

}  // namespace raisechess
