package dev.singlet.it.sortorder;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Delimited.Colon;
import dev.singlet.it.sortorder.model.Delimited.Colons;
import dev.singlet.it.sortorder.model.Delimited.Dash;
import dev.singlet.it.sortorder.model.Delimited.Dot;
import dev.singlet.it.sortorder.model.Delimited.Fence;
import dev.singlet.it.sortorder.model.Delimited.Labels;
import dev.singlet.it.sortorder.model.Delimited.State;
import dev.singlet.it.sortorder.model.Delimited.Visit;
import dev.singlet.it.sortorder.model.DelimitedColonVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedColonsStayEntity;
import dev.singlet.it.sortorder.model.DelimitedColonsVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedDashVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedDotVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedFenceStayEntity;
import dev.singlet.it.sortorder.model.DelimitedFenceVisitEntity;
import dev.singlet.it.sortorder.model.DelimitedLabelsVisitEntity;
import dev.singlet.item.Put;
import dev.singlet.query.Query;
import dev.singlet.runtime.key.KeyValues;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Writes items whose keys have other delimiters, and returns the parts by which ranges of them are
 * read.
 *
 * @param nasty the source of random values
 */
record Delimiters(Nasty nasty) {

  private static final int ITEMS = 60;
  private static final Comparator<String> UTF_8 = Nasty::compareUtf8;
  private static final String LEFT = "l";
  private static final String RIGHT = "r";
  private static final String NAME = "a";
  private static final LocalDate DAY = LocalDate.of(2024, 1, 15);
  private static final Instant TIME = Instant.parse("2024-01-15T08:00:00Z");
  private static final UUID ID = new UUID(-1, 7);

  /** The constructor of a record. */
  interface Maker<E> {
    E make(String left, String right, LocalDate day, Instant at, UUID id, String name);
  }

  /** Makes a record of random values, of which many are the same. */
  <E> E visit(String delimiter, Maker<E> maker) {
    return maker.make(
        text(delimiter),
        text(delimiter),
        DAY.plusDays(nasty.below(2)),
        TIME.plusSeconds(nasty.below(2)),
        nasty.chance(50) ? ID : nasty.uuid(),
        text(delimiter));
  }

  /** Returns a text that can contain, begin or end a delimiter. */
  String text(String delimiter) {
    int cut = nasty.below(delimiter.length() + 1);
    return switch (nasty.below(4)) {
      case 0 -> nasty.text();
      case 1 -> nasty.oneOf("a", "B", "0") + delimiter.substring(0, cut);
      case 2 -> delimiter.substring(cut) + nasty.oneOf("a", "B", "0");
      default -> nasty.oneOf("a", "aB", "Ab", "b", "0", "2024", "2024-01-15", "01-15T08");
    };
  }

  List<Scale<?, ?>> colon(LocalTable table) {
    List<Colon.Visit> all = write(table, ":", Colon.Visit::new, DelimitedColonVisitEntity::put);
    Supplier<DelimitedColonVisitEntity.All> query =
        () -> DelimitedColonVisitEntity.all(LEFT, RIGHT);
    return List.of(
        days(": days", all, range -> query.get().day(range)),
        times(": times", with(all, Delimiters::isOnDay), range -> query.get().day(DAY).at(range)),
        ids(
            ": ids",
            with(all, Delimiters::isAtTime),
            range -> query.get().day(DAY).at(TIME).id(range)),
        names(
            ": names",
            with(all, Delimiters::isAtTime, Delimiters::isOfId),
            range -> query.get().day(DAY).at(TIME).id(ID).name(range)));
  }

  List<Scale<?, ?>> dash(LocalTable table) {
    List<Dash.Visit> all = write(table, "-", Dash.Visit::new, DelimitedDashVisitEntity::put);
    Supplier<DelimitedDashVisitEntity.All> query = () -> DelimitedDashVisitEntity.all(LEFT, RIGHT);
    return List.of(
        names("- names", all, range -> query.get().name(range)),
        days("- days", with(all, Delimiters::isNamed), range -> query.get().name(NAME).day(range)),
        times(
            "- times",
            with(all, Delimiters::isNamed, Delimiters::isOnDay),
            range -> query.get().name(NAME).day(DAY).at(range)),
        ids(
            "- ids",
            with(all, Delimiters::isNamed, Delimiters::isAtTime),
            range -> query.get().name(NAME).day(DAY).at(TIME).id(range)));
  }

  List<Scale<?, ?>> dot(LocalTable table) {
    List<Dot.Visit> all = write(table, ".", Dot.Visit::new, DelimitedDotVisitEntity::put);
    Supplier<DelimitedDotVisitEntity.All> query = () -> DelimitedDotVisitEntity.all(LEFT, RIGHT);
    return List.of(
        names(". names", all, range -> query.get().name(range)),
        times(
            ". times", with(all, Delimiters::isNamed), range -> query.get().name(NAME).at(range)));
  }

  List<Scale<?, ?>> colons(LocalTable table) {
    List<Colons.Visit> all = write(table, "::", Colons.Visit::new, DelimitedColonsVisitEntity::put);
    Supplier<DelimitedColonsVisitEntity.All> query =
        () -> DelimitedColonsVisitEntity.all(LEFT, RIGHT);
    List<Colons.Stay> stays =
        write(
            table, () -> new Colons.Stay(LEFT, RIGHT, text("::")), DelimitedColonsStayEntity::put);
    return List.of(
        escaped(
            ":: escaped names",
            stays,
            Colons.Stay::name,
            range -> DelimitedColonsStayEntity.all(LEFT).name(range)),
        days(":: days", all, range -> query.get().day(range)),
        names(
            ":: names",
            with(all, Delimiters::isAtTime, Delimiters::isOfId),
            range -> query.get().day(DAY).at(TIME).id(ID).name(range)));
  }

  List<Scale<?, ?>> fence(LocalTable table) {
    List<Fence.Visit> all = write(table, "#|#", Fence.Visit::new, DelimitedFenceVisitEntity::put);
    Supplier<DelimitedFenceVisitEntity.All> query =
        () -> DelimitedFenceVisitEntity.all(LEFT, RIGHT);
    List<Fence.Stay> stays =
        write(table, () -> new Fence.Stay(LEFT, RIGHT, text("#|#")), DelimitedFenceStayEntity::put);
    return List.of(
        escaped(
            "#|# escaped names",
            stays,
            Fence.Stay::name,
            range -> DelimitedFenceStayEntity.all(LEFT).name(range)),
        names("#|# names", all, range -> query.get().name(range)),
        days(
            "#|# days",
            with(all, Delimiters::isNamed),
            range -> query.get().name(NAME).day(range)));
  }

  List<Scale<?, ?>> labels(LocalTable table) {
    Maker<Labels.Visit> maker =
        (left, right, day, at, id, name) ->
            new Labels.Visit(left, right, nasty.oneOf(State.values()), day, at, id, name);
    List<Labels.Visit> all = write(table, "#", maker, DelimitedLabelsVisitEntity::put);
    List<Labels.Visit> open = all.stream().filter(visit -> visit.state() == State.OPEN).toList();
    Supplier<DelimitedLabelsVisitEntity.All> query =
        () -> DelimitedLabelsVisitEntity.all(LEFT, RIGHT.toUpperCase(Locale.ROOT));
    Comparator<State> byText = Comparator.comparing(state -> state.name().toLowerCase(Locale.ROOT));
    return List.of(
        new Scale<>(
            "states in lower case",
            UnaryOperator.identity(),
            byText,
            all,
            Labels.Visit::state,
            ends -> nasty.oneOf(State.values()),
            false,
            range -> query.get().state(range)),
        times(
            "times in lower case",
            with(open, Delimiters::isOnDay),
            range -> query.get().state(State.OPEN).day(DAY).at(range)),
        new Scale<>(
            "names in lower case",
            KeyValues::lower,
            UTF_8,
            with(open, Delimiters::isAtTime, Delimiters::isOfId),
            Labels.Visit::name,
            ends -> nasty.chance(50) ? text("#") : nasty.oneOf("A", "ab", "AB", "b"),
            false,
            range -> query.get().state(State.OPEN).day(DAY).at(TIME).id(ID).name(range)));
  }

  private <E extends Visit> List<E> write(
      LocalTable table, String delimiter, Maker<E> maker, Function<E, Put<E>> put) {
    Supplier<E> random =
        () -> {
          E visit = visit(delimiter, maker);
          String name = nasty.chance(50) ? NAME : visit.name();
          return maker.make(LEFT, RIGHT, visit.day(), visit.at(), visit.id(), name);
        };
    return write(table, random, put);
  }

  /** Writes random items of one partition, each with another key. */
  private static <E> List<E> write(LocalTable table, Supplier<E> random, Function<E, Put<E>> put) {
    Map<Object, E> items = new LinkedHashMap<>();
    for (int i = 0; i < ITEMS; i++) {
      E item = random.get();
      try {
        items.putIfAbsent(put.apply(item).toRequest().item().get("SK"), item);
      } catch (InvalidKeyException noKeyHoldsIt) {
        // Only ends of ranges can have such values.
      }
    }
    List<E> written = List.copyOf(items.values());
    BatchWriter.write(table, written.stream().map(put).toList());
    return written;
  }

  private static boolean isNamed(Visit visit) {
    return visit.name().equals(NAME);
  }

  private static boolean isOnDay(Visit visit) {
    return visit.day().equals(DAY);
  }

  private static boolean isAtTime(Visit visit) {
    return isOnDay(visit) && visit.at().equals(TIME);
  }

  private static boolean isOfId(Visit visit) {
    return visit.id().equals(ID);
  }

  @SafeVarargs
  private static <E extends Visit> List<E> with(List<E> items, Predicate<Visit>... conditions) {
    List<E> found = new ArrayList<>(items);
    for (Predicate<Visit> condition : conditions) {
      found.removeIf(condition.negate());
    }
    return found;
  }

  private <E extends Visit> Scale<LocalDate, E> days(
      String name, List<E> items, Function<Range<LocalDate>, Query<E>> query) {
    return scale(
        name, Comparator.naturalOrder(), items, Visit::day, ends -> ends.day(List.of(DAY)), query);
  }

  private <E extends Visit> Scale<Instant, E> times(
      String name, List<E> items, Function<Range<Instant>, Query<E>> query) {
    return new Scale<>(
        name,
        // The dots are in milliseconds.
        time -> time.truncatedTo(name.startsWith(".") ? ChronoUnit.MILLIS : ChronoUnit.SECONDS),
        Comparator.naturalOrder(),
        items,
        Visit::at,
        ends -> ends.time(List.of(TIME)),
        false,
        query);
  }

  private <E extends Visit> Scale<UUID, E> ids(
      String name, List<E> items, Function<Range<UUID>, Query<E>> query) {
    Comparator<UUID> byText = Comparator.comparing(UUID::toString);
    return scale(
        name, byText, items, Visit::id, ends -> nasty.chance(50) ? ID : nasty.uuid(), query);
  }

  private <E extends Visit> Scale<String, E> names(
      String name, List<E> items, Function<Range<String>, Query<E>> query) {
    String delimiter = name.substring(0, name.indexOf(' '));
    List<String> names = Stream.concat(items.stream().map(Visit::name), Stream.of(NAME)).toList();
    return scale(
        name,
        UTF_8,
        items,
        Visit::name,
        ends -> nasty.chance(50) ? ends.text(names) : text(delimiter),
        query);
  }

  private <E> Scale<String, E> escaped(
      String name,
      List<E> items,
      Function<E, String> value,
      Function<Range<String>, Query<E>> query) {
    String delimiter = name.substring(0, name.indexOf(' '));
    List<String> names = items.stream().map(value).toList();
    return new Scale<>(
        name,
        UnaryOperator.identity(),
        UTF_8,
        items,
        value,
        ends -> nasty.chance(50) ? ends.text(names) : text(delimiter),
        false,
        query);
  }

  private static <V, E extends Visit> Scale<V, E> scale(
      String name,
      Comparator<V> order,
      List<E> items,
      Function<Visit, V> value,
      Function<Ends, V> ends,
      Function<Range<V>, Query<E>> query) {
    return new Scale<>(
        name, UnaryOperator.identity(), order, items, value::apply, ends, false, query);
  }
}
