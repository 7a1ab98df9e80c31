#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# FEN, move text, PGN, records, rows of the archive, protocol lines and actions of any bytes keep their promises, by libFuzzer; goes on where it was stopped: [SECONDS of processor time for each (1800)] [NAMES…]
set -euo pipefail

seconds=${1-1800}
names=("${@:2}")
[ $# -gt 1 ] || mapfile -t names < <(basename -a "$ROOT"/tests/fuzz/corpus/*)
kept=$ROOT/build/fuzz/run
"$ROOT/packaging/install-packages" build check
"$ROOT/packaging/build" fuzz "${names[@]/%/_fuzz}"

# Runs one target for at most a minute and adds to NAME.done what it took: seconds of processor time, inputs tried. New inputs
# are collected in a folder of their own, so that the committed ones stay as they are; one that breaks a promise is kept beside them.
round() { # NAME SECONDS
  local name=$1 took runs
  TIMEFORMAT='%U'
  { time "$ROOT/build/fuzz/tests/fuzz/${name}_fuzz" -max_total_time="$2" -max_len=4000 -timeout=20 \
    -artifact_prefix="$kept/" "$kept/$name" "$ROOT/tests/fuzz/corpus/$name" 2>"$kept/$name.log"; } 2>"$kept/$name.time" ||
    { tail -n 40 "$kept/$name.log" && exit 1; }
  took=$(cat "$kept/$name.time")
  runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$kept/$name.log")
  printf '%s %s\n' "$took" "$runs" >>"$kept/$name.done"
}

used() { # NAME
  awk '{ seconds += $1 } END { printf "%d", seconds }' "$kept/$1.done"
}

for name in "${names[@]}"; do
  mkdir -p "$kept/$name"
  touch "$kept/$name.done"
  while left=$((seconds - $(used "$name"))) && [ "$left" -gt 0 ]; do
    round "$name" $((left < 60 ? left : 60))
  done
  awk -v name="$name" '{ seconds += $1; runs += $2 } END { printf "%s: %d inputs in %d s of processor time\n", name, runs, seconds }' "$kept/$name.done"
done
