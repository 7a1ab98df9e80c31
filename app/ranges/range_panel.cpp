// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/range_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <utility>

#include "bits_bar.h"
#include "range_change.h"
#include "range_grid.h"
#include "style/label.h"
#include "style/tab_strip.h"
#include "style/theme.h"
#include "style_switch.h"
#include "thought_strip.h"
#include "told_strip.h"
#include "words/words.h"

namespace raisechess::ui {

namespace {

/// Beside a title, or alone.
QString with_line(const QString& title, const QString& sentence) {
  return sentence.isEmpty() ? title : title + QLatin1Char('\n') + sentence;
}

}  // namespace

class RangePanel::Private {
 public:
  explicit Private(RangePanel* panel);

  void show();
  void takeDensity();
  bool sharesRoom() const { return range.rows.size() > 3; }
  bool showsTold() const { return sharesRoom() && titles->chosen() == 1; }
  void showThought();
  QString count(const RangeTable& table) const;
  void showCounts(const RangeTable& table);
  std::pair<QString, QString> headings(bool brief) const;

  RangeTable range;
  RangeTable told;
  std::optional<ThoughtShown> thought;
  bool thinkable = false;
  RangeStyle style = RangeStyle::Advanced;
  Density density = Density::Normal;
  bool onlooker = false;

  QVBoxLayout* layout;
  TabStrip* titles;
  Label* counts;
  StyleSwitch* style_switch;
  BitsBar* bar;
  RangeGrid* grid;
  QWidget* told_head;
  Label* told_title;
  Label* told_counts;
  ToldStrip* told_strip;
  ThoughtStrip* thought_strip;
};

RangePanel::Private::Private(RangePanel* panel) {
  layout = new QVBoxLayout(panel);
  auto* head = new QHBoxLayout;
  head->addWidget(titles = new TabStrip(TextRole::PanelTitle, panel), 1);
  head->addWidget(counts = new Label(TextRole::Body, Tone::Quiet, panel));
  head->addWidget(style_switch = new StyleSwitch(panel));
  layout->addLayout(head);
  layout->addWidget(bar = new BitsBar(panel));
  layout->addWidget(grid = new RangeGrid(panel));
  told_head = new QWidget(panel);
  auto* told_line = new QHBoxLayout(told_head);
  told_line->setContentsMargins(0, 0, 0, 0);
  told_line->addWidget(told_title = new Label(TextRole::Body, Tone::Text, panel), 1);
  told_title->setElided(true);
  told_line->addWidget(told_counts = new Label(TextRole::Secondary, Tone::Quiet, panel));
  layout->addWidget(told_head);
  layout->addWidget(told_strip = new ToldStrip(panel));
  layout->addWidget(thought_strip = new ThoughtStrip(panel));
  thought_strip->hide();
  layout->addStretch();
  style_switch->setChecked(true);
}

QString RangePanel::Private::count(const RangeTable& table) const {
  if (style == RangeStyle::Advanced) return Words::uncertainty(table.deals, table.bits);
  return table.deals == 1 ? RangePanel::tr("all is known") : RangePanel::tr("%n deals are possible", "", table.deals);
}

/// Beside two titles there is room for one number: the deals stand in the corner of the grid then.
void RangePanel::Private::showCounts(const RangeTable& table) {
  const bool close = sharesRoom() && density == Density::Compact;
  const QString bits = style == RangeStyle::Advanced ? Words::bits(table.bits) : QString();
  counts->setText(close ? bits : count(table));
  counts->setToolTip(Words::uncertainty_plain(table.deals, table.bits));
  grid->setCorner(close ? Words::deals(table.deals) : QString());
}

void RangePanel::Private::takeDensity() {
  const bool roomy = density == Density::Normal;
  const int side = metrics::panel_padding;
  layout->setContentsMargins(side, roomy ? 14 : 8, side, roomy ? 12 : 8);
  layout->setSpacing(roomy ? 8 : 4);
  titles->setRole(roomy ? TextRole::PanelTitle : TextRole::Body);
  counts->setRole(roomy ? TextRole::Body : TextRole::Secondary);
  told_title->setRole(roomy ? TextRole::Body : TextRole::Secondary, true);
  told_counts->setRole(roomy ? TextRole::Secondary : TextRole::Note);
  grid->setDensity(density);
  told_strip->setDensity(density);
  thought_strip->setDensity(density);
}

/// Of what the other side can hold, and of what the own moves have told; `brief` beside each other.
std::pair<QString, QString> RangePanel::Private::headings(bool brief) const {
  if (onlooker && brief) return {RangePanel::tr("The other side holds"), RangePanel::tr("This side has told")};
  if (onlooker)
    return {RangePanel::tr("What the other side can hold"), RangePanel::tr("What this side's moves have told")};
  if (brief) return {RangePanel::tr("The computer holds"), RangePanel::tr("You have told")};
  return {RangePanel::tr("What the computer can hold"), RangePanel::tr("What your moves have told")};
}

void RangePanel::Private::show() {
  const bool tabs = sharesRoom();
  const auto [hold, moves_told] = headings(tabs);
  titles->setTitles(tabs ? QStringList{hold, moves_told} : QStringList{hold});
  const RangeTable& shown = showsTold() ? told : range;
  const Supposition* supposed = thought && !showsTold() ? &thought->supposition : nullptr;
  showThought();
  showCounts(shown);
  bar->show(shown, supposed ? std::optional(supposed->range.bits) : std::nullopt);
  grid->setStyle(style);
  grid->show(shown, supposed);
  grid->setChoosable(thinkable && !showsTold());
  told_title->setText(moves_told);
  const QString at_least = onlooker ? QString() : RangePanel::tr("At least this is known: the computer may know more.");
  told_title->setToolTip(with_line(moves_told, at_least));
  titles->setToolTip(showsTold() ? at_least : QString());
  if (showsTold()) counts->setToolTip(with_line(counts->toolTip(), at_least));
  told_counts->setText(count(told));
  told_strip->show(told);
  style_switch->setAccessibleName(RangePanel::tr("Show percentages and bits"));
  style_switch->setToolTip(RangePanel::tr("Percentages and bits, or pictures"));
}

/// It takes the place of what the moves have told.
void RangePanel::Private::showThought() {
  if (!thought) thought_strip->hide();
  told_head->setVisible(!sharesRoom() && !thought);
  told_strip->setVisible(!sharesRoom() && !thought);
  if (thought) thought_strip->show(*thought, range);
}

RangePanel::RangePanel(QWidget* parent) : Panel(Surface::Card, parent), d_(std::make_unique<Private>(this)) {
  connect(d_->style_switch, &QAbstractButton::toggled, this, [this](bool advanced) {
    setStyle(advanced ? RangeStyle::Advanced : RangeStyle::Plain);
    emit styleChosen(d_->style);
  });
  connect(d_->titles, &TabStrip::tabChosen, this, [this] { d_->show(); });
  connect(d_->grid, &RangeGrid::typeChosen, this, &RangePanel::typeChosen);
  connect(d_->thought_strip, &ThoughtStrip::letGo, this, &RangePanel::thoughtLetGo);
  d_->takeDensity();
}

RangePanel::~RangePanel() = default;

void RangePanel::setRanges(const RangeTable& range, const RangeTable& told) {
  d_->range = range;
  d_->told = told;
  d_->thought.reset();
  d_->show();
}

void RangePanel::setThought(const std::optional<ThoughtShown>& thought) {
  if (d_->thought == thought) return;
  d_->thought = thought;
  d_->show();
}

void RangePanel::setThinkable(bool thinkable) {
  d_->thinkable = thinkable;
  d_->grid->setChoosable(thinkable && !d_->showsTold());
}

void RangePanel::focusTypes() {
  d_->titles->choose(0);
  d_->show();
  d_->grid->focusFirst();
}

QString RangePanel::changeWords(const QString& action, const RangeTable& before, const RangeTable& after) {
  const RangeChange change = range_change(before, after);
  const QString text = tr("After %1 · %2 · %3", "action; what; deals").arg(action, change.what, change.counts);
  return change.why.isEmpty() ? text : text + '\n' + change.why;
}

void RangePanel::setOnlooker(bool onlooker) {
  d_->onlooker = onlooker;
  d_->show();
}

void RangePanel::setStyle(RangeStyle style) {
  d_->style = style;
  const QSignalBlocker quiet(d_->style_switch);
  d_->style_switch->setChecked(style == RangeStyle::Advanced);
  d_->show();
}

void RangePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) d_->show();
  Panel::changeEvent(event);
}

RangeStyle RangePanel::rangeStyle() const {
  return d_->style;
}

void RangePanel::setDensity(Density density) {
  d_->density = density;
  d_->takeDensity();
  d_->show();
}

}  // namespace raisechess::ui

#include "widgets/moc_range_panel.cpp"
