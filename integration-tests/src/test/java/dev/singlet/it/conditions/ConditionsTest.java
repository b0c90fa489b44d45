package dev.singlet.it.conditions;

import static dev.singlet.it.conditions.model.CatalogThingEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.Condition;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.conditions.model.Catalog.Color;
import dev.singlet.it.conditions.model.Catalog.Details;
import dev.singlet.it.conditions.model.Catalog.Inner;
import dev.singlet.it.conditions.model.Catalog.Thing;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.it.conditions.model.Things;
import dev.singlet.operation.Operation;
import dev.singlet.query.Page;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which items each condition holds for, as a filter and as the condition of every write. {@code
 * none} has no optional attribute, so that each case shows what a condition says of one that is not
 * there.
 */
class ConditionsTest {

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  @BeforeAll
  static void write() {
    for (Thing thing : List.of(Things.FULL, Things.OTHER, Things.NONE)) {
      TABLE.client().execute(CatalogThingEntity.put(thing));
    }
  }

  private static Arguments holds(String name, Condition<Thing> condition, String... ids) {
    return Arguments.of(name, condition, Set.of(ids));
  }

  static Stream<Arguments> equality() {
    return Stream.of(
        holds("text eq", TEXT.eq("Hello"), "full"),
        holds("text ne: also where it is absent", TEXT.ne("Hello"), "other", "none"),
        holds("boolean eq", FLAG.eq(false), "other"),
        holds("byte eq", TINY.eq((byte) -1), "other"),
        holds("short eq", SMALL.eq((short) 2), "full"),
        holds("int eq", MEDIUM.eq(3), "full"),
        holds("long eq", LARGE.eq(5L), "full"),
        holds("float eq", REAL.eq(1.5f), "full"),
        holds("double eq", PRECISE.eq(-2.5), "other"),
        holds("BigInteger eq", BIG_INTEGER.eq(BigInteger.valueOf(6)), "full"),
        holds("BigDecimal eq, by value", BIG_DECIMAL.eq(new BigDecimal("7.2500")), "full"),
        holds("time eq", MILLIS.eq(Things.TIME), "full"),
        holds("time eq, cut to millis", MILLIS.eq(Things.TIME.plusNanos(999)), "full"),
        holds("time in seconds eq", SECONDS.eq(Things.TIME), "full"),
        holds("time as epoch eq", EPOCH.eq(Things.TIME), "full"),
        holds("time as epoch millis eq", EPOCH_MILLIS.eq(Things.TIME), "full"),
        holds("UUID eq", UUID.eq(new UUID(0, 1)), "full"),
        holds("binary eq", BYTES.eq(new byte[] {1, 2, 3}), "full"),
        holds("enum eq", PAINT.eq(Color.RED), "full"),
        holds("enum with a default", COLOR.eq(Color.GREEN), "none"),
        holds("set of texts eq", TEXTS.eq(Set.of("b", "a")), "full"),
        holds("set of numbers eq", NUMBERS.eq(Set.of(2, 1)), "full"),
        holds("empty set eq: it is absent", TEXTS.eq(Set.of()), "none"),
        holds("empty set ne: it is there", TEXTS.ne(Set.of()), "full", "other"),
        holds("list eq", LINES.eq(List.of("l0", "l1")), "full"),
        holds("empty list eq: it is there", LINES.eq(List.of()), "other"),
        holds("empty map eq: it is there", COUNTS.eq(Map.of()), "other"),
        holds("map eq", COUNTS.eq(Map.of("one", 1, "a.b c", 2)), "full"),
        holds("record eq", DETAILS.eq(new Details("title", 100, null)), "full"),
        holds("list of records eq", PARTS.eq(List.of(new Details("q0", 1, null))), "other"),
        holds("attributes eq", TEXT.eqAttribute(OTHER_TEXT), "other"),
        holds(
            "attributes ne: also where both are absent",
            TEXT.neAttribute(OTHER_TEXT),
            "full",
            "none"),
        holds("in", TEXT.in("Help", "x"), "other"),
        holds("in nothing", TEXT.in(), new String[0]),
        holds("enum in", PAINT.in(Color.RED, Color.GREEN), "full"),
        holds("in 250 values", MEDIUM.in(IntStream.range(-240, 10).boxed().toList()), "full"),
        holds(
            "not in 250 values: also where it is absent",
            MEDIUM.in(IntStream.range(-240, 10).boxed().toList()).not(),
            "other",
            "none"));
  }

  static Stream<Arguments> order() {
    return Stream.of(
        holds("lt", MEDIUM.lt(10), "full"),
        holds("lte", MEDIUM.lte(10), "full", "other"),
        holds("gt", MEDIUM.gt(3), "other"),
        holds("gte", MEDIUM.gte(3), "full", "other"),
        holds("not lt: also where it is absent", MEDIUM.lt(10).not(), "other", "none"),
        holds("between", MEDIUM.between(3, 9), "full"),
        holds("between equal ends", MEDIUM.between(10, 10), "other"),
        holds("text in the order of its bytes", TEXT.lt("Helm"), "full"),
        holds("text between", TEXT.between("Hello", "Help"), "full", "other"),
        holds("time lt", MILLIS.lt(Things.LATER), "full"),
        holds("time in seconds gt", SECONDS.gt(Things.TIME), "other"),
        holds("time as epoch gte", EPOCH.gte(Things.LATER), "other"),
        holds(
            "time as epoch millis between", EPOCH_MILLIS.between(Things.TIME, Things.TIME), "full"),
        holds("binary, unsigned", BYTES.lt(new byte[] {-1}), "full", "other"),
        holds("negative numbers", BIG_DECIMAL.lt(new BigDecimal("-7")), "other"),
        holds("float gt", REAL.gt(0f), "full"),
        holds("attributes lt", MEDIUM.ltAttribute(OTHER_MEDIUM), "full"),
        holds("attributes lte", MEDIUM.lteAttribute(OTHER_MEDIUM), "full", "other"),
        holds("attributes gt", OTHER_MEDIUM.gtAttribute(MEDIUM), "full"),
        holds("attributes gte", OTHER_MEDIUM.gteAttribute(MEDIUM), "full", "other"));
  }

  static Stream<Arguments> functions() {
    return Stream.of(
        holds("exists", TEXT.exists(), "full", "other"),
        holds("notExists", TEXT.notExists(), "none"),
        holds("beginsWith", TEXT.beginsWith("Hell"), "full"),
        holds("beginsWith everything", TEXT.beginsWith(""), "full", "other"),
        holds("binary beginsWith", BYTES.beginsWith(new byte[] {1, 2}), "full"),
        holds("text contains", TEXT.contains("el"), "full", "other"),
        holds("set contains", TEXTS.contains("a"), "full"),
        holds("set of numbers contains", NUMBERS.contains(3), "other"),
        holds("not contains: also where it is absent", TEXTS.contains("a").not(), "other", "none"),
        holds("list contains", LINES.contains("l1"), "full"),
        holds("list of records contains", PARTS.contains(new Details("q0", 1, null)), "other"),
        holds("size of text, in bytes", TEXT.size().eq(4), "other"),
        holds("size ne: also where it is absent", TEXT.size().ne(4), "full", "none"),
        holds("size of binary", BYTES.size().gte(3), "full"),
        holds("size of a set", NUMBERS.size().gt(2), "other"),
        holds("size of a list", LINES.size().lt(1), "other"),
        holds("size of a map", COUNTS.size().lte(2), "full", "other"),
        holds("size between", PARTS.size().between(1, 1), "other"),
        holds("not size: also where it is absent", TEXT.size().eq(4).not(), "full", "none"),
        holds("hasType S", TEXT.hasType(AttributeType.S), "full", "other"),
        holds("hasType N", EPOCH.hasType(AttributeType.N), "full", "other"),
        holds("hasType B", BYTES.hasType(AttributeType.B), "full", "other"),
        holds("hasType BOOL", FLAG.hasType(AttributeType.BOOL), "full", "other"),
        holds("hasType SS", TEXTS.hasType(AttributeType.SS), "full", "other"),
        holds("hasType NS", NUMBERS.hasType(AttributeType.NS), "full", "other"),
        holds("hasType L", LINES.hasType(AttributeType.L), "full", "other"),
        holds("hasType M", OPTIONS.hasType(AttributeType.M), "full", "other"),
        holds("hasType NULL", TEXT.hasType(AttributeType.NULL), new String[0]),
        holds("hasType BS", TEXTS.hasType(AttributeType.BS), new String[0]));
  }

  static Stream<Arguments> attributes() {
    return Stream.of(
        holds("between attributes", OTHER_MEDIUM.betweenAttributes(MEDIUM, RESERVED), "full"),
        holds(
            "not between attributes: also where they are absent",
            OTHER_MEDIUM.betweenAttributes(MEDIUM, RESERVED).not(),
            "other",
            "none"),
        holds(
            "between an attribute and a value",
            OTHER_MEDIUM.betweenAttributeAndValue(MEDIUM, 10),
            "full",
            "other"),
        holds(
            "between a value and an attribute",
            MEDIUM.betweenValueAndAttribute(5, OTHER_MEDIUM),
            "other"),
        holds("text beginsWith", TEXT.beginsWithAttribute(OTHER_TEXT), "other"),
        holds("text contains", DOTTED.containsAttribute(UNDERSCORED), "other"),
        holds(
            "not contains: also where they are absent",
            DOTTED.containsAttribute(UNDERSCORED).not(),
            "full",
            "none"),
        holds("set contains", NUMBERS.containsAttribute(COUNTS.key("one")), "full"),
        holds("list contains", LINES.containsAttribute(LINES.at(1)), "full"),
        holds("list of records contains", PARTS.containsAttribute(PARTS.at(0)), "full", "other"),
        holds("size lt", TEXT.size().ltAttribute(RESERVED), "full"),
        holds("size lte", COUNTS.size().lteAttribute(COUNTS.key("a.b c")), "full"),
        holds("size gt", TEXT.size().gtAttribute(MEDIUM), "full"),
        holds("size gte", NUMBERS.size().gteAttribute(RESERVED), "other"),
        holds("size eq", COUNTS.size().eqAttribute(COUNTS.key("a.b c")), "full"),
        holds(
            "size ne: also where they are absent",
            TEXT.size().neAttribute(MEDIUM),
            "full",
            "other",
            "none"),
        holds("sizes eq", TEXT.size().eq(OTHER_TEXT.size()), "full", "other"),
        holds("sizes ne: also where both are absent", TEXT.size().ne(OTHER_TEXT.size()), "none"),
        holds("sizes lt", TEXTS.size().lt(NUMBERS.size()), "other"),
        holds("sizes lte", TEXTS.size().lte(NUMBERS.size()), "full", "other"),
        holds("sizes gt", NUMBERS.size().gt(TEXTS.size()), "other"),
        holds("sizes gte", BYTES.size().gte(COUNTS.size()), "full", "other"));
  }

  static Stream<Arguments> joined() {
    Condition<Thing> full = MEDIUM.eq(3);
    Condition<Thing> other = MEDIUM.eq(10);
    Condition<Thing> none = MEDIUM.notExists();
    return Stream.of(
        holds("and", full.and(other), new String[0]),
        holds("or", full.or(other), "full", "other"),
        holds("not", full.not(), "other", "none"),
        holds("not not", full.not().not(), "full"),
        holds("and before or, by structure", full.or(other).and(TEXT.eq("Help")), "other"),
        holds("or around and", full.or(other.and(TEXT.eq("Help"))), "full", "other"),
        holds("not or", full.or(other).not(), "none"),
        holds("not and", full.and(TEXT.eq("Hello")).not(), "other", "none"),
        holds("allOf", Condition.allOf(List.of(full, TEXT.eq("Hello"))), "full"),
        holds("allOf nothing", Condition.allOf(List.of()), "full", "other", "none"),
        holds("anyOf", Condition.anyOf(List.of(full, none)), "full", "none"),
        holds("anyOf nothing", Condition.anyOf(List.of()), new String[0]),
        holds(
            "not anyOf nothing", Condition.<Thing>anyOf(List.of()).not(), "full", "other", "none"),
        holds("always and something", Condition.<Thing>allOf(List.of()).and(full), "full"),
        holds("never or something", Condition.<Thing>anyOf(List.of()).or(full), "full"),
        holds("in nothing or something", TEXT.in().or(full), "full"),
        holds("not in nothing", TEXT.in().not(), "full", "other", "none"),
        holds(
            "anyOf 80",
            Condition.anyOf(IntStream.range(0, 80).mapToObj(i -> MEDIUM.eq(i - 76)).toList()),
            "full"));
  }

  static Stream<Arguments> documents() {
    return Stream.of(
        holds("element of a list", LINES.at(1).eq("l1"), "full"),
        holds("component of an element", PARTS.at(1).PAGES.gt(15), "full"),
        holds("two levels deep", PARTS.at(1).INNER.LABEL.beginsWith("i"), "full"),
        holds("component", DETAILS.PAGES.eq(0), "other"),
        holds("component that is absent", OPTIONS.NOTE.notExists(), "other", "none"),
        holds("component under another name", OPTIONS.LEVEL.eq(7), "full"),
        holds("list two levels deep", OPTIONS.INNER.TAGS.at(1).eq("t1"), "full"),
        holds("size two levels deep", OPTIONS.INNER.TAGS.size().eq(2), "full"),
        holds(
            "record within a record",
            OPTIONS.INNER.eq(new Inner("deep", 9, List.of("t0", "t1"))),
            "full"),
        holds("map within a record", OPTIONS.SCORES.key("s").gte(3), "full"),
        holds("entry", COUNTS.key("one").eq(1), "full"),
        holds("entry under a key with a dot and a space", COUNTS.key("a.b c").eq(2), "full"),
        holds("entry that is absent", COUNTS.key("three").notExists(), "full", "other", "none"),
        holds("ne within what is absent", DETAILS.INNER.COUNT.ne(1), "full", "other", "none"),
        holds("attributes within", OPTIONS.LEVEL.ltAttribute(OPTIONS.INNER.COUNT), "full"));
  }

  static Stream<Arguments> names() {
    return Stream.of(
        holds("a.b", DOTTED.eq("dot"), "full"),
        holds("a.b against a_b", DOTTED.eqAttribute(UNDERSCORED), "other"),
        holds("a.b and a_b", DOTTED.eq("dot").and(UNDERSCORED.eq("under")), "full"),
        holds("c d", SPACED.eq("sp"), "full"),
        holds("e:f", COLON.eq("co"), "full"),
        holds("g[0]", BRACKET.eq("br"), "full"),
        holds("#h", HASH.eq("ha"), "full"),
        holds("size", RESERVED.eq(42), "full"),
        holds("values that look like expressions", TEXT.eq(":0 OR #text = :0"), new String[0]));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"equality", "order", "functions", "attributes", "joined", "documents", "names"})
  void holdsForTheseItems(String name, Condition<Thing> condition, Set<String> ids) {
    Page<Thing> page = TABLE.client().page(CatalogThingEntity.byShelf("s").filter(condition));
    assertThat(page.items()).extracting(Thing::id).containsExactlyInAnyOrderElementsOf(ids);
    assertThat(page.itemsRead()).isEqualTo(3);

    for (Thing thing : List.of(Things.FULL, Things.OTHER, Things.NONE)) {
      boolean holds = ids.contains(thing.id());
      assertThat(condition.expression().holds(item(thing))).isEqualTo(holds);
      check(CatalogThingEntity.put(thing).when(condition), holds);
      check(CatalogThingEntity.update("s", thing.id()).flag(true).when(condition), holds);
      TABLE.client().execute(CatalogThingEntity.put(thing));
      check(CatalogThingEntity.delete("s", thing.id()).when(condition), holds);
      TABLE.client().execute(CatalogThingEntity.put(thing));
    }
  }

  private static Map<String, AttributeValue> item(Thing thing) {
    return TABLE.items().stream()
        .filter(item -> thing.id().equals(item.get("id").s()))
        .findFirst()
        .orElseThrow();
  }

  private static void check(Operation<?> write, boolean holds) {
    List<Map<String, AttributeValue>> before = TABLE.items();
    if (holds) {
      TABLE.client().execute(write);
    } else {
      assertThatThrownBy(() -> TABLE.client().execute(write))
          .isInstanceOf(ConditionFailedException.class)
          .hasMessageContaining(" refused: its condition ")
          .hasMessageContaining(" does not hold");
      assertThat(TABLE.items()).containsExactlyInAnyOrderElementsOf(before);
    }
  }

  @Test
  void valuesThatCannotBeStoredAreRefusedWhereTheyAreGiven() {
    assertThatThrownBy(() -> TEXT.eq("\ud800"))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Thing.text.eq(");
    assertThatThrownBy(() -> TEXT.in("a", null))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0103] Thing.text.in(null): null is not a value. Use exists() or notExists().");
    assertThatThrownBy(() -> REAL.gt(Float.NaN)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> MEDIUM.between(4, 3))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("the lower end is above the upper one");
    assertThatThrownBy(() -> LINES.at(-1)).isInstanceOf(InvalidArgumentException.class);
    assertThatThrownBy(() -> COUNTS.key("")).isInstanceOf(InvalidArgumentException.class);
  }

  @Test
  void timesInDifferentFormsCannotBeCompared() {
    assertThatThrownBy(() -> MILLIS.ltAttribute(EPOCH))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Thing.millis.ltAttribute(Thing.epoch)")
        .hasMessageContaining("the two are stored in different forms");
    assertThatThrownBy(() -> MILLIS.betweenAttributeAndValue(SECONDS, Things.TIME))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Thing.millis.betweenAttributeAndValue(Thing.seconds)");
    assertThatThrownBy(() -> EPOCH.orElseAttribute(EPOCH_MILLIS))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Thing.epoch.orElseAttribute(Thing.epochMillis)");
  }

  @Test
  void anAttributeIsNotComparedWithItself() {
    assertThatThrownBy(() -> TEXT.containsAttribute(TEXT))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("DynamoDB takes no attribute together with itself");
    assertThatThrownBy(() -> TEXT.size().eq(TEXT.size()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Thing.text.size().eq(Thing.text)");
  }

  @Test
  void anExpressionThatIsTooLargeIsRefusedBeforeTheCall() {
    Condition<Thing> large =
        Condition.anyOf(IntStream.range(0, 400).mapToObj(i -> MEDIUM.eq(i)).toList());

    assertThatThrownBy(() -> CatalogThingEntity.byShelf("s").filter(large).toRequest())
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("Ask less in one request.");
  }
}
