#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# on a disk that is really full the archive says so and loses nothing (mounts a disk of 2 MiB in memory, so root only)
set -euo pipefail

if [ "$(id -u)" -ne 0 ]; then
  echo "This proof mounts a small disk of its own: run it as root." >&2
  exit 2
fi
"$ROOT/packaging/build" release raisechess_full_disk
disk=$(mktemp -d)
mount -t tmpfs -o size=2m,mode=700 tmpfs "$disk"
trap 'umount "$disk"; rmdir "$disk"' EXIT
"$BUILD/tests/archive/raisechess_full_disk" "$disk"
