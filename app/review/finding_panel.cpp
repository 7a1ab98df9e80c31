// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/finding_panel.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QVBoxLayout>

#include "widgets/review_words.h"

namespace raisechess::ui {
namespace {

/// Are there half-moves that arrows can show?
bool has_arrows(const Finding& finding) {
  return !finding.taken.text.empty() && finding.instead;
}

}  // namespace

FindingPanel::FindingPanel(QWidget* parent)
    : Panel(Surface::Card, parent),
      heading_(new Label(TextRole::PanelTitle, Tone::Text, this)),
      legend_(new SignLegend(this)),
      sentence_(new Label(TextRole::Body, Tone::Text, this)),
      copy_(new Label(TextRole::Note, Tone::Quiet, this)),
      next_(new Button(Button::Look::Secondary, this)),
      try_(new Button(Button::Look::Primary, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(6);
  auto* head = new QHBoxLayout;
  heading_->setWordWrap(true);
  head->addWidget(heading_, 1);
  head->addWidget(legend_);
  layout->addLayout(head);
  sentence_->setWordWrap(true);
  layout->addWidget(sentence_);
  layout->addStretch(1);
  auto* buttons = new QHBoxLayout;
  copy_->setWordWrap(true);
  buttons->addWidget(copy_, 1);
  buttons->addStretch();
  buttons->addWidget(next_);
  buttons->addWidget(try_);
  layout->addLayout(buttons);
  legend_->setEntries({{Sign::Played, tr("played", "an arrow")}, {Sign::Instead, tr("instead", "an arrow")}});
  legend_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  copy_->setText(tr("A copy of the hand: nothing of it counts."));
  next_->setLabel(tr("Next loss"), QKeySequence(Qt::Key_N).toString(QKeySequence::NativeText));
  try_->setLabel(tr("Try again"), QKeySequence(Qt::Key_T).toString(QKeySequence::NativeText));
  for (Button* button : {next_, try_}) button->setReadyAtOnce();
  connect(next_, &Button::triggered, this, &FindingPanel::nextChosen);
  connect(try_, &Button::triggered, this, &FindingPanel::tryChosen);
  setDensity(Density::Normal);
}

void FindingPanel::setDensity(Density density) {
  const int edge = density == Density::Normal ? 12 : 8;
  layout()->setContentsMargins(metrics::panel_padding, edge, metrics::panel_padding, edge);
  copy_->setVisible(density == Density::Normal);
}

void FindingPanel::setFinding(const FindingShown& shown) {
  heading_->setText(ReviewWords::heading(shown.finding));
  sentence_->say(shown.sentence);
  legend_->setVisible(has_arrows(shown.finding));
  next_->show();
}

void FindingPanel::setNothing(const QString& sentence) {
  heading_->setText({});
  legend_->hide();
  next_->hide();
  sentence_->say(sentence);
}

}  // namespace raisechess::ui

#include "widgets/moc_finding_panel.cpp"
