// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace raisechess::ui {

/// Fusion, with the slider and the spin box of the table: a thin groove with a round knob, a rounded field with
/// chevrons; slim scroll bars without arrows, and plain titles of menus. Their colours come from the palette: Highlight
/// (filled part), Mid (groove), Base and Text (field), WindowText (handle of a scroll bar).
class TableStyle : public QProxyStyle {
  Q_OBJECT

 public:
  TableStyle();

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  using QProxyStyle::polish;
  void polish(QWidget* widget) override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* returned) const override;
};

}  // namespace raisechess::ui
