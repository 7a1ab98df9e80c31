// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "style/metrics.h"

class QMenuBar;

namespace raisechess {

namespace ui {
class Label;
}

class SpeakerButton;

/// The strip above the table: the menus on the left, a line about the match and the speaker on the right.
class TopBar : public QWidget {
  Q_OBJECT

 public:
  explicit TopBar(QWidget* parent = nullptr);

  QMenuBar* menus() const { return menus_; }
  SpeakerButton* speaker() const { return speaker_; }
  void say(const QString& line);
  QString line() const;
  static int height_at(int window_width);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QMenuBar* menus_;
  ui::Label* line_;
  SpeakerButton* speaker_;
};

}  // namespace raisechess
