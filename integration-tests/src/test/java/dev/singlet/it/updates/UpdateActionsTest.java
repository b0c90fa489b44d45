package dev.singlet.it.updates;

import static dev.singlet.it.conditions.model.CatalogThingEntity.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.it.conditions.model.Catalog.Color;
import dev.singlet.it.conditions.model.Catalog.Details;
import dev.singlet.it.conditions.model.Catalog.Inner;
import dev.singlet.it.conditions.model.Catalog.Options;
import dev.singlet.it.conditions.model.Catalog.Thing;
import dev.singlet.it.conditions.model.CatalogTable;
import dev.singlet.it.conditions.model.CatalogThingEntity;
import dev.singlet.it.conditions.model.CatalogThingEntity.Update;
import dev.singlet.it.conditions.model.Things;
import dev.singlet.testing.LocalTable;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What each action, alone and together with each other one, leaves of the whole stored item: of one
 * that has every attribute, and of one that has none.
 */
class UpdateActionsTest {

  private static final Instant NOW = Instant.parse("2024-02-01T00:00:00.456789Z");

  @RegisterExtension static final LocalTable TABLE = LocalTable.of(CatalogTable.SCHEMA);

  /** Stands for an update that changes nothing and fails. */
  private static final AttributeValue REFUSED = s("refused");

  /**
   * An action and what it does.
   *
   * @param name what it is called
   * @param attribute what it changes
   * @param action how it is asked for
   * @param full what it makes of the attribute of {@link Things#FULL}; null for nothing
   * @param none what it makes of the attribute that is not there
   */
  private record Action(
      String name,
      String attribute,
      UnaryOperator<Update> action,
      @Nullable AttributeValue full,
      @Nullable AttributeValue none) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }

  private static AttributeValue l(AttributeValue... elements) {
    return AttributeValue.createL(List.of(elements));
  }

  private static AttributeValue m(Object... entries) {
    Map<String, AttributeValue> map = new HashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      map.put((String) entries[i], (AttributeValue) entries[i + 1]);
    }
    return AttributeValue.createM(map);
  }

  private static AttributeValue with(
      AttributeValue map, String name, @Nullable AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(map.m());
    if (value == null) {
      changed.remove(name);
    } else {
      changed.put(name, value);
    }
    return AttributeValue.createM(changed);
  }

  private static AttributeValue full(String attribute) {
    return CatalogThingEntity.put(Things.FULL).toRequest().item().get(attribute);
  }

  private static List<Action> actions() {
    AttributeValue options = full("options");
    AttributeValue inner = options.m().get("inner");
    AttributeValue parts = full("parts");
    AttributeValue part = parts.l().get(1);
    AttributeValue detail = m("title", s("d"), "pages", n("1"));
    return List.of(
        new Action("set text", "text", u -> u.text("x"), s("x"), s("x")),
        new Action("set empty text", "otherText", u -> u.otherText(""), s(""), s("")),
        new Action(
            "set text like an expression",
            "a.b",
            u -> u.dotted(":0, #x"),
            s(":0, #x"),
            s(":0, #x")),
        new Action("remove", "flag", u -> u.removeFlag(), null, null),
        new Action("set byte", "tiny", u -> u.tiny((byte) 9), n("9"), n("9")),
        new Action("increment", "medium", u -> u.incrementMedium(5), n("8"), n("5")),
        new Action("decrement", "large", u -> u.decrementLarge(7), n("-2"), n("-7")),
        new Action(
            "increment by a decimal",
            "bigDecimal",
            u -> u.incrementBigDecimal(new BigDecimal("0.5")),
            n("7.75"),
            n("0.5")),
        new Action("increment a float", "real", u -> u.incrementReal(0.25f), n("1.75"), n("0.25")),
        new Action(
            "set a time", "epoch", u -> u.epoch(Instant.ofEpochSecond(9, 999)), n("9"), n("9")),
        new Action("set an enum", "paint", u -> u.paint(Color.BLUE), s("BLUE"), s("BLUE")),
        new Action(
            "addTo",
            "texts",
            u -> u.addToTexts("b", "c"),
            AttributeValue.createSs(List.of("a", "b", "c")),
            AttributeValue.createSs(List.of("b", "c"))),
        new Action(
            "removeFrom all: the attribute goes",
            "numbers",
            u -> u.removeFromNumbers(1, 2, 3),
            null,
            null),
        new Action(
            "append",
            "lines",
            u -> u.appendToLines("l2", "l3"),
            l(s("l0"), s("l1"), s("l2"), s("l3")),
            l(s("l2"), s("l3"))),
        new Action("set an empty map", "counts", u -> u.counts(Map.of()), m(), m()),
        new Action("setIfAbsent", "c d", u -> u.setIfAbsent(SPACED, "new"), s("sp"), s("new")),
        new Action(
            "deep, beside what is there",
            "options",
            u -> u.set(OPTIONS.INNER.LABEL, "x").increment(OPTIONS.LEVEL, 2),
            with(with(options, "inner", with(inner, "label", s("x"))), "the level", n("9")),
            m("inner", m("label", s("x")), "the level", n("2"))),
        new Action(
            "set a record", "details", u -> u.details(new Details("d", 1, null)), detail, detail),
        new Action("set a reserved word", "size", u -> u.decrementReserved(2), n("40"), n("-2")),
        new Action("a_b beside a.b", "a_b", u -> u.underscored("u"), s("u"), s("u")),
        new Action("e:f", "e:f", u -> u.colon("u"), s("u"), s("u")),
        new Action("g[0]", "g[0]", u -> u.bracket("u"), s("u"), s("u")),
        new Action("#h", "#h", u -> u.removeHash(), null, null),
        new Action(
            "prepend records",
            "parts",
            u -> u.prependToParts(new Details("d", 1, null)),
            l(detail, parts.l().get(0), part),
            l(detail)));
  }

  private static List<Action> actionsOnWhatIsThere() {
    AttributeValue parts = full("parts");
    AttributeValue part = parts.l().get(1);
    AttributeValue options = full("options");
    AttributeValue inner = options.m().get("inner");
    return List.of(
        new Action("set to empty set", "texts", u -> u.texts(Set.of()), null, null),
        new Action("set to empty list", "lines", u -> u.lines(List.of()), l(), l()),
        new Action("copy", "text", u -> u.copy(TEXT, OTHER_TEXT), s("World"), REFUSED),
        new Action(
            "copy from within", "c d", u -> u.copy(SPACED, OPTIONS.NOTE), s("note"), REFUSED),
        new Action(
            "copy a record",
            "options",
            u -> u.copy(OPTIONS.INNER, PARTS.at(1).INNER),
            with(options, "inner", part.m().get("inner")),
            REFUSED),
        new Action(
            "sum", "medium", u -> u.setTo(MEDIUM, OTHER_MEDIUM.plus(RESERVED)), n("46"), REFUSED),
        new Action(
            "sum with itself",
            "medium",
            u -> u.setTo(MEDIUM, MEDIUM.plus(MEDIUM)),
            n("6"),
            REFUSED),
        new Action(
            "difference",
            "large",
            u -> u.setTo(LARGE, LARGE.subtractedFrom(9L).absentAs(4L)),
            n("4"),
            n("5")),
        new Action(
            "sum with an amount",
            "size",
            u -> u.setTo(RESERVED, COUNTS.key("a.b c").plusAmount(40)),
            n("42"),
            REFUSED),
        new Action(
            "difference with an amount",
            "bigDecimal",
            u ->
                u.setTo(
                    BIG_DECIMAL, BIG_DECIMAL.minusAmount(BigDecimal.TEN).absentAs(BigDecimal.ONE)),
            n("-2.75"),
            n("-9")),
        new Action(
            "amount less a number",
            "medium",
            u -> u.setTo(MEDIUM, OPTIONS.LEVEL.subtractedFrom(9).absentAs(OPTIONS.LEVEL, 1)),
            n("2"),
            n("8")),
        new Action(
            "another one if there",
            "text",
            u -> u.setTo(TEXT, OTHER_TEXT.orElse("x")),
            s("World"),
            s("x")),
        new Action(
            "another time if there",
            "epoch",
            u -> u.setTo(EPOCH, EPOCH.orElse(Instant.ofEpochSecond(9, 999))),
            n("1705305600"),
            n("9")),
        new Action(
            "one of two others",
            "a.b",
            u -> u.setTo(DOTTED, HASH.orElseAttribute(COLON)),
            s("ha"),
            REFUSED),
        new Action(
            "one of two others, or a given one",
            "a.b",
            u -> u.setTo(DOTTED, HASH.orElseAttribute(COLON).absentAs("y")),
            s("ha"),
            s("y")),
        new Action(
            "another list after this one",
            "lines",
            u -> u.setTo(LINES, LINES.append(OPTIONS.INNER.TAGS)),
            l(s("l0"), s("l1"), s("t0"), s("t1")),
            REFUSED),
        new Action(
            "lists that may be absent",
            "lines",
            u ->
                u.setTo(
                    LINES,
                    OPTIONS
                        .INNER
                        .TAGS
                        .append(LINES)
                        .absentAs(OPTIONS.INNER.TAGS, List.of("y"))
                        .absentAs(List.of())),
            l(s("t0"), s("t1"), s("l0"), s("l1")),
            l(s("y"))),
        new Action(
            "sum within",
            "options",
            u -> u.setTo(OPTIONS.INNER.COUNT, OPTIONS.LEVEL.plus(MEDIUM)),
            with(options, "inner", with(inner, "count", n("10"))),
            REFUSED),
        new Action(
            "set an element", "lines", u -> u.set(LINES.at(0), "x"), l(s("x"), s("l1")), REFUSED),
        new Action(
            "set an element after the end",
            "lines",
            u -> u.set(LINES.at(7), "x"),
            l(s("l0"), s("l1"), s("x")),
            REFUSED),
        new Action("remove an element", "lines", u -> u.remove(LINES.at(0)), l(s("l1")), null),
        new Action(
            "within an element",
            "parts",
            u -> u.set(PARTS.at(1).PAGES, 21).remove(PARTS.at(1).INNER.COUNT),
            l(
                parts.l().get(0),
                with(
                    with(part, "pages", n("21")),
                    "inner",
                    with(part.m().get("inner"), "count", null))),
            REFUSED),
        new Action(
            "set an entry",
            "counts",
            u -> u.set(COUNTS.key("new key"), 5),
            m("one", n("1"), "a.b c", n("2"), "new key", n("5")),
            m("new key", n("5"))),
        new Action(
            "increment an entry",
            "counts",
            u -> u.increment(COUNTS.key("a.b c"), 5),
            m("one", n("1"), "a.b c", n("7")),
            m("a.b c", n("5"))),
        new Action(
            "remove an entry",
            "counts",
            u -> u.remove(COUNTS.key("one")),
            m("a.b c", n("2")),
            null),
        new Action(
            "append two levels deep",
            "options",
            u -> u.append(OPTIONS.INNER.TAGS, List.of("t2")),
            with(options, "inner", with(inner, "tags", l(s("t0"), s("t1"), s("t2")))),
            m("inner", m("tags", l(s("t2"))))),
        new Action(
            "an entry of a map within",
            "options",
            u -> u.set(OPTIONS.SCORES.key("t"), 4),
            with(options, "scores", m("s", n("3"), "t", n("4"))),
            m("scores", m("t", n("4")))),
        new Action(
            "replace a record within",
            "options",
            u -> u.set(OPTIONS.INNER, new Inner(null, 1, null)),
            with(options, "inner", m("count", n("1"))),
            m("inner", m("count", n("1")))),
        new Action(
            "remove within",
            "options",
            u -> u.remove(OPTIONS.NOTE),
            with(options, "note", null),
            null),
        new Action(
            "set a record with nothing in it",
            "options",
            u -> u.options(new Options(null, null, null, null)),
            m(),
            m()));
  }

  static Stream<Action> each() {
    return Stream.concat(actions().stream(), actionsOnWhatIsThere().stream());
  }

  static Stream<Arguments> pairs() {
    List<Action> all = actions();
    List<Arguments> pairs = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        pairs.add(Arguments.of(all.get(j), all.get(i)));
      }
    }
    return pairs.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("each")
  void changesThisAndNothingElse(Action action) {
    update(Things.FULL, List.of(action));
    if (REFUSED.equals(action.none())) {
      TABLE.client().execute(CatalogThingEntity.put(Things.NONE));
      List<Map<String, AttributeValue>> before = TABLE.items();
      Update update = action.action().apply(CatalogThingEntity.update("s", "none"));
      assertThatThrownBy(() -> TABLE.client().execute(update))
          .isInstanceOfAny(InvalidArgumentException.class, ConditionFailedException.class);
      assertThat(TABLE.items()).containsExactlyInAnyOrderElementsOf(before);
    } else {
      update(Things.NONE, List.of(action));
    }
  }

  @ParameterizedTest(name = "{0} and {1}")
  @MethodSource("pairs")
  void twoActionsDoNotDisturbEachOther(Action one, Action other) {
    update(Things.FULL, List.of(one, other));
    update(Things.NONE, List.of(other, one));
  }

  private static void update(Thing thing, List<Action> actions) {
    TABLE.client().execute(CatalogThingEntity.put(thing));
    Map<String, AttributeValue> expected = new HashMap<>(stored(thing.id()));
    Update update = CatalogThingEntity.update("s", thing.id());
    for (Action action : actions) {
      update = action.action().apply(update);
      AttributeValue value = thing.equals(Things.FULL) ? action.full() : action.none();
      if (value == null) {
        expected.remove(action.attribute());
      } else {
        expected.put(action.attribute(), value);
      }
    }
    expected.put("_md", s("2024-02-01T00:00:00.456Z"));

    Thing after = TABLE.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC)).execute(update);

    assertThat(sorted(stored(thing.id()))).isEqualTo(sorted(expected));
    assertThat(TABLE.client().execute(CatalogThingEntity.get("s", thing.id())))
        .get()
        .usingRecursiveComparison()
        .isEqualTo(after);
  }

  private static Map<String, AttributeValue> stored(String id) {
    return TABLE
        .dynamoDb()
        .getItem(
            get ->
                get.tableName(TABLE.tableName())
                    .key(Map.of("PK", s("SHELF#s"), "SK", s("THING#" + id))))
        .item();
  }

  private static Map<String, Object> sorted(Map<String, AttributeValue> item) {
    Map<String, Object> sorted = new HashMap<>();
    item.forEach(
        (name, value) ->
            sorted.put(
                name,
                value.hasSs()
                    ? new TreeSet<>(value.ss())
                    : value.hasNs() ? new TreeSet<>(value.ns()) : value));
    return sorted;
  }
}
