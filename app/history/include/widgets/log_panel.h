// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "style/metrics.h"
#include "view/player_view.h"

namespace raisechess::ui {

class LogModel;
class LogView;
class NoteLabel;

/// What is noted beside a half-move, where it is known.
struct PlyNote {
  std::optional<Chips> pot;          ///< after it
  double bits_told_by_you = 0;       ///< by which what an onlooker cannot rule out of the viewer's pieces shrank
  double bits_told_by_computer = 0;  ///< by which what the viewer cannot rule out of the other side's shrank
};

/// The moves and bets of a hand, a line for each move number. Choosing a half-move (by mouse, or with the arrow keys,
/// Home and End) asks to look back at it.
class LogPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LogPanel(QWidget* parent = nullptr);
  ~LogPanel() override;

  /// `notes`: by half-move, the first one at 0; may be shorter than the hand.
  void setView(const PlayerView& view, const std::vector<PlyNote>& notes = {});
  /// Marks the half-move that the board shows; nothing: the present.
  void showPly(std::optional<int> ply);
  /// A sentence under the list, or several paragraphs, of which the last ones go where there is no room; empty: none.
  void setNote(const QString& note);
  QString note() const;
  void setDensity(Density density);

  int shownPly() const;
  LogView* view() const { return list_; }
  QWidget* wheelArea() const;  ///< what gets the wheel over the list

 public slots:
  void stepBack();
  void stepForward();
  void toStart();
  void toPresent();

 signals:
  void plySelected(int ply);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void select(int ply);
  void fitNote();

  LogModel* model_;
  LogView* list_;
  NoteLabel* note_;
  QString whole_note_;
};

}  // namespace raisechess::ui
