// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "style/fonts.h"

namespace raisechess::ui {

/// What a text means, told by its colour.
enum class Tone { Text, Quiet, Good, Bad, Note, Felt, FeltQuiet };

/// A plain text in one of the program's sizes and colours; it follows the theme.
class Label : public QLabel {
  Q_OBJECT

 public:
  explicit Label(TextRole role, Tone tone = Tone::Text, QWidget* parent = nullptr);

  void setTone(Tone tone);
  void setRole(TextRole role, bool bold = false);
  /// Cuts a text that does not fit with "…" instead of asking for room.
  void setElided(bool elided);
  /// Sets the text and shows the label, or hides it where there is nothing to say.
  void say(const QString& text);

  QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void takeColor();

  Tone tone_;
  bool elided_ = false;
  bool taking_color_ = false;
};

}  // namespace raisechess::ui
