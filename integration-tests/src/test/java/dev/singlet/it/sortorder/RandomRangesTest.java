package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.Page;
import dev.singlet.Query;
import dev.singlet.TableClient;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.OrderedTable;
import dev.singlet.it.sortorder.model.ScaledTable;
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

  private static final int RANGES = Integer.getInteger("ranges.count", 500);
  private static final int ALL = 1_000;
  private static final long SEED = Long.getLong("ranges.seed", 20_261_125);

  @RegisterExtension static final LocalTable ORDERED = LocalTable.of(OrderedTable.SCHEMA);
  @RegisterExtension static final LocalTable SCALED = LocalTable.of(ScaledTable.SCHEMA);

  private final Nasty nasty = new Nasty(SEED);
  private int found;
  private int empty;
  private int withoutRequest;

  @Test
  void findWhatComparingEachItemFinds() {
    Scales scales = new Scales(nasty);
    List<Scale<?, ?>> forms = scales.ofForms(ORDERED);
    List<Scale<?, ?>> samples = scales.ofSamples(SCALED);

    for (int i = 0; i < RANGES; i++) {
      int next = nasty.below(forms.size() + samples.size());
      if (next < forms.size()) {
        check(ORDERED, forms.get(next), i);
      } else {
        check(SCALED, samples.get(next - forms.size()), i);
      }
    }

    assertThat(found).as("ranges with items").isGreaterThan(RANGES / 4);
    assertThat(empty).as("ranges without items").isGreaterThan(RANGES / 10);
    assertThat(withoutRequest).as("ranges without a request").isGreaterThan(RANGES / 20);
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
