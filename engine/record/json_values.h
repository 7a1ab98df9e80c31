// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/json.h"
#include "record/names.h"
#include "view/action.h"
#include "view/player_view.h"

namespace raisechess::record {

/// Values that the table protocol and the records of hands write alike.
template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

template <class T>
Json per_side(const PerSide<T>& values) {
  return {{"white", values.white}, {"black", values.black}};
}

Json type_json(std::optional<PieceType> type);   ///< "Q" or null
Json side_json(std::optional<Side> side);        ///< "white" or null
Json square_json(std::optional<Square> square);  ///< "e4" or null
Json setup_json(const HandSetup& setup);
Json blinds_json(Blinds blinds);
Json result_json(const HandResult& result);

}  // namespace raisechess::record
