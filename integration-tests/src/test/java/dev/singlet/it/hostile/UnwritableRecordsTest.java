package dev.singlet.it.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.singlet.attribute.Condition;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.SingletException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.it.hostile.model.Hostile.Color;
import dev.singlet.it.hostile.model.Hostile.Everything;
import dev.singlet.it.hostile.model.Hostile.Inner;
import dev.singlet.it.hostile.model.Hostile.Innermost;
import dev.singlet.it.hostile.model.HostileEverythingEntity;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What DynamoDB can't hold is told, with the way to it, before there is a request. */
class UnwritableRecordsTest {

  private static final String LONE = "a\uD83D";
  private static final BigDecimal DIGITS_39 = new BigDecimal("1".repeat(39));

  private static Set<Object> setOf(Object... elements) {
    return new HashSet<>(Arrays.asList(elements));
  }

  private static <V> Map<String, V> mapOf(String key, V value) {
    return new HashMap<>(Collections.singletonMap(key, value));
  }

  private static Inner inner(String component, Object value) {
    return Records.with(Good.INNER, component, value);
  }

  static Stream<Arguments> unwritable() {
    UUID uuid = new UUID(1, 2);
    return Stream.of(
        Arguments.of("text", LONE, "text"),
        Arguments.of("text", "\uDE00\uD83D", "text"),
        Arguments.of("text", null, "text"),
        Arguments.of("maybeText", LONE, "maybeText"),
        Arguments.of("uuid", null, "uuid"),
        Arguments.of("bytes", null, "bytes"),
        Arguments.of("color", null, "color"),
        Arguments.of("millis", null, "millis"),
        Arguments.of("list", null, "list"),
        Arguments.of("map", null, "map"),
        Arguments.of("inner", null, "inner"),
        Arguments.of("real", Float.NaN, "real"),
        Arguments.of("real", Float.NEGATIVE_INFINITY, "real"),
        Arguments.of("precise", Double.POSITIVE_INFINITY, "precise"),
        Arguments.of("precise", Double.MIN_VALUE, "precise"),
        Arguments.of("precise", Double.MAX_VALUE, "precise"),
        Arguments.of("bigInteger", DIGITS_39.toBigInteger(), "bigInteger"),
        Arguments.of("bigInteger", BigInteger.TEN.pow(126), "bigInteger"),
        Arguments.of("bigInteger", BigInteger.TEN.pow(50_000).negate(), "bigInteger"),
        Arguments.of("bigDecimal", DIGITS_39, "bigDecimal"),
        Arguments.of("bigDecimal", new BigDecimal("1E+126"), "bigDecimal"),
        Arguments.of("bigDecimal", new BigDecimal("1E-131"), "bigDecimal"),
        Arguments.of("bigDecimal", new BigDecimal("10E+2147483647"), "bigDecimal"),
        Arguments.of("bigDecimal", new BigDecimal("1E-2147483647"), "bigDecimal"),
        Arguments.of("millis", Instant.MAX, "millis"),
        Arguments.of("seconds", Instant.MIN, "seconds"),
        Arguments.of("epoch", Instant.MAX, "epoch"),
        Arguments.of("epochMillis", Instant.MIN, "epochMillis"),
        Arguments.of("texts", setOf("a", null), "texts[null]"),
        Arguments.of("texts", setOf("a", LONE), "texts[\"a\\ud83d\"]"),
        Arguments.of("numbers", setOf(BigDecimal.ONE, DIGITS_39), "numbers[" + DIGITS_39 + "]"),
        Arguments.of("colors", setOf(Color.RED, null), "colors[null]"),
        Arguments.of("epochs", setOf(Instant.MAX), "epochs[" + Instant.MAX + "]"),
        Arguments.of("list", Arrays.asList("a", null), "list[1]"),
        Arguments.of("list", List.of("a", "b", LONE), "list[2]"),
        Arguments.of("lists", Arrays.asList(List.of(), null), "lists[1]"),
        Arguments.of("lists", List.of(List.of(), Arrays.asList(1.0, null)), "lists[1][1]"),
        Arguments.of("lists", List.of(List.of(Double.NaN)), "lists[0][0]"),
        Arguments.of("map", mapOf("a", null), "map.a"),
        Arguments.of("map", mapOf("", uuid), "map.(key)"),
        Arguments.of("map", mapOf(null, uuid), "map.(key)"),
        Arguments.of("map", mapOf(LONE, uuid), "map.(key)"),
        Arguments.of("innerByName", mapOf("a", null), "innerByName.a"),
        Arguments.of(
            "innerByName", mapOf("a", Arrays.asList(Good.INNER, null)), "innerByName.a[1]"),
        Arguments.of(
            "innerByName", mapOf("a", List.of(inner("name", LONE))), "innerByName.a[0].name"),
        Arguments.of("inner", inner("name", null), "inner.name"),
        Arguments.of("inner", inner("price", DIGITS_39), "inner.price"),
        Arguments.of("inner", inner("ids", setOf(1L, null)), "inner.ids[null]"),
        Arguments.of("inner", inner("hashes", null), "inner.hashes"),
        Arguments.of("inner", inner("hashes", Arrays.asList(Map.of(), null)), "inner.hashes[1]"),
        Arguments.of("inner", inner("hashes", List.of(mapOf("a", null))), "inner.hashes[0].a"),
        Arguments.of(
            "inner",
            inner("innermost", new Innermost(Instant.MAX, Color.RED)),
            "inner.innermost.at"),
        Arguments.of(
            "maybeInner",
            inner("innermost", new Innermost(Good.TIME, null)),
            "maybeInner.innermost.color"),
        Arguments.of("maybeList", Arrays.asList(true, null), "maybeList[1]"),
        Arguments.of("expires", Instant.MAX, "expires"),
        Arguments.of("created", Instant.MIN, "created"));
  }

  @ParameterizedTest(name = "{0} at {2}, case {index}")
  @MethodSource("unwritable")
  void isTold(String component, Object value, String path) {
    Everything record = Records.with(Good.RECORD, component, value);

    ValidationException told =
        catchThrowableOfType(
            ValidationException.class, () -> HostileEverythingEntity.put(record).toRequest());

    assertThat(told).isNotNull().hasNoCause();
    assertThat(told).hasMessageStartingWith("[SGR0101] Everything is not valid: " + path + " ");
    assertThat(told.violations()).extracting(Violation::path).containsExactly(path);
    assertThat(told.getMessage()).hasSizeLessThan(300);
  }

  static Stream<Named<Supplier<?>>> unwritableArguments() {
    return Stream.of(
        named("a key that is empty", () -> HostileEverythingEntity.get("")),
        named("a key with a lone surrogate", () -> HostileEverythingEntity.check(LONE)),
        named("text set", () -> HostileEverythingEntity.update("1").text(LONE)),
        named("a number set", () -> HostileEverythingEntity.update("1").bigDecimal(DIGITS_39)),
        named("a NaN set", () -> HostileEverythingEntity.update("1").precise(Double.NaN)),
        named("a time set", () -> HostileEverythingEntity.update("1").epochMillis(Instant.MAX)),
        named(
            "a map set", () -> HostileEverythingEntity.update("1").map(mapOf("", new UUID(1, 2)))),
        named(
            "an element with a null set",
            () -> HostileEverythingEntity.update("1").list(Arrays.asList("a", null))),
        named("an addition", () -> HostileEverythingEntity.update("1").addToTexts(LONE)),
        named("a number added", () -> HostileEverythingEntity.update("1").addToNumbers(DIGITS_39)),
        named("an appendix", () -> HostileEverythingEntity.update("1").appendToList(LONE)),
        named("text compared", () -> HostileEverythingEntity.TEXT.eq(LONE)),
        named("a number compared", () -> HostileEverythingEntity.BIG_DECIMAL.gt(DIGITS_39)),
        named("a NaN compared", () -> HostileEverythingEntity.PRECISE.eq(Double.NaN)),
        named("a time compared", () -> HostileEverythingEntity.MILLIS.lt(Instant.MAX)),
        named("seconds compared", () -> HostileEverythingEntity.EPOCH.lt(Instant.MIN)),
        named("millis compared", () -> HostileEverythingEntity.EPOCH_MILLIS.lt(Instant.MAX)),
        named("an element looked for", () -> HostileEverythingEntity.TEXTS.contains(LONE)),
        named("a list compared", () -> HostileEverythingEntity.LIST.eq(Arrays.asList("a", null))));
  }

  private static Named<Supplier<?>> named(String name, Supplier<?> argument) {
    return Named.of(name, argument);
  }

  @ParameterizedTest
  @MethodSource("unwritableArguments")
  void isToldWhereItIsGiven(Supplier<?> argument) {
    assertThatThrownBy(() -> request(argument.get()))
        .isInstanceOfAny(
            ValidationException.class, InvalidKeyException.class, InvalidArgumentException.class)
        .isInstanceOf(SingletException.class)
        .hasNoCause()
        .message()
        .startsWith("[SGR01")
        .hasSizeLessThan(300);
  }

  /** Some are told only where the request is made. */
  @SuppressWarnings("unchecked")
  private static Object request(Object given) {
    if (given instanceof HostileEverythingEntity.Update update) {
      return update.toRequest();
    }
    return given instanceof Condition<?> condition
        ? HostileEverythingEntity.all().filter((Condition<Everything>) condition).toRequest()
        : given;
  }
}
