#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# start, memory and idling of this program beside those of other chess and poker programs that are installed, medians: [STARTS (5)]
set -euo pipefail

starts=${1-5}
"$ROOT/packaging/build" release raisechess_watch_start
work=$(mktemp -d)
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache QT_QPA_PLATFORM=xcb
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME"
number=${XVFB_NUMBER-90}
Xvfb ":$number" -screen 0 1280x1024x24 -noreset >/dev/null 2>&1 &
trap 'kill $!; rm -rf "$work"' EXIT
sleep 1
export DISPLAY=:$number

programs=("$BUILD/app/windows/raisechess")
for name in cutechess chessx knights gnome-chess xboard pychess pokerth; do
  for folder in /usr/games /usr/bin; do
    if [ -x "$folder/$name" ]; then programs+=("$folder/$name"); break; fi
  done
done

# The first start of each makes its files and is not counted; the others take turns.
for ((start = 0; start <= starts; ++start)); do
  for program in "${programs[@]}"; do
    "$BUILD/tests/windows/raisechess_watch_start" "$program" >"$work/now" 2>/dev/null
    if [ "$start" -gt 0 ]; then cat "$work/now" >>"$work/$(basename "$program").figures"; fi
  done
done

median() { # COLUMN FILE
  cut -d' ' -f"$1" "$2" | sort -n | sed -n "$(((starts + 1) / 2))p"
}
printf '%-14s %10s %10s %8s\n' program 'start, ms' 'memory, MiB' 'idle, %'
for program in "${programs[@]}"; do
  file=$work/$(basename "$program").figures
  printf '%-14s %10s %10s %8s\n' "$(basename "$program")" "$(median 1 "$file")" "$(median 2 "$file")" "$(median 3 "$file")"
done
