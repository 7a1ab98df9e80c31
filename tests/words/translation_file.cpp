// SPDX-License-Identifier: GPL-3.0-or-later
#include "translation_file.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace raisechess::test {

namespace {

void read_translation(QXmlStreamReader& xml, Entry& entry) {
  entry.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
  if (!entry.counts) {
    entry.forms << xml.readElementText();
    return;
  }
  while (xml.readNextStartElement()) entry.forms << xml.readElementText();
}

Entry read_entry(QXmlStreamReader& xml, const QString& context) {
  Entry entry;
  entry.context = context;
  entry.counts = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QStringLiteral("source")) {
      entry.source = xml.readElementText();
    } else if (xml.name() == QStringLiteral("comment")) {
      entry.comment = xml.readElementText();
    } else if (xml.name() == QStringLiteral("translation")) {
      read_translation(xml, entry);
    } else {
      xml.skipCurrentElement();
    }
  }
  return entry;
}

}  // namespace

std::vector<Entry> read_translations(const QString& file) {
  QFile in(file);
  EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
  QXmlStreamReader xml(&in);
  std::vector<Entry> entries;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
    if (xml.name() == QStringLiteral("message")) entries.push_back(read_entry(xml, context));
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return entries;
}

QString translations_of(const QString& language) {
  return QStringLiteral("%1/translations/raisechess_%2.ts").arg(project_root, language);
}

bool has_words(QString text) {
  static const QRegularExpression placeholder(QStringLiteral("%[0-9n]"));
  static const QRegularExpression word(QStringLiteral("\\p{L}"));
  return text.remove(placeholder).contains(word);
}

}  // namespace raisechess::test
