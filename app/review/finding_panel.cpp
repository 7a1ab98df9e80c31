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
      legend_(new Label(TextRole::Note, Tone::Quiet, this)),
      sentence_(new Label(TextRole::Body, Tone::Text, this)),
      next_(new Button(Button::Look::Primary, this)),
      close_(new Button(Button::Look::Secondary, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(6);
  for (Label* label : {heading_, legend_, sentence_}) {
    label->setWordWrap(true);
    layout->addWidget(label);
  }
  layout->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(close_);
  buttons->addWidget(next_);
  layout->addLayout(buttons);
  legend_->say(tr("Red arrow: played. Teal arrow: instead."));
  next_->setLabel(tr("Next loss"), QKeySequence(Qt::Key_N).toString(QKeySequence::NativeText));
  close_->setLabel(tr("Close"), tr("Esc", "the key"));
  for (Button* button : {next_, close_}) button->setReadyAtOnce();
  connect(next_, &Button::triggered, this, &FindingPanel::nextChosen);
  connect(close_, &Button::triggered, this, &FindingPanel::closeChosen);
  setDensity(Density::Normal);
}

void FindingPanel::setDensity(Density density) {
  const int edge = density == Density::Normal ? 12 : 8;
  layout()->setContentsMargins(metrics::panel_padding, edge, metrics::panel_padding, edge);
}

void FindingPanel::setFinding(const FindingShown& shown) {
  heading_->say(ReviewWords::heading(shown.finding));
  sentence_->say(shown.sentence);
  legend_->setVisible(has_arrows(shown.finding));
  next_->show();
}

void FindingPanel::setNothing(const QString& sentence) {
  heading_->say({});
  legend_->hide();
  next_->hide();
  sentence_->say(sentence);
}

}  // namespace raisechess::ui

#include "widgets/moc_finding_panel.cpp"
