// SPDX-License-Identifier: GPL-3.0-or-later
#include "misfits.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <QStyleOptionFrame>
#include <QTableView>

#include "style/button.h"
#include "style/label.h"
#include "widgets/plate_widget.h"

namespace raisechess::test {
namespace {

QString text_of(const QWidget& widget) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) return label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
  return widget.accessibleName();
}

QString name_of(const QWidget& widget) {
  return QStringLiteral("%1 \"%2\" %3x%4")
      .arg(QLatin1StringView(widget.metaObject()->className()), text_of(widget))
      .arg(widget.width())
      .arg(widget.height());
}

bool cuts(const QLabel& label) {
  if (label.text().isEmpty()) return false;
  if (label.wordWrap()) return label.height() < label.heightForWidth(label.width());
  const bool narrow = label.width() < label.sizeHint().width();
  const bool elided = label.minimumSizeHint().width() == 0;
  return label.height() < label.sizeHint().height() || (narrow && !(elided && !label.toolTip().isEmpty()));
}

bool cuts(const QAbstractButton& button) {
  if (const auto* own = qobject_cast<const ui::Button*>(&button)) return !own->showsWholeLabel();
  if (button.toolTip().contains(button.text())) return false;
  const QSize least = button.minimumSizeHint().isValid() ? button.minimumSizeHint() : button.sizeHint();
  return !button.text().isEmpty() && (button.width() < least.width() || button.height() < least.height());
}

bool cuts(const QLineEdit& field) {
  QStyleOptionFrame option;
  option.initFrom(&field);
  const int room = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field).width();
  const QString shown = field.text().isEmpty() ? field.placeholderText() : field.text();
  return field.maxLength() > 1000 && field.fontMetrics().horizontalAdvance(shown) > room;
}

bool cuts(const QMenuBar& bar) {
  int right = 0;
  for (QAction* menu : bar.actions()) {
    const QRect place = bar.actionGeometry(menu);
    if (place.isEmpty() || place.left() < right || place.right() >= bar.width()) return true;
    right = place.right();
  }
  return false;
}

bool cuts(const QHeaderView& header) {
  for (int section = 0; section < header.count(); ++section) {
    const QString title = header.model()->headerData(section, header.orientation()).toString();
    if (header.orientation() == Qt::Vertical || header.isSectionHidden(section)) continue;
    if (header.fontMetrics().horizontalAdvance(title) > header.sectionSize(section)) return true;
  }
  return false;
}

bool cuts(const ui::PlateWidget& plate) {
  const ui::PlateState& state = plate.state();
  return !plate.toolTip().contains(state.name) || !plate.toolTip().contains(state.line);
}

template <class... Kinds>
bool cuts_as(const QWidget& widget) {
  return ([&] {
    const auto* kind = qobject_cast<const Kinds*>(&widget);
    return kind != nullptr && cuts(*kind);
  }() || ...);
}

/// A table of long cells needs a way to read them.
QStringList short_cells(const QTableView& table) {
  QStringList found;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    for (int column = 0; column < table.model()->columnCount(); ++column) {
      const QModelIndex index = table.model()->index(row, column);
      if (table.visualRect(index).isEmpty() || !index.data(Qt::ToolTipRole).toString().isEmpty()) continue;
      const QString text = index.data().toString();
      if (table.fontMetrics().horizontalAdvance(text) > table.columnWidth(column)) {
        found << QStringLiteral("cell \"%1\" is cut").arg(text);
      }
    }
  }
  return found;
}

bool scrolls(const QWidget& widget) {
  const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget()->parentWidget());
  return area != nullptr && area->viewport() == widget.parentWidget();
}

/// What is scrolled may be taller than its place, but not wider.
bool leaves_its_place(const QWidget& widget) {
  const QRect room = widget.parentWidget()->rect();
  if (scrolls(widget)) return widget.width() > room.width();
  return !room.contains(widget.geometry());
}

QStringList collisions(const QLayout& layout) {
  QStringList found;
  for (int first = 0; first < layout.count(); ++first) {
    for (int second = first + 1; second < layout.count(); ++second) {
      const QWidget* one = layout.itemAt(first)->widget();
      const QWidget* other = layout.itemAt(second)->widget();
      if (one == nullptr || other == nullptr || !one->isVisible() || !other->isVisible()) continue;
      if (one->geometry().intersects(other->geometry())) {
        found << name_of(*one) + QStringLiteral(" overlaps ") + name_of(*other);
      }
    }
  }
  return found;
}

}  // namespace

QStringList misfits(const QWidget& window) {
  QStringList found;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != &window || widget->size().isEmpty()) continue;
    if (cuts_as<QLabel, QAbstractButton, QLineEdit, QMenuBar, QHeaderView, ui::PlateWidget>(*widget)) {
      found << name_of(*widget) + QStringLiteral(" is cut");
    }
    if (widget->font().pixelSize() > 0) found << name_of(*widget) + QStringLiteral(" has a font in pixels");
    if (leaves_its_place(*widget)) found << name_of(*widget) + QStringLiteral(" leaves its place");
    if (const auto* table = qobject_cast<const QTableView*>(widget)) found << short_cells(*table);
  }
  for (const QLayout* layout : window.findChildren<QLayout*>()) found << collisions(*layout);
  found.removeDuplicates();
  return found;
}

}  // namespace raisechess::test
