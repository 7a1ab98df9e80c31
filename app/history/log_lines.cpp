// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_lines.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
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
  static QString taken_back(int times) { return times == 1 ? tr("taken back") : tr("taken back %n times", "", times); }
  static QString join(const QStringList& bets) { return bets.join(tr(", ")); }
  static QString bet_and_move(const QString& bet, const QString& move) {
    return tr("%1 · %2", "bets · move").arg(bet, move);
  }

  /// "you −1.0 bit · computer −0.7 bits · pot 14", for the half-moves from `first` to `last`.
  static QString note(const std::vector<PlyNote>& notes, int first, int last) {
    const Bits bits = bits_of(notes, first, last);
    QStringList parts = told(bits.by_you, bits.by_computer);
    const std::optional<Chips> pot = at(notes, last).pot;
    if (pot && (first == 1 || at(notes, first - 1).pot != pot)) parts << tr("pot %1").arg(Words::number(*pot));
    return parts.join(QStringLiteral(" · "));
  }

  /// What the bits of such a note mean.
  static QString in_words(const std::vector<PlyNote>& notes, int first, int last) {
    const Bits bits = bits_of(notes, first, last);
    QStringList sentences;
    if (bits.by_you >= least_bits)
      sentences << tr("To an onlooker, %1 % of the deals that you could hold are left.").arg(left_percent(bits.by_you));
    if (bits.by_computer >= least_bits)
      sentences
          << tr("To you, %1 % of the deals that the computer could hold are left.").arg(left_percent(bits.by_computer));
    return sentences.join(QLatin1Char('\n'));
  }

 private:
  /// What was told in some half-moves.
  struct Bits {
    double by_you = 0;
    double by_computer = 0;
  };
  static constexpr double least_bits = 0.05;  // what one decimal shows

  static Bits bits_of(const std::vector<PlyNote>& notes, int first, int last) {
    Bits bits;
    for (int ply = first; ply <= last; ++ply) {
      bits.by_you += at(notes, ply).bits_told_by_you;
      bits.by_computer += at(notes, ply).bits_told_by_computer;
    }
    return bits;
  }

  static QString left_percent(double bits_told) { return QLocale().toString(100 * std::exp2(-bits_told), 'g', 2); }

  static PlyNote at(const std::vector<PlyNote>& notes, int ply) {
    const auto place = static_cast<std::size_t>(ply) - 1;
    return place < notes.size() ? notes[place] : PlyNote{};
  }

  static QStringList told(double by_you, double by_computer) {
    if (by_you >= least_bits && by_computer >= least_bits) {
      return {tr("you −%1 · computer %2", "a number; −0.7 bits")
                  .arg(QLocale().toString(by_you, 'f', 1), Words::lost_bits(by_computer))};
    }
    if (by_you >= least_bits) return {tr("you %1").arg(Words::lost_bits(by_you))};
    if (by_computer >= least_bits) return {tr("computer %1").arg(Words::lost_bits(by_computer))};
    return {};
  }
};

/// A line while it is written.
struct OpenLine {
  LogLine line;
  std::size_t move = 0;  ///< its number; 0: bets before the first one
  LogCell& cell(Side by) { return line.cells[static_cast<std::size_t>(index(by))]; }
};

/// Writes the log event by event.
class LogWriter {
 public:
  void make_move(Side by, const QString& text) {
    LogCell& cell = cell_for(by, ply_ / 2 + 1);
    cell.move = text;
    cell.ply = ++ply_;
  }

  void act(const Event& event) {
    cell_for(event.by, ply_ == 0 ? 0 : ply_ / 2 + 1).bets << Words::short_action(event.action);
  }

  void take_back_to(int ply) {
    for (std::size_t i = lines_.size(); i-- > 0;) {
      if (lines_[i].line.taken_back == 0) take_back(i, ply);
    }
    ply_ = ply;
  }

  std::vector<LogLine> finished(const std::vector<PlyNote>& notes) {
    std::vector<LogLine> finished;
    auto last = static_cast<std::size_t>(-1);  // the number that stands last
    for (OpenLine& open : lines_) {
      LogLine& line = open.line;
      const bool stands = line.taken_back == 0;
      if (!stands || open.move != last)
        line.number = open.move == 0 ? LogWords::preflop() : LogWords::number(open.move);
      if (stands) {
        last = open.move;
        line.note = of_plies<&LogWords::note>(line, notes);
        line.note_in_words = of_plies<&LogWords::in_words>(line, notes);
      } else if (LogLine* same = taken_back_before(finished, line)) {
        same->note = LogWords::taken_back(++same->taken_back);
        continue;
      } else {
        line.note = LogWords::taken_back(1);
      }
      finished.push_back(std::move(line));
    }
    return finished;
  }

 private:
  /// Who acts after the other one has acted to his right, or after his own move, begins a line.
  LogCell& cell_for(Side by, int move) {
    OpenLine* last = last_that_stands();
    const auto number = static_cast<std::size_t>(move);
    const bool bets_end = last != nullptr && last->move == 0 && number > 0;
    const bool fits = last != nullptr && !bets_end && last->cell(by).move.isEmpty() &&
                      (by == Side::Black || last->cell(Side::Black).isEmpty());
    if (!fits) last = &lines_.emplace_back(OpenLine{{}, number});
    LogCell& cell = last->cell(by);
    if (cell.isEmpty()) cell.begun = ply_;
    return cell;
  }

  OpenLine* last_that_stands() {
    const auto last =
        std::find_if(lines_.rbegin(), lines_.rend(), [](auto& open) { return open.line.taken_back == 0; });
    return last == lines_.rend() ? nullptr : &*last;
  }

  /// The same, taken back since the last line that stands.
  static LogLine* taken_back_before(std::vector<LogLine>& lines, const LogLine& line) {
    const auto text = [](const LogLine& of, std::size_t side) { return of.cells[side].text(); };
    for (auto before = lines.rbegin(); before != lines.rend() && before->taken_back > 0; ++before) {
      if (before->number == line.number && text(*before, 0) == text(line, 0) && text(*before, 1) == text(line, 1))
        return &*before;
    }
    return nullptr;
  }

  /// A line goes whole, or, where White's move stands, Black's part of it goes to a line of its own behind it.
  void take_back(std::size_t place, int ply) {
    OpenLine& open = lines_[place];
    const auto goes = [&](Side side) { return open.cell(side).begun >= ply || open.cell(side).isEmpty(); };
    if (goes(Side::White) && goes(Side::Black)) return mark_taken_back(open.line);
    if (goes(Side::White) || open.cell(Side::Black).isEmpty() || !goes(Side::Black)) return;
    OpenLine alone{{}, open.move};
    std::swap(alone.cell(Side::Black), open.cell(Side::Black));
    mark_taken_back(alone.line);
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(place) + 1, std::move(alone));
  }

  static void mark_taken_back(LogLine& line) {
    for (LogCell& cell : line.cells) cell.ply.reset();
    line.taken_back = 1;
  }

  /// What `words` make of the half-moves of a line.
  template <auto words>
  static QString of_plies(const LogLine& line, const std::vector<PlyNote>& notes) {
    const auto& [white, black] = line.cells;
    if (!white.ply && !black.ply) return {};
    return words(notes, white.ply ? *white.ply : *black.ply, black.ply ? *black.ply : *white.ply);
  }

  std::vector<OpenLine> lines_;
  int ply_ = 0;
};

}  // namespace

QString LogCell::text() const {
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
      writer.make_move(event.by, Words::move(texts[i]));
    } else if (std::holds_alternative<TakeBack>(event.action)) {
      writer.take_back_to(static_cast<int>(standing_moves({view.log.data(), i + 1}).size()));
    } else {
      writer.act(event);
    }
  }
  return writer.finished(notes);
}

}  // namespace raisechess::ui
