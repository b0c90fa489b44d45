package dev.singlet.examples.recipes.chat;

import static dev.singlet.value.Range.between;

import dev.singlet.TableClient;
import dev.singlet.query.Page;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what a room shows. */
final class Timelines {

  /** How late a message can come into the index, or from a server whose clock is behind. */
  static final Duration LATE = Duration.ofSeconds(10);

  private final TableClient chat;
  private final int pageSize;

  Timelines(TableClient chat, int pageSize) {
    this.chat = chat;
    this.pageSize = pageSize;
  }

  /** The newest page. */
  Slice newest(Room room, Instant now) {
    return page(room, new Cursor(now, null));
  }

  /** The page that a cursor leads to, older or newer. */
  Slice page(Room room, Cursor cursor) {
    Instant until = cursor.until();
    Page<Timeline> page =
        chat.execute(
            TimelineCollection.inRoom(room.room(), between(room.openedAt(), until))
                .reverse()
                .limit(pageSize)
                .from(cursor.token()));
    return new Slice(
        page.items(), until, cursor(until, page.nextToken()), cursor(until, page.previousToken()));
  }

  private static @Nullable Cursor cursor(Instant until, @Nullable String token) {
    return token == null ? null : new Cursor(until, token);
  }

  /**
   * Returns the items since a page was read, oldest first. It begins a little before the end of the
   * page, so leave out what you have.
   */
  List<Timeline> since(Room room, Instant until, Instant now) {
    return chat.stream(TimelineCollection.inRoom(room.room(), between(until.minus(LATE), now)))
        .toList();
  }
}
