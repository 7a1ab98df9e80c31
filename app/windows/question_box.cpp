// SPDX-License-Identifier: GPL-3.0-or-later
#include "question_box.h"

#include <QMessageBox>

namespace raisechess {

bool ask_in_box(QWidget& window, const QString& title, const QString& question) {
  return QMessageBox::question(&window, title, question, QMessageBox::Yes | QMessageBox::No, QMessageBox::No) ==
         QMessageBox::Yes;
}

}  // namespace raisechess
