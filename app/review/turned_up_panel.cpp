// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/turned_up_panel.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

#include "style/label.h"
#include "words/words.h"

namespace raisechess::ui {
namespace {

constexpr auto most_lines_with_summary = 6U;  // in the least window

QString place_of(const HiddenPiece& piece) {
  const QString from = Words::square(piece.origin);
  if (!piece.now) return TurnedUpPanel::tr("%1, captured", "square").arg(from);
  return *piece.now == piece.origin ? from : from + QStringLiteral(" → ") + Words::square(*piece.now);
}

std::vector<PieceType> possible_types(const RangeRow& row) {
  std::vector<PieceType> types;
  for (std::size_t i = 0; i < pocket_types.size(); ++i) {
    if (row.deals[i] > 0) types.push_back(pocket_types[i]);
  }
  return types;
}

/// `shown`: its type stands beside the words.
QString known_words(const RangeRow* row, bool yours, bool shown) {
  if (row == nullptr) return {};
  const std::vector<PieceType> types = possible_types(*row);
  if (types.size() == 1 && yours) return TurnedUpPanel::tr("your moves had told it");
  if (types.size() == 1) {
    return shown ? TurnedUpPanel::tr("you knew it")
                 : TurnedUpPanel::tr("you knew it: %1", "a knight").arg(Words::a_type(types.front()));
  }
  if (types.size() == 5) {
    return yours ? TurnedUpPanel::tr("your moves had told nothing") : TurnedUpPanel::tr("you could not tell");
  }
  return yours ? TurnedUpPanel::tr("could still be %1", "types").arg(Words::types(types))
               : TurnedUpPanel::tr("you held it for %1", "types").arg(Words::types(types));
}

/// What the player sees of a piece, or else what the match's end has opened.
std::optional<PieceType> type_of(const HiddenPiece& piece, const std::optional<Deal>& opened) {
  if (piece.type || !opened) return piece.type;
  const auto dealt = std::ranges::find(*opened, piece.origin, &DealtPiece::origin);
  return dealt == opened->end() ? std::nullopt : std::optional(dealt->type);
}

const RangeRow* row_of(const std::optional<RangeTable>& table, Square origin) {
  if (!table) return nullptr;
  for (const RangeRow& row : table->rows) {
    if (row.origin == origin) return &row;
  }
  return nullptr;
}

}  // namespace

TurnedUpPanel::TurnedUpPanel(QWidget* parent)
    : QWidget(parent),
      layout_(new QVBoxLayout(this)),
      summary_(new Label(TextRole::Note, Tone::Quiet, this)),
      lines_(new QGridLayout) {
  layout_->setContentsMargins(0, 0, 0, 0);
  lines_->setHorizontalSpacing(16);
  lines_->setColumnStretch(2, 1);
  layout_->addLayout(lines_);
  layout_->addWidget(summary_);
  layout_->addStretch();
  summary_->setAlignment(Qt::AlignRight);
  setDensity(Density::Normal);
}

QString TurnedUpPanel::title(const HandEnd& end) {
  return end.turned_up() ? tr("Turned face up") : tr("The hidden pieces");
}

void TurnedUpPanel::setDensity(Density density) {
  density_ = density;
  const bool roomy = density == Density::Normal;
  layout_->setSpacing(roomy ? 6 : 2);
  lines_->setVerticalSpacing(roomy ? 4 : 1);
}

void TurnedUpPanel::addLine(int row, const HiddenPiece& piece, std::optional<PieceType> type, const RangeRow* known,
                            bool yours) {
  const auto add = [&](int column, const QString& text, TextRole role, Tone tone) {
    auto* label = new Label(role, tone, this);
    label->setText(text);
    label->setWordWrap(column == 2 && density_ == Density::Normal);
    if (column == 2) label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    lines_->addWidget(label, row, column);
    labels_.push_back(label);
    return label;
  };
  const QString owner = yours ? tr("Yours: %1").arg(place_of(piece)) : tr("Theirs: %1").arg(place_of(piece));
  add(0, owner, role(), Tone::Text)->setRole(role(), true);
  add(1, type ? Words::type(*type) : tr("stays hidden"), role(), Tone::Text);
  const QString words = known_words(known, yours, type.has_value());
  Label* told = add(2, words, role() == TextRole::Body ? TextRole::Secondary : TextRole::Note, Tone::Quiet);
  if (density_ == Density::Normal) return;
  told->setElided(true);
  told->setToolTip(words);
}

/// Ten lines find room in the least window.
TextRole TurnedUpPanel::role() const {
  return density_ == Density::Normal ? TextRole::Body : TextRole::Note;
}

void TurnedUpPanel::setEnd(const HandEnd& end) {
  for (Label* label : labels_) delete label;
  labels_.clear();
  const Side you = end.view.viewer;
  summary_->say(end.last_range
                    ? tr("Your last range: %1").arg(Words::uncertainty(end.last_range->deals, end.last_range->bits))
                    : QString());
  const std::size_t lines = end.view.hidden[you].size() + end.view.hidden[other(you)].size();
  if (density_ == Density::Compact && lines > most_lines_with_summary) summary_->hide();
  int row = 0;
  for (const HiddenPiece& piece : end.view.hidden[other(you)]) {
    addLine(row++, piece, type_of(piece, end.opened), row_of(end.last_range, piece.origin), false);
  }
  for (const HiddenPiece& piece : end.view.hidden[you])
    addLine(row++, piece, piece.type, row_of(end.last_told, piece.origin), true);
}

}  // namespace raisechess::ui

#include "widgets/moc_turned_up_panel.cpp"
