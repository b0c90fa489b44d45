package dev.singlet.internal.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Evaluates DynamoDB's operators and functions on stored values. */
public final class StoredValues {

  private StoredValues() {}

  /** Compares two values. An absent value is equal to no value and has no order. */
  public static boolean compare(
      @Nullable AttributeValue left, String operator, @Nullable AttributeValue right) {
    if (operator.equals("=") || operator.equals("<>")) {
      return (left != null && right != null && SameValues.are(left, right)) == operator.equals("=");
    }
    if (left == null || right == null || left.type() != right.type() || !isOrdered(left)) {
      return false;
    }
    int order = KeyOrder.compare(left, right);
    return switch (operator) {
      case "<" -> order < 0;
      case "<=" -> order <= 0;
      case ">" -> order > 0;
      default -> order >= 0;
    };
  }

  /** Returns whether two values are the same, or both are absent. */
  public static boolean areSame(@Nullable AttributeValue left, @Nullable AttributeValue right) {
    if (left == null || right == null) {
      return left == null && right == null;
    }
    return left.equals(right) || SameValues.are(left, right);
  }

  /** Returns the size of a value as a number; null if it has no size. */
  public static @Nullable AttributeValue size(@Nullable AttributeValue value) {
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

  /** Returns DynamoDB's name of a value's type. */
  public static String type(AttributeValue value) {
    return value.type() == AttributeValue.Type.NUL ? "NULL" : value.type().name();
  }

  public static boolean beginsWith(AttributeValue value, AttributeValue prefix) {
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

  /** Returns whether a text contains a part, or a set or list an element. */
  public static boolean contains(AttributeValue value, AttributeValue part) {
    return switch (value.type()) {
      case S -> part.type() == AttributeValue.Type.S && value.s().contains(part.s());
      case SS -> part.type() == AttributeValue.Type.S && value.ss().contains(part.s());
      case NS ->
          value.ns().stream()
              .anyMatch(element -> SameValues.are(AttributeValue.createN(element), part));
      case BS -> part.type() == AttributeValue.Type.B && value.bs().contains(part.b());
      case L -> value.l().stream().anyMatch(element -> SameValues.are(element, part));
      default -> false;
    };
  }

  private static boolean isOrdered(AttributeValue value) {
    return value.type() == AttributeValue.Type.S
        || value.type() == AttributeValue.Type.N
        || value.type() == AttributeValue.Type.B;
  }
}
