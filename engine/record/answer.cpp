// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/answer.h"

#include <utility>

#include "chess/fen.h"
#include "deeds.h"
#include "json_values.h"
#include "record/view_fen.h"
#include "view/standing_line.h"

namespace raisechess::record {
namespace {

/// What the truth of a hand and the view of a player are shown by.
struct Shown {
  std::string fen;
  Phase phase{};
  std::optional<Side> to_act;
  int ply = 0;
  bool check = false;
  Chips pot = 0;
  PerSide<Chips> stacks;
  Chips to_call = 0;
  const HandSetup& setup;
  const std::vector<Event>& log;
  PerSide<std::vector<HiddenPiece>> hidden;
  const std::optional<HandResult>& result;
};

Json event_json(const Event& event) {
  Json json{{"by", name(event.by)}};
  json.update(action_json(event.action));
  if (!as_move(event)) return json;
  Json reveals = Json::array();
  for (const RevealedPiece& reveal : event.outcome.reveals) {
    reveals.push_back({{"origin", name(reveal.origin)}, {"type", type_json(reveal.type)}});
  }
  json["captured"] = type_json(event.outcome.captured);
  json["reveals"] = std::move(reveals);
  json["check"] = event.outcome.check;
  return json;
}

Json log_json(const std::vector<Event>& log) {
  Json json = Json::array();
  for (const Event& event : log) json.push_back(event_json(event));
  return json;
}

Json history_json(const std::vector<Event>& log) {
  Json json = Json::array();
  for (const Event* event : standing_moves(log)) json.push_back(long_algebraic(as_move(*event)->move));
  return json;
}

Json hidden_json(const std::vector<HiddenPiece>& pieces) {
  Json json = Json::array();
  for (const HiddenPiece& piece : pieces) {
    json.push_back({{"origin", name(piece.origin)},
                    {"now", square_json(piece.now)},
                    {"type", type_json(piece.type)},
                    {"status", name_in(status_names, piece.status)}});
  }
  return json;
}

Json moves_json(const std::vector<Move>& moves) {
  Json json = Json::array();
  for (Move move : moves) json.push_back(long_algebraic(move));
  return json;
}

Json shown_json(const Shown& shown) {
  return {{"fen", shown.fen},
          {"phase", name_in(phase_names, shown.phase)},
          {"to_act", side_json(shown.to_act)},
          {"ply", shown.ply},
          {"check", shown.check},
          {"pot", shown.pot},
          {"stacks", per_side(shown.stacks)},
          {"to_call", shown.to_call},
          {"setup", setup_json(shown.setup)},
          {"log", log_json(shown.log)},
          {"history", history_json(shown.log)},
          {"hidden", {{"white", hidden_json(shown.hidden.white)}, {"black", hidden_json(shown.hidden.black)}}},
          {"result", shown.result ? result_json(*shown.result) : Json(nullptr)}};
}

Json bounds_json(const std::optional<BetBounds>& bounds) {
  return bounds ? Json{{"min", bounds->min}, {"max", bounds->max}} : Json(nullptr);
}

Json row_json(const RangeRow& row) {
  Json p = Json::object();
  for (const auto& [name, type] : pocket_type_names) {
    p[std::string(name)] = rounded(row.p[static_cast<std::size_t>(pocket_index(type))], 1e5);
  }
  return {{"origin", name(row.origin)},
          {"now", square_json(row.now)},
          {"status", name_in(status_names, row.status)},
          {"p", std::move(p)}};
}

/// A number without a fraction is written as an integer.
Json number_json(double value) {
  constexpr double exact = 9'007'199'254'740'992.0;  // 2^53
  const bool whole = value == std::floor(value) && value < exact;
  return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

template <class T>
Json per_seat(const PerSeat<T>& values) {
  return {{"a", values.a}, {"b", values.b}};
}

Json seat_json(std::optional<Seat> seat) {
  return seat ? Json(name_in(seat_names, *seat)) : Json(nullptr);
}

Json actions_json(Phase phase, std::optional<Side> to_act, const game::LegalActions& actions) {
  return {
      {"phase", name_in(phase_names, phase)}, {"to_act", side_json(to_act)},     {"fold", actions.fold},
      {"call", or_null(actions.call)},        {"bet", bounds_json(actions.bet)}, {"raise", bounds_json(actions.raise)},
      {"moves", moves_json(actions.moves)}};
}

}  // namespace

Json action_json(const Action& action) {
  Json json{{"do", name_in(deed_names, deed_of(action))}};
  if (const auto chips = chips_of(action)) json["to"] = *chips;
  if (const auto* made = std::get_if<MakeMove>(&action)) json["move"] = long_algebraic(made->move);
  return json;
}

Json state_json(const game::Hand& hand) {
  const betting::Betting& betting = hand.betting();
  return shown_json({chess::fen_text(hand.fen(), hand.move_rules()),
                     hand.phase(),
                     hand.to_act(),
                     hand.ply(),
                     hand.check(),
                     betting.pot(),
                     betting.stacks(),
                     hand.phase() == Phase::Respond ? betting.to_call() : 0,
                     hand.setup(),
                     hand.log(),
                     {hand.hidden(Side::White), hand.hidden(Side::Black)},
                     hand.result()});
}

Json view_json(const PlayerView& view) {
  Json json = shown_json({view_fen(view), view.phase, view.to_act, view.ply, view.check, view.pot, view.stacks,
                          view.to_call, view.setup, view.log, view.hidden, view.result});
  json["moves"] = moves_json(view.moves);
  return json;
}

Json legal_json(const game::Hand& hand) {
  return actions_json(hand.phase(), hand.to_act(), hand.legal_actions());
}

Json legal_json(const PlayerView& view) {
  game::LegalActions actions{true, {}, view.bet, view.raise, false, view.split_offer.has_value(), {}};
  if (view.phase == Phase::Respond) actions.call = view.to_call;
  if (view.phase != Phase::Respond && !view.split_offer) actions.moves = view.moves;
  return actions_json(view.phase, view.to_act, actions);
}

Json range_json(const RangeTable& table) {
  Json pieces = Json::array();
  for (const RangeRow& row : table.rows) pieces.push_back(row_json(row));
  return {{"deals", table.deals}, {"bits", rounded(table.bits, 1e3)}, {"pieces", std::move(pieces)}};
}

Json secrets_json(const SecrecyTable& table) {
  Json moves = Json::object();
  for (const SecrecyMark& mark : table.marks) {
    moves[long_algebraic(mark.move)] = {{"effect", name_in(secrecy_names, mark.effect)}, {"after", mark.after}};
  }
  return {{"before", table.before}, {"moves", std::move(moves)}};
}

Json match_json(const MatchScore& score) {
  return {{"hand", score.hand},
          {"white", seat_json(score.white)},
          {"chips", per_seat(score.chips)},
          {"minutes", number_json(score.minutes)},
          {"blinds", blinds_json(score.blinds)},
          {"won", per_seat(score.won)},
          {"lost", per_seat(score.lost)},
          {"hands", {{"a", score.hands_won.a}, {"b", score.hands_won.b}, {"split", score.hands_split}}},
          {"over", score.over},
          {"winner", seat_json(score.winner)}};
}

}  // namespace raisechess::record
