package dev.singlet.examples.recipes.chat;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.batch.BatchWrite;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class RoomsTest {

  private static final Instant EVENING = Instant.parse("2100-01-31T23:59:00Z");

  @RegisterExtension final LocalTable table = LocalTable.of(ChatTable.SCHEMA);

  private TableClient client;
  private Rooms rooms;

  @BeforeEach
  void open() {
    client = table.client();
    rooms = new Rooms(client);
    rooms.open("lobby", "Lobby", EVENING);
    rooms.join("lobby", "ann", EVENING);
  }

  private void send(String author, int first, int count) {
    var puts =
        IntStream.range(first, first + count)
            .mapToObj(
                i ->
                    MessageEntity.builder()
                        .id(author + i)
                        .room("lobby")
                        .sentAt(EVENING.plusSeconds(i))
                        .author(author)
                        .text("Hello")
                        .build())
            .map(MessageEntity::put)
            .toList();
    client.execute(BatchWrite.of(puts)).orThrow();
  }

  private long unread(Instant now) {
    Member ann = client.execute(MemberEntity.get("lobby", "ann").consistent()).orElseThrow();
    return rooms.unread(ann, now);
  }

  @Test
  void whoLeavesIsNoMemberAndTheRoomShowsIt() {
    rooms.join("lobby", "bob", EVENING.plusSeconds(1));
    rooms.show("lobby", "ann", EVENING);
    rooms.show("lobby", "bob", EVENING);

    rooms.leave("lobby", "ann", EVENING.plusSeconds(2));

    assertThat(client.stream(MemberEntity.ofRoom("lobby")))
        .extracting(Member::user)
        .containsExactly("bob");
    assertThat(onlineAt(EVENING).online("lobby")).extracting(Presence::user).containsExactly("bob");
    assertThat(
            client.stream(
                TimelineCollection.inRoom("lobby", between(EVENING, EVENING.plusSeconds(9)))))
        .last()
        .isEqualTo(new Notice("lobby", EVENING.plusSeconds(2), "ann", Notice.Kind.LEFT));
    assertThatThrownBy(() -> rooms.leave("lobby", "ann", EVENING.plusSeconds(3)))
        .isInstanceOf(TransactionFailedException.class);
    rooms.join("lobby", "ann", EVENING.plusSeconds(4));
  }

  @Test
  void unreadAreTheMessagesOfOthersSinceThenAlsoOfOtherMonths() {
    assertThat(unread(EVENING)).isZero();
    send("bob", 1, 90);
    send("ann", 200, 5);
    rooms.join("lobby", "cy", EVENING.plusSeconds(300));
    assertThat(unread(EVENING.plusSeconds(500))).isEqualTo(90);

    rooms.read("lobby", "ann", EVENING.plusSeconds(70));
    assertThat(unread(EVENING.plusSeconds(500))).isEqualTo(20);

    rooms.read("lobby", "ann", EVENING.plusSeconds(50));
    assertThat(unread(EVENING.plusSeconds(500))).as("never back").isEqualTo(20);
  }

  @Test
  void unreadAreCountedUpToAHundred() {
    send("bob", 1, 130);

    assertThat(unread(EVENING.plusSeconds(500))).isEqualTo(100);
  }

  @Test
  void onlyAMemberReads() {
    assertThatThrownBy(() -> rooms.read("lobby", "eve", EVENING))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void whoStopsTellingIsNoLongerOnline() {
    rooms.show("lobby", "ann", EVENING);
    rooms.show("lobby", "bob", EVENING.plusSeconds(40));
    rooms.show("den", "cy", EVENING.plusSeconds(40));

    assertThat(onlineAt(EVENING.plusSeconds(50)).online("lobby"))
        .extracting(Presence::user)
        .containsExactly("ann", "bob");
    assertThat(onlineAt(EVENING.plusSeconds(70)).online("lobby"))
        .extracting(Presence::user)
        .containsExactly("bob");
  }

  private Rooms onlineAt(Instant now) {
    return new Rooms(client.withClock(Clock.fixed(now, ZoneOffset.UTC)));
  }
}
