#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# FEN, move text and protocol lines of any bytes keep their promises, by libFuzzer: [SECONDS for each (3600)]
set -euo pipefail

seconds=${1-3600}
work=$(mktemp -d)
"$ROOT/packaging/install-packages" build check
mapfile -t targets < <(basename -a "$ROOT"/tests/fuzz/corpus/* | sed 's/$/_fuzz/')
"$ROOT/packaging/build" fuzz "${targets[@]}"

# New inputs are collected in a folder of their own, so that a run leaves the committed ones as they are; an input that breaks a
# promise is kept there.
for corpus in "$ROOT"/tests/fuzz/corpus/*; do
  name=$(basename "$corpus")
  mkdir "$work/$name"
  "$ROOT/build/fuzz/tests/fuzz/${name}_fuzz" -max_total_time="$seconds" -max_len=2000 -timeout=20 \
    -artifact_prefix="$work/" "$work/$name" "$corpus" 2>"$work/$name.log" || { tail -n 40 "$work/$name.log" && exit 1; }
  printf '%s: %s\n' "$name" "$(grep '^Done' "$work/$name.log")"
done
rm -rf "$work"
