package dev.singlet.internal.update.fit;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds attributes whose values in an item equal those of a record, but are stored in another form
 * than the record's: with older names within them, without defaults, or as another program writes
 * them.
 */
public final class OtherForm {

  private OtherForm() {}

  /**
   * Finds them.
   *
   * @param written the record as it would be written
   * @param item the item as it is stored
   * @return the current names of the attributes
   */
  static Set<String> of(
      EntityType<?> entity,
      Map<String, AttributeValue> written,
      Map<String, AttributeValue> item,
      Stamps stamps) {
    Set<String> others = new HashSet<>();
    Map<String, AttributeValue> read = read(entity, item, stamps);
    if (read.isEmpty()) {
      return others;
    }
    for (String name : entity.storedNames().values()) {
      AttributeValue value = written.get(name);
      boolean isNull = value == null && isNull(item.get(name));
      if (!entity.encrypted().has(name)
          && !StoredValues.areSame(item.get(name), value)
          && (isNull || read.containsKey(name))
          && StoredValues.areSame(read.get(name), value)) {
        others.add(name);
      }
    }
    return others;
  }

  private static boolean isNull(@Nullable AttributeValue value) {
    return value != null && value.type() == AttributeValue.Type.NUL;
  }

  /** Returns the item in the form in which it would be written; empty if it can't be read. */
  public static <T> Map<String, AttributeValue> read(
      EntityType<T> entity, Map<String, AttributeValue> item, Stamps stamps) {
    try {
      return stamps.bind(
          entity.toItem(entity.asStored(item), stamps, Violations.ignored(entity.name())));
    } catch (RuntimeException refused) {
      return Map.of();
    }
  }
}
