// SPDX-License-Identifier: GPL-3.0-or-later
#include "uci_player.h"

#include <algorithm>

#include "english/number_text.h"
#include "uci_game.h"
#include "uci_moves.h"

namespace raisechess::cli {
namespace {

using std::chrono::steady_clock;

/// How long an engine may take to get ready, and how much later than its clock allows its move is waited for.
constexpr std::chrono::seconds patience(10);

constexpr int mate = 30'000;

steady_clock::time_point latest_answer(const arena::ChessLimits& limits, Side side) {
  if (limits.nodes) return steady_clock::now() + 30 * patience;
  return steady_clock::now() + limits.move_time.value_or(limits.clock[side]) + patience;
}

}  // namespace

std::unique_ptr<UciPlayer> UciPlayer::start(const std::string& command, const std::vector<std::string>& options) {
  auto engine = EngineProcess::start(command);
  if (!engine) return nullptr;
  std::unique_ptr<UciPlayer> player(new UciPlayer(std::move(engine)));
  if (!player->answers("uci", "uciok")) return nullptr;
  for (const std::string& option : options) {
    const std::size_t sign = option.find('=');
    const std::string value = sign == std::string::npos ? "" : " value " + option.substr(sign + 1);
    player->engine_->send("setoption name " + option.substr(0, sign) + value);
  }
  if (!player->answers("isready", "readyok")) return nullptr;
  return player;
}

void UciPlayer::begin_game(bool chess960) {
  if (chess960) engine_->send("setoption name UCI_Chess960 value true");
  engine_->send("ucinewgame");
  answers("isready", "readyok");
}

arena::ChessChoice UciPlayer::choose(const arena::ChessLine& line, const arena::ChessLimits& limits) {
  engine_->send(position_line(line));
  engine_->send(go_line(limits));
  arena::ChessChoice choice;
  const auto deadline = latest_answer(limits, line.position.side_to_move());
  while (const auto answer = engine_->line_by(deadline)) {
    if (const auto score = score_of(*answer)) choice.score = score;
    const auto words = words_of(*answer);
    if (words.empty() || words[0] != "bestmove") continue;
    if (words.size() > 1) choice.move = uci_move(line.position, words[1]);
    break;
  }
  return choice;
}

bool UciPlayer::answers(const std::string& request, const std::string& answer) {
  engine_->send(request);
  const auto deadline = steady_clock::now() + patience;
  while (const auto line = engine_->line_by(deadline)) {
    if (*line == answer) return true;
  }
  return false;
}

std::string position_line(const arena::ChessLine& line) {
  std::string text = "position fen " + line.start_fen;
  if (!line.moves.empty()) text += " moves";
  for (Move move : line.moves) text += ' ' + uci_text(move, line.chess960);
  return text;
}

std::string go_line(const arena::ChessLimits& limits) {
  if (limits.nodes) return "go nodes " + std::to_string(*limits.nodes);
  if (limits.move_time) return "go movetime " + std::to_string(limits.move_time->count());
  const std::string increment = std::to_string(limits.increment.count());
  return "go wtime " + std::to_string(limits.clock.white.count()) + " btime " +
         std::to_string(limits.clock.black.count()) + " winc " + increment + " binc " + increment;
}

std::optional<int> score_of(const std::string& info) {
  const auto words = words_of(info);
  const auto word = std::find(words.begin(), words.end(), "score");
  if (words.empty() || words[0] != "info" || words.end() - word < 3) return std::nullopt;
  const auto value = number_in<int>(*(word + 2));
  if (!value || *(word + 1) != "mate") return value;
  const int half_moves = 2 * std::clamp(*value, -1000, 1000);
  return *value > 0 ? mate - half_moves : -mate - half_moves;
}

}  // namespace raisechess::cli
