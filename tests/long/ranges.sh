#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ranges and secrecy marks of random hands against their definition: [FACTOR (50) [SEED (1)]]
set -euo pipefail

# FACTOR: as many times the hands of the normal tests (about 2 s each); another SEED plays other hands.
factor=${1-50} seed=${2-1}
RAISECHESS_LONG=$factor RAISECHESS_SEED=$seed exec "$BUILD/tests/knowledge/knowledge_tests" \
  --gtest_filter='PrivateRange.*:PublicRange.*:PublicBoard.*:Secrecy.*'
