// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace raisechess::ui {

/// A stranger's text fit for a sentence: on one line, printable and not too long.
inline QString quote(const std::string& text) {
  constexpr int longest = 60;
  QString quote = QString::fromStdString(text).simplified();
  quote.removeIf([](QChar character) { return !character.isPrint(); });
  return quote.size() <= longest ? quote : quote.left(longest) + QChar(0x2026);
}

/// `text` with the values in the places of %1 to %4, as far as it has them; there must be four.
inline QString filled(const QString& text, const QStringList& values) {
  if (text.contains("%4")) return text.arg(values[0], values[1], values[2], values[3]);
  if (text.contains("%3")) return text.arg(values[0], values[1], values[2]);
  if (text.contains("%2")) return text.arg(values[0], values[1]);
  return text.contains("%1") ? text.arg(values[0]) : text;
}

}  // namespace raisechess::ui
