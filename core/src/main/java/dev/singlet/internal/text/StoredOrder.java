package dev.singlet.internal.text;

import java.math.BigDecimal;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which DynamoDB has scalar values. */
public final class StoredOrder {

  private StoredOrder() {}

  public static int compare(AttributeValue left, AttributeValue right) {
    if (left.n() != null) {
      return new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()));
    }
    if (left.b() != null) {
      return Arrays.compareUnsigned(left.b().asByteArrayUnsafe(), right.b().asByteArrayUnsafe());
    }
    return Utf8.compare(left.s(), right.s());
  }
}
