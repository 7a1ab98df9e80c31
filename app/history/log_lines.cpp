// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_lines.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

#include "view/move_text.h"
#include "view/standing_line.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

class LogWords {
  Q_DECLARE_TR_FUNCTIONS(raisechess::ui::LogModel)

 public:
  static QString number(std::size_t number) { return tr("%1.", "number of a move").arg(number); }
  static QString preflop() { return tr("pre", "before the first move"); }
  static QString taken_back() { return tr("taken back"); }
  static QString join(const QStringList& bets) { return bets.join(tr(", ")); }
  static QString bet_and_move(const QString& bet, const QString& move) {
    return tr("%1 · %2", "bets · move").arg(bet, move);
  }

  /// "you −1.0 bit · computer −0.7 bits · pot 14", for the two half-moves of a line.
  static QString note(const std::vector<PlyNote>& notes, int first_ply) {
    double by_you = 0;
    double by_computer = 0;
    std::optional<Chips> pot;
    std::optional<Chips> before;
    if (first_ply > 2 && first_ply - 2 < static_cast<int>(notes.size())) {
      before = notes[static_cast<std::size_t>(first_ply) - 2].pot;
    }
    for (int ply = first_ply; ply < first_ply + 2 && ply <= static_cast<int>(notes.size()); ++ply) {
      const PlyNote& note = notes[static_cast<std::size_t>(ply) - 1];
      by_you += note.bits_told_by_you;
      by_computer += note.bits_told_by_computer;
      if (note.pot) pot = note.pot;
    }
    constexpr double least = 0.05;  // what one decimal shows
    QStringList parts;
    if (by_you >= least && by_computer >= least) {
      parts << tr("you −%1 · computer %2", "a number; −0.7 bits")
                   .arg(QLocale().toString(by_you, 'f', 1), Words::lost_bits(by_computer));
    } else if (by_you >= least) {
      parts << tr("you %1").arg(Words::lost_bits(by_you));
    } else if (by_computer >= least) {
      parts << tr("computer %1").arg(Words::lost_bits(by_computer));
    }
    if (pot && (!before || *pot != *before)) parts << tr("pot %1").arg(Words::number(*pot));
    return parts.join(QStringLiteral(" · "));
  }
};

/// Writes the log event by event.
class LogWriter {
 public:
  void make_move(const QString& text) {
    LogTurn& turn = turn_at(ply_);
    turn.move = text;
    turn.ply = ++ply_;
  }

  void act(const Event& event) {
    LogTurn& turn = ply_ == 0 ? preflop_.turns[static_cast<std::size_t>(index(event.by))] : turn_at(ply_);
    turn.bets << Words::short_action(event.action);
  }

  /// White's turns go with their lines; a turn of Black's whose line stays gets one of its own behind it.
  void take_back_to(int ply) {
    const auto lines_left = static_cast<std::size_t>((ply + 1) / 2);
    for (; standing_.size() > lines_left; standing_.pop_back()) mark_taken_back(lines_[standing_.back()]);
    if (ply % 2 == 1) move_blacks_turn_away();
    ply_ = ply;
  }

  std::vector<LogLine> finished(const std::vector<PlyNote>& notes) {
    for (std::size_t i = 0; i < standing_.size(); ++i) {
      lines_[standing_[i]].note = LogWords::note(notes, static_cast<int>(2 * i) + 1);
    }
    const bool bets = !preflop_.turns[0].bets.isEmpty() || !preflop_.turns[1].bets.isEmpty();
    if (bets) lines_.insert(lines_.begin(), preflop_);
    return std::move(lines_);
  }

 private:
  LogTurn& turn_at(int ply) {
    const auto move = static_cast<std::size_t>(ply / 2);
    if (move == standing_.size()) {
      standing_.push_back(lines_.size());
      lines_.push_back({LogWords::number(move + 1), {}, {}});
    }
    return lines_[standing_[move]].turns[static_cast<std::size_t>(ply % 2)];
  }

  static void mark_taken_back(LogLine& line) {
    for (LogTurn& turn : line.turns) turn.ply.reset();
    line.note = LogWords::taken_back();
    line.taken_back = true;
  }

  void move_blacks_turn_away() {
    LogLine& line = lines_[standing_.back()];
    LogLine alone{line.number, {LogTurn{}, std::exchange(line.turns[1], {})}, {}};
    mark_taken_back(alone);
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(standing_.back()) + 1, std::move(alone));
  }

  std::vector<LogLine> lines_;
  std::vector<std::size_t> standing_;  ///< the place in lines_ of each move that stands
  LogLine preflop_{LogWords::preflop(), {}, {}};
  int ply_ = 0;
};

}  // namespace

QString LogTurn::text() const {
  const QString bet = LogWords::join(bets);
  if (bets.isEmpty()) return move;
  return move.isEmpty() ? bet : LogWords::bet_and_move(bet, move);
}

std::vector<LogLine> log_lines(const PlayerView& view, const std::vector<PlyNote>& notes) {
  const std::vector<std::string> texts = log_texts(view);
  LogWriter writer;
  for (std::size_t i = 0; i < view.log.size(); ++i) {
    const Event& event = view.log[i];
    if (as_move(event) != nullptr) {
      writer.make_move(Words::move(texts[i]));
    } else if (std::holds_alternative<TakeBack>(event.action)) {
      writer.take_back_to(static_cast<int>(standing_moves({view.log.data(), i + 1}).size()));
    } else {
      writer.act(event);
    }
  }
  return writer.finished(notes);
}

}  // namespace raisechess::ui
