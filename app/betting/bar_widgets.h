// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "amount_fields.h"
#include "chip_stacks.h"
#include "confirm_strip.h"
#include "equity_meter.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"

class QBoxLayout;
class QGridLayout;
class QStackedLayout;
class QVBoxLayout;

namespace raisechess::ui {

/// "POT 14", its chips, where they come from, and the viewer's equity.
struct PotRow : public QWidget {
  explicit PotRow(QWidget* parent);
  void setDensity(Density density);
  void showAmount(Chips pot);

  Label* title;
  Label* number;
  ChipStacks* chips;
  Label* notes;
  Button* split;
  EquityMeter* equity;

 private:
  TextRole numberRole() const;

  Density density_ = Density::Normal;
};

/// "Raise to": slider, field, presets, and the rule that bounds them.
struct AmountRow : public QWidget {
  explicit AmountRow(QWidget* parent);
  void setDensity(Density density);

  Label* title;
  AmountSlider* slider;
  Label* least;
  Label* most;
  AmountBox* box;
  Button* presets[3];
  Label* reason;

 private:
  QGridLayout* grid_;
};

/// Fold, check or call, bet or raise, and apart from them all-in; or a question in their place.
struct ButtonRow : public QWidget {
  explicit ButtonRow(QWidget* parent);
  void setDensity(Density density);
  void showButtons(bool buttons);
  bool isAsking() const;

  Button* fold;
  Button* call;
  Button* bet;
  Button* all_in;
  ConfirmStrip* question;

 private:
  QWidget* buttons_;
  QStackedLayout* stack_;
};

}  // namespace raisechess::ui
