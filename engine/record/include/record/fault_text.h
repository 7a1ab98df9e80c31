// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "view/error.h"

namespace raisechess::record {

/// In English, as the table protocol and the terminal say it, what a RecordFormat error finds wrong in a record of
/// hands and what may stand there: a clause without a full stop, with a stranger's text as it was read.
std::string fault_text(const Error& error);

}  // namespace raisechess::record
