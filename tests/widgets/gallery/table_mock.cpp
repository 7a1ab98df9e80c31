// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_mock.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "style/theme.h"
#include "words/words.h"

namespace raisechess::test {

using namespace ui;

TableMock::TableMock(Density density, bool with_chips)
    : log(new LogPanel), score(new ScorePanel), with_chips_(with_chips) {
  const bool roomy = density == Density::Normal;
  const int board_side = roomy ? 608 : 512;
  size_ = roomy ? QSize(1280, 766) : QSize(1024, 610);
  auto* columns = new QHBoxLayout(this);
  columns->setContentsMargins(roomy ? 34 : 14, roomy ? 12 : 4, roomy ? 24 : 14, roomy ? 30 : 10);
  columns->setSpacing(roomy ? 30 : 14);
  auto* left = new QVBoxLayout;
  left->setSpacing(roomy ? 8 : 4);
  left->addWidget(&theirs);
  left->addWidget(&board);
  left->addWidget(&yours);
  board.setFixedSize(board_side, board_side);
  for (PlateWidget* plate : {&theirs, &yours}) plate->setDensity(density);
  auto* right = new QVBoxLayout;
  right->setSpacing(roomy ? 12 : 8);
  right->addWidget(&bar);
  right->addWidget(&hand);
  right->addWidget(&ranges);
  right->addWidget(&card, 1);
  bar.setVisible(with_chips);
  hand.setVisible(!with_chips);
  card.addPage(QStringLiteral("Moves and bets"), log);
  card.addPage(QStringLiteral("Match"), score);
  columns->addLayout(left);
  columns->addLayout(right, 1);
  bar.setDensity(density);
  hand.setDensity(density);
  ranges.setDensity(density);
  card.setDensity(density);
  log->setDensity(density);
  BoardOptions still;
  still.move_ms = still.turn_over_ms = 0;
  board.setOptions(still);
}

void TableMock::show(const SampleTable& table) {
  const PlayerView& view = table.view;
  const auto stack = [&](Side side) { return with_chips_ ? std::optional(view.stacks[side]) : std::nullopt; };
  const Side rival = other(view.viewer);
  theirs.setState({QStringLiteral("Computer · Club"), Words::turn_note(view, rival), stack(rival),
                   QStringLiteral("hands 0"), false, view.to_act == rival, false});
  const QString secret = QStringLiteral(" · %1 of your secret left").arg(Words::bits(table.told.bits));
  const bool won = view.result && view.result->winner == view.viewer;
  yours.setState({QStringLiteral("You"), Words::turn_note(view, view.viewer) + secret, stack(view.viewer),
                  QStringLiteral("hands 0"), true, view.to_act == view.viewer, won});
  board.setState({view, table.range, table.told, table.secrecy, {}});
  bar.setView(view);
  hand.setView(view);
  ranges.setRanges(table.range, table.told);
  log->setView(view);
  ScoreState match;
  match.score.hand = 7;
  match.score.chips = {112, 88};
  match.score.won = {24, 12};
  match.score.lost = {12, 24};
  match.score.hands_won = {4, 2};
  match.minutes_to_next_level = 6.2;
  match.your_dealing = {QString(64, QLatin1Char('9')), {}, {}};
  match.computers_dealing = {QString(64, QLatin1Char('c')), QString(64, QLatin1Char('d')), true};
  score->setState(match);
  resize(size_);
}

void TableMock::paintEvent(QPaintEvent*) {
  QPainter(this).fillRect(rect(), theme().window);
}

}  // namespace raisechess::test
