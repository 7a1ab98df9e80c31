// SPDX-License-Identifier: GPL-3.0-or-later
#include "confirm_strip.h"

#include <QHBoxLayout>

#include <utility>

#include "style/label.h"
#include "style/metrics.h"

namespace raisechess::ui {

ConfirmStrip::ConfirmStrip(QWidget* parent)
    : QWidget(parent),
      question_(new Label(TextRole::Body, Tone::Felt, this)),
      yes_(new Button(Button::Look::AllIn, this)),
      no_(new Button(Button::Look::FeltNeutral, this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(metrics::ring_room, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(question_, 1);
  layout->addWidget(yes_);
  layout->addWidget(no_);
  question_->setWordWrap(true);
  no_->setReadyAtOnce();
  connect(yes_, &Button::triggered, this, [this] {
    const auto act = std::exchange(on_yes_, {});
    emit answered();
    if (act) act();
  });
  connect(no_, &Button::triggered, this, &ConfirmStrip::answered);
}

void ConfirmStrip::ask(const QString& question, const QString& yes, int covered, std::function<void()> on_yes) {
  question_->setText(question);
  no_->setMinimumWidth(covered);
  no_->setLabel(tr("No"), tr("Esc", "the key"));
  yes_->setLabel(yes, tr("Enter", "the key"));
  on_yes_ = std::move(on_yes);
}

void ConfirmStrip::setFace(int height) {
  yes_->setFixedFace(height);
  no_->setFixedFace(height);
}

}  // namespace raisechess::ui

#include "moc_confirm_strip.cpp"
