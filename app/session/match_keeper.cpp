// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_keeper.h"

#include <QDateTime>

#include <functional>
#include <utility>

#include "archive/deliver.h"
#include "nonce.h"

namespace raisechess::session {

using archive::Failure;

namespace {

constexpr int slow_milliseconds = 4'000;

archive::Time now() {
  return QDateTime::currentMSecsSinceEpoch();
}

std::vector<std::uint8_t> blob(const QByteArray& bytes) {
  return {bytes.begin(), bytes.end()};
}

referee::SealedParts parts_of(const archive::RunningMatch& match) {
  referee::SealedParts parts{blob(match.sealed), {}};
  for (const auto& [number, hand] : match.hands) parts.hands.push_back(blob(hand.sealed));
  return parts;
}

Failure key_failure(const NoKey& no_key) {
  return {Failure::Kind::Other, no_key.reason, {}};
}

}  // namespace

MatchKeeper::MatchKeeper(const Folders& folders, QObject* parent)
    : QObject(parent),
      key_file_(folders.keys),
      old_file_(folders.data),
      archive_(folders.data, [this](const Failure& failure) {
        QMetaObject::invokeMethod(
            this, [this, failure] { emit replaced(failure); }, Qt::QueuedConnection);
      }) {
  slow_.setSingleShot(true);
  slow_.setInterval(slow_milliseconds);
  connect(&slow_, &QTimer::timeout, this, [this] { tell(Failure{Failure::Kind::Slow, {}, {}}); });
}

bool MatchKeeper::has_match() const {
  const archive::Opening opening = archive_.opening().result();
  return opening.running || (opening.failure && opening.exists) || old_file_.exists();
}

tl::expected<KeptMatch, NoMatch> MatchKeeper::resume() {
  archive::Opening opening = archive_.opening().result();
  if (opening.failure && opening.exists) return leave_as_it_is({{}, {}, {}, opening.failure});
  if (!opening.running) return resume_old();
  if (old_file_.exists()) old_file_.put_aside(QStringLiteral("imported"));  // by a run that ended before it did so
  return resume_running(*std::move(opening.running));
}

tl::expected<KeptMatch, NoMatch> MatchKeeper::resume_running(archive::RunningMatch stored) {
  const referee::SealedParts parts = parts_of(stored);
  auto kept = unsealed({[&](const referee::Key& key) { return referee::Referee::open(parts, key); },
                        [&](std::string nonce) { return referee::Referee::open_without_key(parts, std::move(nonce)); },
                        [&] { return archive_.keep_copy().result(); }, stored.nonce});
  if (!kept) return kept;
  kept->choice = {kept->referee.setup(), stored.draw_array, stored.draw_colour,
                  stored.line.level,     stored.nonce,      stored.line.recorded};
  tracker_.emplace(std::move(stored), kept->referee);
  return kept;
}

tl::expected<KeptMatch, NoMatch> MatchKeeper::resume_old() {
  const auto old = old_file_.read();
  const auto put_aside = [&] { return old_file_.put_aside(QStringLiteral("damaged")); };
  if (!old) return tl::unexpected(NoMatch{old.error(), put_aside().value_or(QString()), {}, {}});
  auto kept =
      unsealed({[&](const referee::Key& key) { return referee::Referee::open(old->sealed, key); },
                [&](std::string nonce) { return referee::Referee::open_without_key(old->sealed, std::move(nonce)); },
                put_aside, old->nonce});
  if (!kept) return kept;
  kept->choice = {kept->referee.setup(), old->draw_array, old->draw_colour, old->level, old->nonce, true};
  kept->imported = true;
  old_is_imported_ = !kept->key_lost;
  tracker_.emplace(kept->choice, now());
  return kept;
}

/// With its key, or where that is lost without it: then the hand that was on is void, its chips go back, and the match
/// goes on.
tl::expected<KeptMatch, NoMatch> MatchKeeper::unsealed(const Seal& seal) {
  const auto key = key_file_.key();
  if (!key && !key.error().lost) return leave_as_it_is({{}, {}, key.error().reason, {}});
  Expected<referee::Referee> opened = fail(ErrorCode::SealKey);
  if (key) opened = seal.open(*key);
  if (opened) {
    key_ = *key;
    return KeptMatch{*std::move(opened), {}, false, false, {}};
  }
  const Error error = opened.error();
  const auto kept_as = seal.keep();
  if (!kept_as) return leave_as_it_is({{}, {}, {}, kept_as.error()});
  const bool lost = error.code == ErrorCode::SealKey;
  if (lost) opened = seal.open_without_key((seal.nonce.isEmpty() ? random_nonce() : seal.nonce).toStdString());
  const bool goes_on = opened && !opened->match_over() && (key || key_file_.new_key());
  if (!goes_on) return tl::unexpected(NoMatch{error, *kept_as, {}, {}});
  return KeptMatch{*std::move(opened), {}, true, false, *kept_as};
}

/// Another time it may be readable: nothing is written over it.
tl::expected<KeptMatch, NoMatch> MatchKeeper::leave_as_it_is(NoMatch reason) {
  read_only_ = true;
  return tl::unexpected(std::move(reason));
}

void MatchKeeper::begin(const MatchChoice& choice) {
  tracker_.emplace(choice, now());
}

/// Its seals are not kept, so any key will do: what opens now must not depend on a file.
void MatchKeeper::leave(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits) {
  if (!read_only_) give(tracker_->take_leaving(referee, key_.value_or(referee::random_key()), now(), bits));
}

tl::expected<referee::Key, NoKey> MatchKeeper::writing_key() {
  auto key = key_file_.key();
  if (!key && key.error().lost) key = key_file_.new_key();
  if (key && key_ != *key) {
    tracker_->seal_anew();
    key_ = *key;
  }
  return key;
}

void MatchKeeper::save(const referee::Referee& referee, const std::optional<statistics::ToldBits>& bits) {
  if (!read_only_) {
    const auto no_key = give_change(referee, bits);
    if (!no_key) return;
    tell(key_failure(*no_key));
  }
  emit saved();
}

void MatchKeeper::save_last(const referee::Referee& referee) {
  if (!read_only_ && (missed_ || !referee.match_over())) give_change(referee);
}

std::optional<NoKey> MatchKeeper::give_change(const referee::Referee& referee,
                                              const std::optional<statistics::ToldBits>& bits) {
  const auto key = writing_key();
  missed_ = !key;
  if (!key) return key.error();
  give(tracker_->take(referee, *key, now(), bits));
  return std::nullopt;
}

void MatchKeeper::give(archive::MatchChange change) {
  if (saving_++ == 0) slow_.start();
  archive::deliver(archive_.save(std::move(change)), this, [this](const std::optional<Failure>& failure) {
    tell(failure);
    take_answer(failure);
  });
}

void MatchKeeper::take_answer(const std::optional<Failure>& failure) {
  if (failure && failure->kind == Failure::Kind::Missing) tracker_->seal_anew();
  if (!failure && std::exchange(old_is_imported_, false)) old_file_.put_aside(QStringLiteral("imported"));
  if (--saving_ > 0) return;
  slow_.stop();
  emit saved();
}

void MatchKeeper::tell(const std::optional<Failure>& failure) {
  if (std::exchange(told_, failure) != failure && failure) emit failed(*failure);
}

}  // namespace raisechess::session

#include "moc_match_keeper.cpp"
