// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_message.h"

#include <QTextDocument>

#include <cmath>

#include "style/fonts.h"

namespace raisechess::ui {

QString message_text(const BarState& state, Density density) {
  const QString sentence = state.sentence.toHtmlEscaped();
  if (state.headline.isEmpty()) return sentence;
  const TextRole role = density == Density::Normal ? TextRole::PanelTitle : TextRole::Body;
  const double size = text_font(role).pointSizeF();
  return QStringLiteral("<span style=\"font-size:%1pt; font-weight:bold\">%2</span>&nbsp; %3")
      .arg(size)
      .arg(state.headline.toHtmlEscaped(), sentence);
}

QSize text_size(const QString& rich_text, const QFont& font) {
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(font);
  document.setHtml(rich_text);
  return QSizeF(std::ceil(document.idealWidth()), std::ceil(document.size().height())).toSize();
}

}  // namespace raisechess::ui
