// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <utility>
#include <variant>

#include "chess/fen.h"
#include "chess/move_generation.h"
#include "english/english.h"
#include "english/english_words.h"
#include "knowledge/secrecy.h"
#include "record/answer.h"
#include "table_ai.h"
#include "table_deal.h"

namespace raisechess::cli {
namespace {

using record::Json;

tl::unexpected<std::string> refuse(std::string sentence) {
  return tl::unexpected<std::string>(std::move(sentence));
}
tl::unexpected<std::string> refuse(const Error& error) {
  return refuse(sentence(error));
}
tl::unexpected<std::string> no_hand() {
  return refuse("There is no hand at the table; \"new\" or \"match\" and \"next\" begin one.");
}

std::string line_of(Json fields) {
  Json answer{{"ok", true}};
  for (auto& [key, value] : fields.items()) answer[key] = std::move(value);
  return answer.dump();
}

std::string line_of_refusal(const std::string& text) {
  const Json answer{{"ok", false}, {"error", text}};
  return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<game::Hand> begin(const HandSetup& setup, const std::optional<PerSide<Deal>>& deals,
                           std::optional<std::uint64_t> seed) {
  return game::Hand::start(setup, deals ? *deals : deals_from(setup, seed));
}

template <class Act>
Action action_from(const Act& act, const game::Hand&) {
  return act;
}

/// A text that names no legal move becomes a move that no hand offers.
Action action_from(const record::MoveText& move, const game::Hand& hand) {
  return MakeMove{find_long_algebraic(hand.moves(), move.text).value_or(Move())};
}

std::string refusal(const Error& error, const record::ActRequest& request) {
  const auto* move = std::get_if<record::MoveText>(&request.act);
  if (!move || error.code != ErrorCode::IllegalMove) return sentence(error);
  return '\'' + printable(move->text) +
         "' is not a legal move here: \"legal\" lists those that are, like e2e4, e7e8q or e1h1.";
}

}  // namespace

std::string Table::answer(std::string_view line) {
  const auto request = record::parse_request(line);
  if (!request) return line_of_refusal(request.error());
  Answer answer = std::visit([this](const auto& kind) { return carry_out(kind); }, *request);
  return answer ? line_of(std::move(*answer)) : line_of_refusal(answer.error());
}

Json Table::match() const {
  return match_ ? record::match_json(match_->score()) : Json(nullptr);
}

Table::Answer Table::state() const {
  Json fields = record::state_json(*hand_);
  fields["match"] = match();
  return fields;
}

Table::Answer Table::carry_out(const record::NewRequest& request) {
  auto hand = begin(request.setup, request.deal, request.seed);
  if (!hand) return refuse(hand.error());
  hand_ = std::move(*hand);
  match_.reset();
  return state();
}

Table::Answer Table::carry_out(const record::MatchRequest& request) {
  auto match = game::Match::start(request.setup);
  if (!match) return refuse(match.error());
  match_ = std::move(*match);
  hand_.reset();
  return Json{{"match", this->match()}};
}

Table::Answer Table::carry_out(const record::NextRequest& request) {
  if (!match_) return refuse(Error{ErrorCode::NoMatch, {}});
  game::Match match = *match_;
  const auto setup = match.next_hand(request.minutes.value_or(match.score().minutes));
  if (!setup) return refuse(setup.error());
  auto hand = begin(*setup, request.deal, request.seed);
  if (!hand) return refuse(hand.error());
  hand_ = std::move(*hand);
  match_ = std::move(match);
  return state();
}

Table::Answer Table::carry_out(const record::StateRequest&) {
  if (!hand_) return no_hand();
  return state();
}

Table::Answer Table::carry_out(const record::LegalRequest&) {
  if (!hand_) return no_hand();
  return record::legal_json(*hand_);
}

Table::Answer Table::carry_out(const record::ActRequest& request) {
  if (!hand_) return no_hand();
  const Side by = request.by.value_or(hand_->to_act().value_or(Side::White));
  const Action action = std::visit([this](const auto& act) { return action_from(act, *hand_); }, request.act);
  if (const auto error = hand_->apply(by, action, /*consented=*/true)) return refuse(refusal(*error, request));
  if (hand_->result() && match_) match_->book(*hand_->result());
  return state();
}

Table::Answer Table::carry_out(const record::ViewRequest& request) {
  if (!hand_) return no_hand();
  Json fields = record::view_json(hand_->view_for(request.viewer));
  fields["match"] = match();
  return fields;
}

Table::Answer Table::carry_out(const record::RangeRequest& request) {
  if (!hand_) return no_hand();
  return record::range_json(request.viewer ? hand_->knowledge(*request.viewer).table()
                                           : hand_->public_knowledge().table(request.of));
}

Table::Answer Table::carry_out(const record::SecretsRequest&) {
  if (!hand_) return no_hand();
  const auto own = knowledge::deal_index(hand_->deal(hand_->active()));
  return record::secrets_json(knowledge::secrecy_of_moves(hand_->public_knowledge(), own, hand_->moves()));
}

Table::Answer Table::carry_out(const record::AiRequest& request) {
  if (!hand_) return no_hand();
  if (!hand_->to_act()) return refuse(Error{ErrorCode::HandOver, {}});
  return choice_of_computer(hand_->view_for(*hand_->to_act()), request);
}

Table::Answer Table::carry_out(const record::PerftRequest& request) {
  if (!request.fen && !hand_) return no_hand();
  chess::MoveRules rules{request.promotion, false};
  if (!request.fen) {
    rules.king_capture = hand_->setup().king_capture;
    return Json{{"nodes", chess::perft(hand_->position(), request.depth, rules)}};
  }
  const auto record = chess::fen_from_text(*request.fen);
  if (!record) return refuse(record.error());
  return Json{{"nodes", chess::perft(record->position, request.depth, rules)}};
}

}  // namespace raisechess::cli
