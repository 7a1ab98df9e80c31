#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Nothing is used by two threads at a time: session, archive, search on several threads and the window, under the thread sanitizer
set -euo pipefail

"$ROOT/packaging/install-packages" build test
"$ROOT/packaging/build" tsan session_tests archive_tests ai_tests windows_tests
export TSAN_OPTIONS="suppressions=$ROOT/tests/support/thread_sanitizer.supp die_after_fork=0" QT_QPA_PLATFORM=offscreen
status=0

watch() { # SUITE [FILTER]
  local log=$ROOT/build/tsan/$1.log
  "$ROOT/build/tsan/tests/$1/$1_tests" --gtest_filter="${2-*}" >"$log" 2>&1 || status=1
  printf '%s: %s; %s reports\n' "$1" "$(sed -n 's/^\[==========\] \(.* tests\?\) from.* ran.*/\1/p' "$log")" \
    "$(grep -c '^WARNING: ThreadSanitizer' "$log" || true)"
}

watch session
watch archive
watch ai '*Parallel*'
watch windows '-EveryScreen.*' # where things stand in a window is no matter of threads
[ "$status" -eq 0 ] || echo 'The reports are in build/tsan/*.log.'
exit "$status"
