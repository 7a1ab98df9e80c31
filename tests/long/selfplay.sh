#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# hands of a computer player against itself over every option, without a fault: [HANDS (1000) [SEED (1) [PLAYER (web)]]]
set -euo pipefail

exec "$BUILD/app/cli/raisechess-cli" arena --selfplay "${1-1000}" --seed "${2-1}" --a "${3-web}" --nodes 2000 --jobs 2
