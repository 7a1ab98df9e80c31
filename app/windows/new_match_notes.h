// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include "session/table_state.h"

namespace raisechess {

enum class MatchKind { Chipless, HeadsUp, Classic };

MatchKind kind_of(const MatchSetup& setup);

/// What stands beside the fields of a new match: what a choice means, or why there is nothing to choose.
struct NewMatchNotes {
  Q_DECLARE_TR_FUNCTIONS(NewMatchNotes)

 public:
  explicit NewMatchNotes(const session::MatchChoice& choice);

  QString no_betting;  ///< why the betting is off; empty if it is on
  QString hidden;
  QString array;
  QString showdown;
  QString colour;
  QString draws;
  QString king_capture;
  QString bet_sizes;
  QString blinds;
  QString split;
  QString colours;
  QString turn_clock;
  QString record;
  QString summary;  ///< what the person posts or does first

 private:
  void describe_hand(const session::MatchChoice& choice);
  void describe_ends(const HandSetup& hand);
  void describe_match(const MatchSetup& setup);
  void describe_betting(const session::MatchChoice& choice);
};

}  // namespace raisechess
