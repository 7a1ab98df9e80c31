#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# every level decides the same when the truth is swapped for another deal of its range; goes on where it was stopped: [VIEWS (10000) [SEED (1)]]
set -euo pipefail

views=${1-10000}
seed=${2-1}
done_file=$BUILD/peeking-$seed.parts # a line for each part: its number, and the views in it
touch "$done_file"

seen() { awk '{ sum += $2 } END { print sum + 0 }' "$done_file"; }
number=$(wc -l <"$done_file")
while [ "$(seen)" -lt "$views" ]; do
  # Four times the hands of the normal tests; another seed plays other hands.
  out=$(RAISECHESS_LONG=4 RAISECHESS_SEED=$((seed * 1000000 + number)) \
    "$BUILD/tests/ai/ai_tests" --gtest_filter='NoPeeking.*') || { echo "$out"; exit 1; }
  echo "$number $(sed -n 's/^compared: \([0-9]*\) views.*/\1/p' <<<"$out")" >>"$done_file"
  number=$((number + 1))
  echo "$(seen) of $views views"
done
echo "$(seen) views, each at every level, no difference"
