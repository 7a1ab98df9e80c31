// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "player/player.h"
#include "view/setup.h"

namespace raisechess::arena {

/// Hands of a player against himself, without chips, to see whether his equities come true.
struct CalibrationTask {
  std::string player = "club";
  int hands = 100;
  std::uint64_t seed = 1;
  HandSetup hand;
  ai::Budget budget;
  int jobs = 1;
};

/// An equity that was estimated, and what came of it: 1 for the pot, ½ for a split, 0.
struct Estimate {
  int ply = 0;
  double equity = 0.5;
  double outcome = 0.5;
};

/// Of estimates of one stretch of the hand.
struct Calibration {
  int first_ply = 0;
  int estimates = 0;
  double brier = 0;     ///< mean square of equity minus outcome
  double log_loss = 0;  ///< mean of −log of the chance that was given to what came, in nats; chances from 0.003 up
  double error = 0;     ///< expected calibration error, over ten bins of equity
  double margin = 0;    ///< 19 of 20 groups of like equity, equally large, are off by no more
  double stretch = 1;   ///< by what log odds would have to be multiplied to fit best
};

/// Estimates of about the same equity.
struct ReliabilityBin {
  int estimates = 0;
  double equity = 0;   ///< mean of what was estimated
  double outcome = 0;  ///< mean of what came of it: the same, if the estimates are reliable
};

/// One for each ten half-moves, and the first of all over everything.
std::vector<Calibration> calibration_of(const std::vector<Estimate>& estimates);

/// Ten bins of equity, from 0 to 1; those without estimates are 0.
std::array<ReliabilityBin, 10> reliability_of(const std::vector<Estimate>& estimates);

/// `progress` is told, from any thread, how many hands are done.
std::vector<Estimate> run_calibration(const CalibrationTask& task, const std::function<void(int)>& progress = {});

}  // namespace raisechess::arena
