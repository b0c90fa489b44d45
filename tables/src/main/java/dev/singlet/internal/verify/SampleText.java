package dev.singlet.internal.verify;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredText;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes stored values as text, as far as a report may show them. */
public final class SampleText {

  private static final int MAX_LENGTH = 200;

  private SampleText() {}

  /** Returns the text of an attribute of an entity; empty for an absent value. */
  public static String of(EntityType<?> type, String attribute, @Nullable AttributeValue value) {
    if (value == null) {
      return "";
    }
    return type.isShown(attribute) ? StoredText.of(value, MAX_LENGTH) : Violation.MASK;
  }

  /**
   * Returns the primary key of an item.
   *
   * @param types the entities that the item can be of
   */
  public static String key(Map<String, AttributeValue> item, List<? extends EntityType<?>> types) {
    return PrimaryKey.describe(types.get(0).table().key(), name -> areShown(types, name), item);
  }

  /**
   * Returns the partition key of an item.
   *
   * @param types the entities that the item can be of
   */
  static String partition(Map<String, AttributeValue> item, List<? extends EntityType<?>> types) {
    KeySchema key = types.get(0).table().key();
    return PrimaryKey.describe(
        new KeySchema(key.partition(), List.of()), name -> areShown(types, name), item);
  }

  /**
   * Returns whether a report may show the value of an attribute, of whichever entity the item is.
   */
  static boolean areShown(Collection<? extends EntityType<?>> types, String attribute) {
    return types.stream().allMatch(type -> type.isShown(attribute));
  }

  /** Returns the type of a value if the model doesn't know whether the value may be shown. */
  static String ofUnknown(AttributeValue value) {
    return "a value of type " + value.type();
  }
}
