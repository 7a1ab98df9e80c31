// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QStackedWidget>

#include "archive/deliver.h"
#include "history_window.h"
#include "history_words.h"
#include "level_words.h"
#include "records/match_list.h"
#include "records/statistics_view.h"
#include "style/button.h"
#include "style/label.h"
#include "style/tab_strip.h"

// The pages of the history: what is around the list of hands.
namespace raisechess {

using namespace ui;

QWidget* HistoryWindow::build_pages() {
  tabs_->setTitles({tr("Hands"), tr("Matches"), tr("Statistics")});
  for (QWidget* page : std::initializer_list<QWidget*>{list_, matches_, statistics_}) pages_->addWidget(page);
  connect(tabs_, &TabStrip::tabChosen, this, [this](int tab) {
    pages_->setCurrentIndex(tab);
    say({});
    show_buttons();
    refresh();
  });
  connect(matches_, &records::MatchList::selection_changed, this, &HistoryWindow::show_match_selection);
  connect(matches_, &records::MatchList::hands_chosen, this, &HistoryWindow::show_hands_of_match);
  connect(matches_, &records::MatchList::delete_chosen, this, &HistoryWindow::delete_match);
  connect(statistics_, &records::StatisticsView::filter_changed, this, &HistoryWindow::read_statistics);
  return pages_;
}

void HistoryWindow::choose_page(Page page) {
  tabs_->choose(page);
  if (page == Hands) list_->table()->setFocus();
  if (page == Matches) matches_->table()->setFocus();
  if (page == Statistics) statistics_->modes()->setFocus();
}

HistoryWindow::Page HistoryWindow::page() const {
  return static_cast<Page>(pages_->currentIndex());
}

void HistoryWindow::build_menus(QMenuBar* bar) {
  QMenu* hands = bar->addMenu(tr("&Hands"));
  hands->addAction(tr("&Replay"), this, &HistoryWindow::open_selected);
  hands->addAction(tr("&Import …"), QKeySequence::Open, this, &HistoryWindow::ask_files);
  hands->addAction(tr("&Export …"), QKeySequence::Save, this, &HistoryWindow::ask_export);
  hands->addSeparator();
  hands->addAction(tr("&Delete"), this, &HistoryWindow::delete_selected);
  hands->addAction(tr("&Clear the history …"), this, &HistoryWindow::clear);
  QMenu* view = bar->addMenu(tr("&View"));
  const auto add_page = [&](const QString& title, Qt::Key key, Page page) {
    view->addAction(title, QKeySequence(Qt::CTRL | key), this, [this, page] { choose_page(page); });
  };
  add_page(tr("&Hands"), Qt::Key_1, Hands);
  add_page(tr("&Matches"), Qt::Key_2, Matches);
  add_page(tr("&Statistics"), Qt::Key_3, Statistics);
  QMenu* edit = bar->addMenu(tr("&Edit"));
  edit->addAction(tr("&Copy"), this, &HistoryWindow::copy)->setShortcut(QKeySequence::Copy);
  edit->addAction(tr("&Paste"), this, [this] { paste(*QGuiApplication::clipboard()->mimeData()); })
      ->setShortcut(QKeySequence::Paste);
  edit->addAction(tr("Select &all"), list_->table(), &QTableView::selectAll);
  edit->addAction(tr("&Find"), QKeySequence::Find, this, [this] {
    choose_page(Hands);
    list_->search()->setFocus();
  });
}

QLayout* HistoryWindow::build_buttons() {
  auto* row = new QHBoxLayout;
  open_->setLabel(tr("Replay"), tr("Enter", "the key"));
  delete_->setLabel(tr("Delete"), tr("Del", "the key"));
  to_table_->setLabel(tr("To the table"), tr("Esc", "the key"));
  for (Button* button : {open_, delete_, to_table_}) button->setReadyAtOnce();
  connect(open_, &Button::triggered, this, &HistoryWindow::open_selected);
  connect(delete_, &Button::triggered, this, &HistoryWindow::delete_selected);
  connect(to_table_, &Button::triggered, this, &HistoryWindow::go_to_table);
  build_match_buttons();
  for (Button* button : {open_, delete_, match_hands_, delete_match_, meaning_}) row->addWidget(button);
  row->addStretch(1);
  row->addWidget(to_table_);
  return row;
}

void HistoryWindow::build_match_buttons() {
  match_hands_->setLabel(tr("Its hands"), tr("Enter", "the key"));
  delete_match_->setLabel(tr("Delete"), tr("Del", "the key"));
  meaning_->setLabel(tr("What they mean"), {});
  for (Button* button : {match_hands_, delete_match_, meaning_}) button->setReadyAtOnce();
  connect(match_hands_, &Button::triggered, this, &HistoryWindow::show_hands_of_match);
  connect(delete_match_, &Button::triggered, this, &HistoryWindow::delete_match);
  connect(meaning_, &Button::triggered, this, &HistoryWindow::meaning_wanted);
}

void HistoryWindow::show_buttons() {
  for (Button* button : {open_, delete_}) button->setVisible(page() == Hands);
  for (Button* button : {match_hands_, delete_match_}) button->setVisible(page() == Matches);
  meaning_->setVisible(page() == Statistics);
}

/// A button that can do nothing says why.
void HistoryWindow::show_match_selection() {
  const auto match = matches_->selected();
  const auto offer = [&](Button* button, const QString& refusal) {
    if (refusal.isEmpty()) return button->setAvailable();
    button->setUnavailable(refusal);
  };
  const QString none = match ? QString() : tr("Choose a match in the list first.");
  const bool on = match && match->ended == 0;
  offer(match_hands_, !match || match->hands > 0 ? none : tr("No hand of it is in the history."));
  offer(delete_match_, on ? HistoryWords::match_is_on() : none);
}

void HistoryWindow::refresh() {
  if (page() == Matches) return read_matches();
  if (page() == Statistics) return read_statistics();
  read_hands();
}

void HistoryWindow::read_hands() {
  archive::deliver(archive_.hands({}), this, [this](const archive::Result<archive::HandList>& found) {
    if (!found) return say(HistoryWords::failure(found.error()));
    list_->set_hands(found->hands);
    show_selection();
    if (found->damaged > 0) say(HistoryWords::damaged(found->damaged));
  });
}

void HistoryWindow::read_matches() {
  archive::deliver(archive_.matches(), this, [this](const archive::Result<std::vector<archive::MatchLine>>& found) {
    if (!found) return say(HistoryWords::failure(found.error()));
    matches_->set_matches(*found);
  });
}

void HistoryWindow::read_statistics() {
  archive::deliver(archive_.statistics(statistics_->filter()), this,
                   [this](const archive::Result<statistics::Statistics>& found) {
                     if (!found) return say(HistoryWords::failure(found.error()));
                     statistics_->show_statistics(*found);
                   });
}

void HistoryWindow::show_hands_of_match() {
  const auto match = matches_->selected();
  if (!match) return say(tr("Choose a match in the list first."));
  if (match->hands == 0) return say(tr("No hand of it is in the history."));
  list_->show_match(match->id, matches_->name_of(*match));
  choose_page(Hands);
  list_->table()->setFocus();
}

void HistoryWindow::go_to_table() {
  close();
  emit table_wanted();
}

void HistoryWindow::delete_match() {
  const auto match = matches_->selected();
  if (!match) return say(tr("Choose a match in the list first."));
  if (match->ended == 0) return say(HistoryWords::match_is_on());
  if (!ask(tr("Delete"), HistoryWords::delete_match_question(match->hands))) return;
  after_deleting(archive_.remove_match(match->id), tr("The match is deleted."));
}

}  // namespace raisechess
