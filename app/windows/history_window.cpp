// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_window.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <optional>
#include <utility>

#include "archive/deliver.h"
#include "hand_exchange.h"
#include "history_words.h"
#include "level_words.h"
#include "question_box.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "replay_window.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/screen_room.h"
#include "style/tab_strip.h"
#include "words/words.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr QSize history_size{980, 640};

QStringList local_files(const QMimeData& data) {
  QStringList paths;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile()) paths << url.toLocalFile();
  }
  return paths;
}

bool holds_hands(const QMimeData& data) {
  return !local_files(data).isEmpty() || data.hasFormat(HandExchange::hands_mime) || data.hasText();
}

}  // namespace

HistoryWindow::HistoryWindow(archive::Archive& archive, const BoardOptions& options, QWidget* parent)
    : QDialog(parent),
      ask([this](const QString& title, const QString& question) { return ask_in_box(*this, title, question); }),
      archive_(archive),
      exchange_(new HandExchange(archive, this)),
      options_(options),
      tabs_(new TabStrip(TextRole::PanelTitle)),
      pages_(new QStackedWidget),
      list_(new records::HandList(&LevelWords::name)),
      matches_(new records::MatchList(&LevelWords::name)),
      statistics_(new records::StatisticsView(&LevelWords::name)),
      open_(new Button(Button::Look::Primary)),
      delete_(new Button(Button::Look::Secondary)),
      match_hands_(new Button(Button::Look::Primary)),
      to_table_(new Button(Button::Look::Secondary)),
      delete_match_(new Button(Button::Look::Secondary)),
      meaning_(new Button(Button::Look::Secondary)),
      said_(new Label(TextRole::Secondary)) {
  setWindowTitle(tr("History"));
  setAcceptDrops(true);
  auto* layout = new QVBoxLayout(this);
  auto* menus = new QMenuBar;
  layout->setMenuBar(menus);
  layout->addWidget(tabs_);
  layout->addWidget(build_pages(), 1);
  said_->setWordWrap(true);
  said_->hide();
  layout->addWidget(said_);
  layout->addLayout(build_buttons());
  build_menus(menus);
  connect(list_, &records::HandList::selection_changed, this, &HistoryWindow::show_selection);
  connect(list_, &records::HandList::open_chosen, this, &HistoryWindow::open_selected);
  connect(list_, &records::HandList::delete_chosen, this, &HistoryWindow::delete_selected);
  connect(exchange_, &HandExchange::said, this, &HistoryWindow::say);
  connect(exchange_, &HandExchange::changed, this, &HistoryWindow::refresh);
  connect(exchange_, &HandExchange::first_imported, this, &HistoryWindow::open_hand);
  show_selection();
  show_match_selection();
  show_buttons();
  resize(history_size.boundedTo(screen_room(*this)));
  list_->table()->setFocus();
  refresh();
}

/// A button that can do nothing says why.
void HistoryWindow::show_selection() {
  const auto hands = list_->selected();
  const QString none = tr("Choose a hand in the list first.");
  if (hands.empty()) {
    open_->setUnavailable(none);
    delete_->setUnavailable(none);
    return;
  }
  delete_->setAvailable();
  if (hands.front().has_record) {
    open_->setAvailable();
  } else {
    open_->setUnavailable(HistoryWords::face_down(hands.front()));
  }
}

void HistoryWindow::open_selected() {
  const auto hands = list_->selected();
  if (hands.empty()) return;
  if (!hands.front().has_record) return say(HistoryWords::face_down(hands.front()));
  open_hand(hands.front().id);
}

void HistoryWindow::open_hand(archive::HandId id) {
  archive::deliver(archive_.hand(id), this, [this](const archive::Result<archive::StoredHand>& hand) {
    if (!hand) return say(HistoryWords::failure(hand.error()));
    show_replay(*hand);
  });
}

void HistoryWindow::show_replay(const archive::StoredHand& hand) {
  const auto replay = session::HandReplay::open(hand.record);
  if (!replay) return say(Words::error(replay.error()));
  add_replay(*replay, hand.line.person)->show();
}

ReplayWindow* HistoryWindow::add_replay(const session::HandReplay& replay, std::optional<Side> person) {
  auto* window = new ReplayWindow(replay, person, options_, this);
  connect(window, &ReplayWindow::review_chosen, this, &HistoryWindow::review_chosen);
  return window;
}

void HistoryWindow::take_replays_of(const HistoryWindow& old) {
  for (const ReplayWindow* open : old.findChildren<ReplayWindow*>()) {
    ReplayWindow* window = add_replay(open->replay(), open->person());
    window->setGeometry(open->geometry());
    window->show_sight(open->sight());
    window->look_at(open->ply());
    window->show();
  }
}

bool HistoryWindow::has_replays() const {
  return replay() != nullptr;
}

ReplayWindow* HistoryWindow::replay() const {
  const auto windows = findChildren<ReplayWindow*>();
  return windows.isEmpty() ? nullptr : windows.last();
}

/// What is sealed has no record; of such a hand, and of none, it is said why nothing is done.
std::vector<archive::HandId> HistoryWindow::chosen_with_record() {
  const auto hands = list_->selected();
  std::vector<archive::HandId> chosen;
  for (const archive::HandLine& hand : hands) {
    if (hand.has_record) chosen.push_back(hand.id);
  }
  if (chosen.empty())
    say(hands.empty() ? tr("Choose a hand in the list first.") : HistoryWords::face_down(hands.front()));
  return chosen;
}

void HistoryWindow::copy() {
  if (const auto hands = chosen_with_record(); !hands.empty()) exchange_->copy(hands);
}

void HistoryWindow::paste(const QMimeData& pasted) {
  if (const QStringList files = local_files(pasted); !files.isEmpty()) return import_files(files);
  const QString& mime = HandExchange::hands_mime;
  exchange_->import_text(pasted.hasFormat(mime) ? pasted.data(mime) : pasted.text().toUtf8());
}

void HistoryWindow::ask_export() {
  if (list_->selected().empty()) return say(tr("Choose a hand in the list first."));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Export"), QStringLiteral("hands.raisechess"),
                                   HistoryWords::json_files() + QStringLiteral(";;") + HistoryWords::pgn_files());
  if (!path.isEmpty()) export_to(path);
}

void HistoryWindow::export_to(const QString& path) {
  if (const auto hands = chosen_with_record(); !hands.empty()) exchange_->export_hands(hands, path);
}

void HistoryWindow::ask_files() {
  const QStringList paths =
      QFileDialog::getOpenFileNames(this, tr("Import"), {},
                                    HistoryWords::all_files() + QStringLiteral(";;") + HistoryWords::json_files() +
                                        QStringLiteral(";;") + HistoryWords::pgn_files());
  if (!paths.isEmpty()) import_files(paths);
}

void HistoryWindow::import_files(const QStringList& paths) {
  exchange_->import_files(paths, false);
}

void HistoryWindow::open_files(const QStringList& paths) {
  exchange_->import_files(paths, true);
}

void HistoryWindow::delete_selected() {
  const auto hands = list_->selected();
  if (hands.empty()) return say(tr("Choose a hand in the list first."));
  if (!ask(tr("Delete"), HistoryWords::delete_question(static_cast<int>(hands.size())))) return;
  std::vector<archive::HandId> ids;
  for (const archive::HandLine& hand : hands) ids.push_back(hand.id);
  after_deleting(archive_.remove_hands(std::move(ids)), HistoryWords::deleted(static_cast<int>(hands.size())));
}

void HistoryWindow::clear() {
  if (!ask(tr("Clear the history"), HistoryWords::clear_question())) return;
  after_deleting(archive_.clear_history(), tr("The history is empty now."));
}

void HistoryWindow::after_deleting(const QFuture<std::optional<archive::Failure>>& done, const QString& sentence) {
  archive::deliver(done, this, [this, sentence](const std::optional<archive::Failure>& failure) {
    say(failure ? HistoryWords::failure(*failure) : sentence);
    refresh();
  });
}

QString HistoryWindow::said() const {
  return said_->text();
}

void HistoryWindow::say(const QString& sentence) {
  said_->say(sentence);
}

/// Hands may have ended while another window was in front.
bool HistoryWindow::event(QEvent* event) {
  if (event->type() == QEvent::WindowActivate) refresh();
  return QDialog::event(event);
}

/// What was said when it was open last is past.
void HistoryWindow::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) say({});
  QDialog::showEvent(event);
}

void HistoryWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (holds_hands(*event->mimeData())) event->acceptProposedAction();
}

void HistoryWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  paste(*event->mimeData());
}

}  // namespace raisechess

#include "moc_history_window.cpp"
