// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "style/panel.h"
#include "view/action.h"
#include "view/player_view.h"
#include "widgets/equity_shown.h"

namespace raisechess::ui {

class Button;

/// Without chips: what is due, and the two things that can be done beside moving: resign, and offer or answer a split.
class HandPanel : public Panel {
  Q_OBJECT

 public:
  explicit HandPanel(QWidget* parent = nullptr);
  ~HandPanel() override;

  void setView(const PlayerView& view);
  /// The chance to win the hand; nothing: it is not shown.
  void setEquity(const std::optional<EquityShown>& equity);
  void setDensity(Density density);

  /// Resigning asks first.
  bool isAsking() const;
  void closeQuestion();

  Button* resignButton() const;   ///< while it asks: the answer no
  Button* sureButton() const;     ///< the answer yes
  Button* splitButton() const;    ///< offer, or accept what the computer offered
  Button* declineButton() const;  ///< seen while an offer is to be answered

 signals:
  void actionChosen(raisechess::Action action);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
