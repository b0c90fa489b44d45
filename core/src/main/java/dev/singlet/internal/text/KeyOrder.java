package dev.singlet.internal.text;

import java.math.BigDecimal;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order of DynamoDB for scalar values: those of keys, and those that conditions compare. */
public final class KeyOrder {

  private KeyOrder() {}

  /** Compares two strings, two numbers or two binaries. */
  public static int compare(AttributeValue left, AttributeValue right) {
    return switch (left.type()) {
      case S -> Utf8.compare(left.s(), right.s());
      case N -> new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
      case B -> Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
      default ->
          throw new IllegalArgumentException(
              "DynamoDB has no order for the type " + left.type() + ".");
    };
  }
}
