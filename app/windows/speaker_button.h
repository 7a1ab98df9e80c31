// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace raisechess {

/// A speaker that sounds come out of while it is checked; crossed out while it is not.
class SpeakerButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit SpeakerButton(QWidget* parent = nullptr);

  /// The key that does the same, for the tool tip.
  void set_key(const QString& key);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void checkStateSet() override;
  void nextCheckState() override;

 private:
  void describe();

  QString key_;
};

}  // namespace raisechess
