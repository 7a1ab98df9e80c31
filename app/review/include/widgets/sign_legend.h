// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

namespace raisechess::ui {

/// The signs of a review. Told: by an own move; ToldOtherwise: by a move of the other side.
enum class Sign : std::uint8_t { Chance, Pot, Loss, Told, ToldOtherwise, Played, Instead };

/// What signs mean: each one as it is drawn, with its words; right-aligned, in as many lines as it needs.
class SignLegend : public QWidget {
 public:
  struct Entry {
    Sign sign{};
    QString text;
  };

  explicit SignLegend(QWidget* parent = nullptr);

  void setEntries(std::vector<Entry> entries);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// The entries of each line, in order.
  std::vector<std::vector<const Entry*>> lines(int width) const;
  static double widthOf(const Entry& entry);
  static double lineHeight();

  std::vector<Entry> entries_;
};

}  // namespace raisechess::ui
