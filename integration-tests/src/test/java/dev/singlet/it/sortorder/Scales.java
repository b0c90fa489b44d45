package dev.singlet.it.sortorder;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Scaled.Sample;
import dev.singlet.it.sortorder.model.ScaledSampleEntity;
import dev.singlet.item.Put;
import dev.singlet.query.Query;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Writes items, and returns the parts of keys by which ranges of them are read. */
final class Scales {

  private static final int ITEMS = 40;
  private static final String KIND = "k";
  private static final Comparator<String> UTF_8 = Nasty::compareUtf8;

  private final Nasty nasty;

  Scales(Nasty nasty) {
    this.nasty = nasty;
  }

  /** Writes the items of each form, and returns the ways to read ranges of them. */
  List<Scale<?, ?>> ofForms(LocalTable table) {
    List<Scale<?, ?>> scales = new ArrayList<>();
    for (Form<?, ?> form : Forms.ALL) {
      scales.add(of(form, table));
    }
    return scales;
  }

  private <V, E> Scale<V, E> of(Form<V, E> form, LocalTable table) {
    String bucket = form.name().replace(' ', '-');
    Map<Object, E> items = new LinkedHashMap<>();
    Map<Object, Put<E>> puts = new LinkedHashMap<>();
    for (int i = 0; i < ITEMS; i++) {
      V value = form.stored().apply(form.values().apply(nasty));
      E item = form.entity().make(bucket, value, i);
      Put<E> put = form.put().apply(item);
      try {
        Object key = put.toRequest().item().get("SK");
        items.putIfAbsent(key, item);
        puts.putIfAbsent(key, put);
      } catch (InvalidKeyException noKeyHoldsIt) {
        // Only ends of ranges can have such values.
      }
    }
    BatchWriter.write(table, List.copyOf(puts.values()));
    UnaryOperator<V> inKey = form.equals(Forms.LOWER) ? text(KeyValues::lower) : cut(form);
    return scale(
        form.name(),
        inKey,
        form.order(),
        List.copyOf(items.values()),
        form.value(),
        range -> form.range().apply(bucket, range));
  }

  private static <V> UnaryOperator<V> cut(Form<V, ?> form) {
    return form.stored()::apply;
  }

  @SuppressWarnings("unchecked")
  private static <V> UnaryOperator<V> text(UnaryOperator<String> change) {
    return (UnaryOperator<V>) change;
  }

  /** Returns a scale whose ends are of the type of its values. */
  private static <V, E> Scale<V, E> scale(
      String name,
      UnaryOperator<V> inKey,
      Comparator<V> order,
      List<E> items,
      Function<E, V> value,
      Function<Range<V>, Query<E>> query) {
    List<V> values = items.stream().map(value).toList();
    return new Scale<>(name, inKey, order, items, value, ends -> end(ends, values), false, query);
  }

  @SuppressWarnings("unchecked")
  static <V> V end(Ends ends, List<V> values) {
    Object first = values.get(0);
    Object end =
        first instanceof Long
            ? (Object) ends.integer((List<Long>) values)
            : first instanceof BigInteger
                ? ends.bigInteger((List<BigInteger>) values)
                : first instanceof BigDecimal
                    ? ends.decimal((List<BigDecimal>) values)
                    : first instanceof Double
                        ? (Object) ends.floating((List<Double>) values)
                        : first instanceof LocalDate
                            ? ends.day((List<LocalDate>) values)
                            : first instanceof Instant
                                ? ends.time((List<Instant>) values)
                                : first instanceof String
                                    ? ends.text((List<String>) values)
                                    : ends.any(values);
    return (V) end;
  }

  /** Writes samples, and returns the ways to read ranges of them. */
  List<Scale<?, ?>> ofSamples(LocalTable table) {
    List<Sample> all = new ArrayList<>();
    for (int i = 0; i < ITEMS; i++) {
      all.add(sample(i));
    }
    BatchWriter.write(table, all.stream().map(ScaledSampleEntity::put).toList());
    Function<Sample, Long> level = sample -> (long) sample.level();
    Comparator<Long> numbers = Comparator.naturalOrder();
    UnaryOperator<Long> same = UnaryOperator.identity();
    Scale<Instant, Sample> days =
        scale(
            "across days",
            time -> time.truncatedTo(ChronoUnit.MILLIS),
            Comparator.naturalOrder(),
            all,
            Sample::at,
            range -> ScaledSampleEntity.acrossDays(KIND, range));
    List<Instant> times = all.stream().map(Sample::at).toList();
    List<Sample> ofSeven = all.stream().filter(sample -> sample.level() == 7).toList();
    return List.of(
        scale(
            "ordered",
            UnaryOperator.identity(),
            Comparator.<BigDecimal>naturalOrder(),
            all,
            Sample::price,
            range -> ScaledSampleEntity.byPrice(KIND).price(range)),
        scale(
            "descending numbers",
            UnaryOperator.identity(),
            Comparator.comparing((Double number) -> number + 0.0),
            all,
            Sample::weight,
            range -> ScaledSampleEntity.byWeight(KIND).weight(range)),
        scale(
            "descending dates",
            UnaryOperator.identity(),
            Comparator.<LocalDate>naturalOrder(),
            all,
            Sample::day,
            range -> ScaledSampleEntity.byDay(KIND).day(range)),
        scale(
            "months",
            UnaryOperator.identity(),
            Comparator.comparing(Scales::month),
            all,
            Sample::at,
            range -> ScaledSampleEntity.byMonth(KIND).at(range)),
        scale(
            "in shards",
            same,
            numbers,
            all,
            level,
            range -> ScaledSampleEntity.sharded(KIND).level(range)),
        scale(
                "across levels",
                same,
                numbers,
                all,
                level,
                range -> ScaledSampleEntity.acrossLevels(KIND, range))
            .withTwoEnds(),
        new Scale<>(
            days.name(),
            days.inKey(),
            days.order(),
            all,
            Sample::at,
            ends -> ends.timeNear(times),
            true,
            days.query()),
        scale(
            "beginnings of text",
            text -> KeyValues.upper(KeyValues.first(text, 2)),
            UTF_8,
            all,
            Sample::name,
            range -> ScaledSampleEntity.byBeginning(KIND).name(range)),
        scale(
            "numbers",
            same,
            numbers,
            all,
            level,
            range -> ScaledSampleEntity.byNumber(KIND).level(range)),
        scale(
            "the first of several attributes",
            same,
            numbers,
            all,
            level,
            range -> ScaledSampleEntity.several(KIND).level(range)),
        scale(
            "the second of several attributes",
            KeyValues::lower,
            UTF_8,
            ofSeven,
            Sample::name,
            range -> ScaledSampleEntity.several(KIND).level(7).name(range)));
  }

  private Sample sample(int number) {
    int level = nasty.chance(40) ? 7 : 1 + nasty.below(50);
    String digits = "3".repeat(1 + nasty.below(38));
    BigDecimal price = new BigDecimal(nasty.oneOf("", "-") + digits).movePointLeft(nasty.below(45));
    return new Sample(
        KIND,
        "s" + number,
        price.signum() == 0 ? BigDecimal.ZERO : price.stripTrailingZeros(),
        nasty.number(8) * nasty.oneOf(1e-9, -1e-3, 1.0, 1e9) + 0.0,
        LocalDate.of(nasty.oneOf(0, 1970, 2024, 9999), 1 + nasty.below(12), 1 + nasty.below(28)),
        Instant.ofEpochMilli(1_700_000_000_000L + nasty.below(2_000_000) * 1_000L),
        level,
        nasty.plainText());
  }

  /** Returns the month of a time, also in years that no key holds. */
  private static long month(Instant time) {
    long day = Math.floorDiv(time.getEpochSecond(), 86_400L);
    LocalDate date = LocalDate.ofEpochDay(Math.max(-1_000_000, Math.min(day, 4_000_000)));
    return date.getYear() * 12L + date.getMonthValue();
  }
}
