package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.item.Put;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For generated values, the table's order is theirs, and every range of values as they are stored
 * gives what filtering them gives without reading anything else. A failure is repeated by its seed.
 */
class SortOrderPropertyTest {

  private static final int SEEDS = 3;
  private static final int ENTITIES = 40;
  private static final int RANGES = 6;

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(OrderedTable.SCHEMA);

  static Stream<Arguments> formsAndSeeds() {
    return Forms.ALL.stream()
        .flatMap(form -> LongStream.rangeClosed(1, SEEDS).mapToObj(s -> Arguments.of(form, s)));
  }

  @ParameterizedTest(name = "{0}, seed {1}")
  @MethodSource("formsAndSeeds")
  <V, E> void theTableHasTheOrderOfTheValuesAndRangesMeanWhatTheySay(Form<V, E> form, long seed) {
    Nasty nasty = new Nasty(seed);
    String bucket = form.name().replace(' ', '-') + seed;
    writeNeighbours(bucket);
    List<E> entities = write(form, nasty, bucket);
    List<V> inOrder = values(form, entities);

    Page<E> page = TABLE.client().page(form.query().apply(bucket).consistent());
    assertThat(page.items()).containsExactlyInAnyOrderElementsOf(entities);
    assertThat(values(form, page.items(), false)).isEqualTo(inOrder);
    assertThat(page.itemsRead()).isEqualTo(entities.size());
    Page<E> backwards = TABLE.client().page(form.query().apply(bucket).reverse());
    assertThat(backwards.items()).isEqualTo(reversed(page.items()));

    for (int i = 0; i < RANGES; i++) {
      checkRanges(form, nasty, bucket, inOrder);
    }
  }

  private static <V, E> void checkRanges(
      Form<V, E> form, Nasty nasty, String bucket, List<V> inOrder) {
    V given = bound(form, nasty, inOrder);
    V otherGiven = bound(form, nasty, inOrder);
    V bound = form.stored().apply(given);
    V other = form.stored().apply(otherGiven);
    Comparator<V> order = form.order();
    boolean ordered = order.compare(bound, other) <= 0;
    V lower = ordered ? bound : other;
    V upper = ordered ? other : bound;
    boolean givenOrdered = order.compare(given, otherGiven) <= 0;

    check(form, bucket, inOrder, Ranges.gt(given), v -> order.compare(v, bound) > 0);
    check(form, bucket, inOrder, Ranges.gte(given), v -> order.compare(v, bound) >= 0);
    check(form, bucket, inOrder, Ranges.lt(given), v -> order.compare(v, bound) < 0);
    check(form, bucket, inOrder, Ranges.lte(given), v -> order.compare(v, bound) <= 0);
    check(
        form,
        bucket,
        inOrder,
        givenOrdered ? Ranges.between(given, otherGiven) : Ranges.between(otherGiven, given),
        v -> order.compare(v, lower) >= 0 && order.compare(v, upper) <= 0);
    if (order.compare(given, otherGiven) != 0) {
      V from = givenOrdered ? given : otherGiven;
      V to = givenOrdered ? otherGiven : given;
      check(
          form,
          bucket,
          inOrder,
          Ranges.gte(from).and(Ranges.lt(to)),
          v -> order.compare(v, lower) >= 0 && order.compare(v, upper) < 0);
      check(
          form,
          bucket,
          inOrder,
          Ranges.lte(to).and(Ranges.gt(from)),
          v -> order.compare(v, lower) > 0 && order.compare(v, upper) <= 0);
    }
    check(form, bucket, inOrder, Ranges.gt(given).and(Ranges.lte(given)), v -> false);
    if (order.compare(lower, upper) != 0) {
      V from = givenOrdered ? otherGiven : given;
      V to = givenOrdered ? given : otherGiven;
      check(form, bucket, inOrder, Ranges.gte(from).and(Ranges.lte(to)), v -> false);
    }
    if (bound instanceof String text) {
      String beginning = text.substring(0, text.offsetByCodePoints(0, 1));
      check(form, bucket, inOrder, Ranges.beginsWith(text), v -> beginsWith(form, v, text));
      check(
          form, bucket, inOrder, Ranges.beginsWith(beginning), v -> beginsWith(form, v, beginning));
    }
  }

  private static boolean beginsWith(Form<?, ?> form, Object value, String beginning) {
    UnaryOperator<String> fold =
        form.equals(Forms.LOWER) ? KeyValues::lower : UnaryOperator.identity();
    return fold.apply((String) value).startsWith(fold.apply(beginning));
  }

  private static <V, E> void check(
      Form<V, E> form, String bucket, List<V> inOrder, Range<V> range, Predicate<V> filter) {
    Query<E> query = form.range().apply(bucket, range);
    Page<E> page = TABLE.client().page(query);
    assertThat(values(form, page.items(), false))
        .as("%s", range)
        .isEqualTo(inOrder.stream().filter(filter).toList());
    assertThat(page.itemsRead()).as("%s", range).isEqualTo(page.items().size());
  }

  private static <V, E> V bound(Form<V, E> form, Nasty nasty, List<V> inOrder) {
    return nasty.chance(60) && !inOrder.isEmpty()
        ? inOrder.get(nasty.below(inOrder.size()))
        : usable(form, nasty);
  }

  /** A value that does not hold the delimiter, unless the form takes it. */
  private static <V, E> V usable(Form<V, E> form, Nasty nasty) {
    while (true) {
      V value = form.values().apply(nasty);
      try {
        assertThat(form.put().apply(form.entity().make("b", value, 0)).toRequest()).isNotNull();
        return value;
      } catch (InvalidKeyException holdsTheDelimiter) {
        assertThat(holdsTheDelimiter).hasMessageContaining("\":escape\"");
      }
    }
  }

  /** Entities of distinct values, as they are stored. Keys that are refused leave none. */
  private static <V, E> List<E> write(Form<V, E> form, Nasty nasty, String bucket) {
    Map<Object, E> byKey = new LinkedHashMap<>();
    Map<Object, Put<E>> puts = new LinkedHashMap<>();
    for (int i = 0; i < ENTITIES; i++) {
      V value = usable(form, nasty);
      E given = form.entity().make(bucket, value, i);
      E stored = form.entity().make(bucket, form.stored().apply(value), i);
      Put<E> put = form.put().apply(given);
      Object key = put.toRequest().item().get("SK");
      E other = byKey.putIfAbsent(key, stored);
      assertThat(other).as("another entity under %s", key).isIn(null, stored);
      puts.putIfAbsent(key, put);
    }
    BatchWriter.write(TABLE, List.copyOf(puts.values()));
    return List.copyOf(byKey.values());
  }

  private static <V, E> List<V> values(Form<V, E> form, List<E> entities) {
    return values(form, entities, true);
  }

  private static <V, E> List<V> values(Form<V, E> form, List<E> entities, boolean sort) {
    Comparator<V> order = form.isDescending() ? form.order().reversed() : form.order();
    Stream<V> values = entities.stream().map(form.value());
    return (sort ? values.sorted(order) : values).toList();
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    java.util.Collections.reverse(reversed);
    return reversed;
  }

  /** Items of every other form in the same partition, which no query may reach. */
  private static void writeNeighbours(String bucket) {
    List<Put<?>> puts = new ArrayList<>();
    Nasty nasty = new Nasty(0);
    Forms.ALL.forEach(form -> puts.add(neighbour(form, nasty, bucket)));
    BatchWriter.write(TABLE, puts.stream().filter(put -> !isOf(bucket, put)).toList());
  }

  private static <V, E> Put<E> neighbour(Form<V, E> form, Nasty nasty, String bucket) {
    return form.put().apply(form.entity().make(bucket, usable(form, nasty), 9999));
  }

  private static boolean isOf(String bucket, Put<?> put) {
    return Forms.ALL.stream()
        .filter(form -> bucket.startsWith(form.name().replace(' ', '-')))
        .anyMatch(form -> put.toString().startsWith("Put[" + entityName(form) + " "));
  }

  private static <V, E> String entityName(Form<V, E> form) {
    E entity = form.entity().make("b", form.values().apply(new Nasty(0)), 0);
    return entity.toString().substring(0, entity.toString().indexOf('['));
  }
}
