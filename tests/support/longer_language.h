// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace raisechess::test {

/// A language whose texts are all 40 % longer than ours, as long as it lives.
class LongerLanguage : public QTranslator {
 public:
  LongerLanguage() { QCoreApplication::installTranslator(this); }
  ~LongerLanguage() override { QCoreApplication::removeTranslator(this); }

  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    const QString text = QString::fromUtf8(source);
    return text + QStringLiteral("eioeanteisoaetioaensotieaoinetsaoientsaoietns").left(text.size() * 2 / 5);
  }
};

}  // namespace raisechess::test
