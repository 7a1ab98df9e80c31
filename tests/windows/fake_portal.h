// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QVariant>

namespace raisechess::test {

/// A portal as desktops have it.
class FakePortal : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  uint scheme = 0;
  bool animations = true;

 public slots:
  QDBusVariant Read(const QString& /*group*/, const QString& key) {
    const QVariant value = key == QStringLiteral("color-scheme") ? QVariant(scheme) : QVariant(animations);
    return QDBusVariant(QVariant::fromValue(QDBusVariant(value)));
  }

 signals:
  void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

}  // namespace raisechess::test
