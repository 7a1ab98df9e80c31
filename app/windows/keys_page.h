// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "key_map.h"

class QGridLayout;

namespace raisechess {

class KeyField;

namespace ui {
class Label;
}

/// Every command with its key, to press another one. A key that it cannot have is put back, and a sentence says why.
class KeysPage : public QWidget {
  Q_OBJECT

 public:
  explicit KeysPage(const KeyMap& keys, QWidget* parent = nullptr);

  const KeyMap& keys() const { return keys_; }
  KeyField* field(Command command) const { return fields_[static_cast<std::size_t>(command)]; }
  QString sentence() const;

 signals:
  void changed(const raisechess::KeyMap& keys);

 private:
  QWidget* scrolled_fields();
  void add_field(QGridLayout& grid, Command command, int row, int column);
  void take(Command command, const QKeySequence& pressed);

  KeyMap keys_;
  std::array<KeyField*, all_commands.size()> fields_{};
  ui::Label* sentence_;
};

}  // namespace raisechess
