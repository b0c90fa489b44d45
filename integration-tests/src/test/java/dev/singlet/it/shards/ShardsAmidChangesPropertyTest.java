package dev.singlet.it.shards;

import static dev.singlet.value.Range.between;
import static dev.singlet.value.Range.gt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.Effort;
import dev.singlet.it.shards.model.Arrivals.Visitor;
import dev.singlet.it.shards.model.ArrivalsTable;
import dev.singlet.it.shards.model.ArrivalsVisitorEntity;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Shard;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tokens are positions among the items of all partitions, which come and go around them. */
class ShardsAmidChangesPropertyTest {

  private static final int STEPS = Effort.of(150, 50);
  private static final int VISITORS = 40;
  private static final String DOOR = "d";
  private static final Instant NOON = Instant.parse("2026-07-01T12:00:00Z");
  private static final Map<String, Ordered> QUERIES = queries();

  @RegisterExtension final LocalTable table = LocalTable.of(ArrivalsTable.SCHEMA);

  private final Map<Integer, Visitor> stored = new HashMap<>();

  /** A query, the visitors that it finds, and their order. */
  private record Ordered(
      Query<Visitor> query, Predicate<Visitor> finds, Comparator<Visitor> order) {

    Ordered reversed() {
      return new Ordered(query.reverse(), finds, order.reversed());
    }

    List<Visitor> of(Map<Integer, Visitor> stored) {
      return stored.values().stream().filter(finds).sorted(order).toList();
    }
  }

  /** Where a token leads: next to a visitor; null for an end. */
  private record Place(@Nullable String token, @Nullable Visitor visitor, boolean backwards) {}

  private static Map<String, Ordered> queries() {
    Map<String, Ordered> queries = new LinkedHashMap<>();
    Comparator<Visitor> byTime = Comparator.comparing(Visitor::at).thenComparing(shardOf(4));
    Comparator<Visitor> byTicket = Comparator.comparing(Visitor::ticket).thenComparing(shardOf(3));
    queries.put("times", new Ordered(ArrivalsVisitorEntity.byArrival(DOOR), v -> true, byTime));
    queries.put(
        "range of times",
        new Ordered(
            ArrivalsVisitorEntity.byArrival(DOOR).at(between(time(8), time(28))),
            v -> !v.at().isBefore(time(8)) && !v.at().isAfter(time(28)),
            byTime));
    queries.put(
        "filtered times",
        new Ordered(
            ArrivalsVisitorEntity.byArrival(DOOR).filter(ArrivalsVisitorEntity.COLOR.eq("red")),
            v -> v.color().equals("red"),
            byTime));
    queries.put("numbers", new Ordered(ArrivalsVisitorEntity.byTicket(DOOR), v -> true, byTicket));
    queries.put(
        "range of numbers",
        new Ordered(
            ArrivalsVisitorEntity.byTicket(DOOR).ticket(between(-2, 4)),
            v -> v.ticket() >= -2 && v.ticket() <= 4,
            byTicket));
    queries.put(
        "greater numbers",
        new Ordered(
            ArrivalsVisitorEntity.byTicket(DOOR).ticket(gt(0)), v -> v.ticket() > 0, byTicket));
    queries.put(
        "table",
        new Ordered(
            ArrivalsVisitorEntity.ofDoor(DOOR), v -> true, Comparator.comparing(Visitor::id)));
    queries.put(
        "local index",
        new Ordered(
            ArrivalsVisitorEntity.byTime(DOOR),
            v -> true,
            Comparator.comparing(Visitor::at).thenComparing(shardOf(3))));
    for (String name : List.copyOf(queries.keySet())) {
      queries.put(name + ", reversed", queries.get(name).reversed());
    }
    return queries;
  }

  private static Comparator<Visitor> shardOf(int shards) {
    return Comparator.comparing(visitor -> Shard.of(visitor.id(), shards));
  }

  private static Instant time(int number) {
    return NOON.plusSeconds(number / 4);
  }

  static Set<String> names() {
    return QUERIES.keySet();
  }

  /** Of equal times and tickets there is one visitor in a partition: more have no known order. */
  private void change(Random random) {
    int number = random.nextInt(VISITORS);
    String color = random.nextBoolean() ? "red" : "green";
    Visitor visitor = new Visitor("v" + (10 + number), DOOR, time(number), number / 4 - 5, color);
    if (stored.remove(number) != null) {
      table.client().execute(ArrivalsVisitorEntity.delete(DOOR, visitor.id()));
    } else if (stored.values().stream().noneMatch(other -> areInOnePlace(other, visitor))) {
      stored.put(number, visitor);
      table.client().execute(ArrivalsVisitorEntity.put(visitor));
    }
  }

  private static boolean areInOnePlace(Visitor one, Visitor other) {
    return one.ticket() == other.ticket()
        && (shardOf(3).compare(one, other) == 0 || shardOf(4).compare(one, other) == 0);
  }

  @ParameterizedTest
  @MethodSource("names")
  void aTokenLeadsToWhatIsNextToItsPositionWhenItIsUsed(String name) {
    Ordered ordered = QUERIES.get(name);
    TableClient client = table.client();
    Random random = new Random(name.hashCode());
    Place place = new Place(null, null, false);
    int met = 0;
    for (int step = 0; step < STEPS; step++) {
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        change(random);
      }
      int limit = 1 + random.nextInt(6);
      Query<Visitor> query = ordered.query().from(place.token());
      List<Visitor> left = left(ordered, place);

      Page<Visitor> page = client.execute(query.limit(limit));

      assertThat(page.items()).isEqualTo(nearest(left, place, limit));
      assertThat(client.execute(query.count())).isEqualTo(left.size());
      met += page.items().size();
      List<Place> places = places(page, place);
      place = places.get(random.nextInt(places.size()));
    }

    assertThat(met).isGreaterThan(STEPS / 4);
  }

  /** All that a token leads to. */
  private List<Visitor> left(Ordered ordered, Place place) {
    Visitor visitor = place.visitor();
    return ordered.of(stored).stream()
        .filter(
            each ->
                visitor == null
                    || (place.backwards()
                        ? ordered.order().compare(each, visitor) < 0
                        : ordered.order().compare(each, visitor) > 0))
        .toList();
  }

  private static List<Visitor> nearest(List<Visitor> left, Place place, int limit) {
    return place.backwards()
        ? left.subList(Math.max(0, left.size() - limit), left.size())
        : left.subList(0, Math.min(limit, left.size()));
  }

  private static List<Place> places(Page<Visitor> page, Place from) {
    List<Place> places = new ArrayList<>();
    List<Visitor> items = page.items();
    Visitor first = items.isEmpty() ? null : items.get(0);
    Visitor last = items.isEmpty() ? null : items.get(items.size() - 1);
    if (page.nextToken() != null) {
      places.add(new Place(page.nextToken(), last, false));
    }
    if (page.previousToken() != null) {
      places.add(new Place(page.previousToken(), first, true));
    }
    for (int i = 0; i < items.size(); i++) {
      places.add(new Place(page.tokenAfter(i), items.get(i), false));
      places.add(new Place(page.tokenBefore(i), items.get(i), true));
    }
    // At an end, the same token once more.
    places.add(from);
    return places;
  }
}
