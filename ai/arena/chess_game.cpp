// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/chess_game.h"

#include <algorithm>

#include "adjudicator.h"
#include "arena/mirrored_match.h"
#include "game/hand.h"
#include "view/classic_chess.h"

namespace raisechess::arena {
namespace {

using Clock = std::chrono::steady_clock;

HandSetup classic_setup(const std::string& fen) {
  HandSetup setup;
  make_classic(setup);
  setup.start_fen = fen;
  return setup;
}

/// One game while it is being played: the rules are the hand's, this adds clocks and adjudication.
class Table {
 public:
  Table(const ChessGameTask& task, game::Hand hand, PerSide<ChessPlayer*> players)
      : task_(task), hand_(std::move(hand)), players_(players), limits_(task.limits) {
    line_.start_fen = task.opening.fen;
    line_.chess960 = task.chess960;
    line_.position = hand_.position();
  }

  bool make(Move move) {
    if (hand_.apply(hand_.active(), MakeMove{move})) return false;
    line_.moves.push_back(move);
    line_.position = hand_.position();
    return true;
  }

  bool make(const std::string& text) {
    const auto move = find_long_algebraic(hand_.moves(), text);
    return move && make(*move);
  }

  ChessGameReport play() {
    for (ChessPlayer* player : {players_.white, players_.black}) player->begin_game(task_.chess960);
    while (report_.end.empty() && hand_.to_act()) turn();
    if (report_.end.empty()) end(name_of(hand_.result()->kind), hand_.result()->winner);
    report_.half_moves = hand_.ply();
    return report_;
  }

 private:
  void turn() {
    const Side side = hand_.active();
    if (hand_.ply() >= task_.half_move_cap) return end("capped", std::nullopt);
    const auto start = Clock::now();
    const ChessChoice choice = players_[side]->choose(line_, limits_);
    if (!choice.move) return end("illegal", other(side));
    if (!in_time(side, Clock::now() - start)) return end("time", other(side));
    if (!make(*choice.move)) return end("illegal", other(side));
    if (!task_.adjudicate) return;
    if (const auto verdict = adjudicator_.after(hand_.ply(), side, choice.score)) end("adjudicated", verdict->winner);
  }

  bool in_time(Side side, Clock::duration used) {
    if (!task_.clocks) return true;
    Milliseconds& left = limits_.clock[side];
    left -= std::chrono::duration_cast<Milliseconds>(used);
    if (left < -task_.time_margin) return false;
    left = std::max(left, Milliseconds(0)) + limits_.increment;
    return true;
  }

  void end(const std::string& how, std::optional<Side> winner) {
    report_.end = how;
    report_.winner = winner;
  }

  const ChessGameTask& task_;
  game::Hand hand_;
  PerSide<ChessPlayer*> players_;
  ChessLimits limits_;
  ChessLine line_;
  Adjudicator adjudicator_;
  ChessGameReport report_;
};

ChessGameReport not_played(const std::string& why) {
  ChessGameReport report;
  report.fault = why;
  return report;
}

}  // namespace

ChessGameReport play_chess_game(const ChessGameTask& task, PerSide<ChessPlayer*> players) {
  auto hand = game::Hand::start(classic_setup(task.opening.fen), {});
  if (!hand) return not_played("the opening is no position to begin with: " + task.opening.fen);
  Table table(task, std::move(*hand), players);
  for (const std::string& move : task.opening.moves) {
    if (!table.make(move)) return not_played("the opening has an illegal move: " + move);
  }
  return table.play();
}

}  // namespace raisechess::arena
