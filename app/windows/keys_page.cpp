// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_page.h"

#include <QGridLayout>

#include "key_field.h"
#include "style/note_label.h"

namespace raisechess {

using namespace ui;

namespace {

constexpr int columns = 3;  ///< of commands with their fields
constexpr int rows_in_a_column = (static_cast<int>(all_commands.size()) + columns - 1) / columns;
constexpr int column_gap = 20;
constexpr QSize field_size{100, 28};

}  // namespace

KeysPage::KeysPage(const KeyMap& keys, QWidget* parent)
    : QWidget(parent), keys_(keys), sentence_(new NoteLabel(TextRole::Secondary, this)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(4, 8, 4, 4);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  for (std::size_t place = 0; place < all_commands.size(); ++place) {
    const Command command = all_commands[place];
    const int row = static_cast<int>(place) % rows_in_a_column;
    const int column = static_cast<int>(place) / rows_in_a_column * 3;
    auto* title = new Label(TextRole::Secondary, Tone::Text, this);
    auto* field = new KeyField(keys.key(command), this);
    title->setText(KeyMap::name(command));
    title->setBuddy(field);
    field->setAccessibleName(KeyMap::name(command));
    field->setFixedSize(field_size);
    title->setElided(true);
    title->setToolTip(title->text());
    grid->addWidget(title, row, column);
    grid->addWidget(field, row, column + 1);
    fields_[place] = field;
    connect(field, &KeyField::pressed, this, [this, command](const QKeySequence& pressed) { take(command, pressed); });
  }
  for (int column = 0; column < columns; ++column) grid->setColumnStretch(3 * column, 1);
  for (int column = 1; column < columns; ++column) grid->setColumnMinimumWidth(3 * column - 1, column_gap);
  sentence_->setText(tr("Choose a field and press the new key."));
  grid->addWidget(sentence_, rows_in_a_column, 0, 1, 3 * columns - 1);
  grid->setRowMinimumHeight(rows_in_a_column, field_size.height() + 8);
  grid->setRowStretch(rows_in_a_column + 1, 1);
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
