// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "style/panel.h"
#include "view/analysis.h"

namespace raisechess::ui {

/// Possible types drawn and ruled-out ones struck through, or percentages and bits.
enum class RangeStyle { Plain, Advanced };

/// What the viewer supposes of the computer's pieces, and what follows from it.
struct ThoughtShown {
  Supposition supposition;
  std::optional<Chance> before;  ///< his chance without the thought, where chances are shown
  std::optional<Chance> now;     ///< … and with it
  friend bool operator==(const ThoughtShown&, const ThoughtShown&) = default;
};

/// What the viewer may know of the hidden pieces, in both directions: what the computer can hold, and what his own
/// moves have told at least. With four or five hidden pieces the two share the room as tabs.
class RangePanel : public Panel {
  Q_OBJECT

 public:
  explicit RangePanel(QWidget* parent = nullptr);
  ~RangePanel() override;

  void setRanges(const RangeTable& range, const RangeTable& told);
  /// A thought about `range` as it was set last. It changes no fact: everything of it is dashed in amber.
  void setThought(const std::optional<ThoughtShown>& thought);
  /// Can types be chosen to think about?
  void setThinkable(bool thinkable);
  /// Puts the keyboard on the table, to choose a type there.
  void focusTypes();
  /// What the action named `action` changed, by how much and why: "After h7–h6 · h6: pawn ruled out · …".
  static QString changeWords(const QString& action, const RangeTable& before, const RangeTable& after);

  /// Who looks is neither of the players: the titles speak of the two sides.
  void setOnlooker(bool onlooker);
  void setStyle(RangeStyle style);
  RangeStyle rangeStyle() const;
  void setDensity(Density density);

 signals:
  /// The player switched; the choice is to be remembered.
  void styleChosen(raisechess::ui::RangeStyle style);
  /// The player chose a type of the computer's piece that was dealt on `origin`, to think about.
  void typeChosen(raisechess::Square origin, raisechess::PieceType type);
  void thoughtLetGo();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
