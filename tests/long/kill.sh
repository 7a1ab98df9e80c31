#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# a program killed at any moment comes back with all that was on the disk: [KILLS (1000) [KILLS-OF-THE-WINDOW (200) [SEED (1)]]]
set -euo pipefail

kills=${1-1000} window_kills=${2-200} seed=${3-1}
work=$(mktemp -d)

# The first number that no X server has; the server belongs to this proof.
display=50
while [ -e "/tmp/.X11-unix/X$display" ] || [ -e "/tmp/.X$display-lock" ]; do display=$((display + 1)); done
Xvfb ":$display" -screen 0 1280x1024x24 -noreset 2>"$work/xvfb" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
until [ -e "/tmp/.X11-unix/X$display" ]; do kill -0 "$server"; sleep 0.1; done

"$BUILD/tests/kill/raisechess_kill_test" session "$kills" "$seed"
XDG_RUNTIME_DIR=$work DISPLAY=":$display" QT_QPA_PLATFORM=xcb "$BUILD/tests/kill/raisechess_kill_test" window "$window_kills" "$seed"
