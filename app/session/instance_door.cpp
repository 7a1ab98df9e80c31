// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/instance_door.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalSocket>

namespace raisechess::session {
namespace {

constexpr int patience_ms = 3000;
constexpr int name_digits = 16;
constexpr auto stream_version = QDataStream::Qt_6_0;

/// Short, because the path of a socket is limited.
QString door_name(const Folders& folders) {
  const QByteArray place = QDir(folders.data).absolutePath().toUtf8();
  const QByteArray digest = QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().left(name_digits);
  return QStringLiteral("raisechess-") + QString::fromLatin1(digest);
}

}  // namespace

/// What an earlier program left behind is removed: the lock says that it does not run any longer.
InstanceDoor::InstanceDoor(const Folders& folders, QObject* parent) : QObject(parent) {
  server_.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&server_, &QLocalServer::newConnection, this, &InstanceDoor::take_visitor);
  if (server_.listen(door_name(folders))) return;
  QLocalServer::removeServer(door_name(folders));
  server_.listen(door_name(folders));
}

/// A visitor's message is read when all of it is there.
void InstanceDoor::take_visitor() {
  QLocalSocket* visitor = server_.nextPendingConnection();
  connect(visitor, &QLocalSocket::disconnected, visitor, &QObject::deleteLater);
  const auto read = [this, visitor] {
    QDataStream stream(visitor);
    stream.setVersion(stream_version);
    stream.startTransaction();
    QStringList files;
    stream >> files;
    if (!stream.commitTransaction()) return;
    visitor->write("\n");
    visitor->disconnectFromServer();
    emit knocked(files);
  };
  connect(visitor, &QLocalSocket::readyRead, this, read);
  if (visitor->bytesAvailable() > 0) read();
}

bool InstanceDoor::knock(const Folders& folders, const QStringList& files) {
  QLocalSocket socket;
  socket.connectToServer(door_name(folders));
  if (!socket.waitForConnected(patience_ms)) return false;
  QDataStream stream(&socket);
  stream.setVersion(stream_version);
  stream << files;
  return socket.waitForBytesWritten(patience_ms) && socket.waitForReadyRead(patience_ms);
}

}  // namespace raisechess::session

#include "session/moc_instance_door.cpp"
