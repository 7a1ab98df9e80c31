// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"

namespace raisechess::archive {

/// Copies every row of a damaged database that can be read and whose checksum fits, within an open transaction of
/// `into`. Each table is read from both ends, so that one bad page loses no more than itself.
void salvage(const QString& damaged, Database& into);

}  // namespace raisechess::archive
