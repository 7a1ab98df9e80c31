// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_window.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSaveFile>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <memory>
#include <optional>

#include "archive/deliver.h"
#include "history_words.h"
#include "level_words.h"
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
const QString hands_mime = QStringLiteral("application/x-raisechess+json");

constexpr qint64 mebibyte = 1 << 20;
constexpr qint64 most_bytes = 16 * mebibyte;  // some ten thousand hands

QString too_large(const QString& what) {
  return HistoryWords::too_large(what, static_cast<int>(most_bytes / mebibyte));
}

/// A pipe or a device would never end. Failures: a sentence.
tl::expected<QByteArray, QString> bytes_of(const QString& file_name) {
  QFile file(file_name);
  const bool there = QFileInfo::exists(file_name);
  if (there && !QFileInfo(file_name).isFile()) return tl::unexpected(HistoryWords::no_file(file_name));
  if (file.size() > most_bytes) return tl::unexpected(too_large(QDir::toNativeSeparators(file_name)));
  if (!file.open(QIODevice::ReadOnly)) return tl::unexpected(HistoryWords::not_read(file_name, file.errorString()));
  return file.readAll();
}

QStringList local_files(const QMimeData& data) {
  QStringList paths;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile()) paths << url.toLocalFile();
  }
  return paths;
}

bool holds_hands(const QMimeData& data) {
  return !local_files(data).isEmpty() || data.hasFormat(hands_mime) || data.hasText();
}

}  // namespace

HistoryWindow::HistoryWindow(archive::Archive& archive, const BoardOptions& options, QWidget* parent)
    : QDialog(parent),
      ask([this](const QString& title, const QString& question) { return ask_in_window(title, question); }),
      archive_(archive),
      options_(options),
      tabs_(new TabStrip(TextRole::PanelTitle)),
      pages_(new QStackedWidget),
      list_(new records::HandList(&LevelWords::name)),
      matches_(new records::MatchList(&LevelWords::name)),
      statistics_(new records::StatisticsView(&LevelWords::name)),
      open_(new Button(Button::Look::Primary)),
      delete_(new Button(Button::Look::Secondary)),
      match_hands_(new Button(Button::Look::Primary)),
      go_on_(new Button(Button::Look::Secondary)),
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
    open_->setUnavailable(HistoryWords::still_sealed());
  }
}

void HistoryWindow::open_selected() {
  const auto hands = list_->selected();
  if (hands.empty()) return;
  if (!hands.front().has_record) return say(HistoryWords::still_sealed());
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

/// What is sealed has no record; the others are given to `use` in their order.
void HistoryWindow::with_records(const std::vector<archive::HandLine>& hands,
                                 const std::function<void(const Records&)>& use) {
  const auto records = std::make_shared<Records>();
  const auto left = std::make_shared<std::size_t>(0);
  for (const archive::HandLine& hand : hands) *left += hand.has_record ? 1 : 0;
  if (*left == 0) return say(hands.empty() ? tr("Choose a hand in the list first.") : HistoryWords::still_sealed());
  for (const archive::HandLine& hand : hands) {
    if (!hand.has_record) continue;
    archive::deliver(archive_.hand(hand.id), this,
                     [this, use, records, left](const archive::Result<archive::StoredHand>& stored) {
                       if (stored) records->push_back(stored->record);
                       if (!stored) say(HistoryWords::failure(stored.error()));
                       if (--*left == 0) use(*records);
                     });
  }
}

void HistoryWindow::copy() {
  with_records(list_->selected(), [this](const Records& records) {
    const auto json = session::write_hands(records, session::HandForm::Json);
    const auto pgn = session::write_hands(records, session::HandForm::Pgn);
    if (!json || !pgn) return say(Words::error(json ? pgn.error() : json.error()));
    auto* copied = new QMimeData;
    copied->setData(hands_mime, *json);
    copied->setText(QString::fromUtf8(*pgn));
    QGuiApplication::clipboard()->setMimeData(copied);
    say(HistoryWords::copied(static_cast<int>(records.size())));
  });
}

void HistoryWindow::paste(const QMimeData& pasted) {
  if (const QStringList files = local_files(pasted); !files.isEmpty()) return import_files(files);
  const QByteArray text = pasted.hasFormat(hands_mime) ? pasted.data(hands_mime) : pasted.text().toUtf8();
  if (text.size() > most_bytes) return say(too_large(tr("What was pasted")));
  import_texts({text}, {}, false);
}

void HistoryWindow::ask_export() {
  if (list_->selected().empty()) return say(tr("Choose a hand in the list first."));
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Export"), QStringLiteral("hands.raisechess"),
                                   HistoryWords::json_files() + QStringLiteral(";;") + HistoryWords::pgn_files());
  if (!path.isEmpty()) export_to(path);
}

void HistoryWindow::export_to(const QString& path) {
  with_records(list_->selected(), [this, path](const Records& records) {
    const bool pgn = path.endsWith(QLatin1String(".pgn"), Qt::CaseInsensitive);
    const auto text = session::write_hands(records, pgn ? session::HandForm::Pgn : session::HandForm::Json);
    if (!text) return say(Words::error(text.error()));
    QSaveFile file(path);  // a file that stands there stays until all of the new one is on the disk
    if (!file.open(QIODevice::WriteOnly) || file.write(*text) != text->size() || !file.flush() || !file.commit())
      return say(HistoryWords::not_written(path, file.errorString()));
    say(HistoryWords::exported(static_cast<int>(records.size()), path));
  });
}

void HistoryWindow::ask_files() {
  const QStringList paths =
      QFileDialog::getOpenFileNames(this, tr("Import"), {},
                                    HistoryWords::all_files() + QStringLiteral(";;") + HistoryWords::json_files() +
                                        QStringLiteral(";;") + HistoryWords::pgn_files());
  if (!paths.isEmpty()) import_files(paths);
}

void HistoryWindow::import_files(const QStringList& paths) {
  read_files(paths, false);
}

void HistoryWindow::open_files(const QStringList& paths) {
  read_files(paths, true);
}

void HistoryWindow::read_files(const QStringList& paths, bool show_first) {
  std::vector<QByteArray> texts;
  QString problem;
  for (const QString& file_name : paths) {
    auto text = bytes_of(file_name);
    if (!text && problem.isEmpty()) problem = text.error();
    if (text) texts.push_back(*std::move(text));
  }
  import_texts(texts, problem, show_first);
}

/// `problem`: with another file, if there was one; it is told beside what came of these.
void HistoryWindow::import_texts(const std::vector<QByteArray>& texts, const QString& problem, bool show_first) {
  session::ReadHands all;
  for (const QByteArray& text : texts) {
    const auto read = session::read_hands(text);
    if (!read) {
      ++all.refused;
      if (!all.refusal) all.refusal = read.error();
      continue;
    }
    all.hands.insert(all.hands.end(), read->hands.begin(), read->hands.end());
    all.refused += read->refused;
    if (!all.refusal) all.refusal = read->refusal;
  }
  take_imported(all, problem, show_first);
}

void HistoryWindow::take_imported(const session::ReadHands& read, const QString& problem, bool show_first) {
  say(HistoryWords::imported(static_cast<int>(read.hands.size()), read.refused, read.refusal, problem));
  for (std::size_t place = 0; place < read.hands.size(); ++place) {
    const bool first = place == 0, last = place + 1 == read.hands.size();
    archive::deliver(archive_.insert(read.hands[place]), this,
                     [this, show = first && show_first, last](const archive::Result<archive::HandId>& id) {
                       if (!id) return say(HistoryWords::failure(id.error()));
                       if (show) open_hand(*id);
                       if (last) refresh();
                     });
  }
}

void HistoryWindow::delete_selected() {
  const auto hands = list_->selected();
  if (hands.empty()) return say(tr("Choose a hand in the list first."));
  if (!ask(tr("Delete"), HistoryWords::delete_question(static_cast<int>(hands.size())))) return;
  QFuture<std::optional<archive::Failure>> done;
  for (const archive::HandLine& hand : hands) done = archive_.remove_hand(hand.id);
  after_deleting(done, HistoryWords::deleted(static_cast<int>(hands.size())));
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

bool HistoryWindow::ask_in_window(const QString& title, const QString& question) {
  return QMessageBox::question(this, title, question) == QMessageBox::Yes;
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

void HistoryWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (holds_hands(*event->mimeData())) event->acceptProposedAction();
}

void HistoryWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  paste(*event->mimeData());
}

}  // namespace raisechess

#include "moc_history_window.cpp"
