#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# include_test.sh COMPILER PATHS-FILE ALLOWED… -- FORBIDDEN…: with a library's own include paths the compiler can read a file that
# includes the allowed headers (the control), and for the same file with any one of the forbidden headers it fails for want of just
# that header. It only preprocesses: that is all it takes to look for headers, and takes a tenth of the time.
set -euo pipefail

compiler=$1
paths=$2
shift 2
allowed=()
while [ "$1" != -- ]; do
  allowed+=("$1")
  shift
done
shift

includes() {
  errors=$(printf '#include <%s>\n' "$@" |
    LC_ALL=C "$compiler" -x c++ -std=c++20 -fPIC -E -o /dev/null "@$paths" - 2>&1)
}

if ! includes "${allowed[@]}"; then
  printf 'FAILED: these should be found: %s\n%s\n' "${allowed[*]}" "$errors"
  exit 1
fi
status=0
for header in "$@"; do
  if includes "$header" "${allowed[@]}"; then
    echo "FAILED: $header can be included"
    status=1
  elif ! grep -q "$header: No such file or directory\|'$header' file not found" <<<"$errors"; then
    printf 'FAILED: %s is found, but something else is wrong:\n%s\n' "$header" "$errors"
    status=1
  else
    echo "cannot be included: $header"
  fi
done
exit "$status"
