package dev.singlet.tools.report.stored;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * DynamoDB's order of items: <a
 * href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html">numbers by
 * value, text by its bytes in UTF-8, bytes as unsigned numbers</a>.
 */
final class KeyOrder {

  private KeyOrder() {}

  /** Returns the order of items by some key attributes, which all of them have. */
  static Comparator<Map<String, Object>> of(List<String> names) {
    return (one, other) -> {
      for (String name : names) {
        int order = compare(DynamoDbValue.of(one, name), DynamoDbValue.of(other, name));
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  private static int compare(DynamoDbValue one, DynamoDbValue other) {
    if (!one.type().equals(other.type())) {
      return one.type().compareTo(other.type());
    }
    return switch (one.type()) {
      case "N" -> new BigDecimal(one.string()).compareTo(new BigDecimal(other.string()));
      case "B" ->
          Arrays.compareUnsigned(
              Base64.getDecoder().decode(one.string()), Base64.getDecoder().decode(other.string()));
      default ->
          Arrays.compareUnsigned(
              one.string().getBytes(StandardCharsets.UTF_8),
              other.string().getBytes(StandardCharsets.UTF_8));
    };
  }
}
