package dev.singlet.runtime.entity;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The version of the stored form of an entity's items.
 *
 * @param attribute the name of the attribute that holds it
 * @param number the current version
 */
public record SchemaVersion(String attribute, int number) {

  /** Decrypts an item of this version or an older one, and migrates it to this version. */
  Map<String, AttributeValue> opened(Map<String, AttributeValue> item, EntityType<?> entity) {
    int version = of(item);
    if (version == number) {
      return entity.encrypted().open(item);
    }
    if (version < 1 || version > number) {
      String found = version < 1 ? "no version" : "the schema version " + version;
      String reason = "holds " + found + ", and this program knows the versions 1 to " + number;
      throw ReadFailure.of(entity, item, attribute, reason, null);
    }
    Map<String, AttributeValue> migrated = entity.encrypted().openOlder(item);
    for (int from = version; from < number; from++) {
      try {
        migrated =
            Objects.requireNonNull(entity.migrate(from, new HashMap<>(migrated)), "it gave null");
      } catch (RuntimeException failure) {
        String reason =
            "can't be migrated from the schema version " + from + ": " + failure.getMessage();
        throw ReadFailure.of(entity, item, "", reason, failure);
      }
    }
    return migrated;
  }

  /** Requires that a part of an item is of this version, because a part can't be migrated. */
  Map<String, AttributeValue> require(Map<String, AttributeValue> part, EntityType<?> entity) {
    if (of(part) != number) {
      String reason =
          "is not the schema version "
              + number
              + ", and the index holds too little of the item to migrate it";
      throw ReadFailure.of(entity, part, attribute, reason, null);
    }
    return part;
  }

  /** Returns the reason why a program of this version doesn't write an item, and what to do. */
  public String refusal(Map<String, AttributeValue> item) {
    int version = of(item);
    if (version < 1) {
      return "%s of the item is not a schema version. Write the right number there"
          .formatted(attribute);
    }
    return version < number
        ? ("the item has the schema version %d, and this program writes version %d. Read the item,"
                + " which migrates it, and put it first")
            .formatted(version, number)
        : ("the item has the schema version %d, and this program knows the versions 1 to %d. Leave"
                + " the item to a newer program")
            .formatted(version, number);
  }

  /** Returns the version of an item; 0 if the attribute is not a version. */
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
