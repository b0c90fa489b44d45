package dev.singlet.examples.recipes.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidPageTokenException;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimelinesTest {

  private static final Instant OPENED = Instant.parse("2100-01-30T12:00:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ChatTable.SCHEMA);

  private Rooms rooms;
  private Messages messages;
  private Room lobby;
  private Instant now = OPENED;

  /** The items of the room, oldest first. */
  private final List<Timeline> all = new ArrayList<>();

  @BeforeEach
  void open() {
    rooms = new Rooms(table.client());
    messages = new Messages(table.client());
    lobby = rooms.open("lobby", "Lobby", OPENED);
  }

  private void send(Duration later) {
    now = now.plus(later);
    all.add(messages.send("lobby", "m" + (1000 + all.size()), "ann", "Hello", now));
  }

  private void join(Duration later) {
    now = now.plus(later);
    String user = "eve" + all.size();
    rooms.join("lobby", user, now);
    all.add(new Notice("lobby", now, user, Notice.Kind.JOINED));
  }

  /** Messages and notices in January, February and April, some at the same moment. */
  private void months() {
    for (int i = 0; i < 30; i++) {
      if (i % 5 == 4) {
        join(Duration.ofHours(6));
      } else {
        send(i == 20 ? Duration.ofDays(60) : Duration.ofHours(i % 3 == 0 ? 0 : 7));
      }
    }
  }

  private static List<Timeline> reversed(List<Timeline> items) {
    List<Timeline> reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    return reversed;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 7, 30, 50})
  void pagesLeadThroughAllMonthsAndBackWhileMessagesComeIn(int pageSize) {
    months();
    Timelines timelines = new Timelines(table.client(), pageSize);
    List<Timeline> expected = reversed(all);
    Slice newest = timelines.newest(lobby, now);
    assertThat(newest.newer()).isNull();

    Slice slice = newest;
    List<Timeline> down = new ArrayList<>(slice.items());
    while (slice.older() != null) {
      send(Duration.ofDays(3));
      slice = timelines.page(lobby, restored(slice.older()));
      down.addAll(slice.items());
    }
    assertThat(down).isEqualTo(expected);

    List<Timeline> up = new ArrayList<>(slice.items());
    while (slice.newer() != null) {
      send(Duration.ofDays(3));
      slice = timelines.page(lobby, restored(slice.newer()));
      up.addAll(0, slice.items());
    }
    assertThat(up).isEqualTo(expected);

    Set<Timeline> seen = new LinkedHashSet<>(reversed(up));
    seen.addAll(timelines.since(lobby, newest.until(), now));
    assertThat(seen).containsExactlyElementsOf(all);
  }

  private static Cursor restored(@Nullable Cursor cursor) {
    return Cursor.of(Objects.requireNonNull(cursor).text());
  }

  @Test
  void aReaderWhoTurnsAtRandomSeesWhatTheRoomHad() {
    months();
    Timelines timelines = new Timelines(table.client(), 3);
    List<Timeline> expected = reversed(all);
    Random random = new Random(5);
    int turned = 0;
    Slice slice = timelines.newest(lobby, now);
    for (int turn = 0; turn < 60; turn++) {
      boolean goesOn = slice.newer() == null || (slice.older() != null && random.nextBoolean());
      send(Duration.ofHours(9));
      slice = timelines.page(lobby, restored(goesOn ? slice.older() : slice.newer()));
      turned += slice.items().size();
      if (slice.items().isEmpty()) {
        assertThat(slice.older() == null || slice.newer() == null).as("an end").isTrue();
      } else {
        int first = expected.indexOf(slice.items().get(0));
        assertThat(slice.items()).isEqualTo(expected.subList(first, first + slice.items().size()));
      }
    }
    assertThat(turned).isGreaterThan(90);
  }

  @Test
  void whatComesLateIntoTheTimeBeforeAPageIsFoundWithTheNext() {
    send(Duration.ofMinutes(1));
    Timelines timelines = new Timelines(table.client(), 10);
    Slice newest = timelines.newest(lobby, now.plusSeconds(2));

    send(Duration.ofSeconds(1));

    assertThat(timelines.since(lobby, newest.until(), now.plusSeconds(5)))
        .as("sent before the page was read, and stored after it")
        .contains(all.get(1));
  }

  @Test
  void aTokenBelongsToTheEndOfItsRange() {
    months();
    Timelines timelines = new Timelines(table.client(), 3);
    Cursor older = Objects.requireNonNull(timelines.newest(lobby, now).older());
    Cursor later = new Cursor(older.until().plusMillis(1), older.token());

    assertThatThrownBy(() -> timelines.page(lobby, later))
        .isInstanceOf(InvalidPageTokenException.class)
        .hasMessageContaining("SGR0202");
  }

  @Test
  void aReaderWhoseClockIsBehindSeesNothing() {
    send(Duration.ofMinutes(1));
    Timelines timelines = new Timelines(table.client(), 10);

    assertThat(timelines.newest(lobby, OPENED.minusSeconds(1)).items()).isEmpty();
    assertThat(timelines.since(lobby, now, now.minus(Timelines.LATE).minusMillis(1))).isEmpty();
  }

  @Test
  void theNewestOfAQuietRoomAreFound() {
    send(Duration.ofMinutes(1));

    Slice newest =
        new Timelines(table.client(), 10).newest(lobby, OPENED.plus(Duration.ofDays(900)));

    assertThat(newest.items()).isEqualTo(all);
    assertThat(newest.older()).isNull();
  }
}
