// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/step_buttons.h"

#include <QHBoxLayout>

#include "style/button.h"

namespace raisechess::ui {

StepButtons::StepButtons(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(0);  // each keeps room for its focus ring
  add(QStringLiteral("«"), tr("To the start"), QStringLiteral("Home"), &StepButtons::toStart);
  add(QStringLiteral("‹"), tr("One half-move back"), QStringLiteral("←"), &StepButtons::back);
  add(QStringLiteral("›"), tr("One half-move on"), QStringLiteral("→"), &StepButtons::on);
  add(QStringLiteral("»"), tr("To the end"), QStringLiteral("End"), &StepButtons::toEnd);
}

void StepButtons::add(const QString& sign, const QString& name, const QString& key, void (StepButtons::*step)()) {
  auto* button = new Button(Button::Look::Secondary);
  button->setReadyAtOnce();
  button->setLabel(sign, {});
  button->setAccessibleName(name);
  button->setToolTip(name + QStringLiteral(" (%1)").arg(key));
  connect(button, &Button::triggered, this, step);
  row_->addWidget(button);
}

}  // namespace raisechess::ui

#include "widgets/moc_step_buttons.cpp"
