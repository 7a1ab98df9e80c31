// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_values.h"

namespace raisechess::record {
Json type_json(std::optional<PieceType> type) {
  return type ? Json(std::string(1, letter(*type))) : Json(nullptr);
}

Json side_json(std::optional<Side> side) {
  return side ? Json(name(*side)) : Json(nullptr);
}

Json square_json(std::optional<Square> square) {
  return square ? Json(name(*square)) : Json(nullptr);
}

Json setup_json(const HandSetup& setup) {
  return {{"hidden", setup.hidden},
          {"array", setup.array},
          {"showdown", setup.showdown},
          {"betting", name_in(betting_names, setup.betting)},
          {"classic_draws", setup.classic_draws},
          {"promotion", name_in(promotion_names, setup.promotion)},
          {"king_capture", setup.king_capture},
          {"stacks", per_side(setup.stacks)},
          {"blinds", blinds_json(setup.blinds)}};
}

Json blinds_json(Blinds blinds) {
  return {{"big", blinds.big}, {"small", blinds.small}};
}

Json result_json(const HandResult& result) {
  return {{"kind", name_in(result_names, result.kind)},
          {"winner", side_json(result.winner)},
          {"material", {{"white", or_null(result.material.white)}, {"black", or_null(result.material.black)}}},
          {"net", per_side(result.net)}};
}

}  // namespace raisechess::record
