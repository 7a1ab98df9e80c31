// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_reason.h"

#include <algorithm>

#include "supposed_move.h"

namespace raisechess::session {
namespace {

using chess::Bitboard;
using Kind = HintReason::Kind;
using Found = std::optional<HintReason>;

constexpr int worth_telling = 2;  ///< squares more that a piece reaches; fewer are no reason for a move

Found when(bool holds, Kind kind) {
  return holds ? Found(HintReason{kind}) : std::nullopt;
}

/// The most valuable piece on `squares`, by what the player can know.
Found most_valuable(const SupposedMove& supposed, Kind kind, Bitboard squares) {
  Found best;
  int most = -1;
  while (squares != 0) {
    const Square square = chess::take_first(squares);
    const auto type = supposed.known_type(square);
    const int points = type ? material_value(*type) : 0;
    if (points > most) best = HintReason{kind, square, type};
    most = std::max(most, points);
  }
  return best;
}

bool is_worth_more(const SupposedMove& supposed, std::optional<PieceType> type) {
  return type && supposed.mover() != PieceType::King && material_value(*type) > material_value(supposed.mover());
}

Found mating(const SupposedMove& supposed) {
  return when(supposed.gives_mate(), Kind::Mates);
}

Found taking_well(const SupposedMove& supposed) {
  const auto square = supposed.captured();
  if (!square) return std::nullopt;
  const auto type = supposed.known_type(*square);
  if (!supposed.can_be_taken()) return HintReason{Kind::TakesFreely, square, type};
  return is_worth_more(supposed, type) ? Found(HintReason{Kind::TakesMore, square, type}) : std::nullopt;
}

Found promoting(const SupposedMove& supposed) {
  return when(supposed.move().promotion().has_value(), Kind::Promotes);
}

Found taking(const SupposedMove& supposed) {
  const auto square = supposed.captured();
  return square ? Found(HintReason{Kind::Takes, square, supposed.known_type(*square)}) : std::nullopt;
}

Found checking(const SupposedMove& supposed) {
  return when(supposed.gives_check(), Kind::Checks);
}

Found castling(const SupposedMove& supposed) {
  return when(supposed.move().is_castling(), Kind::Castles);
}

Found escaping(const SupposedMove& supposed) {
  if (supposed.can_be_taken()) return std::nullopt;
  return most_valuable(supposed, Kind::Escapes, supposed.attackers_of_mover());
}

Found defending(const SupposedMove& supposed) {
  return most_valuable(supposed, Kind::Defends, supposed.newly_defended());
}

Found attacking(const SupposedMove& supposed) {
  Bitboard more = 0;
  Bitboard loose = 0;
  for (Bitboard rest = supposed.newly_attacked(); rest != 0;) {
    const Square square = chess::take_first(rest);
    const auto type = supposed.known_type(square);
    if (!type || type == PieceType::King) continue;
    if (is_worth_more(supposed, type)) more |= chess::bit(square);
    if (!supposed.can_be_defended(square)) loose |= chess::bit(square);
  }
  if (const Found found = most_valuable(supposed, Kind::AttacksMore, more)) return found;
  return most_valuable(supposed, Kind::AttacksLoose, loose);
}

Found opening(const SupposedMove& supposed) {
  HintReason best{Kind::Opens};
  for (Bitboard rest = supposed.own_others(); rest != 0;) {
    const Square square = chess::take_first(rest);
    const int before = supposed.reach_before(square);
    const int after = supposed.reach_after(square);
    if (after - before > best.after - best.before)
      best = {Kind::Opens, square, supposed.known_type(square), before, after};
  }
  return best.after - best.before >= worth_telling ? Found(best) : std::nullopt;
}

Found reaching(const SupposedMove& supposed) {
  if (supposed.mover() == PieceType::Pawn || supposed.mover() == PieceType::King) return std::nullopt;
  const int before = supposed.reach_before(supposed.move().from());
  const int after = supposed.reach_after(supposed.move().to());
  return after - before >= worth_telling ? Found(HintReason{Kind::Reaches, std::nullopt, std::nullopt, before, after})
                                         : std::nullopt;
}

Found going_to_the_centre(const SupposedMove& supposed) {
  const Square to = supposed.move().to();
  const bool middle = file_of(to) >= 3 && file_of(to) <= 4 && rank_of(to) >= 3 && rank_of(to) <= 4;
  return when(middle && supposed.mover() == PieceType::Pawn, Kind::Centre);
}

}  // namespace

HintReason reason_for(const PlayerView& view, const Pins& pins, Move move) {
  const SupposedMove supposed(view, pins, move);
  if (const Found found = mating(supposed)) return *found;
  if (view.moves.size() == 1) return {Kind::OnlyMove};
  for (Found (*reason)(const SupposedMove&) : {taking_well, promoting, taking, checking, castling, escaping, defending,
                                               attacking, opening, reaching, going_to_the_centre}) {
    if (const Found found = reason(supposed)) return *found;
  }
  return {Kind::BestChance};
}

}  // namespace raisechess::session
