// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/material_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "material_row.h"
#include "style/label.h"
#include "words/words.h"

namespace raisechess::ui {

MaterialPanel::MaterialPanel(QWidget* parent)
    : Panel(Surface::Card, parent),
      values_(new Label(TextRole::Note, Tone::Quiet, this)),
      rows_{new MaterialRow(this), new MaterialRow(this)},
      sum_(new Label(TextRole::Body, Tone::Good, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(metrics::panel_padding, 12, metrics::panel_padding, 12);
  layout->setSpacing(8);
  auto* title = new Label(TextRole::PanelTitle, Tone::Text, this);
  title->say(tr("Material, every piece counted"));
  values_->say(tr("queen 9 · rook 5 · bishop 3 · knight 3 · pawn 1"));
  values_->setWordWrap(true);
  auto* heading = new QHBoxLayout;
  heading->addWidget(title);
  heading->addStretch();
  heading->addWidget(values_);
  layout->addLayout(heading);
  for (MaterialRow* row : rows_) layout->addWidget(row);
  sum_->setAlignment(Qt::AlignRight);
  sum_->setWordWrap(true);
  layout->addWidget(sum_);
}

void MaterialPanel::setEnd(const HandEnd& end) {
  const PlayerView& view = end.view;
  const HandResult& result = *view.result;
  const Side you = view.viewer;
  rows_[0]->setPieces(view, you, tr("You · %1").arg(Words::side(you)), result.winner == you);
  rows_[1]->setPieces(view, other(you), tr("Computer · %1").arg(Words::side(other(you))), result.winner == other(you));
  const int more = std::max(result.material[you].value_or(0), result.material[other(you)].value_or(0));
  const int less = std::min(result.material[you].value_or(0), result.material[other(you)].value_or(0));
  const bool counted = result.kind == ResultKind::Showdown;
  if (!counted) {
    sum_->say(tr("Material does not count here: the hand ended before the showdown."));
  } else if (result.winner) {
    sum_->say(
        tr("%1 − %2 = %3: %4 takes it")
            .arg(Words::number(more), Words::number(less), Words::number(more - less), Words::side(*result.winner)));
  } else {
    sum_->say(tr("%1 points each: nobody has more").arg(Words::number(more)));
  }
}

}  // namespace raisechess::ui
