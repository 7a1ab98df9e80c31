// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "style/panel.h"
#include "view/range_table.h"

namespace raisechess::ui {

/// Possible types drawn and ruled-out ones struck through, or percentages and bits.
enum class RangeStyle { Plain, Advanced };

/// What the viewer may know of the hidden pieces, in both directions: what the computer can hold, and what his own
/// moves have told at least. With four or five hidden pieces the two share the room as tabs.
class RangePanel : public Panel {
  Q_OBJECT

 public:
  explicit RangePanel(QWidget* parent = nullptr);
  ~RangePanel() override;

  void setRanges(const RangeTable& range, const RangeTable& told);
  /// What the action named `action` changed, by how much and why: "After h7–h6 · h6: pawn ruled out · …".
  static QString changeWords(const QString& action, const RangeTable& before, const RangeTable& after);

  void setStyle(RangeStyle style);
  RangeStyle rangeStyle() const;
  void setDensity(Density density);

 signals:
  /// The player switched; the choice is to be remembered.
  void styleChosen(raisechess::ui::RangeStyle style);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
