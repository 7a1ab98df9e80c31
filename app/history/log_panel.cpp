// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/log_panel.h"

#include <QVBoxLayout>

#include <algorithm>

#include "log_model.h"
#include "log_view.h"
#include "style/note_label.h"

namespace raisechess::ui {
namespace {

constexpr int least_list = 48;  ///< two lines

}  // namespace

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent),
      model_(new LogModel(this)),
      list_(new LogView(this)),
      note_(new NoteLabel(TextRole::Note, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(6);
  layout->addWidget(list_, 1);
  layout->addWidget(note_);
  note_->hide();
  list_->setModel(model_);
  connect(list_, &LogView::plyClicked, this, &LogPanel::select);
  connect(list_, &LogView::stepped, this, [this](int half_moves) { select(shownPly() + half_moves); });
}

LogPanel::~LogPanel() = default;

void LogPanel::setView(const PlayerView& view, const std::vector<PlyNote>& notes) {
  model_->setView(view, notes);
  showPly(std::nullopt);
}

void LogPanel::showPly(std::optional<int> ply) {
  const int shown = ply.value_or(model_->lastPly());
  list_->markPly(shown);
}

QString LogPanel::note() const {
  return note_->text();
}

void LogPanel::setNote(const QString& note) {
  whole_note_ = note;
  note_->setToolTip(note);
  fitNote();
}

/// The list keeps two lines: the note says no more than has room under it. Of its first paragraph all is said, if need
/// be beside one line.
void LogPanel::fitNote() {
  const int room = height() - least_list - layout()->spacing();
  QStringList paragraphs = whole_note_.split('\n');
  note_->say(whole_note_);
  while (paragraphs.size() > 1 && note_->heightForWidth(width()) > room) {
    paragraphs.removeLast();
    note_->say(paragraphs.join('\n'));
  }
  const int left = height() - layout()->spacing() - note_->heightForWidth(width());
  list_->setMinimumHeight(whole_note_.isEmpty() ? least_list : std::clamp(left, least_list / 2, least_list));
  layout()->activate();
}

void LogPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitNote();
}
void LogPanel::setDensity(Density density) {
  list_->setDensity(density);
}
QWidget* LogPanel::wheelArea() const {
  return list_->viewport();
}

int LogPanel::shownPly() const {
  return list_->markedPly();
}

void LogPanel::stepBack() {
  select(shownPly() - 1);
}
void LogPanel::stepForward() {
  select(shownPly() + 1);
}
void LogPanel::toStart() {
  select(0);
}
void LogPanel::toPresent() {
  select(model_->lastPly());
}

void LogPanel::select(int ply) {
  const int wanted = std::clamp(ply, 0, model_->lastPly());
  if (wanted == shownPly()) return;
  showPly(wanted == model_->lastPly() ? std::nullopt : std::optional(wanted));
  emit plySelected(wanted);
}

}  // namespace raisechess::ui

#include "widgets/moc_log_panel.cpp"
