// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "style/button.h"

namespace raisechess::ui {

class Label;

/// A question in the place of the buttons. "No" lies where the asking button lay, and "yes" is inert for a second, so
/// that a second click by mistake does nothing; Enter says yes, Esc no.
class ConfirmStrip : public QWidget {
  Q_OBJECT

 public:
  explicit ConfirmStrip(QWidget* parent = nullptr);

  /// `covered`: how wide the asking button is, so that "No" covers it.
  void ask(const QString& question, const QString& yes, int covered, std::function<void()> on_yes);
  void setFace(int height);

  Button* yes() const { return yes_; }
  Button* no() const { return no_; }

 signals:
  void answered();

 private:
  Label* question_;
  Button* yes_;
  Button* no_;
  std::function<void()> on_yes_;
};

}  // namespace raisechess::ui
