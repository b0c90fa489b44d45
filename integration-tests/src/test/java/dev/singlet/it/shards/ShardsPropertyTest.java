package dev.singlet.it.shards;

import static dev.singlet.value.Range.between;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.it.Effort;
import dev.singlet.it.shards.model.Crowd.Being;
import dev.singlet.it.shards.model.Crowd.Event;
import dev.singlet.it.shards.model.Crowd.Person;
import dev.singlet.it.shards.model.Crowd.Robot;
import dev.singlet.it.shards.model.CrowdBeingCollection;
import dev.singlet.it.shards.model.CrowdEventEntity;
import dev.singlet.it.shards.model.CrowdPersonEntity;
import dev.singlet.it.shards.model.CrowdTable;
import dev.singlet.operation.PageTokens;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A query of a sharded access pattern gives what a sorted list of the items would, in pages of any
 * size, forwards and backwards, from any item.
 */
class ShardsPropertyTest {

  private static final int PEOPLE = 53;
  private static final int OTHERS = 23;
  private static final int STEPS = Effort.of(40, 12);
  private static final List<Person> ALL = People.random(20261121, PEOPLE);

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CrowdTable.SCHEMA);

  private static final Map<String, Sorted<?>> QUERIES = queries();

  /** A query, and the items it has to give, in order. */
  private record Sorted<T>(Query<T> query, List<T> items) {

    Sorted<T> reversed() {
      List<T> reversed = new ArrayList<>(items);
      Collections.reverse(reversed);
      return new Sorted<>(query.reverse(), reversed);
    }
  }

  @BeforeAll
  static void write() {
    People.write(TABLE, ALL);
    People.writeOthers(TABLE, OTHERS);
  }

  private static Map<String, Sorted<?>> queries() {
    Map<String, Sorted<?>> queries = new LinkedHashMap<>();
    List<Person> joined =
        sorted(ALL, Comparator.comparing(Person::joined).thenComparing(Person::id));
    Instant from = People.START.plusSeconds(20);
    Instant to = People.START.plusSeconds(90);
    queries.put("all", new Sorted<>(CrowdPersonEntity.everyone(), joined));
    queries.put(
        "range",
        new Sorted<>(
            CrowdPersonEntity.everyone().joined(between(from, to)),
            joined.stream()
                .filter(p -> !p.joined().isBefore(from) && !p.joined().isAfter(to))
                .toList()));
    queries.put(
        "filtered",
        new Sorted<>(
            CrowdPersonEntity.everyone().filter(CrowdPersonEntity.COLOR.eq("green")),
            joined.stream().filter(p -> p.color().equals("green")).toList()));
    queries.put(
        "filtered to none",
        new Sorted<>(
            CrowdPersonEntity.everyone().filter(CrowdPersonEntity.COLOR.eq("grey")), List.of()));
    queries.put(
        "with an argument",
        new Sorted<>(
            CrowdPersonEntity.ofTeam("blue"),
            sorted(
                ALL.stream().filter(p -> p.team().equals("blue")).toList(),
                Comparator.comparing(Person::joined)
                    .thenComparing(Person::rank)
                    .thenComparing(Person::id))));
    queries.put("empty", new Sorted<>(CrowdPersonEntity.ofTeam("none"), List.of()));
    queries.put(
        "table",
        new Sorted<>(CrowdEventEntity.log(), events(number -> number % 2 == 0 ? "even" : "odd")));
    List<Being> beings = new ArrayList<>(joined);
    for (int i = 0; i < OTHERS; i++) {
      beings.add(new Robot("r" + i, i));
    }
    queries.put("collection", new Sorted<>(CrowdBeingCollection.all(), beings));
    Map<String, Sorted<?>> both = new LinkedHashMap<>();
    queries.forEach(
        (name, query) -> {
          both.put(name, query);
          both.put(name + ", reversed", query.reversed());
        });
    return both;
  }

  private static List<Event> events(Function<Integer, String> kind) {
    List<Event> events = new ArrayList<>();
    for (int i = 0; i < OTHERS; i++) {
      events.add(new Event(i, kind.apply(i)));
    }
    return events;
  }

  private static <T> List<T> sorted(List<T> items, Comparator<T> order) {
    return items.stream().sorted(order).toList();
  }

  static Set<String> names() {
    return QUERIES.keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void aStreamGivesThemInOrder(String name) {
    Sorted<?> sorted = QUERIES.get(name);

    assertInOrder(TABLE.client().stream(sorted.query()).toList(), sorted);
    assertInOrder(TABLE.client().stream(sorted.query().pageSize(2)).toList(), sorted);
    assertThat(TABLE.client().stream(sorted.query().limit(5)).toList())
        .isEqualTo(TABLE.client().execute(sorted.query().limit(5)).items());
  }

  @ParameterizedTest
  @MethodSource("names")
  void aCountIsHowManyThereAre(String name) {
    Sorted<?> sorted = QUERIES.get(name);
    TableClient client = TABLE.client();
    int all = sorted.items().size();
    Page<?> some = client.execute(sorted.query().limit(9));

    assertThat(client.execute(sorted.query().count())).isEqualTo(all);
    assertThat(client.execute(sorted.query().limit(9).count())).isEqualTo(Math.min(9, all));
    if (some.nextToken() != null) {
      assertThat(client.execute(sorted.query().from(some.nextToken()).count())).isEqualTo(all - 9);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void futuresGiveTheSame(String name) {
    Query<?> query = QUERIES.get(name).query();
    AsyncTableClient async =
        CrowdTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(TABLE.tableName());

    assertThat(async.execute(query.limit(11)).join().items())
        .isEqualTo(TABLE.client().execute(query.limit(11)).items());
    assertThat(async.execute(query).join().items())
        .isEqualTo(TABLE.client().execute(query).items());
  }

  @ParameterizedTest
  @MethodSource("names")
  void pagesOfEachSizeJoinToTheWhole(String name) {
    Sorted<?> sorted = QUERIES.get(name);
    for (int limit = 1; limit <= sorted.items().size() + 1; limit += 1 + limit / 2) {
      List<Object> joined = new ArrayList<>();
      TABLE
          .client()
          .pages(sorted.query().limit(limit))
          .forEach(page -> joined.addAll(page.items()));
      assertInOrder(joined, sorted);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyPageIsThePartOfTheItemsThatItsTokenLeadsTo(String name) {
    TableClient client = TABLE.client().withPageTokens(PageTokens.signed("s".repeat(32)));
    Query<?> query = QUERIES.get(name).query();
    List<?> all = client.stream(query).toList();
    Random random = new Random(name.hashCode());
    @Nullable String token = null;
    int anchor = 0;
    boolean backwards = false;
    for (int step = 0; step < STEPS; step++) {
      int limit = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(12);
      int pageSize = random.nextInt(3) == 0 ? 1 + random.nextInt(6) : 0;
      Page<?> page = client.page(sized(query, limit, pageSize).from(token));
      int count = page.items().size();
      int from = backwards ? anchor - count : anchor;
      assertThat(from).isNotNegative();
      assertThat(page.items()).isEqualTo(all.subList(from, from + count));
      int left = backwards ? anchor : all.size() - anchor;
      if (limit > 0) {
        assertThat(count).isEqualTo(Math.min(limit, left));
      }
      assertThat(count > 0 || left == 0).as("each page gets on").isTrue();
      if (page.nextToken() == null) {
        assertThat(from + count).isEqualTo(all.size());
      }
      if (page.previousToken() == null) {
        assertThat(from).isZero();
      }
      List<Move> moves = moves(page, from);
      Move move = moves.get(random.nextInt(moves.size()));
      token = move.token();
      anchor = move.anchor();
      backwards = move.backwards();
    }
  }

  private static Query<?> sized(Query<?> query, int limit, int pageSize) {
    Query<?> limited = limit == 0 ? query : query.limit(limit);
    return pageSize == 0 ? limited : limited.pageSize(pageSize);
  }

  /** Where to go next: the token, how many items are before that place, and which way it leads. */
  private record Move(@Nullable String token, int anchor, boolean backwards) {}

  private static List<Move> moves(Page<?> page, int from) {
    List<Move> moves = new ArrayList<>();
    int end = from + page.items().size();
    if (page.nextToken() != null) {
      moves.add(new Move(page.nextToken(), end, false));
    }
    if (page.previousToken() != null) {
      moves.add(new Move(page.previousToken(), from, true));
    }
    for (int i = 0; i < page.items().size(); i += 3) {
      moves.add(new Move(page.tokenAfter(i), from + i + 1, false));
      moves.add(new Move(page.tokenBefore(i), from + i, true));
    }
    return moves.isEmpty() ? List.of(new Move(null, 0, false)) : moves;
  }

  /** Items with one sort key in one partition are in an order that only DynamoDB knows. */
  private static void assertInOrder(List<?> given, Sorted<?> sorted) {
    assertThat(given).hasSameSizeAs(sorted.items());
    assertThat(Set.<Object>copyOf(given)).isEqualTo(Set.<Object>copyOf(sorted.items()));
    assertThat(given.stream().map(ShardsPropertyTest::sortKey).toList())
        .isEqualTo(sorted.items().stream().map(ShardsPropertyTest::sortKey).toList());
  }

  private static Object sortKey(Object item) {
    return item instanceof Person person ? person.joined() : item;
  }
}
