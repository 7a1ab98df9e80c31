// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace raisechess {

/// The height that `card` wants at `width`.
int height_of(const QWidget* card, int width);

/// Cards below each other, each as high as it wants to be; the last one that is seen takes what is left. The very last
/// is content with little. To be put into a scroll area, which comes into play where even that does not fit.
class CardColumn : public QWidget {
  Q_OBJECT

 public:
  explicit CardColumn(QWidget* parent = nullptr);

  void add(QWidget* card);
  void set_gap(int gap);
  int gap() const { return gap_; }
  void place_cards();
  /// The height that is wanted if the very last card is seen, too.
  int height_with_last(int width) const;

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* card, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::vector<QWidget*> seen() const;
  bool fills(const QWidget* card) const { return card == cards_.back(); }

  std::vector<QWidget*> cards_;
  int gap_ = 0;
};

}  // namespace raisechess
