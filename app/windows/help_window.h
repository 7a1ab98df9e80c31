// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTextBrowser>

#include "style/button.h"

class QListWidget;

namespace raisechess {

/// Shows a help page: Markdown from the program's resources, whose "board:…" pictures are drawn here.
class HelpBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  explicit HelpBrowser(QWidget* parent = nullptr);
  void show_page(const QString& name);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void changeEvent(QEvent* event) override;

 private:
  QString page_;
};

/// All help pages; stays open beside the table.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  enum Page { Quick, Rules, Ranges, Betting, Dictionary, Classic, Statistics, Keys, Versions };

  explicit HelpWindow(QWidget* parent = nullptr);
  void open_page(Page page);
  Page page() const;
  HelpBrowser* browser() const { return browser_; }
  ui::Button* close_button() const { return close_; }
  ui::Button* course_button() const { return course_; }

 signals:
  void courseAsked();

 private:
  void fill_list();
  void take_size();

  QListWidget* list_;
  HelpBrowser* browser_;
  ui::Button* course_;
  ui::Button* close_;
};

}  // namespace raisechess
