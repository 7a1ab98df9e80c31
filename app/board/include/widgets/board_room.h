// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace raisechess::ui {

class BoardWidget;

/// A board in the middle of whatever room there is, as large as whole device pixels for each square allow.
class BoardRoom : public QWidget {
  Q_OBJECT

 public:
  explicit BoardRoom(QWidget* parent = nullptr);
  BoardWidget* board() const { return board_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  BoardWidget* board_;
};

}  // namespace raisechess::ui
