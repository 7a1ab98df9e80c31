#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# FEN, move text, PGN, records, rows of the archive, protocol lines and actions of any bytes keep their promises, by libFuzzer: [SECONDS for each (1800)] [NAMES…]
set -euo pipefail

seconds=${1-1800}
names=("${@:2}")
[ $# -gt 1 ] || mapfile -t names < <(basename -a "$ROOT"/tests/fuzz/corpus/*)
work=$(mktemp -d)
"$ROOT/packaging/install-packages" build check
"$ROOT/packaging/build" fuzz "${names[@]/%/_fuzz}"

# New inputs are collected in a folder of their own, so that a run leaves the committed ones as they are; an input that breaks a
# promise is kept there.
for name in "${names[@]}"; do
  mkdir "$work/$name"
  "$ROOT/build/fuzz/tests/fuzz/${name}_fuzz" -max_total_time="$seconds" -max_len=4000 -timeout=20 \
    -artifact_prefix="$work/" "$work/$name" "$ROOT/tests/fuzz/corpus/$name" 2>"$work/$name.log" || { tail -n 40 "$work/$name.log" && exit 1; }
  printf '%s: %s\n' "$name" "$(grep '^Done' "$work/$name.log")"
done
rm -rf "$work"
