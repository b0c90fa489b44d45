package dev.singlet.examples.recipes.chat;

import static dev.singlet.examples.recipes.chat.MemberEntity.READ_UNTIL;
import static dev.singlet.examples.recipes.chat.MessageEntity.AUTHOR;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.lte;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Rooms, their members, what these have not read, and who is online. */
final class Rooms {

  private static final int MOST_UNREAD = 100;
  private static final Duration ONLINE = Duration.ofSeconds(60);

  private final TableClient chat;

  Rooms(TableClient chat) {
    this.chat = chat;
  }

  Room open(String room, String title, Instant now) {
    return chat.execute(RoomEntity.put(new Room(room, title, now)).ifNotExists());
  }

  /** Adds a member, and tells the others. */
  void join(String room, String user, Instant now) {
    chat.transact(
        MemberEntity.put(new Member(room, user, now)).ifNotExists(),
        NoticeEntity.put(new Notice(room, now, user, Notice.Kind.JOINED)),
        RoomEntity.check(room));
  }

  /** Removes a member, who is no longer online either, and tells the others. */
  void leave(String room, String user, Instant now) {
    chat.transact(
        MemberEntity.delete(room, user).ifExists(),
        PresenceEntity.delete(room, user),
        NoticeEntity.put(new Notice(room, now, user, Notice.Kind.LEFT)));
  }

  /** Keeps up to when a member has read. It never goes back. */
  void read(String room, String user, Instant until) {
    try {
      chat.execute(
          MemberEntity.update(room, user)
              .readUntil(until)
              .when(READ_UNTIL.lt(until))
              .returningNothing());
    } catch (ConditionFailedException later) {
      if (later.reason() != ConditionFailedException.Reason.CONDITION) {
        throw later;
      }
    }
  }

  /** Returns the number of messages of others that a member has not read. 100 means 100 or more. */
  long unread(Member member, Instant now) {
    return chat.execute(
        MessageEntity.inRoom(member.room(), gt(member.readUntil()).and(lte(now)))
            .filter(AUTHOR.ne(member.user()))
            .limit(MOST_UNREAD)
            .count());
  }

  /** Tells that a user looks at a room. Call it each half minute. */
  void show(String room, String user, Instant now) {
    chat.execute(PresenceEntity.put(new Presence(room, user, now.plus(ONLINE))).returningNothing());
  }

  List<Presence> online(String room) {
    return chat.stream(PresenceEntity.inRoom(room).withoutExpired()).toList();
  }
}
