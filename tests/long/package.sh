#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# the Debian package: twice the same bytes, valid, installed, started and removed on a bare Debian 12 (root, network): [DEBIAN-TREE]
set -euo pipefail

# DEBIAN-TREE: a bare Debian 12 that debootstrap has made; without it one is made.
[ "$(id -u)" -eq 0 ] || { echo 'A bare Debian 12 can be made and entered by root alone.' >&2; exit 2; }
work=$(mktemp -d)
tree=${1-$work/debian}

leave() {
  mountpoint -q "$tree/proc" && umount "$tree/proc"
  rm -rf "$work"
}
trap leave EXIT

inside() { chroot "$tree" /usr/bin/env PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
files() { (cd "$tree" && find etc usr var/lib -xdev -type f ! -path 'var/lib/dpkg/*' ! -path 'var/lib/apt/*' | sort); }

"$ROOT/packaging/install-packages" build package
export SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git -C "$ROOT" log -1 --format=%ct)
for copy in one another; do
  git clone -q "$ROOT" "$work/$copy"
  "$work/$copy/packaging/make-deb"
done
cmp "$work"/one/build/package/*.deb "$work"/another/build/package/*.deb
package=$(echo "$work"/one/build/package/*.deb)
echo "Two builds in different folders give the same bytes: $(sha256sum <"$package" | cut -c1-16)…"

lintian --fail-on error,warning "$package"
desktop-file-validate "$ROOT/packaging/linux/raisechess.desktop"
mkdir -p "$work/mime/packages"
cp "$ROOT/packaging/linux/raisechess-mime.xml" "$work/mime/packages"
update-mime-database "$work/mime"
grep -qx 'application/x-raisechess+json:\*.raisechess' "$work/mime/globs"
appstreamcli validate --no-net "$work/one/build/package/packaging/linux/raisechess.metainfo.xml"

[ -d "$tree/usr" ] || debootstrap --variant=minbase bookworm "$tree" http://deb.debian.org/debian >"$work/debootstrap.log"
mountpoint -q "$tree/proc" || mount -t proc proc "$tree/proc"
cp "$package" "$tree/tmp/raisechess.deb"
inside apt-get -qq update
# What the package depends on is not what it leaves behind.
mapfile -t needed < <(dpkg-deb -f "$package" Depends | tr ',' '\n' | sed 's/[(|].*//; s/ //g')
DEBIAN_FRONTEND=noninteractive inside apt-get -qq install -y --no-install-recommends "${needed[@]}" >/dev/null
files >"$work/before"
DEBIAN_FRONTEND=noninteractive inside apt-get -qq install -y --no-install-recommends /tmp/raisechess.deb >/dev/null
inside raisechess --version
inside raisechess-cli --version
printf '\nmoves\nquit\n' | inside raisechess-cli play --save /tmp/match.sealed >"$work/played"
grep -q 'legal move' "$work/played"
inside timeout 3 raisechess -platform offscreen || [ $? -eq 124 ]
echo 'It starts there, in a window and in the terminal.'
DEBIAN_FRONTEND=noninteractive inside apt-get -qq purge -y raisechess >/dev/null
files >"$work/after"
diff "$work/before" "$work/after"
echo 'It is removed without leaving a file.'
