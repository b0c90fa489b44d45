package dev.singlet.runtime.key;

import dev.singlet.internal.text.KeyOrder;
import dev.singlet.runtime.key.SortCondition.BeginsWith;
import dev.singlet.runtime.key.SortCondition.Between;
import dev.singlet.runtime.key.SortCondition.Compare;
import dev.singlet.runtime.key.SortCondition.Equal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range of sort keys by its ends, both included.
 *
 * @param least the least key; null if there is no lower end
 * @param greatest the greatest key; null if there is no upper end
 */
record RestOfRange(@Nullable AttributeValue least, @Nullable AttributeValue greatest) {

  /** See {@link SortCondition#rest}. */
  static @Nullable SortCondition of(
      SortCondition whole, AttributeValue key, boolean inclusive, boolean descending) {
    RestOfRange range = of(whole);
    if ((descending ? range.least : range.greatest) == null) {
      return new Compare((descending ? "<" : ">") + (inclusive ? "=" : ""), key);
    }
    AttributeValue end = inclusive ? key : descending ? NextKey.before(key) : NextKey.after(key);
    AttributeValue from = descending ? range.least : end;
    AttributeValue to = descending ? end : range.greatest;
    return from == null || to == null || KeyOrder.compare(from, to) > 0
        ? null
        : new Between(from, to);
  }

  private static RestOfRange of(SortCondition whole) {
    if (whole instanceof Equal equal) {
      return new RestOfRange(equal.value(), equal.value());
    }
    if (whole instanceof BeginsWith begins) {
      return new RestOfRange(
          AttributeValue.createS(begins.prefix()),
          AttributeValue.createS(KeyBound.floor(begins.prefix() + SortCondition.END)));
    }
    if (whole instanceof Between between) {
      return new RestOfRange(between.lower(), between.upper());
    }
    if (whole instanceof Compare compare) {
      AttributeValue value = compare.value();
      return switch (compare.operator()) {
        case "<" -> new RestOfRange(null, NextKey.before(value));
        case "<=" -> new RestOfRange(null, value);
        case ">" -> new RestOfRange(NextKey.after(value), null);
        default -> new RestOfRange(value, null);
      };
    }
    return new RestOfRange(null, null);
  }
}
