package dev.singlet.internal.text;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Compares values as DynamoDB does: equal numbers are the same in any notation, and sets are the
 * same in any order.
 */
public final class SameValues {

  private SameValues() {}

  /**
   * Returns whether two values are the same.
   *
   * @return false for values of different types
   */
  public static boolean are(AttributeValue left, AttributeValue right) {
    if (left.type() != right.type()) {
      return false;
    }
    return switch (left.type()) {
      case N -> number(left.n()).compareTo(number(right.n())) == 0;
      case NS -> numbers(left.ns()).equals(numbers(right.ns()));
      case SS -> Set.copyOf(left.ss()).equals(Set.copyOf(right.ss()));
      case BS -> Set.copyOf(left.bs()).equals(Set.copyOf(right.bs()));
      case L -> are(left.l(), right.l());
      case M -> are(left.m(), right.m());
      default -> left.equals(right);
    };
  }

  /**
   * Returns whether two items are the same.
   *
   * @return true if they have the same attributes with the same values
   */
  public static boolean are(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (Map.Entry<String, AttributeValue> attribute : left.entrySet()) {
      AttributeValue other = right.get(attribute.getKey());
      if (other == null || !are(attribute.getValue(), other)) {
        return false;
      }
    }
    return true;
  }

  private static boolean are(List<AttributeValue> left, List<AttributeValue> right) {
    for (int i = 0; i < left.size() && i < right.size(); i++) {
      if (!are(left.get(i), right.get(i))) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  private static Set<BigDecimal> numbers(List<String> texts) {
    return texts.stream().map(SameValues::number).collect(Collectors.toSet());
  }

  private static BigDecimal number(String text) {
    return new BigDecimal(text).stripTrailingZeros();
  }
}
