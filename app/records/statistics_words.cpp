// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_words.h"

#include <QLocale>
#include <QStringList>

#include <cmath>

#include "words/words.h"

namespace raisechess::records {

using statistics::Figures;
using statistics::Mode;

namespace {

const QString dash = QStringLiteral("–");

}  // namespace

QString StatisticsWords::mode(Mode mode) {
  switch (mode) {
    case Mode::NoLimit:
      return tr("No-limit");
    case Mode::PotLimit:
      return tr("Pot-limit");
    case Mode::Chipless:
      return tr("Without chips");
    case Mode::Classic:
      return tr("Classic chess");
  }
  return {};
}

QString StatisticsWords::name(FigureKind kind) {
  switch (kind) {
    case FigureKind::Hands:
      return tr("Hands");
    case FigureKind::Sum:
      return tr("Result", "chips or hands won less lost");
    case FigureKind::Rating:
      return tr("Rating");
    case FigureKind::Voluntary:
      return tr("VPIP");
    case FigureKind::Aggression:
      return tr("Aggression");
    case FigureKind::FoldsToBet:
      return tr("Folds to bets");
    case FigureKind::Showdowns:
      return tr("Showdowns won");
    case FigureKind::Mates:
      return tr("Mates");
    case FigureKind::Bits:
      return tr("Bits kept");
  }
  return {};
}

QString StatisticsWords::meaning(FigureKind kind) {
  switch (kind) {
    case FigureKind::Hands:
      return tr("Finished hands that you played by yourself.");
    case FigureKind::Sum:
      return tr("What you won less what you lost: chips, or without chips hands.");
    case FigureKind::Rating:
      return tr(
          "How strong you are on the scale of the levels, where Web stands at 1500: in 19 of 20 cases your true "
          "strength is within the ±.");
    case FigureKind::Voluntary:
      return tr(
          "How often you put chips in of your own will before White's first move: a call or a raise, not a blind.");
    case FigureKind::Aggression:
      return tr("Your bets and raises for each of your calls: above 1 you bet more often than you call.");
    case FigureKind::FoldsToBet:
      return tr("How often you folded when the computer had bet or raised.");
    case FigureKind::Showdowns:
      return tr("Of the hands that came to the showdown, those that you won.");
    case FigureKind::Mates:
      return tr("Hands that ended with checkmate by you, and against you.");
    case FigureKind::Bits:
      return tr("How much of the secret of your hidden pieces your moves had kept when the hand ended.");
  }
  return {};
}

QString StatisticsWords::chart_title(FigureKind kind) {
  switch (kind) {
    case FigureKind::Hands:
      return tr("Hands won, over time");
    case FigureKind::Sum:
      return tr("Result over time");
    case FigureKind::Rating:
      return tr("Rating over time, and the levels");
    case FigureKind::Voluntary:
      return tr("VPIP over time");
    case FigureKind::Aggression:
      return tr("Aggression over time");
    case FigureKind::FoldsToBet:
      return tr("Folds to bets over time");
    case FigureKind::Showdowns:
      return tr("Showdowns won, over time");
    case FigureKind::Mates:
      return tr("Hands that you ended with mate, over time");
    case FigureKind::Bits:
      return tr("Bits kept over time");
  }
  return {};
}

QString StatisticsWords::nothing_counted() {
  return tr(
      "No hand counts yet. Each one that you finish by yourself comes in here: your result, how you bet, what you "
      "keep secret, and a rating after ten hands.");
}

QString StatisticsWords::nothing_fits() {
  return tr("No hand fits.");
}

QString StatisticsWords::too_few() {
  return tr("There are too few hands for a course yet.");
}

QString StatisticsWords::left_out(const statistics::LeftOut& left_out) {
  QStringList sentences;
  if (left_out.closed > 0)
    sentences << (left_out.closed == 1
                      ? tr("1 hand ended face down: it counts when its match is over.")
                      : tr("%n hands ended face down: they count when their match is over.", "", left_out.closed));
  if (left_out.aided > 0)
    sentences << (left_out.aided == 1
                      ? tr("1 hand with a hint or a move taken back does not count.")
                      : tr("%n hands with a hint or a move taken back do not count.", "", left_out.aided));
  if (left_out.played_for_him > 0)
    sentences << (left_out.played_for_him == 1
                      ? tr("1 hand that the computer played for you does not count.")
                      : tr("%n hands that the computer played for you do not count.", "", left_out.played_for_him));
  return sentences.join(QLatin1Char(' '));
}

QString StatisticsWords::whole(std::optional<double> value) {
  return value ? QLocale().toString(std::lround(*value)) : dash;
}

QString StatisticsWords::points(std::optional<double> rating) {
  return rating ? QString::number(std::lround(*rating)) : dash;
}

QString StatisticsWords::sum(double value) {
  const auto whole = std::lround(value);
  const QString number = ui::Words::number(std::abs(whole));
  return whole == 0 ? number : (whole > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

QString StatisticsWords::one_decimal(std::optional<double> value) {
  return value ? QLocale().toString(*value, 'f', 1) : dash;
}

QString StatisticsWords::percent(std::optional<double> share) {
  return share ? ui::Words::percent(static_cast<int>(std::lround(*share * 100))) : dash;
}

QString StatisticsWords::rating(const std::optional<statistics::Rating>& rating) {
  if (!rating) return dash;
  return QStringLiteral("%1 ± %2").arg(points(rating->value), points(rating->error));
}

QString StatisticsWords::won_and_lost(const Figures& figures) {
  return tr("%1 won, %2 lost", "hands").arg(ui::Words::number(figures.won), ui::Words::number(figures.lost));
}

QString StatisticsWords::a_hand(const Figures& figures) {
  const double each = figures.hands > 0 ? static_cast<double>(figures.net) / figures.hands : 0;
  const QString sign = each < -0.05 ? QStringLiteral("−") : each < 0.05 ? QString() : QStringLiteral("+");
  return tr("%1 a hand", "chips").arg(sign + one_decimal(std::abs(each)));
}

QString StatisticsWords::won_less_lost() {
  return tr("won less lost");
}

QString StatisticsWords::part_of(const statistics::Share& share) {
  return tr("%1 of %2").arg(ui::Words::number(share.part), ui::Words::number(share.whole));
}

QString StatisticsWords::bets_and_calls(const Figures& figures) {
  return tr("%1 : %2 calls").arg(ui::Words::number(figures.bets), ui::Words::number(figures.calls));
}

QString StatisticsWords::mates_suffered(int mates) {
  return tr("%1 against you").arg(ui::Words::number(mates));
}

QString StatisticsWords::bits(const Figures& figures) {
  if (figures.hands_with_bits == 0) return {};
  return tr("%1 of %2 a hand", "bits")
      .arg(one_decimal(figures.bits_kept / figures.hands_with_bits),
           one_decimal(figures.bits_dealt / figures.hands_with_bits));
}

QString StatisticsWords::like_level(const QString& level) {
  return tr("about as %1", "a level").arg(level);
}

QString StatisticsWords::rated_from() {
  return tr("from %n hands on", "", statistics::least_rated_hands);
}

QString StatisticsWords::after_hands(int hands, const QString& value) {
  return hands == 1 ? tr("After 1 hand: %1").arg(value) : tr("After %n hands: %1", "", hands).arg(value);
}

QString StatisticsWords::hands_between(int first, int last, const QString& value) {
  return tr("Hands %1 to %2: %3").arg(ui::Words::number(first), ui::Words::number(last), value);
}

QString StatisticsWords::course(const QString& first, const QString& last, const QString& least, const QString& most) {
  return tr("It begins at %1 and ends at %2; the least is %3, the most %4.").arg(first, last, least, most);
}

QString StatisticsWords::hands_axis() {
  return tr("hands");
}

}  // namespace raisechess::records
