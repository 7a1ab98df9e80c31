// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_card.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "style/paint.h"
#include "style/theme.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;
using Step = HintShown::Step;

/// The number of a step; ticked when the next one was asked for.
class StepDisc : public QWidget {
 public:
  enum class State { Done, Present, ToCome };

  StepDisc(int number, QWidget* parent) : QWidget(parent), number_(number) { setFixedSize(22, 22); }
  void take(State state) {
    state_ = state;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool filled = state_ != State::ToCome;
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(theme().line, 1));
    painter.setBrush(filled ? QColor(accent::teal) : theme().window);
    painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
    painter.setPen(filled ? QPen(Qt::white, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) : QPen(theme().quiet));
    if (state_ == State::Done) {
      painter.drawPolyline(QPolygonF({{6.5, 11.5}, {9.5, 14.5}, {15.5, 8}}));
    } else {
      painter.setFont(bold_font(TextRole::Note));
      painter.drawText(rect(), Qt::AlignCenter, QString::number(number_));
    }
  }

 private:
  int number_;
  State state_ = State::ToCome;
};

HintCard::HintCard(QWidget* parent)
    : Panel(Surface::Card, parent),
      layout_(new QVBoxLayout(this)),
      progress_(new Label(TextRole::Secondary, Tone::Quiet, this)),
      rows_{},
      price_(new NoteLabel(TextRole::Note, this)),
      note_(new NoteLabel(TextRole::Note, this)),
      hide_(new Button(Button::Look::Secondary, this)),
      next_(new Button(Button::Look::Primary, this)) {
  auto* head = new QHBoxLayout;
  auto* title = new Label(TextRole::PanelTitle, Tone::Text, this);
  title->setText(tr("Hint"));
  head->addWidget(title, 1);
  head->addWidget(progress_);
  layout_->addLayout(head);
  auto* grid = new QGridLayout;
  grid->setColumnStretch(2, 1);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(4);
  for (int place = 0; place < 3; ++place) add_row(grid, place);
  layout_->addLayout(grid);
  layout_->addWidget(price_);
  layout_->addWidget(note_);
  layout_->addStretch(1);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  row->addStretch(1);
  row->addWidget(hide_);
  row->addWidget(next_);
  layout_->addLayout(row);
  note_->hide();
  hide_->setReadyAtOnce();
  hide_->setLabel(tr("Hide the hint"), {});
  connect(hide_, &Button::triggered, this, &HintCard::hide_wanted);
  connect(next_, &Button::triggered, this,
          [this] { hint_.step == Step::Reason ? emit play_wanted() : emit next_wanted(); });
  setAccessibleName(tr("Hint"));
  set_density(Density::Normal);
}

void HintCard::add_row(QGridLayout* grid, int place) {
  const std::array names{tr("Piece", "step of a hint"), tr("Move", "step of a hint"), tr("Why", "step of a hint")};
  Row& row = rows_[static_cast<std::size_t>(place)];
  row = {new StepDisc(place + 1, this), new Label(TextRole::Body, Tone::Text, this),
         new Label(TextRole::Body, Tone::Text, this)};
  row.name->setRole(TextRole::Body, true);
  row.name->setText(names[static_cast<std::size_t>(place)]);
  row.name->setFixedHeight(row.disc->height());
  row.sentence->setMinimumHeight(row.disc->height());
  row.sentence->setWordWrap(true);
  grid->addWidget(row.disc, place, 0, Qt::AlignTop);
  grid->addWidget(row.name, place, 1, Qt::AlignTop);
  grid->addWidget(row.sentence, place, 2);
}

void HintCard::show_hint(const HintShown& hint) {
  hint_ = hint;
  const int step = static_cast<int>(hint.step) + 1;
  const QString progress = tr("step %1 of 3").arg(step);
  progress_->setText(hint.in_thought ? tr("in your thought · %1", "step 1 of 3").arg(progress) : progress);
  const std::array sentences{hint.piece, hint.move.isEmpty() ? tr("One more step shows the move.") : hint.move,
                             hint.reason.isEmpty() ? tr("Then comes the reason.") : hint.reason};
  for (int place = 0; place < 3; ++place) {
    const Row& row = rows_[static_cast<std::size_t>(place)];
    using State = StepDisc::State;
    row.disc->take(place + 1 < step ? State::Done : place + 1 == step ? State::Present : State::ToCome);
    row.sentence->setTone(place < step ? Tone::Text : Tone::Quiet);
    row.sentence->setText(sentences[static_cast<std::size_t>(place)]);
  }
  price_->say(hint.price);
  name_buttons();
}

void HintCard::set_key(const QString& key) {
  key_ = key;
  name_buttons();
}

/// That a move is played must not happen by a second click on what showed the reason.
void HintCard::name_buttons() {
  const bool last = hint_.step == Step::Reason;
  const QString label = hint_.step == Step::Piece ? tr("Show the move") : last ? tr("Play it") : tr("Show why");
  next_->setLabel(label, last ? QString() : key_, last ? Button::ChangedBy::Game : Button::ChangedBy::Player);
}

void HintCard::set_note(const QString& note) {
  note_->say(note);
}

void HintCard::set_density(Density density) {
  const bool roomy = density == Density::Normal;
  layout_->setContentsMargins(metrics::panel_padding, roomy ? 14 : 8, metrics::panel_padding - 4, roomy ? 10 : 6);
  layout_->setSpacing(roomy ? 8 : 4);
  for (const Row& row : rows_) {
    row.name->setRole(roomy ? TextRole::Body : TextRole::Secondary, true);
    row.sentence->setRole(roomy ? TextRole::Body : TextRole::Secondary);
  }
  for (Button* button : {hide_, next_}) button->setFixedFace(roomy ? metrics::button_height : metrics::field_height);
}

QString HintCard::sentence(Step step) const {
  return rows_[static_cast<std::size_t>(step)].sentence->text();
}

QString HintCard::price() const {
  return hint_.price;
}

}  // namespace raisechess

#include "moc_hint_card.cpp"
