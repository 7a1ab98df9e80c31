// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "session/analysis.h"
#include "session/table_state.h"
#include "widgets/equity_shown.h"
#include "widgets/range_panel.h"

namespace raisechess {

/// What the window asks the analysis about the present position: the person's chance where it is shown, what follows
/// from his thoughts, hints. What belongs to an earlier position is never told.
class Counsel : public QObject {
  Q_OBJECT

 public:
  explicit Counsel(QObject* parent = nullptr);

  /// The state as it is now. In a new position all thoughts are let go.
  void follow(const session::TableState& state);
  void show_chance(bool shown);

  /// Takes it for true that the computer's piece of `origin` is of `type`, beside what is supposed already; a pin that
  /// is there is let go. What cannot be supposed is `refused` with the reason.
  void think(Square origin, PieceType type);
  void let_go();
  bool thinks() const { return thought_.has_value(); }
  const Pins& pins() const { return pins_; }

  /// The answer comes as `hint_found`, with the thoughts that are on.
  void ask_hint();

  /// As it is to be shown; nothing: not at all.
  std::optional<ui::EquityShown> equity() const;
  const std::optional<ui::ThoughtShown>& thought() const { return thought_; }

 signals:
  void changed();  ///< `equity` or `thought`
  void hint_found(const raisechess::session::Hint& hint);
  void refused(const QString& reason);

 private:
  /// What an answer is about; bets change nothing on the board.
  struct Position {
    int hand = 0;
    std::ptrdiff_t take_backs = 0;
    int ply = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };

  static Position position_of(const session::TableState& state);
  std::optional<QString> why_not(Square origin, PieceType type) const;
  void suppose(Pins pins);
  void ask(session::AnalysisKind kind, const Pins& pins);
  void ask_chance();
  void take(const session::AnalysisResult& result);
  void take_supposition(const std::optional<Supposition>& supposition);
  void take_chance(const std::optional<Chance>& chance);

  session::Analysis analysis_;
  std::optional<session::TableState> state_;
  bool chance_shown_ = false;
  std::optional<Chance> chance_;  ///< by the facts
  Pins pins_;                     ///< that `thought_` is about
  Pins wanted_;                   ///< whose supposition was asked for last
  Pins asked_chance_;             ///< whose chance was asked for last
  Pins asked_hint_;
  std::optional<ui::ThoughtShown> thought_;
};

}  // namespace raisechess
