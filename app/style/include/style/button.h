// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <cstdint>
#include <functional>

namespace raisechess::ui {

/// Milliseconds that only ever grow; tests put their own in.
using MonotonicClock = std::function<std::int64_t()>;
MonotonicClock steady_clock_ms();

/// A button of the table. It differs from a plain one in three ways: it shows its key; when it is not available it
/// stays reachable and tells why; and when it appears, or the game (not the player's own hand) changes its label, it
/// stays inert for one second, so that no click or key meant for what was there before does something else.
class Button : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Look {
    Primary,      ///< amber: one per screen
    Secondary,    ///< window colour with a line
    Felt,         ///< on felt: dark glass
    FeltNeutral,  ///< on felt: the neutral answer, with a light line
    AllIn,
    Preset  ///< on felt: small, two lines, a size of bet
  };
  enum class ChangedBy { Player, Game };

  static constexpr int inert_ms = 1000;

  Button(Look look, QWidget* parent = nullptr);

  void setLook(Look look);
  Look look() const { return look_; }
  /// `detail` stands under the label (beside it in a low button): the key, or "R · adds 12".
  void setLabel(const QString& label, const QString& detail, ChangedBy by = ChangedBy::Player);
  void setClock(MonotonicClock clock) { clock_ = std::move(clock); }
  /// For what does no harm, an answer "No" say: ready as soon as it appears.
  void setReadyAtOnce(bool ready = true) { ready_at_once_ = ready; }
  /// Off: Space is left to whoever is around, because it is printed on another button.
  void setPressedBySpace(bool pressed) { pressed_by_space_ = pressed; }
  void setFixedFace(int height);  ///< height of the visible button, without the room for its focus ring

  void setAvailable();
  void setUnavailable(const QString& reason);
  bool isAvailable() const { return reason_.isEmpty(); }
  const QString& reason() const { return reason_; }
  bool isInert() const { return clock_() < inert_until_; }
  bool isReady() const { return isAvailable() && !isInert(); }
  const QString& detail() const { return detail_; }
  /// While `triggered` is told: was it the mouse, not a key or a screen reader?
  bool isTriggeredByMouse() const { return released_by_mouse_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  /// Does all of the label show in the present size?
  bool showsWholeLabel() const;

 signals:
  void triggered();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void trigger();
  QRect face() const;
  QFont labelFont() const;
  bool detailBelow() const;
  bool labelFitsOneLine() const;
  void drawFace(QPainter& painter) const;
  void drawLabels(QPainter& painter) const;
  void drawTwoLines(QPainter& painter, double strength) const;
  void drawKeyBeside(QPainter& painter, double strength) const;

  Look look_;
  QString detail_;
  QString reason_;
  MonotonicClock clock_;
  std::int64_t inert_until_ = 0;
  bool ready_at_once_ = false;
  bool pressed_by_space_ = true;
  bool released_by_mouse_ = false;
};

}  // namespace raisechess::ui
