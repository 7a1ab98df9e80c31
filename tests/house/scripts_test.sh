#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts_test.sh PROJECT CASE: tries ./run and ./test on a copy of the scripts with a pretended system: its own dpkg-query, apt-get,
# sudo, id, cmake, ninja and ctest, which note in $calls what they were asked.
# shellcheck disable=SC2016 # the bodies of the pretended programs are not for this shell to expand
set -euo pipefail

project=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
home="$place/a game"
calls=$place/calls
tools=$place/tools
export DISPLAY='' WAYLAND_DISPLAY='' calls

fail() {
  printf 'FAILED: %s\n' "$1"
  [ $# -lt 2 ] || printf '%s\n' "$2"
  exit 1
}

expect_text() { # OUTPUT TEXT
  [[ $1 == *"$2"* ]] || fail "expected: $2" "$1"
}

expect_calls() { # PATTERN COUNT
  local count
  count=$(grep -c -- "$1" "$calls" || true)
  [ "$count" -eq "$2" ] || fail "expected $2 calls of $1" "$(cat "$calls")"
}

# Usage: tool NAME < body: a pretended program that notes its call and then does what its body says.
tool() {
  { printf '#!%s\necho "%s $*" >>"$calls"\n' "$BASH" "$1" && cat; } >"$tools/$1"
  chmod +x "$tools/$1"
}

# The real programs that the scripts lean on, and nothing else of this system.
real_tools() {
  local name
  for name in env bash dirname basename readlink awk grep sed mkdir cat flock tee rm chmod; do
    ln -s "$(command -v "$name")" "$tools/$name"
  done
}

set_up() {
  mkdir -p "$home" "$tools"
  : >"$calls"
  cp -r "$project"/{run,test,packaging,CMakePresets.json} "$home"
  real_tools
  tool id <<<'echo 1000'
  tool dpkg-query <<<'shift 2; printf "%s installed\n" "$@"'
  tool cmake <<'TOOL'
while [ $# -gt 0 ]; do case $1 in -S) root=$2 ;; --preset) preset=$2 ;; esac; shift; done
echo "CMAKE_HOME_DIRECTORY:INTERNAL=$root" >"$root/build/$preset/CMakeCache.txt"
: >"$root/build/$preset/build.ninja"
TOOL
  tool ninja <<'TOOL'
for program in app/cli/raisechess-cli app/windows/raisechess; do
  mkdir -p "$(dirname "$program")"
  printf '#!%s\nprintf "<%%s>" %s "$@"\n' "$BASH" "$(basename "$program")" >"$program"
  chmod +x "$program"
done
TOOL
  tool ctest <<<'printf "100%% tests passed, 0 tests failed out of 7\n"'
}

# Usage: try COMMAND…: with the pretended system; sets `output` (both streams) and `status`.
try() {
  status=0
  output=$(PATH=$tools "$@" 2>&1 </dev/null) || status=$?
}

help() {
  try "$home/run" --help
  expect_text "$output" './run --terminal'
  try "$home/test" --help
  expect_text "$output" './test --long'
  expect_calls . 0
}

no_display() {
  try "$home/run"
  [ "$status" -eq 1 ] || fail "status $status" "$output"
  expect_text "$output" 'There is no display'
  expect_text "$output" './run --terminal'
  expect_calls . 0
}

window() {
  DISPLAY=:7 try "$home/run" 'a file'
  expect_text "$output" '<raisechess><a file>'
  WAYLAND_DISPLAY=wayland-0 try "$home/run" --version
  expect_text "$output" '<raisechess><--version>'
  expect_calls '^cmake' 1
}

builds_once() {
  try "$home/run" --terminal --level 'web level'
  expect_text "$output" '<raisechess-cli><play><--level><web level>'
  try "$home/run" --terminal
  expect_text "$output" '<raisechess-cli><play>'
  expect_calls '^cmake' 1
  expect_calls '^apt-get' 0
  expect_calls '^sudo' 0
}

# From another working directory, through a link, with a blank in the path; and again after the project was moved.
odd_places() {
  ln -s "$home/run" "$place/link"
  mkdir -p "$place/elsewhere"
  cd "$place/elsewhere"
  try ../link --terminal
  expect_text "$output" '<raisechess-cli><play>'
  mv "$home" "$place/moved away"
  try "$place/moved away/run" --terminal
  expect_text "$output" '<raisechess-cli><play>'
  expect_calls '^cmake' 2
  [ -z "$(ls -A "$place/elsewhere")" ] || fail 'the working directory was written to'
}

# As the real one does, it leaves out what it never heard of (libsodium) and fails; of what was removed it knows the remains.
pretend_missing_packages() {
  tool dpkg-query <<'TOOL'
shift 2
for package in "$@"; do
  case $package in
    libsodium-dev) ;;
    cmake) echo "$package config-files" ;;
    *) echo "$package installed" ;;
  esac
done
exit 1
TOOL
}

missing_without_sudo() {
  pretend_missing_packages
  try "$home/run" --terminal
  [ "$status" -eq 1 ] || fail "status $status" "$output"
  expect_text "$output" "su -c 'apt-get update && apt-get install -y --no-install-recommends cmake libsodium-dev'"
  expect_calls '^ninja' 0
}

missing_with_sudo() {
  pretend_missing_packages
  tool sudo <<<'case $1 in -*) ;; *) "$@" ;; esac'
  tool apt-get </dev/null
  try "$home/run" --terminal
  expect_calls '^apt-get .*update' 1
  expect_calls '^apt-get .*install -y --no-install-recommends cmake libsodium-dev$' 1
  expect_text "$output" '<raisechess-cli><play>'
}

missing_without_network() {
  pretend_missing_packages
  tool id <<<'echo 0'
  tool apt-get <<<'exit 100'
  try "$home/run" --terminal
  [ "$status" -eq 1 ] || fail "status $status" "$output"
  expect_text "$output" 'apt-get update && apt-get install -y --no-install-recommends cmake libsodium-dev'
  expect_calls '^ninja' 0
}

nothing_missing() {
  try "$home/packaging/install-packages" build test check
  [ "$status-$output" = 0- ] || fail "status $status" "$output"
  expect_calls '^dpkg-query' 1
  expect_calls '^apt-get' 0
}

last_line() { [ "$(tail -n 1 <<<"$output")" = "$1" ] || fail "expected the last line: $1" "$output"; }

passing_tests() {
  try "$home/test" -R mate
  [ "$status" -eq 0 ] || fail "status $status" "$output"
  expect_calls '^ctest .*-R mate' 1
  last_line '7 passed, 0 failed'
}

failing_tests() {
  tool ctest <<<'printf "50%% tests passed, 2 tests failed out of 4\n"; exit 8'
  try "$home/test"
  [ "$status" -eq 8 ] || fail "status $status" "$output"
  last_line '2 passed, 2 failed'
}

failing_build() {
  tool ninja <<<'echo "error: no such thing"; exit 1'
  try "$home/test"
  [ "$status" -ne 0 ] || fail 'a failed build must fail' "$output"
  expect_text "$output" 'error: no such thing'
  expect_calls '^ctest' 0
  last_line '0 passed, 1 failed'
}

long_proofs() {
  mkdir -p "$home/tests/long"
  printf '#!/usr/bin/env bash\n# SPDX\n# Shows nothing.\necho "proved $* in $BUILD"\n' >"$home/tests/long/nothing.sh"
  try "$home/test" --long
  expect_text "$output" 'Shows nothing.'
  try "$home/test" --long everything
  [ "$status" -eq 2 ] || fail "status $status" "$output"
  expect_text "$output" 'There is no long proof "everything"'
  try "$home/test" --long nothing 1 2
  expect_text "$output" "proved 1 2 in $home/build/release"
}

set_up
"$2"
