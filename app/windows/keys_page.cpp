// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_page.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "key_field.h"
#include "style/note_label.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int columns = 2;  ///< of commands with their fields
constexpr int rows_in_a_column = (static_cast<int>(all_commands.size()) + columns - 1) / columns;
constexpr int column_gap = 28;
constexpr int rows_in_sight = 8;
constexpr int row_gap = 4;
constexpr QSize field_size{112, 28};

}  // namespace

KeysPage::KeysPage(const KeyMap& keys, QWidget* parent)
    : QWidget(parent), keys_(keys), sentence_(new NoteLabel(TextRole::Secondary, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 8, 4, 4);
  layout->setSpacing(8);
  layout->addWidget(scrolled_fields(), 1);
  sentence_->setMinimumHeight(field_size.height());
  sentence_->setText(tr("Choose a field and press the new key."));
  layout->addWidget(sentence_);
}

QWidget* KeysPage::scrolled_fields() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setMinimumHeight(rows_in_sight * (field_size.height() + row_gap));
  auto* fields = new QWidget;
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 0, 12, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(row_gap);
  for (std::size_t place = 0; place < all_commands.size(); ++place) {
    const int row = static_cast<int>(place) % rows_in_a_column;
    const int column = static_cast<int>(place) / rows_in_a_column * 3;
    add_field(*grid, all_commands[place], row, column);
  }
  for (int column = 0; column < columns; ++column) grid->setColumnStretch(3 * column, 1);
  for (int column = 1; column < columns; ++column) grid->setColumnMinimumWidth(3 * column - 1, column_gap);
  grid->setRowStretch(rows_in_a_column, 1);
  area->setWidget(fields);
  for (QWidget* back : {area->viewport(), fields}) back->setAutoFillBackground(false);  // the card shows through
  return area;
}

void KeysPage::add_field(QGridLayout& grid, Command command, int row, int column) {
  auto* title = new Label(TextRole::Secondary, Tone::Text);
  auto* field = new KeyField(keys_.key(command));
  title->setText(KeyMap::name(command));
  title->setWordWrap(true);
  title->setBuddy(field);
  field->setAccessibleName(KeyMap::name(command));
  field->setFixedSize(field_size);
  grid.addWidget(title, row, column);
  grid.addWidget(field, row, column + 1);
  fields_[static_cast<std::size_t>(command)] = field;
  connect(field, &KeyField::pressed, this, [this, command](const QKeySequence& pressed) { take(command, pressed); });
}

QString KeysPage::sentence() const {
  return sentence_->text();
}

void KeysPage::take(Command command, const QKeySequence& pressed) {
  const auto refused = keys_.give(command, pressed);
  field(command)->setKeySequence(keys_.key(command));
  sentence_->setText(refused.value_or(
      tr("\"%1\" now has the key %2.").arg(KeyMap::name(command), pressed.toString(QKeySequence::NativeText))));
  if (!refused) emit changed(keys_);
}

}  // namespace raisechess

#include "moc_keys_page.cpp"
