package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Numbers;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.TableSchema;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The condition that an item has not expired by the time to live of its table. */
public final class TimeToLiveCondition {

  private TimeToLiveCondition() {}

  public static void requireOne(TableSchema table, Object operation) {
    if (table.timeToLive() == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s can't leave out expired items: no entity of the table %s has a @TimeToLive.",
              operation, table.name()));
    }
  }

  public static void requireWithin(
      @Nullable IndexSchema index, TableSchema table, Object operation) {
    String attribute = Objects.requireNonNull(table.timeToLive());
    if (index != null && !index.holds(attribute, table.key())) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s can't leave out expired items: the index %s doesn't hold %s. Include it in"
                  + " the index.",
              operation, index.name(), attribute));
    }
  }

  /**
   * Returns a filter expression for items that have not expired. An attribute that is not a number
   * never expires.
   */
  public static String isLive(String attribute, Instant now, Placeholders placeholders) {
    String name = placeholders.name(attribute);
    String time = placeholders.value(AttributeValue.createN(Long.toString(now.getEpochSecond())));
    return String.format("(attribute_not_exists(%s) OR NOT %s <= %s)", name, name, time);
  }

  public static boolean isLive(String attribute, Instant now, Map<String, AttributeValue> item) {
    AttributeValue time = item.get(attribute);
    BigDecimal expires = time == null || time.n() == null ? null : Numbers.parse(time.n());
    return expires == null || expires.compareTo(BigDecimal.valueOf(now.getEpochSecond())) > 0;
  }
}
