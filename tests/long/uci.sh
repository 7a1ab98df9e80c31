#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# fast games of classic chess by the clock, through UCI, without an illegal move, a loss on time or a crash: [PAIRS (500) [SEED (1) [CLOCK (1+0.01)]]]
set -euo pipefail

result=$(mktemp)
trap 'rm -f "$result"' EXIT

# Usage: games PAIRS [options]
games() {
  "$BUILD/app/cli/raisechess-cli" arena --rules classic --a search --b search --tc "$clock" --seed "$seed" --json "$result" --pairs "$@"
  ! grep -E '"(illegal|time)"' "$result"
}

pairs=${1-500} seed=${2-1} clock=${3-1+0.01}
games $((pairs - pairs / 2))
games $((pairs / 2)) --chess960
