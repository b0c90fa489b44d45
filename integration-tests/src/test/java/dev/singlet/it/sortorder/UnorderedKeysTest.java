package dev.singlet.it.sortorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.it.BatchWriter;
import dev.singlet.it.Nasty;
import dev.singlet.it.sortorder.model.Delimited.Mixed.Ride;
import dev.singlet.it.sortorder.model.Delimited.Mixed.Sail;
import dev.singlet.it.sortorder.model.Delimited.Plain.Walk;
import dev.singlet.it.sortorder.model.DelimitedMixedRideEntity;
import dev.singlet.it.sortorder.model.DelimitedMixedSailEntity;
import dev.singlet.it.sortorder.model.DelimitedMixedTable;
import dev.singlet.it.sortorder.model.DelimitedMixedTripCollection;
import dev.singlet.it.sortorder.model.DelimitedPlainTable;
import dev.singlet.it.sortorder.model.DelimitedPlainWalkEntity;
import dev.singlet.query.Query;
import dev.singlet.testing.LocalTable;
import dev.singlet.value.Range;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Keys that give up their order still find exactly the items of the values asked for. */
class UnorderedKeysTest {

  private static final int ITEMS = 300;
  private static final int RANGES = 60;
  private static final long SEED = 20_261_127;
  private static final Comparator<String> UTF_8 = Nasty::compareUtf8;

  @RegisterExtension final LocalTable table = LocalTable.of(DelimitedPlainTable.SCHEMA);

  @RegisterExtension final LocalTable mixed = LocalTable.of(DelimitedMixedTable.SCHEMA);

  private final Nasty nasty = new Nasty(SEED);
  private final Delimiters delimiters = new Delimiters(nasty);
  private final List<Walk> walks = new ArrayList<>();

  @BeforeEach
  void write() {
    Map<String, Walk> byKey = new LinkedHashMap<>();
    for (int i = 0; i < ITEMS; i++) {
      String right =
          nasty.oneOf("a", "a1", "a b", "a!", "1", "", "-1").concat(nasty.oneOf("", "0"));
      long number = nasty.oneOf(-10L, -1L, 0L, 1L, 9L, 10L, 77L);
      Walk walk = new Walk("l", right.isEmpty() ? "z" : right, number, delimiters.text("::"));
      if (!walk.name().contains(":")) {
        byKey.put(key(walk), walk);
      }
    }
    walks.addAll(byKey.values());
    BatchWriter.write(table, walks.stream().map(DelimitedPlainWalkEntity::put).toList());
    assertThat(table.items()).hasSameSizeAs(walks);
  }

  private static String key(Walk walk) {
    return DelimitedPlainWalkEntity.put(walk).toRequest().item().get("SK").s();
  }

  @Test
  void itemsComeInTheOrderOfTheText() {
    assertThat(table.client().stream(DelimitedPlainWalkEntity.all("l")))
        .containsExactlyInAnyOrderElementsOf(walks)
        .isSortedAccordingTo(Comparator.comparing(UnorderedKeysTest::key, UTF_8));
  }

  @Test
  void eachPartNarrowsToOneValue() {
    for (Walk walk : walks.subList(0, 40)) {
      assertFound(
          DelimitedPlainWalkEntity.all("l").right(walk.right()),
          each -> each.right().equals(walk.right()));
      assertFound(
          DelimitedPlainWalkEntity.all("l").right(walk.right()).number(walk.number()),
          each -> each.right().equals(walk.right()) && each.number() == walk.number());
      assertThat(
              table
                  .client()
                  .execute(
                      DelimitedPlainWalkEntity.get("l", walk.right(), walk.number(), walk.name())))
          .contains(walk);
    }
  }

  @Test
  void thePartBehindThemTakesRanges() {
    Ends ends = new Ends(nasty);
    List<String> names = walks.stream().map(Walk::name).toList();
    for (int i = 0; i < RANGES; i++) {
      Walk walk = nasty.oneOf(walks.toArray(Walk[]::new));
      String from = ends.text(names);
      boolean isPrefix = nasty.chance(30) && !from.isEmpty();
      assertFound(
          DelimitedPlainWalkEntity.all("l")
              .right(walk.right())
              .number(walk.number())
              .name(isPrefix ? Range.beginsWith(from) : Range.gte(from)),
          each ->
              each.right().equals(walk.right())
                  && each.number() == walk.number()
                  && (isPrefix
                      ? each.name().startsWith(from)
                      : UTF_8.compare(each.name(), from) >= 0));
    }
  }

  @Test
  void partsWithoutOrderTakeNoRanges() {
    assertThat(parameters(DelimitedPlainWalkEntity.All.class, "right"))
        .containsExactly(String.class);
    assertThat(parameters(DelimitedPlainWalkEntity.AllRight.class, "number"))
        .containsExactly(long.class);
    assertThat(parameters(DelimitedPlainWalkEntity.AllNumber.class, "name"))
        .containsExactlyInAnyOrder(String.class, Range.class);
  }

  @Test
  void aCollectionHasNoRangesOfAPartWhoseOrderOneOfItsEntitiesGivesUp() {
    assertThat(parameters(DelimitedMixedTripCollection.Trips.class, "right"))
        .containsExactly(String.class);

    Ride ride = new Ride("l", "a", "x");
    Sail sail = new Sail("l", "a", "y");
    BatchWriter.write(
        mixed,
        List.of(
            DelimitedMixedRideEntity.put(ride),
            DelimitedMixedSailEntity.put(sail),
            DelimitedMixedSailEntity.put(new Sail("l", "a b", "z")),
            DelimitedMixedRideEntity.put(new Ride("l", "ab", "x"))));
    assertThat(mixed.client().stream(DelimitedMixedTripCollection.trips("l").right("a")))
        .containsExactly(ride, sail);
  }

  @Test
  void theDelimiterIsStillRefused() {
    assertThatThrownBy(() -> key(new Walk("l", "a:1", 2, "b")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("right \"a:1\" contains the delimiter ':'.");
  }

  private static Stream<Class<?>> parameters(Class<?> query, String method) {
    return Stream.of(query.getDeclaredMethods())
        .filter(each -> each.getName().equals(method))
        .map(each -> each.getParameterTypes()[0]);
  }

  private void assertFound(Query<Walk> query, Predicate<Walk> expected) {
    assertThat(table.client().stream(query))
        .containsExactlyInAnyOrderElementsOf(walks.stream().filter(expected).toList());
  }
}
