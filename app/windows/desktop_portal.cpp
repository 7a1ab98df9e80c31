// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_portal.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

namespace raisechess {
namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portal_path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString color_scheme = QStringLiteral("color-scheme");
const QString desktop_interface = QStringLiteral("org.gnome.desktop.interface");
const QString animations = QStringLiteral("enable-animations");

/// Read wraps the value into a variant once more.
QVariant unwrapped(QVariant value) {
  while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
  return value;
}

ui::DesktopScheme scheme_from(const QVariant& value) {
  bool is_number = false;
  const uint number = value.toUInt(&is_number);
  if (is_number && number == 1) return ui::DesktopScheme::Dark;
  return is_number && number == 2 ? ui::DesktopScheme::Light : ui::DesktopScheme::Unknown;
}

}  // namespace

DesktopPortal::DesktopPortal(const QDBusConnection& bus, QObject* parent) : QObject(parent), bus_(bus) {
  if (!bus_.isConnected()) return;
  bus_.connect(service, portal_path, settings, QStringLiteral("SettingChanged"), this, SLOT(take_change(QDBusMessage)));
  ask(appearance, color_scheme);
  ask(desktop_interface, animations);
}

QDBusConnection DesktopPortal::session_bus() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const bool there = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                     (!runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus")));
  return there ? QDBusConnection::sessionBus() : QDBusConnection(QStringLiteral("none"));
}

void DesktopPortal::ask(const QString& group, const QString& key) {
  QDBusMessage call = QDBusMessage::createMethodCall(service, portal_path, settings, QStringLiteral("Read"));
  call << group << key;
  auto* watcher = new QDBusPendingCallWatcher(bus_.asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, group, key] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (reply.isValid()) take(group, key, reply.value().variant());
    watcher->deleteLater();
  });
}

/// Its arguments are group, key and value.
void DesktopPortal::take_change(const QDBusMessage& message) {
  const QVariantList arguments = message.arguments();
  if (arguments.size() == 3) take(arguments[0].toString(), arguments[1].toString(), arguments[2]);
}

void DesktopPortal::take(const QString& group, const QString& key, const QVariant& value) {
  const QVariant plain = unwrapped(value);
  if (group == appearance && key == color_scheme) emit scheme_told(scheme_from(plain));
  if (group == desktop_interface && key == animations) emit animations_told(plain.toBool());
}

}  // namespace raisechess

#include "moc_desktop_portal.cpp"
