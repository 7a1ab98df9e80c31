// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <functional>
#include <optional>

#include "bar_message.h"
#include "bar_state.h"
#include "bar_widgets.h"
#include "widgets/action_bar.h"

namespace raisechess::ui {

/// The parts of the bar and what they show; what the buttons do is in action_bar_acts.cpp.
class ActionBar::Private {
 public:
  explicit Private(ActionBar* owner);

  void makeLayout();
  void keepRoom();
  void retranslate();
  void connectParts();
  void setDensity(Density new_density);

  void showView(const PlayerView& new_view);
  void show(Button::ChangedBy by);
  void showMessage();
  int messageRoom() const;
  void showPot(const BarState& shown);
  void showAmount(const BarState& shown);
  void showButtons(const BarState& shown, Button::ChangedBy by);
  void showPresets(const BetBounds& bounds);
  void showKeys();
  void setAmount(Chips amount);
  void takeAmount(Chips amount);

  void giveUp(bool by_key);
  void callOrCheck();
  void betOrRaise();
  void goAllIn();
  void sendBet(Chips to);
  void ask(const QString& question, const QString& yes, std::function<void()> on_yes);
  void closeQuestion();
  bool isMeant(int key, Button* button) const;
  bool lettersAct() const;

  ActionBar* bar;
  PlayerView view;
  BarState state;
  BarChoice choice;
  std::optional<EquityShown> equity;
  Density density = Density::Normal;

  QVBoxLayout* layout;
  PotRow* pot;
  FeltLine* line;
  Label* message;
  AmountRow* amount_row;
  ButtonRow* buttons;
  QPointer<QWidget> asked_from;
};

}  // namespace raisechess::ui
