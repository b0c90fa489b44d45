package dev.singlet.it.sortorder;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Tupled.State;
import dev.singlet.it.sortorder.model.Tupled.Stay;
import dev.singlet.it.sortorder.model.TupledStayEntity;
import dev.singlet.it.sortorder.model.TupledStayEntity.AcrossTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.AllNameTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.AllTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.DescendingTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.MixedPriceTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.SeveralLevelTuple;
import dev.singlet.it.sortorder.model.TupledStayEntity.ShardedTuple;
import dev.singlet.query.Query;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import dev.singlet.value.Several;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Writes stays, and returns the keys of which ranges over several parts are read. */
record Tuples(Nasty nasty) {

  private static final int ITEMS = 120;
  private static final int LEVELS = 4;
  private static final String KIND = "k";
  private static final String NAME = "a";
  private static final BigDecimal PRICE = new BigDecimal("-1.5");
  private static final LocalDate DAY = LocalDate.of(2024, 1, 15);
  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00.500Z");

  private static final Comparator<Object> NATURAL = Tuples::compare;
  private static final Comparator<Object> UTF_8 =
      (left, right) -> Nasty.compareUtf8((String) left, (String) right);
  private static final Comparator<Object> BY_NAME =
      (left, right) -> NATURAL.compare(left.toString(), right.toString());
  private static final UnaryOperator<Object> SAME = UnaryOperator.identity();

  /**
   * A part of a key.
   *
   * @param value the value of an item
   * @param inKey the value as the key holds it
   * @param order the order of such values
   */
  private record Axis(
      Function<Stay, Object> value, UnaryOperator<Object> inKey, Comparator<Object> order) {}

  private static final Axis NAMES = new Axis(Stay::name, SAME, UTF_8);
  private static final Axis LEVEL = new Axis(stay -> (long) stay.level(), SAME, NATURAL);
  private static final Axis IDS = new Axis(Stay::id, SAME, UTF_8);
  private static final Axis PRICES = new Axis(Stay::price, SAME, NATURAL);
  private static final Axis DAYS = new Axis(Stay::day, SAME, NATURAL);
  private static final Axis TIMES = new Axis(Stay::at, Tuples::millis, NATURAL);
  private static final Axis STATES = new Axis(Stay::state, SAME, BY_NAME);
  private static final Axis LOWER_NAMES = new Axis(Stay::name, Tuples::lower, UTF_8);
  private static final Axis TAGS = new Axis(Stay::tuple, SAME, UTF_8);

  private static Object millis(Object time) {
    return ((Instant) time).truncatedTo(ChronoUnit.MILLIS);
  }

  private static Object lower(Object text) {
    return KeyValues.lower((String) text);
  }

  List<Scale<?, ?>> of(LocalTable table) {
    List<Stay> all = stays();
    BatchWriter.write(table, all.stream().map(TupledStayEntity::put).toList());
    List<Stay> named = all.stream().filter(stay -> stay.name().equals(NAME)).toList();
    List<Stay> low = all.stream().filter(stay -> stay.level() == 1).toList();
    List<Stay> cheap = all.stream().filter(stay -> stay.price().compareTo(PRICE) == 0).toList();
    Several<Integer> levels = Several.anyOf(IntStream.range(0, LEVELS).boxed().toList());
    return List.of(
        scale(
            "name, level, id",
            all,
            range -> TupledStayEntity.all(KIND).tuple(range.map(Tuples::all)),
            NAMES,
            LEVEL,
            IDS),
        scale(
            "level, id of a name",
            named,
            range -> TupledStayEntity.all(KIND).name(NAME).tuple(range.map(Tuples::allName)),
            LEVEL,
            IDS),
        scale(
            "descending price, level, day",
            all,
            range -> TupledStayEntity.descending(KIND).tuple(range.map(Tuples::descending)),
            PRICES,
            LEVEL,
            DAYS),
        scale(
            "state, price, id of shards",
            all,
            range -> TupledStayEntity.sharded(KIND).tuple(range.map(Tuples::sharded)),
            STATES,
            PRICES,
            IDS),
        scale(
            "name, time, id of several partitions",
            all,
            range -> TupledStayEntity.across(KIND, levels).tuple(range.map(Tuples::across)),
            NAMES,
            TIMES,
            IDS),
        scale(
            "level, day, tag, id after a descending price",
            cheap,
            range -> TupledStayEntity.mixed(KIND).price(PRICE).tuple(range.map(Tuples::mixed)),
            LEVEL,
            DAYS,
            TAGS,
            IDS),
        scale(
            "name, day, id in the second attribute",
            low,
            range -> TupledStayEntity.several(KIND).level(1).tuple(range.map(Tuples::several)),
            LOWER_NAMES,
            DAYS,
            IDS));
  }

  private Scale<Tuple, Stay> scale(
      String name, List<Stay> items, Function<Range<Tuple>, Query<Stay>> query, Axis... axes) {
    List<Axis> parts = List.of(axes);
    Function<Stay, Tuple> tuple =
        stay -> new Tuple(parts.stream().map(part -> part.value().apply(stay)).toList());
    List<Tuple> stored = items.stream().map(tuple).toList();
    return new Scale<>(
        name,
        values -> inKey(values, parts),
        Tuple.order(parts.stream().map(Axis::order).toList()),
        items,
        tuple,
        ends -> end(ends, stored),
        false,
        query);
  }

  private static Tuple inKey(Tuple tuple, List<Axis> parts) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < tuple.size(); i++) {
      values.add(parts.get(i).inKey().apply(tuple.get(i)));
    }
    return new Tuple(values);
  }

  /** Makes an end of the first values of an item, of which one or all can be another. */
  private Tuple end(Ends ends, List<Tuple> stored) {
    Tuple end = ends.any(stored);
    int changed = nasty.below(end.size());
    for (int i = 0; i < end.size(); i++) {
      if (i == changed ? nasty.chance(70) : nasty.chance(10)) {
        int index = i;
        List<Object> values = stored.stream().map(tuple -> tuple.<Object>get(index)).toList();
        end = end.with(i, Scales.end(ends, values));
      }
    }
    return end.first(1 + nasty.below(end.size()));
  }

  private List<Stay> stays() {
    List<Stay> stays = new ArrayList<>();
    while (stays.size() < ITEMS) {
      Stay stay =
          new Stay(
              KIND,
              name(),
              nasty.below(LEVELS),
              nasty.oneOf("i", "j") + stays.size(),
              nasty.chance(50) ? PRICE : new BigDecimal(nasty.number(3)).movePointLeft(1),
              DAY.plusDays(nasty.below(3)),
              TIME.plusMillis(nasty.below(3)),
              nasty.oneOf(State.values()),
              nasty.oneOf("t", "tt", "u"));
      try {
        stays.add(TupledStayEntity.fromItem(TupledStayEntity.toItem(stay)));
      } catch (InvalidKeyException noKeyHoldsIt) {
        // Only ends of ranges can have such values.
      }
    }
    return stays;
  }

  private String name() {
    return nasty.chance(40) ? NAME : nasty.chance(50) ? nasty.oneOf("aB", "ab", "B") : nasty.text();
  }

  private static AllTuple all(Tuple end) {
    return switch (end.size()) {
      case 1 -> AllTuple.of(end.get(0));
      case 2 -> AllTuple.of(end.get(0), end.<Long>get(1));
      default -> AllTuple.of(end.get(0), end.<Long>get(1), end.get(2));
    };
  }

  private static AllNameTuple allName(Tuple end) {
    return end.size() == 1
        ? AllNameTuple.of(end.<Long>get(0))
        : AllNameTuple.of(end.<Long>get(0), end.get(1));
  }

  private static DescendingTuple descending(Tuple end) {
    return switch (end.size()) {
      case 1 -> DescendingTuple.of(end.get(0));
      case 2 -> DescendingTuple.of(end.get(0), end.<Long>get(1));
      default -> DescendingTuple.of(end.get(0), end.<Long>get(1), end.get(2));
    };
  }

  private static ShardedTuple sharded(Tuple end) {
    return switch (end.size()) {
      case 1 -> ShardedTuple.of(end.get(0));
      case 2 -> ShardedTuple.of(end.get(0), end.get(1));
      default -> ShardedTuple.of(end.get(0), end.get(1), end.get(2));
    };
  }

  private static AcrossTuple across(Tuple end) {
    return switch (end.size()) {
      case 1 -> AcrossTuple.of(end.get(0));
      case 2 -> AcrossTuple.of(end.get(0), end.get(1));
      default -> AcrossTuple.of(end.get(0), end.get(1), end.get(2));
    };
  }

  private static MixedPriceTuple mixed(Tuple end) {
    return switch (end.size()) {
      case 1 -> MixedPriceTuple.of(end.<Long>get(0));
      case 2 -> MixedPriceTuple.of(end.<Long>get(0), end.get(1));
      case 3 -> MixedPriceTuple.of(end.<Long>get(0), end.get(1), end.get(2));
      default -> MixedPriceTuple.of(end.<Long>get(0), end.get(1), end.get(2), end.get(3));
    };
  }

  private static SeveralLevelTuple several(Tuple end) {
    return switch (end.size()) {
      case 1 -> SeveralLevelTuple.of(end.get(0));
      case 2 -> SeveralLevelTuple.of(end.get(0), end.get(1));
      default -> SeveralLevelTuple.of(end.get(0), end.get(1), end.get(2));
    };
  }

  @SuppressWarnings("unchecked")
  private static int compare(Object left, Object right) {
    return ((Comparable<Object>) left).compareTo(right);
  }
}
