package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.DelimitedColonTable;
import dev.singlet.it.sortorder.model.DelimitedColonsTable;
import dev.singlet.it.sortorder.model.DelimitedDashTable;
import dev.singlet.it.sortorder.model.DelimitedDotTable;
import dev.singlet.it.sortorder.model.DelimitedFenceTable;
import dev.singlet.it.sortorder.model.DelimitedLabelsTable;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.ScaledTable;
import dev.singlet.it.sortorder.model.TupledTable;
import dev.singlet.query.Page;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Random ranges find what comparing each item finds. Their ends can be in the wrong order, and can
 * be values that no key holds.
 */
class RandomRangesTest {

  private static final int RANGES = Integer.getInteger("ranges.count", 700);
  private static final int ALL = 1_000;
  private static final long SEED = Long.getLong("ranges.seed", 20_261_125);

  @RegisterExtension static final LocalTable ORDERED = LocalTable.of(OrderedTable.SCHEMA);
  @RegisterExtension static final LocalTable SCALED = LocalTable.of(ScaledTable.SCHEMA);

  @RegisterExtension static final LocalTable TUPLED = LocalTable.of(TupledTable.SCHEMA);
  @RegisterExtension static final LocalTable COLON = LocalTable.of(DelimitedColonTable.SCHEMA);
  @RegisterExtension static final LocalTable DASH = LocalTable.of(DelimitedDashTable.SCHEMA);
  @RegisterExtension static final LocalTable DOT = LocalTable.of(DelimitedDotTable.SCHEMA);
  @RegisterExtension static final LocalTable COLONS = LocalTable.of(DelimitedColonsTable.SCHEMA);
  @RegisterExtension static final LocalTable FENCE = LocalTable.of(DelimitedFenceTable.SCHEMA);
  @RegisterExtension static final LocalTable LABELS = LocalTable.of(DelimitedLabelsTable.SCHEMA);

  private final Nasty nasty = new Nasty(SEED);
  private final List<Check> checks = new ArrayList<>();
  private int found;
  private int empty;
  private int withoutRequest;

  @Test
  void findWhatComparingEachItemFinds() {
    Scales scales = new Scales(nasty);
    Delimiters delimiters = new Delimiters(nasty);
    add(ORDERED, scales.ofForms(ORDERED));
    add(SCALED, scales.ofSamples(SCALED));
    add(TUPLED, new Tuples(nasty).of(TUPLED));
    add(COLON, delimiters.colon(COLON));
    add(DASH, delimiters.dash(DASH));
    add(DOT, delimiters.dot(DOT));
    add(COLONS, delimiters.colons(COLONS));
    add(FENCE, delimiters.fence(FENCE));
    add(LABELS, delimiters.labels(LABELS));

    for (int i = 0; i < RANGES; i++) {
      checks.get(nasty.below(checks.size())).check(i);
    }

    assertThat(found).as("ranges with items").isGreaterThan(RANGES / 4);
    assertThat(empty).as("ranges without items").isGreaterThan(RANGES / 10);
    assertThat(withoutRequest).as("ranges without a request").isGreaterThan(RANGES / 20);
  }

  /** A check of a random range. */
  private interface Check {
    void check(int number);
  }

  private void add(LocalTable table, List<Scale<?, ?>> scales) {
    scales.forEach(scale -> checks.add(number -> check(table, scale, number)));
  }

  private <V, E> void check(LocalTable table, Scale<V, E> scale, int number) {
    Range<V> range = range(scale);
    String name = "%s, %s, number %d of seed %d".formatted(scale, range, number, SEED);
    TableClient client = table.client();
    Query<E> query = scale.query().apply(range);
    List<E> expected = scale.within(range);
    List<E> items = client.stream(query).toList();

    assertThat(items).as(name).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(scale.isSorted(items)).as("%s sorted", name).isTrue();
    switch (nasty.below(4)) {
      case 0 -> assertThat(client.execute(query.count())).as(name).isEqualTo(expected.size());
      case 1 -> assertThat(pages(client, query.limit(1 + nasty.below(5)))).isEqualTo(items);
      case 2 ->
          assertThat(client.stream(query.reverse()).toList())
              .as(name)
              .containsExactlyInAnyOrderElementsOf(expected);
      default ->
          assertThat(table.asyncClient().execute(query.limit(ALL)).join().items())
              .as(name)
              .isEqualTo(items);
    }
    found += items.isEmpty() ? 0 : 1;
    empty += items.isEmpty() ? 1 : 0;
    withoutRequest += client.context().requests(query).isEmpty() ? 1 : 0;
  }

  private static <E> List<E> pages(TableClient client, Query<E> query) {
    List<E> items = new ArrayList<>();
    Page<E> page = client.execute(query);
    items.addAll(page.items());
    while (page.nextToken() != null) {
      page = client.execute(query.from(page.nextToken()));
      items.addAll(page.items());
    }
    return items;
  }

  private <V, E> Range<V> range(Scale<V, E> scale) {
    Ends ends = new Ends(nasty);
    V one = scale.ends().apply(ends);
    V other = scale.ends().apply(ends);
    boolean inOrder = scale.order().compare(one, other) <= 0 || nasty.chance(25);
    V from = inOrder ? one : other;
    V to = inOrder ? other : one;
    return switch (nasty.below(scale.hasTwoEnds() ? 5 : 10)) {
      case 0, 1 -> Ranges.between(from, to);
      case 2 -> Ranges.gte(from).and(Ranges.lt(to));
      case 3 -> Ranges.gt(from).and(Ranges.lte(to));
      case 4 -> Ranges.lt(to).and(Ranges.gt(from));
      case 5 -> Ranges.gt(one);
      case 6 -> Ranges.gte(one);
      case 7 -> Ranges.lt(one);
      case 8 -> Ranges.lte(one);
      default -> one instanceof String text ? Ranges.beginsWith(text) : Ranges.gte(one);
    };
  }
}
