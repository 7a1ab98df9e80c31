// SPDX-License-Identifier: GPL-3.0-or-later
#include "said_texts.h"

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAccessible>

namespace raisechess::test {

namespace {

void read_accessible(QAccessibleInterface* node, QStringList& texts) {
  if (node == nullptr || !node->isValid()) return;
  for (QAccessible::Text kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help, QAccessible::Accelerator}) {
    texts << node->text(kind);
  }
  for (int place = 0; place < node->childCount(); ++place) read_accessible(node->child(place), texts);
}

void read_model(const QAbstractItemModel& model, QStringList& texts) {
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < model.columnCount(); ++column) {
      for (int role = 0; role <= Qt::UserRole + 8; ++role) {
        const QVariant value = model.index(row, column).data(role);
        if (value.canConvert<QString>()) texts << value.toString();
      }
    }
  }
}

}  // namespace

QStringList all_texts(MainWindow& window) {
  QStringList texts{window.windowTitle(), window.top_bar()->line()};
  read_accessible(QAccessible::queryAccessibleInterface(&window), texts);
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    texts << widget->toolTip() << widget->statusTip() << widget->whatsThis() << widget->accessibleName()
          << widget->accessibleDescription() << widget->windowTitle() << widget->objectName();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) read_model(*view->model(), texts);
  }
  return texts;
}

}  // namespace raisechess::test
