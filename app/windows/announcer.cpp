// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace raisechess {

namespace {

class AnnouncerInterface : public QAccessibleWidget {
 public:
  explicit AnnouncerInterface(Announcer* announcer) : QAccessibleWidget(announcer, QAccessible::AlertMessage) {}
};

QAccessibleInterface* announcer_interface(const QString&, QObject* object) {
  auto* announcer = qobject_cast<Announcer*>(object);
  return announcer == nullptr ? nullptr : new AnnouncerInterface(announcer);
}

}  // namespace

Announcer::Announcer(QWidget* parent) : QWidget(parent) {
  static const bool installed = (QAccessible::installFactory(announcer_interface), true);
  Q_UNUSED(installed)
  setFixedSize(1, 1);
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

/// Readers differ in what they listen to: a new name, an alert, or an alert that comes into sight.
void Announcer::announce(const QString& sentence) {
  if (sentence.isEmpty()) return;
  setAccessibleName(sentence);
  for (QAccessible::Event kind : {QAccessible::Alert, QAccessible::ObjectShow}) {
    QAccessibleEvent event(this, kind);
    QAccessible::updateAccessibility(&event);
  }
  emit announced(sentence);
}

}  // namespace raisechess

#include "moc_announcer.cpp"
