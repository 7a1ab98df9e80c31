// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

#include "archive/archive.h"
#include "records/hand_list.h"
#include "session/hand_replay.h"
#include "session/table_state.h"
#include "widgets/board_state.h"

class QMenuBar;
class QMimeData;
class QStackedWidget;

namespace raisechess {

namespace ui {
class Button;
class Label;
class TabStrip;
}  // namespace ui

namespace records {
class MatchList;
class StatisticsView;
}  // namespace records

class HandExchange;
class ReplayWindow;

/// What is in the archive, on three pages: the finished hands, to list, filter, replay, copy, import, export and delete
/// (files and texts of hands can be dropped and pasted); the matches, to see their hands or delete them; and the
/// statistics.
class HistoryWindow : public QDialog {
  Q_OBJECT

 public:
  enum Page { Hands, Matches, Statistics };

  HistoryWindow(archive::Archive& archive, const ui::BoardOptions& options, QWidget* parent = nullptr);

  /// Reads the page in front anew.
  void refresh();
  void choose_page(Page page);
  Page page() const;
  /// Brings in the hands of files; what could not be read is said in a sentence.
  void import_files(const QStringList& paths);
  /// The same, and the first hand of them is shown.
  void open_files(const QStringList& paths);
  /// Asks which files to bring in.
  void ask_files();
  /// Hands as the clipboard has them.
  void paste(const QMimeData& pasted);
  void copy();
  /// The selected hands; JSON or PGN by the name of the file.
  void export_to(const QString& path);
  void open_selected();
  void delete_selected();
  void clear();
  /// The hands of the selected match.
  void show_hands_of_match();
  /// Back to the table, where the match that is on is played.
  void go_to_table();
  void delete_match();

  records::HandList* list() const { return list_; }
  ui::Button* open_button() const { return open_; }
  ui::Button* delete_button() const { return delete_; }
  records::MatchList* matches() const { return matches_; }
  ui::Button* match_hands_button() const { return match_hands_; }
  ui::Button* to_table_button() const { return to_table_; }
  ui::Button* delete_match_button() const { return delete_match_; }
  ui::Button* meaning_button() const { return meaning_; }
  records::StatisticsView* statistics() const { return statistics_; }
  QString said() const;
  /// Opens each replay that is open in `old`, in the language that is on now.
  void take_replays_of(const HistoryWindow& old);
  bool has_replays() const;
  /// The window that a replay was opened in last, as long as it is open.
  ReplayWindow* replay() const;

  /// Asks a question with the answers yes and no; tests answer themselves.
  std::function<bool(const QString& title, const QString& question)> ask;

 signals:
  /// The decisions of `state`'s viewer are to be reviewed; `yours`: he is the person.
  void review_chosen(const raisechess::session::TableState& state, bool yours);
  /// The player wants to play on.
  void table_wanted();
  /// He wants to know what the figures of the statistics mean.
  void meaning_wanted();

 protected:
  bool event(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build_menus(QMenuBar* bar);
  QWidget* build_pages();
  void build_match_buttons();
  QLayout* build_buttons();
  void show_buttons();
  void show_selection();
  void show_match_selection();
  void read_hands();
  void read_matches();
  void read_statistics();
  std::vector<archive::HandId> chosen_with_record();
  void open_hand(archive::HandId id);
  void show_replay(const archive::StoredHand& hand);
  ReplayWindow* add_replay(const session::HandReplay& replay, std::optional<Side> person);
  void ask_export();
  void after_deleting(const QFuture<std::optional<archive::Failure>>& done, const QString& sentence);
  void say(const QString& sentence);

  archive::Archive& archive_;
  HandExchange* exchange_;
  ui::BoardOptions options_;
  ui::TabStrip* tabs_;
  QStackedWidget* pages_;
  records::HandList* list_;
  records::MatchList* matches_;
  records::StatisticsView* statistics_;
  ui::Button* open_;
  ui::Button* delete_;
  ui::Button* match_hands_;
  ui::Button* to_table_;
  ui::Button* delete_match_;
  ui::Button* meaning_;
  ui::Label* said_;
};

}  // namespace raisechess
