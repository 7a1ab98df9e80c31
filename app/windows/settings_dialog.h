// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

#include "settings.h"

class QGridLayout;
class QLineEdit;

namespace raisechess {

namespace ui {
class BoardWidget;
class Segments;
class TabCard;
}  // namespace ui

class KeysPage;

/// The settings on three pages. A change holds at once and tells `changed`, the name when it is written to its end; the
/// board page shows a small board as it will look. In another language the dialog is built anew.
class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

  enum Page { Board, Game, Keys };
  ui::TabCard* pages() const { return pages_; }
  ui::BoardWidget* preview() const { return preview_; }
  KeysPage* keys() const { return keys_; }
  QLineEdit* name() const { return name_; }

 signals:
  void changed();

 public slots:
  void done(int result) override;

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* board, QEvent* event) override;

 private:
  void build();
  QWidget* board_page();
  QWidget* game_page();
  QWidget* buttons();
  void add_name(QGridLayout* rows);
  template <class Choice>
  void add_choice(QGridLayout* rows, const QString& title, const std::vector<std::pair<QString, Choice>>& choices,
                  Choice now, std::function<void(Choice)> chosen);
  template <class Change>
  void change_board(Change change);
  static std::vector<std::pair<QString, int>> movements();
  void show_preview();
  void tell_name();
  void reset();

  Settings& settings_;
  QWidget* body_ = nullptr;
  ui::TabCard* pages_ = nullptr;
  ui::BoardWidget* preview_ = nullptr;
  KeysPage* keys_ = nullptr;
  QLineEdit* name_ = nullptr;
  bool name_untold_ = false;  ///< it is told when it is written to its end
};

}  // namespace raisechess
