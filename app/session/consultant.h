// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>

#include "thinker.h"

namespace raisechess::session {

/// How long to think about an action that is shown after `delay`: a little less, so that how long it thought never
/// shows.
std::chrono::milliseconds thinking_within(std::chrono::milliseconds delay);

/// In this time a player that is hurried stops thinking. What it had decided before waits as long, else a skipped delay
/// would show whether it had.
inline constexpr std::chrono::milliseconds stopping_time{80};

/// A computer player that thinks on a thread of its own, and is asked and answers on this one. The answer to a question
/// that was dropped, or followed by another, never comes.
class Consultant : public QObject {
  Q_OBJECT

 public:
  explicit Consultant(ai::Level level, QObject* parent = nullptr);

  void ask(const PlayerView& view, std::chrono::milliseconds thinking, std::uint64_t seed);
  /// The answer comes as soon as possible.
  void hurry();
  void drop();
  bool asked() const { return asked_; }  ///< and not yet answered

 signals:
  void answered(const raisechess::ai::Decision& decision);

 private:
  void take(std::uint64_t request, const ai::Decision& decision);

  std::uint64_t request_ = 0;  ///< of the newest question
  bool asked_ = false;
  Thinker thinker_;
};

}  // namespace raisechess::session
