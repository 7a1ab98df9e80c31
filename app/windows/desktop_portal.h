// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>

#include "style/appearance.h"

namespace raisechess {

/// What the desktop wishes of programs, from the settings of its portal (org.freedesktop.portal.Settings): light or
/// dark, and whether things may move. It answers later, or never where there is no portal; nobody waits for it.
class DesktopPortal : public QObject {
  Q_OBJECT

 public:
  explicit DesktopPortal(const QDBusConnection& bus, QObject* parent = nullptr);

  /// The bus of the session, if there is one: to connect without would start one, which takes time.
  static QDBusConnection session_bus();

 signals:
  void scheme_told(raisechess::ui::DesktopScheme scheme);
  void animations_told(bool wanted);

 private slots:
  void take_change(const QDBusMessage& message);

 private:
  void take(const QString& group, const QString& key, const QVariant& value);
  void ask(const QString& group, const QString& key);

  QDBusConnection bus_;
};

}  // namespace raisechess
