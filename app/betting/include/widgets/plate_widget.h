// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "style/metrics.h"
#include "view/setup.h"

namespace raisechess::ui {

/// What a player's plate says.
struct PlateState {
  QString name;                ///< "Computer · Club"
  QString line;                ///< "Black · bets 6 before its 19th move"
  std::optional<Chips> stack;  ///< nothing: without chips, then `score` stands there
  QString score;               ///< "hands 3"
  bool is_you = false;
  bool to_act = false;
  bool winner = false;
  QString more{};   ///< on hover, below the line
  QString typed{};  ///< a move while it is typed; stands there instead of name and line
  friend bool operator==(const PlateState&, const PlateState&) = default;
};

/// The plate of one player, above or below the board: who he is, what he does, his chips.
class PlateWidget : public QWidget {
  Q_OBJECT

 public:
  explicit PlateWidget(QWidget* parent = nullptr);

  void setState(const PlateState& state);
  const PlateState& state() const { return state_; }
  /// What is left of his turn, beside the score; `low` when it is nearly over. Empty: no clock.
  void setClock(const QString& time, bool low);
  QString clock() const { return clock_; }
  void setDensity(Density density);

  /// Where the chips stand, for chips that slide from here or to here.
  QPoint chipsCenter() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void placeChips();
  void drawDisc(QPainter& painter) const;
  void drawTexts(QPainter& painter) const;
  void drawNumber(QPainter& painter) const;
  double drawClock(QPainter& painter) const;
  double numberWidth() const;
  bool isCompact() const { return density_ == Density::Compact; }

  PlateState state_;
  QString clock_;
  bool clock_low_ = false;
  Density density_ = Density::Normal;
  class ChipStacks* chips_;
};

}  // namespace raisechess::ui
