package dev.singlet.it.shards;

import static dev.singlet.value.Range.lte;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Effort;
import dev.singlet.it.shards.model.Arrivals.Visitor;
import dev.singlet.it.shards.model.ArrivalsTable;
import dev.singlet.it.shards.model.ArrivalsVisitorEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.DynamoDbLocal;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Shard;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Items with equal sort keys come shard by shard, and within one as DynamoDB has them: in one order
 * whichever way, and by whatever steps, they are read.
 */
class ShardsEqualSortKeysTest {

  private static final Instant NOON = Instant.parse("2026-07-01T12:00:00Z");
  private static final int VISITORS = Effort.of(20, 9);

  /** Of these, some divide the number of items and some don't. */
  private static final List<Integer> LIMITS = List.of(1, 3, 4, 7);

  /** Of how many different times the visitors at each door are. */
  private static final Map<String, Integer> TIMES = Map.of("one", 1, "few", 4, "all", VISITORS);

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(ArrivalsTable.SCHEMA);

  private static final Map<String, Ordered<?>> QUERIES = queries();

  /** A query, and what its items are to be sorted by. */
  private record Ordered<K extends Comparable<K>>(
      Query<Visitor> query, Function<Visitor, K> sortKey, int shards) {

    Comparator<Visitor> order() {
      return Comparator.comparing(sortKey).thenComparing(v -> Shard.of(v.id(), shards));
    }
  }

  @BeforeAll
  static void write() {
    TIMES.forEach(
        (door, times) ->
            BatchWriter.write(
                TABLE,
                IntStream.range(0, VISITORS)
                    .mapToObj(i -> visitor(door, i, i * 7 % times))
                    .map(ArrivalsVisitorEntity::put)
                    .toList()));
  }

  private static Visitor visitor(String door, int number, int time) {
    String color = number % 3 == 0 ? "green" : "red";
    return new Visitor(door + number, door, NOON.plusSeconds(time), time - 2, color);
  }

  private static Map<String, Ordered<?>> queries() {
    Map<String, Ordered<?>> queries = new LinkedHashMap<>();
    for (String door : TIMES.keySet()) {
      Query<Visitor> byArrival = ArrivalsVisitorEntity.byArrival(door);
      Query<Visitor> byTicket = ArrivalsVisitorEntity.byTicket(door);
      Query<Visitor> earlier = ArrivalsVisitorEntity.byArrival(door).at(lte(NOON.plusSeconds(2)));
      queries.put(door + ", times", new Ordered<>(byArrival, Visitor::at, 4));
      queries.put(door + ", small requests", new Ordered<>(byArrival.pageSize(2), Visitor::at, 4));
      queries.put(door + ", earlier times", new Ordered<>(earlier, Visitor::at, 4));
      queries.put(door + ", filtered", new Ordered<>(green(byArrival), Visitor::at, 4));
      queries.put(door + ", numbers", new Ordered<>(byTicket, Visitor::ticket, 3));
      queries.put(door + ", filtered numbers", new Ordered<>(green(byTicket), Visitor::ticket, 3));
      Query<Visitor> ofTable = ArrivalsVisitorEntity.ofDoor(door);
      Query<Visitor> local = ArrivalsVisitorEntity.byTime(door);
      queries.put(door + ", table", new Ordered<>(ofTable, Visitor::id, 3));
      queries.put(door + ", local index", new Ordered<>(local, Visitor::at, 3));
      queries.put(
          door + ", no sort key",
          new Ordered<>(ArrivalsVisitorEntity.byDoor(door), Visitor::door, 2));
    }
    return queries;
  }

  private static Query<Visitor> green(Query<Visitor> query) {
    return query.filter(ArrivalsVisitorEntity.COLOR.eq("green"));
  }

  static Set<String> names() {
    return QUERIES.keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void equalSortKeysComeShardByShard(String name) {
    Ordered<?> ordered = QUERIES.get(name);
    List<Visitor> all = TABLE.client().stream(ordered.query()).toList();

    assertThat(all).doesNotHaveDuplicates().isSortedAccordingTo(ordered.order());
  }

  @ParameterizedTest
  @MethodSource("names")
  void theReverseIsTheMirror(String name) {
    Query<Visitor> query = QUERIES.get(name).query();
    TableClient client = TABLE.client();
    List<Visitor> all = client.stream(query).toList();

    assertThat(client.stream(query.reverse()).toList()).isEqualTo(reversed(all));
    assertThat(client.execute(query.reverse().limit(VISITORS)).items()).isEqualTo(reversed(all));
  }

  @ParameterizedTest
  @MethodSource("names")
  void pagesOfSeveralSizesAreTheSameForwardsBackwardsAndBackAndForth(String name) {
    Query<Visitor> query = QUERIES.get(name).query();
    for (Query<Visitor> each : List.of(query, query.reverse())) {
      List<Visitor> all = TABLE.client().stream(each).toList();
      for (int limit : LIMITS) {
        assertPages(each.limit(limit), all, limit);
      }
    }
  }

  private static void assertPages(Query<Visitor> query, List<Visitor> all, int limit) {
    TableClient client = TABLE.client();
    List<Page<Visitor>> pages = client.pages(query).toList();
    for (int from = 0; from < all.size(); from += limit) {
      Page<Visitor> page = pages.get(from / limit);
      assertThat(page.items()).isEqualTo(all.subList(from, Math.min(from + limit, all.size())));
      if (from > 0) {
        Page<Visitor> before = client.execute(query.from(page.previousToken()));
        assertThat(before.items()).isEqualTo(all.subList(from - limit, from));
        Page<Visitor> again = client.execute(query.from(before.nextToken()));
        assertThat(again.items()).isEqualTo(page.items());
      }
    }
    List<Page<Visitor>> back = client.pages(query.from(fromTheEndBack(query))).toList();
    for (int i = 0; i < back.size(); i++) {
      int to = all.size() - i * limit;
      assertThat(back.get(i).items()).isEqualTo(all.subList(Math.max(0, to - limit), to));
    }
    assertThat(back.stream().mapToInt(page -> page.items().size()).sum()).isEqualTo(all.size());
  }

  private static @Nullable String fromTheEndBack(Query<Visitor> query) {
    TableClient client = TABLE.client();
    Page<Visitor> all = client.execute(query.limit(VISITORS));
    String end = all.tokenAfter(all.items().size() - 1);
    return client.execute(query.from(end)).previousToken();
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachItemsTokensLeadToWhatIsBeforeAndBehindIt(String name) {
    Query<Visitor> query = QUERIES.get(name).query();
    TableClient client = TABLE.client();
    Page<Visitor> all = client.execute(query.limit(VISITORS));
    List<Visitor> items = all.items();
    for (int i = 0; i < items.size(); i++) {
      assertThat(client.execute(query.limit(3).from(all.tokenBefore(i))).items())
          .isEqualTo(items.subList(Math.max(0, i - 3), i));
      assertThat(client.execute(query.limit(3).from(all.tokenAfter(i))).items())
          .isEqualTo(items.subList(i + 1, Math.min(i + 4, items.size())));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void futuresGiveTheSamePages(String name) {
    Query<Visitor> query = QUERIES.get(name).query().limit(4);
    AsyncTableClient async =
        ArrivalsTable.asyncClient(DynamoDbLocal.sharedAsync()).withTableName(TABLE.tableName());
    Page<Visitor> given = async.execute(query).join();
    for (Page<Visitor> page : TABLE.client().pages(query).toList()) {
      assertThat(given.items()).isEqualTo(page.items());
      if (page.previousToken() != null) {
        Page<Visitor> before = async.execute(query.from(given.previousToken())).join();
        assertThat(before.items())
            .isEqualTo(TABLE.client().execute(query.from(page.previousToken())).items());
      }
      given = async.execute(query.from(given.nextToken())).join();
    }
  }

  private static <T> List<T> reversed(List<T> items) {
    List<T> reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    return reversed;
  }
}
