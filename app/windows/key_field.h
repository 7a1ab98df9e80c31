// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace raisechess {

/// Shows a key and tells which one is pressed in it; it takes none by itself, and no second one after it. Esc and Tab
/// stay with the dialog around it.
class KeyField : public QKeySequenceEdit {
  Q_OBJECT

 public:
  using QKeySequenceEdit::QKeySequenceEdit;

 signals:
  void pressed(const QKeySequence& key);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace raisechess
