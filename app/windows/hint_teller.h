// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "counsel.h"
#include "hint_steps.h"
#include "session/table_state.h"
#include "table_view.h"

namespace raisechess {

/// Tells a hint at a table, a step each time that it is asked for. A new position ends it.
class HintTeller : public QObject {
  Q_OBJECT

 public:
  explicit HintTeller(Counsel& counsel, QObject* parent = nullptr);

  /// Where it tells from now on.
  void set_table(TableView* table);
  /// In a sentence why there is no hint now; nothing if there is.
  static QString why_not(const session::TableState& state);

  void ask();
  void forget();
  const HintSteps& steps() const { return steps_; }
  /// Tells again what was told at another table.
  void tell(const HintSteps& steps);

 signals:
  void found();

 private:
  void take(const session::Hint& hint);
  void show();

  Counsel& counsel_;
  HintSteps steps_;
  TableView* table_ = nullptr;
};

}  // namespace raisechess
