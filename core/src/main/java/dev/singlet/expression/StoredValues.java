package dev.singlet.expression;

import dev.singlet.internal.Utf8;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What DynamoDB's operators and functions say of stored values. */
final class StoredValues {

  private StoredValues() {}

  /** What is not there is equal to nothing, and in no order. */
  static boolean compare(
      @Nullable AttributeValue left, String operator, @Nullable AttributeValue right) {
    if (operator.equals("=") || operator.equals("<>")) {
      return (left != null && right != null && equal(left, right)) == operator.equals("=");
    }
    if (left == null || right == null || left.type() != right.type() || !isOrdered(left)) {
      return false;
    }
    int order = StoredOrder.compare(left, right);
    return switch (operator) {
      case "<" -> order < 0;
      case "<=" -> order <= 0;
      case ">" -> order > 0;
      default -> order >= 0;
    };
  }

  /** Whether two values are the same: numbers however written, sets in any order. */
  static boolean equal(AttributeValue left, AttributeValue right) {
    if (left.type() != right.type()) {
      return false;
    }
    return switch (left.type()) {
      case N -> number(left.n()).compareTo(number(right.n())) == 0;
      case NS -> numbers(left.ns()).equals(numbers(right.ns()));
      case SS -> Set.copyOf(left.ss()).equals(Set.copyOf(right.ss()));
      case BS -> Set.copyOf(left.bs()).equals(Set.copyOf(right.bs()));
      case L -> equal(left.l(), right.l());
      case M -> equal(left.m(), right.m());
      default -> left.equals(right);
    };
  }

  /** The size of a value as a number; null for one that has none. */
  static @Nullable AttributeValue size(@Nullable AttributeValue value) {
    if (value == null) {
      return null;
    }
    int size =
        switch (value.type()) {
          case S -> Utf8.length(value.s());
          case B -> value.b().asByteArrayUnsafe().length;
          case SS -> value.ss().size();
          case NS -> value.ns().size();
          case BS -> value.bs().size();
          case L -> value.l().size();
          case M -> value.m().size();
          default -> -1;
        };
    return size < 0 ? null : AttributeValue.createN(Integer.toString(size));
  }

  /** DynamoDB's name of a value's type. */
  static String type(AttributeValue value) {
    return value.type() == AttributeValue.Type.NUL ? "NULL" : value.type().name();
  }

  static boolean beginsWith(AttributeValue value, AttributeValue prefix) {
    if (value.type() == AttributeValue.Type.B && prefix.type() == AttributeValue.Type.B) {
      byte[] begin = prefix.b().asByteArrayUnsafe();
      byte[] bytes = value.b().asByteArrayUnsafe();
      return bytes.length >= begin.length
          && Arrays.equals(bytes, 0, begin.length, begin, 0, begin.length);
    }
    return value.type() == AttributeValue.Type.S
        && prefix.type() == AttributeValue.Type.S
        && value.s().startsWith(prefix.s());
  }

  /** Whether text has a part, or a set or list an element. */
  static boolean contains(AttributeValue value, AttributeValue part) {
    return switch (value.type()) {
      case S -> part.type() == AttributeValue.Type.S && value.s().contains(part.s());
      case SS -> part.type() == AttributeValue.Type.S && value.ss().contains(part.s());
      case NS ->
          part.type() == AttributeValue.Type.N && numbers(value.ns()).contains(number(part.n()));
      case BS -> part.type() == AttributeValue.Type.B && value.bs().contains(part.b());
      case L -> value.l().stream().anyMatch(element -> equal(element, part));
      default -> false;
    };
  }

  private static boolean isOrdered(AttributeValue value) {
    return value.type() == AttributeValue.Type.S
        || value.type() == AttributeValue.Type.N
        || value.type() == AttributeValue.Type.B;
  }

  private static boolean equal(List<AttributeValue> left, List<AttributeValue> right) {
    for (int i = 0; i < left.size() && i < right.size(); i++) {
      if (!equal(left.get(i), right.get(i))) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  private static boolean equal(
      Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
    return left.keySet().equals(right.keySet())
        && left.entrySet().stream()
            .allMatch(
                entry ->
                    equal(entry.getValue(), Objects.requireNonNull(right.get(entry.getKey()))));
  }

  private static Set<BigDecimal> numbers(List<String> texts) {
    return texts.stream().map(StoredValues::number).collect(Collectors.toSet());
  }

  private static BigDecimal number(String text) {
    return new BigDecimal(text).stripTrailingZeros();
  }
}
