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
      sentence_(new Label(TextRole::Secondary, Tone::Felt, this)),
      back_(new Button(Button::Look::Primary, this)) {
  auto* title = new Label(TextRole::PanelTitle, Tone::Felt, this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(metrics::felt_padding_compact, 10, metrics::felt_padding_compact, 10);
  row->setSpacing(12);
  auto* words = new QVBoxLayout;
  words->setSpacing(4);
  title->setRole(TextRole::PanelTitle, true);
  for (Label* label : {title, sentence_}) {
    label->setWordWrap(true);
    words->addWidget(label);
  }
  words->addStretch();
  row->addLayout(words, 1);
  row->addWidget(back_, 0, Qt::AlignTop);
  title->say(tr("An earlier position"));
  back_->setLabel(tr("Back to the present"), tr("Esc", "the key"));
  back_->setReadyAtOnce();
  connect(back_, &Button::triggered, this, &EarlierCard::back_chosen);
}

void EarlierCard::show_ply(const PlayerView& view, int ply) {
  const QString rest = tr("The board shows what you knew then; nothing can be played here.");
  const QString when =
      ply == 0
          ? tr("Before the first move.")
          : tr("After %1: %2.", "move 3, White: Nf3").arg(Words::half_move(ply), Words::move(move_text(view, ply)));
  sentence_->say(when + ' ' + rest);
}

}  // namespace raisechess

#include "moc_earlier_card.cpp"
