// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/material_panel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

#include "material_row.h"
#include "style/label.h"
#include "words/words.h"

namespace raisechess::ui {

MaterialPanel::MaterialPanel(QWidget* parent)
    : Panel(Surface::Card, parent),
      layout_(new QVBoxLayout(this)),
      values_(new Label(TextRole::Note, Tone::Quiet, this)),
      rows_{new MaterialRow(this), new MaterialRow(this)},
      sum_(new Label(TextRole::Body, Tone::Good, this)) {
  auto* title = new Label(TextRole::PanelTitle, Tone::Text, this);
  title->say(tr("Material, every piece counted"));
  values_->say(tr("queen 9 · rook 5 · bishop 3 · knight 3 · pawn 1"));
  values_->setToolTip(values_->text());
  values_->setElided(true);
  auto* heading = new QHBoxLayout;
  heading->addWidget(title);
  heading->addStretch();
  heading->addWidget(values_);
  layout_->addLayout(heading);
  for (MaterialRow* row : rows_) layout_->addWidget(row);
  sum_->setAlignment(Qt::AlignRight);
  sum_->setWordWrap(true);
  layout_->addWidget(sum_);
  setDensity(Density::Normal);
}

void MaterialPanel::setDensity(Density density) {
  const bool roomy = density == Density::Normal;
  const int edge = roomy ? 12 : 8;
  layout_->setContentsMargins(metrics::panel_padding, edge, metrics::panel_padding, edge);
  layout_->setSpacing(roomy ? 8 : 4);
  sum_->setRole(roomy ? TextRole::Body : TextRole::Note, true);
  values_->setVisible(roomy);  // the points under the pieces say it too
  for (MaterialRow* row : rows_) row->setDensity(density);
}

void MaterialPanel::setEnd(const HandEnd& end) {
  end_ = end;
  face_down_.clear();
  showRows();
  sum_->say(comparison());
}

void MaterialPanel::setFaceDown(const std::vector<Square>& squares) {
  face_down_ = squares;
  showRows();
  QSizePolicy policy = sum_->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  sum_->setSizePolicy(policy);
  sum_->setVisible(squares.empty());
}

void MaterialPanel::showRows() {
  const Side you = end_.view.viewer;
  const auto wins = [this](Side side) { return face_down_.empty() && end_.view.result->winner == side; };
  const QString name = end_.your_name.isEmpty() ? tr("You") : end_.your_name;
  rows_[0]->setPieces(end_.view, you, face_down_, QStringLiteral("%1 · %2").arg(name, Words::side(you)), wins(you));
  rows_[1]->setPieces(end_.view, other(you), face_down_, tr("Computer · %1").arg(Words::side(other(you))),
                      wins(other(you)));
}

QString MaterialPanel::comparison() const {
  const HandResult& result = *end_.view.result;
  if (result.kind != ResultKind::Showdown) {
    return tr("Material does not count here: the hand ended before the showdown.");
  }
  const auto [less, more] = std::minmax({result.material.white.value_or(0), result.material.black.value_or(0)});
  if (!result.winner) return tr("%1 each: nobody has more", "17 points").arg(Words::points(more));
  return tr("%1 − %2 = %3: %4 takes it")
      .arg(Words::number(more), Words::number(less), Words::number(more - less), Words::side_within(*result.winner));
}

}  // namespace raisechess::ui

#include "widgets/moc_material_panel.cpp"
