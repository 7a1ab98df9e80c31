// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "database.h"

namespace raisechess::archive {

/// The database file. It is opened when it is first needed, and again until that succeeds. One that is damaged, foreign
/// or of a later version is renamed, and a new one takes its place with what could be read of a damaged one.
class Store {
 public:
  using Replaced = std::function<void(const Failure&)>;
  using Work = std::function<void(Database&)>;

  Store(const QString& folder, Replaced replaced);

  bool exists() const;
  /// Of a file beside this one; `word` says what it is.
  QString name_aside(const QString& word) const;
  /// Does `work`, a second time if the database turns out damaged meanwhile. The failure that is left.
  std::optional<Failure> run(const Work& work);
  /// The same in one transaction.
  std::optional<Failure> write(const Work& work);
  /// Keeps the file aside as damaged, and goes on with what can be read of it.
  std::optional<Failure> replace_damaged(const Failure& failure);

 private:
  std::optional<Failure> open();
  std::optional<Failure> open_file();
  std::optional<Failure> replace(Failure failure);

  QString folder_;
  QString path_;
  Replaced replaced_;
  std::optional<Database> database_;
};

}  // namespace raisechess::archive
