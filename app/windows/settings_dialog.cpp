// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_dialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "keys_page.h"
#include "settings_preview.h"
#include "style/button.h"
#include "style/label.h"
#include "style/metrics.h"
#include "style/segments.h"
#include "style/tab_card.h"
#include "widgets/board_widget.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int preview_side = 256;
constexpr int edge = 16;

using OnOff = std::vector<std::pair<QString, bool>>;

OnOff on_off() {
  return {{SettingsDialog::tr("On"), true}, {SettingsDialog::tr("Off"), false}};
}

QGridLayout* rows_of(QWidget* page) {
  auto* rows = new QGridLayout(page);
  rows->setContentsMargins(4, 8, 4, 4);
  rows->setHorizontalSpacing(16);
  rows->setVerticalSpacing(6);
  rows->setColumnStretch(1, 1);
  return rows;
}

QLabel* add_title(QGridLayout* rows, const QString& title) {
  auto* label = new Label(TextRole::Body, Tone::Text);
  label->setText(title);
  rows->addWidget(label, rows->rowCount(), 0);
  return label;
}

/// Under the choice that was added last.
void add_note(QGridLayout* rows, const QString& note) {
  auto* label = new Label(TextRole::Note, Tone::Quiet);
  label->setText(note);
  label->setWordWrap(true);
  rows->addWidget(label, rows->rowCount(), 1);
}

}  // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent) : QDialog(parent), settings_(settings) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSizeConstraint(QLayout::SetMinimumSize);
  build();
}

void SettingsDialog::build() {
  const int page = pages_ == nullptr ? Board : pages_->chosenPage();
  delete body_;
  setWindowTitle(tr("Settings"));
  body_ = new QWidget(this);
  auto* column = new QVBoxLayout(body_);
  column->setContentsMargins(edge, edge, edge, edge);
  column->setSpacing(12);
  pages_ = new TabCard(body_);
  pages_->addPage(tr("Board"), board_page());
  pages_->addPage(tr("Game"), game_page());
  keys_ = new KeysPage(settings_.keys(), pages_);
  connect(keys_, &KeysPage::changed, this, [this](const KeyMap& keys) {
    settings_.set_keys(keys);
    emit changed();
  });
  pages_->addPage(tr("Keys"), keys_);
  pages_->choosePage(page);
  column->addWidget(pages_, 1);
  column->addWidget(buttons());
  layout()->addWidget(body_);
  body_->show();
  show_preview();
}

template <class Choice>
void SettingsDialog::add_choice(QGridLayout* rows, const QString& title,
                                const std::vector<std::pair<QString, Choice>>& choices, Choice now,
                                std::function<void(Choice)> chosen) {
  QStringList labels;
  std::vector<Choice> values;
  for (const auto& [label, value] : choices) {
    labels << label;
    values.push_back(value);
  }
  auto* segments = new Segments(labels);
  segments->setAccessibleName(title);
  const auto chosen_now = std::find(values.begin(), values.end(), now);
  segments->choose(chosen_now == values.end() ? -1 : static_cast<int>(chosen_now - values.begin()));
  add_title(rows, title);
  rows->addWidget(segments, rows->rowCount() - 1, 1);
  connect(segments, &Segments::chosenChanged, this, [this, chosen, values](int place) {
    chosen(values[static_cast<std::size_t>(place)]);
    show_preview();
    emit changed();
  });
}

template <class Change>
void SettingsDialog::change_board(Change change) {
  BoardOptions options = settings_.board();
  change(options);
  settings_.set_board(options);
}

QWidget* SettingsDialog::board_page() {
  auto* page = new QWidget;
  auto* rows = rows_of(page);
  const BoardOptions now = settings_.board();
  add_choice<PieceSet>(rows, tr("Pieces"), {{tr("Classic"), PieceSet::Staunton}, {tr("Angular"), PieceSet::Angular}},
                       now.pieces, [this](PieceSet set) { change_board([set](auto& board) { board.pieces = set; }); });
  add_choice<BoardColors>(
      rows, tr("Squares"),
      {{tr("Walnut"), BoardColors::Walnut},
       {tr("Green"), BoardColors::Green},
       {tr("Blue"), BoardColors::Blue},
       {tr("Grey"), BoardColors::Grey}},
      now.colors, [this](BoardColors colors) { change_board([colors](auto& board) { board.colors = colors; }); });
  add_choice<Coordinates>(rows, tr("Coordinates"),
                          {{tr("None"), Coordinates::None},
                           {tr("At the edge"), Coordinates::Edge},
                           {tr("Everywhere"), Coordinates::EverySquare}},
                          now.coordinates, [this](Coordinates where) {
                            change_board([where](auto& board) { board.coordinates = where; });
                          });
  add_choice<bool>(rows, tr("Legal squares"), on_off(), now.show_targets,
                   [this](bool on) { change_board([on](auto& board) { board.show_targets = on; }); });
  add_choice<int>(rows, tr("Movement"), movements(), now.move_ms,
                  [this](int ms) { change_board([ms](auto& board) { set_movement(board, ms); }); });
  add_choice<ThemeChoice>(
      rows, tr("Theme"),
      {{tr("As the desktop"), ThemeChoice::System}, {tr("Light"), ThemeChoice::Light}, {tr("Dark"), ThemeChoice::Dark}},
      settings_.theme(), [this](ThemeChoice theme) { settings_.set_theme(theme); });
  rows->setRowStretch(rows->rowCount(), 1);
  preview_ = new BoardWidget(page);
  preview_->setFixedSize(preview_side, preview_side);
  preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
  preview_->setFocusPolicy(Qt::NoFocus);
  preview_->installEventFilter(this);
  rows->addWidget(preview_, 1, 2, rows->rowCount() - 1, 1, Qt::AlignTop | Qt::AlignRight);
  return page;
}

std::vector<std::pair<QString, int>> SettingsDialog::movements() {
  const int usual = BoardOptions().move_ms;
  return {{tr("Normal"), usual}, {tr("Fast"), usual / 2}, {tr("Off"), 0}};
}

QWidget* SettingsDialog::game_page() {
  auto* page = new QWidget;
  auto* rows = rows_of(page);
  add_name(rows);
  add_choice<int>(rows, tr("The computer's pace"),
                  {{tr("At once"), 0}, {tr("Fast"), 300}, {tr("Normal"), 900}, {tr("Calm"), 2000}, {tr("Slow"), 4000}},
                  settings_.delay_ms(), [this](int ms) { settings_.set_delay_ms(ms); });
  add_choice<bool>(rows, tr("Ask before all-in"), on_off(), settings_.confirm_all_in(),
                   [this](bool on) { settings_.set_confirm_all_in(on); });
  add_choice<bool>(rows, tr("Hidden pieces after a fold"), {{tr("Stay face down"), false}, {tr("Are turned up"), true}},
                   settings_.turned_up_after_fold(), [this](bool up) { settings_.set_turned_up_after_fold(up); });
  add_note(rows,
           tr("Also after resigning and an agreed split. What stays face down is turned up when the match ends."));
  add_choice<bool>(rows, tr("Sounds"), on_off(), settings_.sounds_on(),
                   [this](bool on) { settings_.set_sounds_on(on); });
  std::vector<std::pair<QString, Language>> languages{{tr("As the desktop", "language"), Language::System}};
  for (Language language : spoken_languages) languages.emplace_back(own_name(language), language);
  add_choice<Language>(rows, tr("Language"), languages, settings_.language(),
                       [this](Language language) { settings_.set_language(language); });
  rows->setRowStretch(rows->rowCount(), 1);
  return page;
}

void SettingsDialog::add_name(QGridLayout* rows) {
  name_ = new QLineEdit(settings_.player_name());
  name_->setMinimumHeight(metrics::field_height);
  name_->setMaxLength(Settings::longest_name);
  name_->setPlaceholderText(tr("You"));
  add_title(rows, tr("Your name"))->setBuddy(name_);
  rows->addWidget(name_, rows->rowCount() - 1, 1);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    settings_.set_player_name(text);
    name_untold_ = true;
  });
  connect(name_, &QLineEdit::editingFinished, this, &SettingsDialog::tell_name);
}

void SettingsDialog::tell_name() {
  if (std::exchange(name_untold_, false)) emit changed();
}

void SettingsDialog::done(int result) {
  tell_name();
  QDialog::done(result);
}

QWidget* SettingsDialog::buttons() {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* usual = new Button(Button::Look::Secondary, row);
  usual->setLabel(tr("Usual settings"), {});
  usual->setToolTip(tr("Name and language stay."));
  connect(usual, &Button::triggered, this, &SettingsDialog::reset);
  auto* close = new Button(Button::Look::Primary, row);
  close->setLabel(tr("Close"), {});
  close->setReadyAtOnce();
  connect(close, &Button::triggered, this, &QDialog::accept);
  layout->addWidget(usual);
  layout->addStretch();
  layout->addWidget(close);
  return row;
}

void SettingsDialog::show_preview() {
  preview_->setOptions(settings_.board());
  preview_->setState(settings_preview());
  if (preview_->selectedSquare() == std::nullopt) preview_->chooseSquare(preview_choice());
}

/// A board that is hidden, or whose window is left, gives its selection up: it comes back with it.
bool SettingsDialog::eventFilter(QObject* board, QEvent* event) {
  if (event->type() == QEvent::Show || event->type() == QEvent::WindowActivate) {
    QMetaObject::invokeMethod(this, &SettingsDialog::show_preview, Qt::QueuedConnection);
  }
  return QDialog::eventFilter(board, event);
}

void SettingsDialog::reset() {
  settings_.reset();
  emit changed();
  QMetaObject::invokeMethod(this, &SettingsDialog::build, Qt::QueuedConnection);
}

void SettingsDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    QMetaObject::invokeMethod(this, &SettingsDialog::build, Qt::QueuedConnection);
  }
}

}  // namespace raisechess

#include "moc_settings_dialog.cpp"
