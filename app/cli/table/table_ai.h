// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "record/json.h"
#include "record/request.h"
#include "view/player_view.h"

namespace raisechess::cli {

/// What the computer would do in place of the view's player, who is to act; it is given nothing but this view.
tl::expected<record::Json, std::string> choice_of_computer(PlayerView view, const record::AiRequest& request);

}  // namespace raisechess::cli
