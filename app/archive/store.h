// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "database.h"

namespace raisechess::archive {

/// The database file. It is opened when it is first needed, and again until that succeeds. One that is damaged, foreign
/// or of a later version is renamed once a new one can take its place, with what could be read of a damaged one. One
/// that vanishes while it is open is told as Missing until `begin_anew`.
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
  void begin_anew() { database_.reset(); }

 private:
  std::optional<Failure> open();
  std::optional<Failure> open_file();
  std::optional<Failure> make_successor(bool salvaging);
  std::optional<Failure> replace(Failure failure);
  bool give_place(const QString& aside);
  QString successor() const;  ///< a file beside, which takes the place of one that is replaced
  Failure at_place(Failure::Kind kind, const QString& what) const;

  QString folder_;
  QString path_;
  Replaced replaced_;
  std::optional<Database> database_;
};

}  // namespace raisechess::archive
