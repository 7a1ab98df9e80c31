// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "style/button.h"
#include "style/panel.h"
#include "view/action.h"
#include "view/player_view.h"
#include "widgets/bet_keys.h"
#include "widgets/equity_shown.h"

namespace raisechess::ui {

/// The felt with the pot and everything that can be done with chips: fold, check or call, bet or raise, all-in, and the
/// agreed split. It sends the Action that was chosen; bounds, prices and turns are those of the view.
class ActionBar : public Panel {
  Q_OBJECT

 public:
  explicit ActionBar(QWidget* parent = nullptr);
  ~ActionBar() override;

  void setView(const PlayerView& view);
  /// Why nothing can be chosen although the view would allow it ("You are looking back."); empty: nothing stands
  /// against it.
  void setBlocked(const QString& reason);
  void setEquity(std::optional<EquityShown> equity);
  void setDensity(Density density);
  void setKeys(const BetKeys& keys);
  void setConfirmAllIn(bool confirm);
  void setClock(const MonotonicClock& clock);

  /// Where the chips of the pot lie, for chips that slide there.
  QPoint potCenter() const;

  Chips amount() const;  ///< of the slider
  void setAmount(Chips amount);
  bool isAsking() const;  ///< is a question open (all-in, resign)

  /// Does what `key` stands for, if it stands for anything now; the window passes on what nobody wanted. While an
  /// answer is due or the bar has the focus that is any key of the bets, else the one that checks.
  bool tryKey(int key);

  /// The bar's buttons, for tests and for the window's tab order.
  enum class Part { Fold, Call, Bet, AllIn, MinPreset, HalfPreset, PotPreset, Split, Confirm, Cancel };
  Button* button(Part part) const;
  QString reason() const;  ///< the line that says why something is not available, or which rule bounds the bet

 signals:
  void actionChosen(raisechess::Action action);
  /// "Check: just move": the board is to take over.
  void checkChosen();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
