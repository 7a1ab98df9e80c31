// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "chess/san.h"
#include "deeds.h"
#include "game/hex.h"
#include "pgn_games.h"
#include "pgn_start.h"
#include "pgn_tags.h"
#include "record/pgn.h"
#include "record_play.h"
#include "view/classic_chess.h"

namespace raisechess::record {
namespace {

using game::DealingRecord;
using game::HandRecord;
using Step = HandRecord::Step;

/// "b1Q e2R h2P"
Deal read_deal_tag(PgnTags& tags, Side side) {
  const std::string tag = tag_of(side, "Deal");
  const std::string text = tags.required(tag);
  Deal deal;
  for (const std::string_view word : words_of(text)) {
    const auto square = square_from_name(word.substr(0, 2));
    const auto type = word.size() == 3 ? value_in(pocket_type_names, word.substr(2)) : std::nullopt;
    if (!square || !type) {
      tags.refuse(RecordFault::NotDeal, tag);
      return deal;
    }
    deal.push_back({*square, *type});
  }
  std::ranges::sort(deal, {}, &DealtPiece::origin);
  return deal;
}

DealingRecord::Bytes read_hex_tag(PgnTags& tags, const std::string& tag) {
  const auto bytes = game::bytes_from_hex(tags.required(tag));
  if (!bytes) tags.refuse(RecordFault::NotHexDigits, tag);
  return bytes.value_or(DealingRecord::Bytes{});
}

std::string read_nonce(PgnTags& tags) {
  if (tags.find("Nonce")) return tags.required("Nonce");
  const auto nonce = game::text_from_hex(tags.required("NonceHex"));
  if (!nonce) tags.refuse(RecordFault::NotHexPairs, "NonceHex");
  return nonce.value_or(std::string());
}

std::optional<DealingRecord> read_dealing_tags(PgnTags& tags) {
  if (!tags.find("Nonce") && !tags.find("NonceHex")) return std::nullopt;
  DealingRecord dealing;
  dealing.nonce = read_nonce(tags);
  dealing.array_drawn = tags.word("ArrayDrawn", yes_names);
  for (const Side side : both_sides) {
    dealing.commitments[side] = read_hex_tag(tags, tag_of(side, "Commitment"));
    const std::string secret = tag_of(side, "Secret");
    if (tags.find(secret)) dealing.secrets[side] = read_hex_tag(tags, secret);
  }
  return dealing;
}

HandSetup read_setup_tags(PgnTags& tags) {
  HandSetup setup;
  setup.hidden = tags.number("Hidden", 0, 5);
  setup.array = tags.number("Array", 0, 959);
  setup.showdown = tags.number("Showdown", 0, 40);
  setup.betting = tags.word("Betting", betting_names);
  setup.classic_draws = tags.word("ClassicDraws", yes_names);
  setup.promotion = tags.word("Promotion", promotion_names);
  setup.king_capture = tags.word("KingCapture", yes_names);
  setup.agreed_split = tags.word("AgreedSplit", yes_names);
  for (const Side side : both_sides) setup.stacks[side] = tags.number(tag_of(side, "Stack"), 1, most_stack);
  setup.blinds = {tags.number("BigBlind", 2, most_match_chips), tags.number("SmallBlind", 1, most_match_chips)};
  if (tags.word("Start", start_names) == StartFrom::Fen) setup.start_fen = tags.required("FEN");
  return setup;
}

/// "2026.11.30" as "2026-11-30"; a date with unknown parts is none.
std::string read_date_tag(const PgnTags& tags) {
  if (const auto exact = tags.find("DateTime")) return std::string(*exact);
  std::string date = tags.text("Date");
  if (date.find('?') != std::string::npos) return {};
  std::ranges::replace(date, '.', '-');
  return date;
}

std::string read_player_tag(const PgnTags& tags, std::string_view name) {
  const std::string player = tags.text(name);
  return player == "?" ? std::string() : player;
}

/// Games from elsewhere: of chess, and begun as chess begins or by their FEN. Their players claim draws themselves.
HandSetup foreign_setup(const PgnTags& tags) {
  HandSetup setup;
  make_classic(setup);
  setup.classic_draws = false;
  setup.start_fen = tags.text("FEN");
  return setup;
}

bool is_plain_chess(std::string variant) {
  std::ranges::transform(variant, variant.begin(), [](unsigned char c) { return std::tolower(c); });
  std::erase_if(variant, [](char c) { return c == ' ' || c == '-'; });
  constexpr std::array<std::string_view, 7> names{"",         "chess",       "standard", "normal", "fromposition",
                                                  "chess960", "fischerandom"};
  return std::ranges::find(names, variant) != names.end();
}

Expected<HandRecord> read_tags(PgnTags& tags, const Problem& problem) {
  HandRecord record;
  const std::string variant = tags.text("Variant");
  record.players = {read_player_tag(tags, "White"), read_player_tag(tags, "Black")};
  record.date = read_date_tag(tags);
  if (variant == variant_name) {
    record.setup = read_setup_tags(tags);
    for (const Side side : both_sides) record.deals[side] = read_deal_tag(tags, side);
    record.dealing = read_dealing_tags(tags);
  } else if (is_plain_chess(variant)) {
    record.setup = foreign_setup(tags);
  } else {
    return malformed(RecordFault::OtherVariant, shortened(variant));
  }
  if (problem.error()) return tl::unexpected(*problem.error());
  return record;
}

/// "raise black 6", "call white", "move white e2e4"; what is none of the deeds is nothing of ours.
Expected<std::optional<Step>> read_command(const std::string& text, const game::Hand& hand) {
  const auto words = words_of(text);
  const auto deed = words.empty() ? std::nullopt : value_in(deed_names, words[0]);
  if (!deed) return std::nullopt;
  const auto by = words.size() > 1 ? value_in(side_names, words[1]) : std::nullopt;
  const bool chips = deed == Deed::Bet || deed == Deed::Raise;
  const bool more = chips || deed == Deed::Move;
  if (!by || words.size() != (more ? 3 : 2)) return malformed(RecordFault::CommandIncomplete, shortened(text));
  const auto to = chips ? whole_number(words[2], 1, most_stack) : 0;
  if (!to) return malformed(RecordFault::CommandWithoutChips, shortened(text));
  const Move move = deed == Deed::Move ? find_long_algebraic(hand.moves(), words[2]).value_or(Move()) : Move();
  return Step{*by, action_of(*deed, *to, move)};
}

Expected<std::optional<Step>> read_token(const PgnGame::Token& token, const game::Hand& hand) {
  if (token.kind == PgnGame::Kind::Result) return std::nullopt;
  if (token.kind == PgnGame::Kind::Command) return read_command(token.text, hand);
  const auto move = chess::move_from_san(hand.position(), token.text, hand.move_rules());
  if (!move) return tl::unexpected(move.error());
  return Step{hand.active(), MakeMove{*move}};
}

/// Who wins by "1-0", "0-1" or "1/2-1/2".
struct Score {
  std::optional<Side> winner;
};

std::optional<Score> read_score(std::string_view result) {
  if (result == "1-0") return Score{Side::White};
  if (result == "0-1") return Score{Side::Black};
  if (result == "1/2-1/2") return Score{};
  return std::nullopt;
}

/// The result of a game that was broken off, or whose end was not noted.
constexpr std::string_view unfinished = "*";

/// What the board did not decide, the players did.
std::optional<Error> end_by_score(RecordPlay& play, const Score& score) {
  if (score.winner) return play.play({other(*score.winner), Fold{}});
  return play.play({*play.hand().to_act(), AgreeSplit{}});
}

Expected<HandRecord> finish_play(RecordPlay& play, const PgnGame& game, const PgnTags& tags) {
  const bool ended = !game.tokens.empty() && game.tokens.back().kind == PgnGame::Kind::Result;
  const std::string told = ended ? game.tokens.back().text : tags.text("Result");
  const auto score = read_score(told);
  if (!score && told != unfinished) return malformed(RecordFault::NoResult);
  if (!play.hand().result()) {
    if (!score) return malformed(RecordFault::Unfinished);
    if (const auto error = end_by_score(play, *score)) return tl::unexpected(*error);
  }
  const HandResult& result = *play.hand().result();
  const auto ending = tags.find("Ending");
  const bool agrees = score ? result.winner == score->winner : tags.text("Variant") != variant_name;
  if (!agrees || (ending && *ending != name_in(result_names, result.kind))) return malformed(RecordFault::OtherResult);
  return play.finished();
}

Expected<HandRecord> read_game(const PgnGame& game) {
  Problem problem;
  PgnTags tags(game.tags, problem);
  auto frame = read_tags(tags, problem);
  if (!frame) return frame;
  auto play = RecordPlay::start(std::move(*frame));
  if (!play) return tl::unexpected(play.error());
  if (tags.text("Variant") == variant_name && tags.text("FEN") != pgn_start_fen(play->hand()))
    return malformed(RecordFault::OtherStart);
  for (const PgnGame::Token& token : game.tokens) {
    const auto step = read_token(token, play->hand());
    if (!step) return tl::unexpected(step.error());
    if (!*step) continue;
    if (const auto error = play->play(**step)) return tl::unexpected(*error);
  }
  return finish_play(*play, game, tags);
}

}  // namespace

Expected<std::vector<Expected<HandRecord>>> hand_records_from_pgn(std::string_view text) {
  const auto games = pgn_games(text);
  if (!games) return tl::unexpected(games.error());
  std::vector<Expected<HandRecord>> records;
  for (const PgnGame& game : *games) records.push_back(read_game(game));
  return records;
}

}  // namespace raisechess::record
