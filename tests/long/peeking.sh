#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# every level decides the same when the truth is swapped for another deal of its range: [FACTOR (250) [SEED (1)]]
set -euo pipefail

# FACTOR: as many times the hands of the normal tests; another SEED plays other hands.
RAISECHESS_LONG=${1-250} RAISECHESS_SEED=${2-1} exec "$BUILD/tests/ai/ai_tests" --gtest_filter='NoPeeking.*'
