// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/appearance.h"

#include <QApplication>

#include "table_style.h"

namespace raisechess::ui {

namespace {

DesktopScheme desktop_scheme = DesktopScheme::Unknown;

const Theme& chosen_theme(ThemeChoice choice) {
  const bool system = choice == ThemeChoice::System;
  if (choice == ThemeChoice::Light || (system && desktop_scheme == DesktopScheme::Light)) return light_theme;
  if (choice == ThemeChoice::Dark || (system && desktop_scheme == DesktopScheme::Dark)) return dark_theme;
  QApplication::setPalette(QPalette());  // the desktop's own, so that theme() tells its lightness
  return theme();
}

}  // namespace

void set_desktop_scheme(DesktopScheme scheme) {
  desktop_scheme = scheme;
}

void apply_appearance(ThemeChoice choice) {
  if (qobject_cast<TableStyle*>(QApplication::style()) == nullptr) QApplication::setStyle(new TableStyle);
  QApplication::setPalette(palette_for(chosen_theme(choice)));
}

QPalette palette_for(const Theme& theme) {
  QPalette palette;
  palette.setColor(QPalette::Window, theme.window);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.panel);
  palette.setColor(QPalette::AlternateBase, theme.window);
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.quiet);
  palette.setColor(QPalette::Button, theme.window);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::BrightText, theme.bad);
  palette.setColor(QPalette::Mid, theme.line);
  palette.setColor(QPalette::Dark, theme.dark ? theme.line.darker(140) : theme.line.darker(125));
  palette.setColor(QPalette::Midlight, theme.line);
  palette.setColor(QPalette::Light, theme.dark ? theme.line.lighter(120) : QColor(Qt::white));
  palette.setColor(QPalette::Shadow, theme.dark ? QColor(0x0d0e10) : QColor(0x8d8475));
  palette.setColor(QPalette::Highlight, QColor(accent::teal_deep));
  palette.setColor(QPalette::HighlightedText, Qt::white);
  palette.setColor(QPalette::Link, theme.good);
  palette.setColor(QPalette::LinkVisited, theme.good);
  palette.setColor(QPalette::ToolTipBase, theme.panel);
  palette.setColor(QPalette::ToolTipText, theme.text);
  for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, blended(theme.text, theme.panel, 0.55));
  }
  return palette;
}

QPalette felt_palette(const Theme& theme) {
  QPalette palette = palette_for(theme);
  palette.setColor(QPalette::Window, theme.felt);
  palette.setColor(QPalette::WindowText, theme.felt_text);
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, light_theme.text);
  palette.setColor(QPalette::Mid, blended(Qt::white, theme.felt, 0.27));
  palette.setColor(QPalette::Highlight, QColor(accent::amber));
  palette.setColor(QPalette::HighlightedText, QColor(accent::amber_ink));
  return palette;
}

}  // namespace raisechess::ui
