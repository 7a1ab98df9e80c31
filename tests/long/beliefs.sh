#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# the computer never rules out the true deal, in a million random hands over every option; goes on where it was stopped: [HANDS (1000000) [SEED (1)]]
set -euo pipefail

hands=${1-1000000}
seed=${2-1}
part=6000 # a hundred times the hands of the normal tests
done_file=$BUILD/beliefs-$hands-$seed.parts
touch "$done_file"

parts=$(((hands + part - 1) / part))
for ((number = 0; number < parts; ++number)); do
  if grep -qx "$number" "$done_file"; then continue; fi
  RAISECHESS_LONG=$((part / 60)) RAISECHESS_SEED=$((seed * 1000000 + number)) \
    "$BUILD/tests/ai/ai_tests" --gtest_filter='BeliefFuzz.*' --gtest_brief=1
  echo "$number" >>"$done_file"
  echo "$(((number + 1) * part)) of $((parts * part)) hands"
done
echo "$((parts * part)) hands, the truth never ruled out"
