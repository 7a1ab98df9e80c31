// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_window.h"

#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextTable>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "help_board.h"
#include "style/fonts.h"
#include "style/screen_room.h"
#include "style/theme.h"

namespace raisechess {
namespace {

constexpr int help_board_side = 288;  ///< smaller squares have no room for coordinates beside their pieces
constexpr QSize help_size{860, 700};
constexpr int page_slack =
    8;  ///< a page that just misses its room would be shown with a scroll bar, and be longer for it
constexpr int heading_room = 14;
constexpr int row_room = 16;  ///< above and below a page's title in the list
constexpr std::array page_files{"quick",   "rules",      "ranges", "betting", "dictionary",
                                "classic", "statistics", "keys",   "versions"};

/// The page in the program's language, else in English.
QString page_text(const QString& name) {
  for (const QString& language : {QLocale().name().left(2), QStringLiteral("en")}) {
    QFile file(QStringLiteral(":/raisechess/help/%1/%2.md").arg(language, name));
    if (file.open(QIODevice::ReadOnly)) return QString::fromUtf8(file.readAll());
  }
  return {};
}

/// Markdown pictures have no caption that shows; their text is set under them.
QString with_captions(QString text) {
  static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\((board:[^)]*)\\)"));
  return text.replace(picture, QStringLiteral("![\\1](\\2)\n\n*\\1*"));
}

/// Room above headings and below them; tables with thin lines, as wide as the page.
void take_style(QTextDocument& document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    QTextBlockFormat format = block.blockFormat();
    if (format.headingLevel() == 0) continue;
    format.setTopMargin(block == document.begin() ? 0 : heading_room);
    format.setBottomMargin(heading_room / 2.0);
    QTextCursor(block).setBlockFormat(format);
  }
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (table == nullptr) continue;
    QTextTableFormat format = table->format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(ui::theme().line);
    format.setCellSpacing(0);
    format.setCellPadding(5);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints({QTextLength(QTextLength::PercentageLength, 22), QTextLength()});
    table->setFormat(format);
  }
}

}  // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent) {
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  document()->setDocumentMargin(24);
}

void HelpBrowser::show_page(const QString& name) {
  page_ = name;
  document()->setDefaultFont(ui::text_font(ui::TextRole::Body));
  setMarkdown(with_captions(page_text(name)));
  take_style(*document());
  moveCursor(QTextCursor::Start);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name) {
  if (name.scheme() != QLatin1String("board")) return QTextBrowser::loadResource(type, name);
  return help_board(name.toString().mid(6), help_board_side, devicePixelRatioF());
}

void HelpBrowser::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && !page_.isEmpty()) show_page(page_);
}

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      list_(new QListWidget(this)),
      browser_(new HelpBrowser(this)),
      course_(new ui::Button(ui::Button::Look::Secondary, this)),
      close_(new ui::Button(ui::Button::Look::Primary, this)) {
  setWindowTitle(tr("Help"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* pages = new QHBoxLayout;
  pages->setSpacing(0);
  pages->addWidget(list_);
  pages->addWidget(browser_, 1);
  layout->addLayout(pages, 1);
  auto* footer = new QHBoxLayout;
  footer->setContentsMargins(20, 8, 20, 8);
  footer->addWidget(course_);
  footer->addStretch(1);
  footer->addWidget(close_);
  layout->addLayout(footer);
  fill_list();
  course_->setLabel(tr("To the course"), {});
  course_->setToolTip(tr("A dozen short steps on a board of your own."));
  connect(course_, &ui::Button::triggered, this, [this] {
    close();
    emit courseAsked();
  });
  close_->setLabel(tr("To the table"), tr("Esc", "the key"));
  connect(close_, &ui::Button::triggered, this, &QDialog::close);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    browser_->show_page(QLatin1String(page_files[static_cast<std::size_t>(std::max(row, 0))]));
  });
  list_->setCurrentRow(0);
  take_size();
}

/// So that the first page need not be scrolled, where the screen has the room.
void HelpWindow::take_size() {
  const QSize room = ui::screen_room(*this);
  const int width = std::min(help_size.width(), room.width());
  const std::unique_ptr<QTextDocument> shown(browser_->document()->clone(browser_));
  shown->setTextWidth(width - list_->maximumWidth());
  const int page = static_cast<int>(std::ceil(shown->size().height())) + page_slack;
  const int height = std::max(help_size.height(), page + layout()->itemAt(1)->sizeHint().height());
  resize(width, std::min(height, room.height()));
}

void HelpWindow::fill_list() {
  const QStringList titles{tr("In thirty seconds"), tr("The rules"),  tr("Reading a range"),
                           tr("Why betting works"), tr("Dictionary"), tr("Classic chess"),
                           tr("Statistics"),        tr("Keys"),       tr("From 0.3 to 0.4")};
  list_->setFont(ui::text_font(ui::TextRole::Body));
  int widest = 0;
  for (const QString& title : titles) {
    widest = std::max(widest, list_->fontMetrics().horizontalAdvance(title));
    auto* item = new QListWidgetItem(QStringLiteral("  ") + title, list_);
    item->setSizeHint(QSize(0, list_->fontMetrics().height() + row_room));
  }
  list_->setAccessibleName(tr("Pages"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->viewport()->setBackgroundRole(QPalette::Window);
  list_->setFixedWidth(widest + 40);
}

void HelpWindow::open_page(Page page) {
  list_->setCurrentRow(page);
  show();
  raise();
  activateWindow();
  close_->setFocus();
}

HelpWindow::Page HelpWindow::page() const {
  return static_cast<Page>(list_->currentRow());
}

}  // namespace raisechess

#include "moc_help_window.cpp"
