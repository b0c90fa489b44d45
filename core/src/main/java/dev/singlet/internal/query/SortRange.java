package dev.singlet.internal.query;

import dev.singlet.internal.text.KeyOrder;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.key.SortCondition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The sort keys that a condition selects.
 *
 * @param condition the condition on the sort key
 */
public record SortRange(SortCondition condition) {

  /**
   * Returns whether the condition selects a sort key.
   *
   * @return true if it does
   */
  public boolean holds(AttributeValue key) {
    if (condition instanceof SortCondition.Equal equal) {
      return KeyOrder.compare(key, equal.value()) == 0;
    }
    if (condition instanceof SortCondition.BeginsWith beginsWith) {
      return key.s().startsWith(beginsWith.prefix());
    }
    if (condition instanceof SortCondition.Between between) {
      return StoredValues.compare(key, ">=", between.lower())
          && StoredValues.compare(key, "<=", between.upper());
    }
    if (condition instanceof SortCondition.Compare compare) {
      return StoredValues.compare(key, compare.operator(), compare.value());
    }
    return true;
  }

  /**
   * Returns whether a sort key is the last possible one.
   *
   * @return true if the condition selects none after it, whatever is stored
   */
  public boolean endsAt(AttributeValue key, boolean descending) {
    if (condition instanceof SortCondition.Equal) {
      return true;
    }
    if (condition instanceof SortCondition.Between between) {
      return KeyOrder.compare(key, descending ? between.lower() : between.upper()) == 0;
    }
    if (condition instanceof SortCondition.Compare compare) {
      return compare.operator().equals(descending ? ">=" : "<=")
          && KeyOrder.compare(key, compare.value()) == 0;
    }
    return false;
  }
}
