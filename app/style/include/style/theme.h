// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace raisechess::ui {

/// The colours of the light or the dark theme, by what they stand for. Text on what it stands on has at least 4.5 : 1.
struct Theme {
  QColor window;  ///< what the panels lie on; ruled-out cells, notes
  QColor panel;
  QColor line;  ///< borders of panels, empty bars
  QColor text;
  QColor quiet;  ///< secondary text
  QColor felt;
  QColor felt_text;
  QColor light_square;
  QColor dark_square;
  QColor good;  ///< words such as "matches", "takes the pot"
  QColor bad;   ///< words such as "known"
  QColor note;
  bool dark = false;
};

extern const Theme light_theme;
extern const Theme dark_theme;

/// The theme in use: the one whose palette the application has (told by the lightness of its windows).
const Theme& theme();

/// The same in both themes.
namespace accent {
inline constexpr QRgb amber = 0xffe2a43b;      ///< the action, bets, last move, "narrows"
inline constexpr QRgb amber_ink = 0xff2a2216;  ///< text on amber
inline constexpr QRgb teal = 0xff2f8f83;       ///< you, chosen, "keeps"
inline constexpr QRgb teal_deep = 0xff26796e;  ///< teal under white text
inline constexpr QRgb violet = 0xff6d5a8c;     ///< the computer and its range
inline constexpr QRgb red = 0xffcf4b3a;        ///< secret lost, "reveals", danger
inline constexpr QRgb pawn_grey = 0xff9aa0aa;
inline constexpr QRgb chip_dark = 0xff33373f;
inline constexpr QRgb all_in_line = 0xffff9a8a;
inline constexpr QRgb all_in_text = 0xffffd9d2;
inline constexpr QRgb chip_dark_face = 0xff34323a;  ///< a hidden piece of Black; what stands on one of White
inline constexpr QRgb chip_pale_face = 0xfff3ece0;  ///< the other way round
inline constexpr QRgb mark_paper = 0xfffbf3e2;      ///< under the number of an amber ring
inline constexpr QRgb mark_ink = 0xff3a2c12;
inline constexpr QRgb bracket = 0xff6b4a10;      ///< corners of the last move's target
inline constexpr QRgb pale_teal = 0xffdcefeb;    ///< your piece, turned up at the showdown
inline constexpr QRgb pale_violet = 0xffded5ec;  ///< theirs
}  // namespace accent

QColor with_alpha(QColor color, double alpha);

/// `over` at `opacity` painted on `under`.
QColor blended(const QColor& over, const QColor& under, double opacity);

/// Contrast of two opaque colours as WCAG 2 defines it: 1 to 21.
double contrast_ratio(const QColor& first, const QColor& second);

}  // namespace raisechess::ui
