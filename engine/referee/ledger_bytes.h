// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "archive.h"
#include "referee/ledger.h"

namespace raisechess::referee {

Bytes bytes_of(const Ledger& ledger);
/// Nothing if these are not the bytes of a ledger. Whether it follows the rules shows when it is played again.
std::optional<Ledger> ledger_from(const Bytes& bytes);

}  // namespace raisechess::referee
