// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/pictures.h"

#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace raisechess::ui {

namespace {

QString file_of_piece(PieceSet set, Side side, PieceType type) {
  static constexpr const char* names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
  return QStringLiteral(":/raisechess/pieces/%1/%2_%3.svg")
      .arg(QLatin1StringView(set == PieceSet::Staunton ? "staunton" : "angular"), QLatin1StringView(name(side)),
           QLatin1StringView(names[index(type)]));
}

QString file_of_icon(Pictures::Icon icon) {
  static constexpr const char* names[] = {"badge_secret", "badge_known", "raisechess"};
  return QStringLiteral(":/raisechess/icons/%1.svg").arg(QLatin1StringView(names[static_cast<int>(icon)]));
}

QString file_of_chip(Side side, Pictures::Chip chip) {
  return QStringLiteral(":/raisechess/icons/%1_%2.svg")
      .arg(QLatin1StringView(chip == Pictures::Chip::Unknown ? "chip_unknown" : "chip"), QLatin1StringView(name(side)));
}

QImage rendered(const QString& file, int pixels) {
  QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QSvgRenderer(file).render(&painter, QRectF(0, 0, pixels, pixels));
  return image;
}

/// The dark parts of a drawing in `color`; its light lines become holes.
QImage inked(const QImage& drawing, const QColor& color) {
  QImage image = drawing.convertToFormat(QImage::Format_ARGB32);
  for (int y = 0; y < image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const double ink = std::clamp((170.0 - qGray(line[x])) / 60.0, 0.0, 1.0);
      line[x] = qRgba(color.red(), color.green(), color.blue(), static_cast<int>(qAlpha(line[x]) * ink));
    }
  }
  return image;
}

template <class Draw>
QPixmap cached(const QString& name, double size, double scale, Draw draw) {
  const int pixels = std::max(1, static_cast<int>(std::lround(size * scale)));
  const QString key = QStringLiteral("%1@%2x%3").arg(name).arg(pixels).arg(scale);
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = QPixmap::fromImage(draw(pixels));
  pixmap.setDevicePixelRatio(scale);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

}  // namespace

QPixmap Pictures::piece(Side side, PieceType type, double size, double scale, PieceSet set) {
  const QString file = file_of_piece(set, side, type);
  return cached(file, size, scale, [&](int pixels) { return rendered(file, pixels); });
}

QPixmap Pictures::glyph(PieceType type, const QColor& color, double size, double scale) {
  const QString file = file_of_piece(PieceSet::Staunton, Side::Black, type);
  return cached(file + color.name(), size, scale, [&](int pixels) { return inked(rendered(file, pixels), color); });
}

QPixmap Pictures::chip(Side side, Chip chip, double size, double scale) {
  const QString file = file_of_chip(side, chip);
  return cached(file, size, scale, [&](int pixels) { return rendered(file, pixels); });
}

QPixmap Pictures::icon(Icon icon, double size, double scale) {
  const QString file = file_of_icon(icon);
  return cached(file, size, scale, [&](int pixels) { return rendered(file, pixels); });
}

}  // namespace raisechess::ui
