// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <memory>
#include <optional>

#include "view/player_view.h"

namespace raisechess::ui {

/// One side's dealing as it is shown: the commitment, later the secret, and whether they belong together.
struct DealingShown {
  QString commitment;
  QString secret;  ///< empty while it is sealed
  std::optional<bool> verified;
  friend bool operator==(const DealingShown&, const DealingShown&) = default;
};

struct ScoreState {
  MatchScore score;
  Seat you = Seat::A;
  QString your_name;  ///< empty: "You"
  bool with_chips = true;
  std::optional<double> minutes_to_next_level;
  DealingShown your_dealing;
  DealingShown computers_dealing;
};

/// The match so far: both scores, the blinds and when they rise, and what shows that the dealing is fair. Scrolls where
/// it is low.
class ScorePanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit ScorePanel(QWidget* parent = nullptr);
  ~ScorePanel() override;

  void setState(const ScoreState& state);

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace raisechess::ui
