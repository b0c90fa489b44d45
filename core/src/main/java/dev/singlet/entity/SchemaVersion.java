package dev.singlet.entity;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The version of the form in which items of an entity are stored.
 *
 * @param attribute the name of the attribute that holds it
 * @param number the present version
 */
public record SchemaVersion(String attribute, int number) {

  /** The version of an item; 0 if the attribute holds none. */
  int of(Map<String, AttributeValue> item) {
    AttributeValue stored = item.get(attribute);
    if (stored == null) {
      return 1;
    }
    return stored.n() == null ? 0 : number(stored.n());
  }

  private static int number(@Nullable String stored) {
    try {
      return new BigDecimal(stored).intValueExact();
    } catch (ArithmeticException | NumberFormatException noVersion) {
      return 0;
    }
  }
}
