// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

#include "chess/san.h"
#include "deeds.h"
#include "game/hex.h"
#include "pgn_games.h"
#include "pgn_start.h"
#include "pgn_tags.h"
#include "record/hand_record.h"
#include "record/pgn.h"
#include "view/standing_line.h"

namespace raisechess::record {
namespace {

using game::HandRecord;

/// Within one line: what would end it becomes a space.
std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += std::iscntrl(static_cast<unsigned char>(c)) != 0 ? ' ' : c;
  }
  return text + '"';
}

std::string tag_line(std::string_view name, std::string_view value) {
  return "[" + std::string(name) + " " + quoted(value) + "]\n";
}

bool is_day(std::string_view date) {
  constexpr std::string_view pattern = "0000-00-00";
  return std::ranges::equal(date, pattern, [](char c, char wanted) {
    return wanted == '0' ? std::isdigit(static_cast<unsigned char>(c)) != 0 : c == wanted;
  });
}

std::string date_tags(const std::string& date) {
  std::string day = date.substr(0, 10);
  if (!is_day(day)) return tag_line("Date", "????.??.??") + (date.empty() ? "" : tag_line("DateTime", date));
  std::ranges::replace(day, '-', '.');
  return tag_line("Date", day) + (is_day(date) ? "" : tag_line("DateTime", date));
}

std::string_view score_text(const HandResult& result) {
  if (!result.winner) return "1/2-1/2";
  return result.winner == Side::White ? "1-0" : "0-1";
}

std::string setup_tags(const HandSetup& setup) {
  const auto number = [](std::string_view name, int value) { return tag_line(name, std::to_string(value)); };
  const auto yes = [](std::string_view name, bool value) { return tag_line(name, name_in(yes_names, value)); };
  const StartFrom start = setup.start_fen.empty() ? StartFrom::Array : StartFrom::Fen;
  return number("Hidden", setup.hidden) + number("Array", setup.array) + number("Showdown", setup.showdown) +
         tag_line("Betting", name_in(betting_names, setup.betting)) + yes("ClassicDraws", setup.classic_draws) +
         tag_line("Promotion", name_in(promotion_names, setup.promotion)) + yes("KingCapture", setup.king_capture) +
         yes("AgreedSplit", setup.agreed_split) + number("WhiteStack", setup.stacks.white) +
         number("BlackStack", setup.stacks.black) + number("BigBlind", setup.blinds.big) +
         number("SmallBlind", setup.blinds.small) + tag_line("Start", name_in(start_names, start));
}

std::string deal_tag(Side side, const Deal& deal) {
  std::string text;
  for (const DealtPiece& piece : deal) text.append(text.empty() ? "" : " ") += name(piece.origin) + letter(piece.type);
  return tag_line(tag_of(side, "Deal"), text);
}

/// The deal follows from every byte of it: one that no tag can hold is written in hexadecimal digits.
std::string nonce_tag(const std::string& nonce) {
  const bool plain = std::ranges::none_of(nonce, [](unsigned char c) { return std::iscntrl(c) != 0; });
  return plain ? tag_line("Nonce", nonce) : tag_line("NonceHex", game::hex_of_text(nonce));
}

std::string dealing_tags(const std::optional<game::DealingRecord>& dealing) {
  if (!dealing) return {};
  std::string text = nonce_tag(dealing->nonce) + tag_line("ArrayDrawn", name_in(yes_names, dealing->array_drawn));
  for (const Side side : both_sides) {
    text += tag_line(tag_of(side, "Commitment"), game::hex(dealing->commitments[side]));
    if (const auto& secret = dealing->secrets[side]) text += tag_line(tag_of(side, "Secret"), game::hex(*secret));
  }
  return text;
}

std::string tags_text(const HandRecord& record, const game::Hand& start) {
  const auto player = [](const std::string& name) { return name.empty() ? std::string_view("?") : name; };
  return tag_line("Event", variant_name) + tag_line("Site", "?") + date_tags(record.date) + tag_line("Round", "?") +
         tag_line("White", player(record.players.white)) + tag_line("Black", player(record.players.black)) +
         tag_line("Result", score_text(record.result)) + tag_line("Variant", variant_name) + tag_line("SetUp", "1") +
         tag_line("FEN", pgn_start_fen(start)) + setup_tags(record.setup) + deal_tag(Side::White, record.deals.white) +
         deal_tag(Side::Black, record.deals.black) + dealing_tags(record.dealing) +
         tag_line("Ending", name_in(result_names, record.result.kind));
}

/// The moves of a game in lines of at most 80 characters, with one comment between two moves.
class PgnMoves {
 public:
  void command(const std::string& text) { commands_.push_back("[%" + text + "]"); }

  void move(int full_move, Side by, const std::string& san) {
    const bool commented = close_comment();
    if (by == Side::White || commented || text_.empty())
      word(std::to_string(full_move) + (by == Side::White ? "." : "..."));
    word(san);
  }

  std::string finished(std::string_view score) {
    close_comment();
    word(std::string(score));
    return text_ + "\n";
  }

 private:
  bool close_comment() {
    if (commands_.empty()) return false;
    commands_.front().insert(0, "{");
    commands_.back() += "}";
    for (const std::string& command : commands_) {
      for (const std::string_view part : words_of(command)) word(std::string(part));
    }
    commands_.clear();
    return true;
  }

  void word(const std::string& text) {
    constexpr std::size_t width = 80;
    const bool fits = column_ + 1 + text.size() <= width;
    if (!text_.empty()) text_ += fits ? ' ' : '\n';
    column_ = text_.empty() || !fits ? text.size() : column_ + 1 + text.size();
    text_ += text;
  }

  std::string text_;
  std::size_t column_ = 0;
  std::vector<std::string> commands_;
};

/// "raise black 6"
std::string command_text(const HandRecord::Step& step) {
  std::string text(name_in(deed_names, deed_of(step.action)));
  text.append(" ").append(name(step.by));
  if (const auto chips = chips_of(step.action)) text += " " + std::to_string(*chips);
  if (const auto* made = std::get_if<MakeMove>(&step.action)) text += " " + long_algebraic(made->move);
  return text;
}

using DealCounts = PerSide<std::size_t>;

DealCounts public_deals(const game::Hand& hand) {
  const auto& known = hand.public_knowledge();
  return {known.deals(Side::White).size(), known.deals(Side::Black).size()};
}

/// What a half-move turned up, and how many deals of each side an onlooker cannot rule out any longer.
void tell_move(PgnMoves& text, const game::Hand& hand, const DealCounts& before) {
  for (const RevealedPiece& piece : hand.log().back().outcome.reveals)
    text.command("reveal " + name(piece.origin) + " " + letter(piece.type));
  const DealCounts now = public_deals(hand);
  if (now == before) return;
  text.command("range white " + std::to_string(now.white) + " black " + std::to_string(now.black));
}

/// The half-moves that were taken back later are commands, so that chess programs follow the line that stands.
std::set<std::size_t> standing_places(const game::Hand& hand) {
  std::set<std::size_t> places;
  for (const Event* event : standing_moves(hand.log()))
    places.insert(static_cast<std::size_t>(event - hand.log().data()));
  return places;
}

Expected<std::string> game_text(const HandRecord& record) {
  const auto whole = replay(record);
  if (!whole) return tl::unexpected(whole.error());
  const auto standing = standing_places(*whole);
  game::Hand hand = *game::Hand::start(record.setup, record.deals);
  const std::string tags = tags_text(record, hand);
  PgnMoves text;
  for (std::size_t place = 0; place < record.actions.size(); ++place) {
    const HandRecord::Step& step = record.actions[place];
    const auto* made = standing.contains(place) ? std::get_if<MakeMove>(&step.action) : nullptr;
    if (made) text.move(hand.full_move(), step.by, chess::san(hand.position(), made->move, hand.move_rules()));
    if (!made) text.command(command_text(step));
    const DealCounts before = public_deals(hand);
    hand.apply(step.by, step.action, /*consented=*/true);
    if (made) tell_move(text, hand, before);
  }
  return tags + "\n" + text.finished(score_text(record.result));
}

}  // namespace

Expected<std::string> pgn_text(const std::vector<HandRecord>& hands) {
  std::string text;
  for (const HandRecord& hand : hands) {
    const auto game = game_text(hand);
    if (!game) return game;
    text.append(text.empty() ? "" : "\n").append(*game);
  }
  return text;
}

}  // namespace raisechess::record
