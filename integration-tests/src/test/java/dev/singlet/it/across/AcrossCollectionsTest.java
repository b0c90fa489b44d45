package dev.singlet.it.across;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static dev.singlet.value.Range.gte;
import static dev.singlet.value.Range.lt;
import static dev.singlet.value.Range.lte;
import static dev.singlet.value.Several.anyOf;
import static dev.singlet.value.Several.eachOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.across.model.Chats.Message;
import dev.singlet.it.across.model.Chats.Reply;
import dev.singlet.it.across.model.Chats.Written;
import dev.singlet.it.across.model.ChatsMessageEntity;
import dev.singlet.it.across.model.ChatsReplyEntity;
import dev.singlet.it.across.model.ChatsTable;
import dev.singlet.it.across.model.ChatsWrittenCollection;
import dev.singlet.it.across.model.ChatsWrittenCollection.ByPersonGroup;
import dev.singlet.it.across.model.ChatsWrittenCollection.InRoomGroup;
import dev.singlet.operation.RequestContext;
import dev.singlet.query.GroupedQuery;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Item collections whose items are in several partitions. */
class AcrossCollectionsTest {

  private static final Instant START = Instant.parse("2025-11-20T00:00:00Z");
  private static final Duration STEP = Duration.ofHours(37);
  private static final List<String> PEOPLE = List.of("ann", "bob", "cleo", "dan");

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(ChatsTable.SCHEMA);

  private final Random random = new Random(7);
  private final List<Written> all = new ArrayList<>();

  @BeforeEach
  void write() {
    for (int i = 0; i < 120; i++) {
      Instant at = START.plus(STEP.multipliedBy(i));
      String room = i % 3 == 0 ? "other" : "lobby";
      String person = PEOPLE.get(random.nextInt(PEOPLE.size()));
      Written item =
          random.nextBoolean()
              ? new Message(room, at, "i" + i, person)
              : new Reply(room, at, "i" + i, person);
      all.add(item);
      if (item instanceof Message message) {
        TABLE.client().execute(ChatsMessageEntity.put(message));
      } else {
        TABLE.client().execute(ChatsReplyEntity.put((Reply) item));
      }
    }
  }

  private static Instant time(Written item) {
    return item instanceof Message message ? message.sentAt() : ((Reply) item).at();
  }

  private static String room(Written item) {
    return item instanceof Message message ? message.room() : ((Reply) item).room();
  }

  private static String person(Written item) {
    return item instanceof Message message ? message.person() : ((Reply) item).writer();
  }

  private List<Written> expected(Predicate<Written> wanted) {
    return all.stream()
        .filter(wanted)
        .sorted(Comparator.comparing(AcrossCollectionsTest::time))
        .toList();
  }

  @Test
  void aRangeReadsSeveralMonthsInOrderAndIsCutAtItsEnds() {
    for (int[] ends : new int[][] {{0, 119}, {5, 90}, {17, 18}, {40, 40}, {100, 130}}) {
      Instant from = START.plus(STEP.multipliedBy(ends[0]));
      Instant to = START.plus(STEP.multipliedBy(ends[1]));
      List<Written> expected =
          expected(
              item ->
                  room(item).equals("lobby")
                      && !time(item).isBefore(from)
                      && !time(item).isAfter(to));

      assertSame(ChatsWrittenCollection.inRoom("lobby", between(from, to)), expected);
    }
  }

  @Test
  void aRangeIsCutAtItsEndsAlsoIfTheQueryHasAnotherNameForIt() {
    Instant from = START.plus(STEP.multipliedBy(5));
    Instant to = START.plus(STEP.multipliedBy(90));
    Predicate<Written> within =
        item -> room(item).equals("lobby") && !time(item).isBefore(from) && !time(item).isAfter(to);

    assertSame(ChatsWrittenCollection.atTimes("lobby", between(from, to)), expected(within));
    assertSame(
        ChatsWrittenCollection.atTimes("lobby", eachOf(from, to)).time(between(from, to)),
        expected(
            within.and(
                item ->
                    List.of(from.toString().substring(0, 7), to.toString().substring(0, 7))
                        .contains(time(item).toString().substring(0, 7)))));
  }

  @Test
  void anEndThatDoesNotBelongToTheRangeIsLeftOut() {
    Instant from = START.plus(STEP.multipliedBy(1));
    Instant to = START.plus(STEP.multipliedBy(80));
    Predicate<Written> within =
        item -> room(item).equals("lobby") && !time(item).isBefore(from) && !time(item).isAfter(to);

    assertSame(
        ChatsWrittenCollection.inRoom("lobby", gte(from).and(lt(to))),
        expected(within.and(item -> time(item).isBefore(to))));
    assertSame(
        ChatsWrittenCollection.inRoom("lobby", gt(from).and(lte(to))),
        expected(within.and(item -> time(item).isAfter(from))));
  }

  @Test
  void aRangeOfNothingFindsNothing() {
    Instant at = START.plus(STEP.multipliedBy(20));

    for (Instant before : List.of(at, at.minusMillis(1), START)) {
      assertSame(ChatsWrittenCollection.inRoom("lobby", gt(at).and(lte(before))), List.of());
    }
  }

  @Test
  void valuesReadTheirPartitions() {
    Instant november = START;
    Instant january = Instant.parse("2026-01-15T00:00:00Z");
    List<Written> expected =
        expected(
            item ->
                room(item).equals("lobby")
                    && List.of("2025-11", "2026-01")
                        .contains(time(item).toString().substring(0, 7)));

    assertSame(ChatsWrittenCollection.inRoom("lobby", eachOf(november, january)), expected);
    assertSame(ChatsWrittenCollection.inRoom("lobby", anyOf(january, november)), expected);
  }

  private static void assertSame(Query<Written> query, List<Written> expected) {
    TableClient client = TABLE.client();
    List<Written> reversed = new ArrayList<>(expected);
    Collections.reverse(reversed);
    assertThat(client.stream(query).toList()).isEqualTo(expected);
    assertThat(client.stream(query.reverse()).toList()).isEqualTo(reversed);
    for (int limit : new int[] {1, 7}) {
      List<Written> paged = new ArrayList<>();
      Query<Written> next = query.limit(limit);
      while (next != null) {
        Page<Written> page = client.page(next);
        paged.addAll(page.items());
        String token = page.nextToken();
        next = token == null ? null : query.limit(limit).from(token);
      }
      assertThat(paged).isEqualTo(expected);
    }
  }

  @Test
  void aGroupHoldsTheItemsOfAllPartitions() {
    Instant to = START.plus(STEP.multipliedBy(80));
    List<Written> expected =
        expected(item -> room(item).equals("lobby") && !time(item).isAfter(to));

    InRoomGroup group =
        TABLE
            .client()
            .execute(ChatsWrittenCollection.inRoom("lobby", between(START, to)).grouped());

    assertThat(group.messages())
        .isEqualTo(expected.stream().filter(Message.class::isInstance).toList());
    assertThat(group.replies())
        .isEqualTo(expected.stream().filter(Reply.class::isInstance).toList());
  }

  @Test
  void theRequestsOfAGroupAreThoseOfItsQuery() {
    RequestContext context = TABLE.client().context();
    List<DynamoDbRequest> requests =
        context.requests(ChatsWrittenCollection.byPerson(anyOf("cleo", "ann")));
    GroupedQuery<ByPersonGroup> grouped =
        ChatsWrittenCollection.byPerson(anyOf("cleo", "ann")).grouped();

    assertThat(requests).hasSizeGreaterThan(1);
    assertThat(context.requests(grouped)).isEqualTo(requests);
    assertThat(context.requests(grouped.measured())).isEqualTo(requests);
  }

  @Test
  void sortKeysThatBeginDifferentlyAreReadForEachValue() {
    List<Written> found =
        TABLE.client().stream(ChatsWrittenCollection.byPerson(eachOf("cleo", "ann"))).toList();
    ByPersonGroup group =
        TABLE.client().execute(ChatsWrittenCollection.byPerson(anyOf("cleo", "ann")).grouped());

    assertThat(found)
        .hasSameElementsAs(
            expected(item -> person(item).equals("cleo") || person(item).equals("ann")))
        .isSortedAccordingTo(
            Comparator.comparing((Written item) -> person(item).equals("cleo") ? 0 : 1)
                .thenComparing(item -> item instanceof Message ? 0 : 1));
    assertThat(group.messages().size() + group.replies().size()).isEqualTo(found.size());
  }

  @Test
  void oneValueReadsOnePartition() {
    List<Written> expected =
        expected(item -> room(item).equals("lobby") && time(item).toString().startsWith("2025-12"));

    assertSame(
        ChatsWrittenCollection.inRoom("lobby", Instant.parse("2025-12-24T00:00:00Z")), expected);
  }
}
