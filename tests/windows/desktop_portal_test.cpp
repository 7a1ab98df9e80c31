// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_portal.h"

#include <gtest/gtest.h>

#include <QProcess>
#include <QSignalSpy>

#include "fake_portal.h"
#include "window_stage.h"

namespace raisechess::test {

namespace {

/// A bus of its own, with the portal at one end.
class DesktopStage {
 public:
  DesktopStage() {
    daemon_.start(QStringLiteral("dbus-daemon"),
                  {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    if (daemon_.waitForReadyRead()) address_ = QString::fromUtf8(daemon_.readLine()).trimmed();
  }
  ~DesktopStage() {
    for (const char* end : {"desktop", "program"}) QDBusConnection::disconnectFromBus(QLatin1String(end));
    daemon_.kill();
    daemon_.waitForFinished();
  }

  bool open(FakePortal& portal) {
    QDBusConnection bus = connection("desktop");
    return bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")) &&
           bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                              QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
  }
  QDBusConnection connection(const char* end) const {
    return QDBusConnection::connectToBus(address_, QLatin1String(end));
  }

 private:
  QProcess daemon_;
  QString address_;
};

TEST(DesktopPortal, TellsWhatTheDesktopWantsAndWhenThatChanges) {
  DesktopStage stage;
  FakePortal portal;
  portal.scheme = 1;
  portal.animations = false;
  ASSERT_TRUE(stage.open(portal));
  const DesktopPortal desktop(stage.connection("program"));
  std::optional<ui::DesktopScheme> scheme;
  std::optional<bool> animations;
  QObject::connect(&desktop, &DesktopPortal::scheme_told, [&](ui::DesktopScheme told) { scheme = told; });
  QObject::connect(&desktop, &DesktopPortal::animations_told, [&](bool wanted) { animations = wanted; });
  ASSERT_TRUE(WindowStage::wait([&] { return scheme && animations; }));
  EXPECT_EQ(*scheme, ui::DesktopScheme::Dark);
  EXPECT_FALSE(*animations);
  emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                             QDBusVariant(QVariant(2U)));
  EXPECT_TRUE(WindowStage::wait([&] { return scheme == ui::DesktopScheme::Light; }));
  emit portal.SettingChanged(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                             QDBusVariant(QVariant(QStringLiteral("no number"))));
  EXPECT_TRUE(WindowStage::wait([&] { return scheme == ui::DesktopScheme::Unknown; }));
}

TEST(DesktopPortal, IsSilentWhereThereIsNone) {
  const DesktopPortal none(QDBusConnection(QStringLiteral("no such bus")));
  QSignalSpy told(&none, &DesktopPortal::scheme_told);
  QTest::qWait(20);
  EXPECT_EQ(told.count(), 0);
}

TEST(DesktopScheme, DecidesWhereTheThemeIsTheDesktops) {
  WindowStage stage;
  stage.window().take_desktop_scheme(ui::DesktopScheme::Dark);
  EXPECT_TRUE(ui::theme().dark);
  stage.window().take_desktop_scheme(ui::DesktopScheme::Light);
  EXPECT_FALSE(ui::theme().dark);
  EXPECT_EQ(stage.settings().desktop_scheme(), ui::DesktopScheme::Light) << "kept for the next start";
  stage.settings().set_theme(ui::ThemeChoice::Light);
  stage.window().take_desktop_scheme(ui::DesktopScheme::Dark);
  EXPECT_FALSE(ui::theme().dark) << "the player's choice goes before the desktop's";
  ui::set_desktop_scheme(ui::DesktopScheme::Unknown);
}

TEST(DesktopAnimations, NothingMovesWhereTheDesktopDoesNotWantIt) {
  WindowStage stage;
  stage.window().start_match(chipless_choice());
  stage.window().take_desktop_animations(true);
  EXPECT_GT(stage.table().board()->options().move_ms, 0);
  stage.window().take_desktop_animations(false);
  EXPECT_EQ(stage.table().board()->options().move_ms, 0);
  EXPECT_EQ(stage.table().board()->options().turn_over_ms, 0);
  EXPECT_GT(stage.settings().board().move_ms, 0) << "the player's own setting is untouched";
}

}  // namespace
}  // namespace raisechess::test
