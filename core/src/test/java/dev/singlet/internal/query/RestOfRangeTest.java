package dev.singlet.internal.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.internal.text.KeyOrder;
import dev.singlet.internal.text.Utf8;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.runtime.key.TypedKey;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The rest of each range beyond each key has the keys of the range that are beyond it. */
class RestOfRangeTest {

  private static final String LONG = "x".repeat(1023);
  private static final List<AttributeValue> TEXTS =
      Stream.of(
              "\0",
              "\0\0",
              "a",
              "a\0",
              "a\0\0",
              "a\uFFFF",
              "ab",
              "ab\uD800\uDC00",
              "b",
              "\uD7FF",
              "\uE000",
              "\uDBFF\uDFFE",
              LONG,
              LONG + "\0",
              LONG + "x",
              LONG + "y",
              LONG.substring(1) + "y")
          .map(AttributeValue::fromS)
          .toList();
  private static final List<AttributeValue> NUMBERS =
      Stream.of(
              "0",
              "1",
              "10",
              "1.0000000000000000000000000000000000001",
              "0.99999999999999999999999999999999999999",
              "99999999999999999999999999999999999999",
              "1E38",
              "1E-130",
              "1.0000000000000000000000000000000000001E-130",
              "2E-130",
              "9.9999999999999999999999999999999999999E125",
              "9.9999999999999999999999999999999999998E125")
          .flatMap(number -> Stream.of(number, number.equals("0") ? "7" : "-" + number))
          .map(AttributeValue::fromN)
          .toList();
  private static final List<AttributeValue> BYTES =
      Stream.of(
              bytes(1, 0),
              bytes(2, 0),
              bytes(1024, 0),
              bytes(1, 1),
              bytes(1, 0xFF),
              bytes(1023, 0xFF),
              bytes(1024, 0xFF),
              bytes(3, 7))
          .toList();

  private static AttributeValue bytes(int length, int each) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) each);
    return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
  }

  static List<List<AttributeValue>> keys() {
    return List.of(TEXTS, NUMBERS, BYTES);
  }

  private static List<SortCondition> conditions(List<AttributeValue> keys) {
    List<SortCondition> conditions = new ArrayList<>(List.of(SortCondition.all()));
    for (AttributeValue key : keys) {
      conditions.add(SortCondition.equalTo(key));
      if (key.s() != null) {
        conditions.add(SortCondition.beginsWith(key.s()));
      }
      for (AttributeValue other : keys) {
        if (KeyOrder.compare(key, other) <= 0) {
          conditions.add(new SortCondition.Between(key, other));
        }
      }
      if (key.s() == null) {
        Stream.of("<", "<=", ">", ">=")
            .forEach(operator -> conditions.add(new SortCondition.Compare(operator, key)));
      }
    }
    return conditions;
  }

  @ParameterizedTest
  @MethodSource("keys")
  void whatIsLeftIsWhatIsInTheRangeBeyondTheKey(List<AttributeValue> keys) {
    for (SortCondition condition : conditions(keys)) {
      SortRange whole = new SortRange(condition);
      for (AttributeValue key : keys.stream().filter(whole::holds).toList()) {
        for (boolean inclusive : new boolean[] {true, false}) {
          assertThat(found(condition.rest(key, inclusive, false), keys))
              .as("%s behind %s", condition, key)
              .isEqualTo(
                  found(condition, keys, each -> isBehind(KeyOrder.compare(each, key), inclusive)));
          assertThat(found(condition.rest(key, inclusive, true), keys))
              .as("%s before %s", condition, key)
              .isEqualTo(
                  found(condition, keys, each -> isBehind(KeyOrder.compare(key, each), inclusive)));
        }
      }
    }
  }

  private static boolean isBehind(int order, boolean inclusive) {
    return inclusive ? order >= 0 : order > 0;
  }

  private static List<AttributeValue> found(
      @Nullable SortCondition rest, List<AttributeValue> keys) {
    return rest == null ? List.of() : found(rest, keys, key -> true);
  }

  private static List<AttributeValue> found(
      SortCondition condition, List<AttributeValue> keys, Predicate<AttributeValue> beyond) {
    SortRange range = new SortRange(condition);
    return keys.stream().filter(range::holds).filter(beyond).toList();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void itsEndsAreKeysThatThereCanBe(List<AttributeValue> keys) {
    for (SortCondition condition : conditions(keys)) {
      for (AttributeValue key : keys.stream().filter(new SortRange(condition)::holds).toList()) {
        for (boolean descending : new boolean[] {true, false}) {
          if (condition.rest(key, false, descending) instanceof SortCondition.Between between) {
            assertThat(KeyOrder.compare(between.lower(), between.upper())).isNotPositive();
            assertThat(List.of(between.lower(), between.upper())).allMatch(RestOfRangeTest::fits);
          }
        }
      }
    }
  }

  private static boolean fits(AttributeValue key) {
    return switch (key.type()) {
      case S -> !key.s().isEmpty() && Utf8.length(key.s()) <= 1024;
      case N -> TypedKey.number("n", new BigDecimal(key.n())) != null;
      default -> key.b().asByteArray().length >= 1 && key.b().asByteArray().length <= 1024;
    };
  }
}
