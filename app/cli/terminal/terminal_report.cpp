// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "english/english.h"
#include "english/english_words.h"
#include "view/move_text.h"
#include "view/standing_line.h"

namespace raisechess::cli {

namespace {

constexpr std::size_t line_width = 78;

/// Items with commas between, on as many lines as they need.
std::string wrapped(const std::vector<std::string>& items) {
  if (items.empty()) return {};
  std::string text, line = " ";
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string item = " " + items[i] + (i + 1 < items.size() ? "," : "");
    if (line.size() + item.size() > line_width && line != " ") {
      text += line + "\n";
      line = " ";
    }
    line += item;
  }
  return text + line + "\n";
}

bool has_chips(const HandSetup& setup) {
  return setup.betting != BettingMode::None;
}

std::string hidden_words(const HandSetup& setup) {
  if (setup.hidden == 0) return "classic chess, nothing hidden";
  return counted(setup.hidden, "hidden piece") + " a side";
}

std::string ending_words(const HandSetup& setup) {
  if (setup.showdown == showdown_to_mate)
    return std::string("to mate, classic draws ") + (setup.classic_draws ? "on" : "off");
  return "showdown after move " + std::to_string(setup.showdown);
}

std::string betting_words(const HandSetup& setup) {
  if (!has_chips(setup)) return "no chips";
  return setup.betting == BettingMode::NoLimit ? "chips, no-limit" : "chips, pot-limit";
}

std::string setup_text(const HandSetup& setup, const std::string& array) {
  return hidden_words(setup) + ", " + array + ", " + ending_words(setup) + ", " + betting_words(setup) +
         (setup.king_capture ? ", capturing the king wins" : "");
}

std::string own_pieces(const PlayerView& view) {
  const Deal deal = own_deal(view);
  return deal.empty() ? "" : "Your hidden pieces: " + deal_text(deal) + ".\n";
}

std::string their_squares(const PlayerView& view) {
  std::vector<std::string> squares;
  for (const HiddenPiece& piece : view.hidden[other(view.viewer)]) squares.push_back(name(piece.origin));
  return squares.empty() ? "" : "The computer's hidden pieces stand on " + listed(squares, "and") + ".\n";
}

std::string blinds_text(const PlayerView& view) {
  if (!has_chips(view.setup)) return {};
  const Blinds& blinds = view.setup.blinds;
  return "Blinds: " + std::to_string(blinds.big) + " for White, " + std::to_string(blinds.small) + " for Black.\n";
}

/// "Call 6 to win 14: needs 30 %": the share of the pot after the call that the call pays.
std::string price_text(const PlayerView& view) {
  const double needs = 100.0 * view.to_call / (view.pot + view.to_call);
  return "Call " + std::to_string(view.to_call) + " to win " + std::to_string(view.pot) + ": needs " +
         std::to_string(std::lround(needs)) + " %.";
}

std::string choices_text(const PlayerView& view) {
  if (view.split_offer && view.split_offer != view.viewer) return "The computer offers to split: accept or decline.";
  const std::string raise = view.raise ? "raise to " + bounds_text(*view.raise) : "";
  switch (view.phase) {
    case Phase::Respond:
      return price_text(view) + (raise.empty() ? "" : " Or " + raise + ".") + " Or fold.";
    case Phase::Turn:
      if (view.bet) return "You may bet " + bounds_text(*view.bet) + ", or just move.";
      return raise.empty() ? "Your move." : "You may " + raise + ", or just move.";
    case Phase::Move:
      return "Your move.";
    case Phase::Over:
      break;
  }
  return {};
}

std::string turned_up(const PlayerView& view, Side side) {
  std::string text;
  for (const HiddenPiece& piece : view.hidden[side]) {
    text += text.empty() ? "" : "; ";
    text += (piece.type ? a(*piece.type) : "one not shown") + " dealt on " + name(piece.origin);
    if (!piece.now) text += ", captured";
    if (piece.now && piece.now != piece.origin) text += ", now on " + name(*piece.now);
  }
  return (side == view.viewer ? "Your hidden pieces: " : "The computer's hidden pieces: ") + text + ".\n";
}

/// "You count 1 queen, 2 rooks and 5 pawns: 24 points."
std::string material_count(const PlayerView& view, Side side) {
  std::array<int, all_piece_types.size()> pieces{};
  int points = 0;
  for (int i = 0; i < square_count; ++i) {
    const auto& piece = view.board[square_at(i)];
    if (!piece || piece->side != side || !piece->type) continue;
    ++pieces[static_cast<std::size_t>(index(*piece->type))];
    points += material_value(*piece->type);
  }
  std::vector<std::string> items;
  for (PieceType type : pocket_types) {
    const int number = pieces[static_cast<std::size_t>(index(type))];
    if (number > 0) items.push_back(counted(number, word(type)));
  }
  if (items.empty()) items.emplace_back("the king alone");
  return Speaker::to_player(view.viewer).says(side, "count ", "counts ") + listed(items, "and") + ": " +
         counted(points, "point") + ".\n";
}

}  // namespace

std::string match_text(const MatchSetup& setup, bool random_array) {
  std::string text = setup_text(
      setup.hand, random_array ? "an array drawn for each hand" : "array " + std::to_string(setup.hand.array));
  if (setup.turn_seconds > 0) text += ", " + std::to_string(setup.turn_seconds) + " seconds for a turn";
  if (!setup.alternate_colours) text += ", colours stay";
  if (!has_chips(setup.hand)) return text;
  text += ", " + counted(setup.chips, "chip") + " each";
  return setup.blind_minutes == 0 ? text
                                  : text + ", blinds rising every " + std::to_string(setup.blind_minutes) + " minutes";
}

std::string rules_text(const HandSetup& setup) {
  return setup_text(setup, "array " + std::to_string(setup.array));
}

std::string deal_text(const Deal& deal) {
  std::vector<std::string> pieces;
  for (const DealtPiece& piece : deal) pieces.push_back(a(piece.type) + " on " + name(piece.origin));
  return pieces.empty() ? "nothing hidden" : listed(pieces, "and");
}

std::string hand_start_text(const PlayerView& view, const MatchScore& score) {
  return "Hand " + std::to_string(score.hand) + ". You have " + std::string(capital(view.viewer)) + ". " +
         capitalized(rules_text(view.setup)) + ".\n" + own_pieces(view) + their_squares(view) + blinds_text(view);
}

std::string turn_text(const PlayerView& view) {
  const int move = view.ply / 2 + 1;
  std::string text = "Move " + std::to_string(move) + ", you have " + std::string(capital(view.viewer)) + ".";
  if (view.check && view.active == view.viewer) text += " You are in check.";
  if (has_chips(view.setup)) {
    text += " Pot " + std::to_string(view.pot) + "; you have " + counted(view.stacks[view.viewer], "chip") +
            " left, the computer " + std::to_string(view.stacks[other(view.viewer)]) + ".";
  }
  return text + " " + choices_text(view) + "\n";
}

std::string moves_text(const PlayerView& view, const SecrecyTable& secrecy) {
  if (view.moves.empty()) return "It is not your turn to move.\n";
  std::vector<std::string> quiet;
  std::map<std::string, std::vector<std::string>> telling;
  for (Move move : view.moves) {
    const auto mark = std::find_if(secrecy.marks.begin(), secrecy.marks.end(), [&](const SecrecyMark& each) {
      return each.move == move && each.effect != Secrecy::Keeps;
    });
    (mark == secrecy.marks.end() ? quiet : telling[secrecy_text(*mark, secrecy.before)])
        .push_back(move_text(view, move));
  }
  std::string text = counted(static_cast<std::int64_t>(view.moves.size()), "legal move") + ":\n" + wrapped(quiet);
  for (const auto& [effect, moves] : telling) text += capitalized(effect) + ":\n" + wrapped(moves);
  return text;
}

std::string log_text(const PlayerView& view) {
  const auto texts = log_texts(view);
  std::string text = blinds_text(view);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Event& event = view.log[i];
    const auto made = standing_moves({view.log.data(), i}).size();
    if (as_move(event)) text += std::to_string(made / 2 + 1) + ". ";
    text += event_sentence(event, texts[i], has_chips(view.setup), Speaker::to_onlooker()) + "\n";
  }
  return text.empty() ? "Nothing has happened yet.\n" : text;
}

std::string hand_end_text(const PlayerView& view) {
  const Speaker speaker = Speaker::to_player(view.viewer);
  const HandResult& result = *view.result;
  std::string text;
  if (view.setup.hidden > 0) text = turned_up(view, view.viewer) + turned_up(view, other(view.viewer));
  if (result.kind == ResultKind::Showdown)
    text += material_count(view, view.viewer) + material_count(view, other(view.viewer));
  const bool last_action_said_it = result.kind == ResultKind::Fold || result.kind == ResultKind::Agreed;
  return text +
         (last_action_said_it ? winner_sentence(result, view.setup, speaker)
                              : result_sentence(result, view.setup, speaker)) +
         "\n";
}

std::string score_text(const MatchScore& score, Seat you, bool chips) {
  const Seat computer = other(you);
  std::string text;
  if (chips) {
    text = "Chips: you " + std::to_string(score.chips[you]) + ", the computer " +
           std::to_string(score.chips[computer]) + ". You have won " + std::to_string(score.won[you]) + " and lost " +
           std::to_string(score.lost[you]) + ".\n";
  }
  return text + "Hands: you have won " + std::to_string(score.hands_won[you]) + ", lost " +
         std::to_string(score.hands_won[computer]) + " and split " + std::to_string(score.hands_split) + ".\n";
}

std::string match_end_text(const MatchScore& score, Seat you, bool chips) {
  std::string text = "The match is stopped.\n";
  if (score.winner)
    text = *score.winner == you ? "You win the match: the computer has no chips.\n"
                                : "The computer wins the match: you have no chips.\n";
  return text + score_text(score, you, chips);
}

}  // namespace raisechess::cli
