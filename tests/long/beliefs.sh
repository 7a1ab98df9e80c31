#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# the computer never rules out the true deal, in a million random hands over every option: [FACTOR (16667) [SEED (1)]]
set -euo pipefail

# FACTOR: as many times the 60 hands of the normal tests; another SEED plays other hands.
RAISECHESS_LONG=${1-16667} RAISECHESS_SEED=${2-1} exec "$BUILD/tests/ai/ai_tests" --gtest_filter='BeliefFuzz.*'
