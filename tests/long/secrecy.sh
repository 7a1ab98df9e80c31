#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# nothing that a player sees changes when the truth is swapped for another deal of his range: [FACTOR (200) [SEED (1)]]
set -euo pipefail

# FACTOR: as many times the hands of the normal tests; another SEED plays other hands.
RAISECHESS_LONG=${1-200} RAISECHESS_SEED=${2-1} exec "$BUILD/tests/game/game_tests" --gtest_filter='Secrecy.*'
