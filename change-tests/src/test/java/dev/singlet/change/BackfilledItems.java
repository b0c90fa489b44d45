package dev.singlet.change;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.internal.write.UniqueItem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items that a backfill has to make. A program of the new model makes them, without code of the
 * backfill: it reads each item, and puts it again in a table of its own.
 *
 * @param present the new program, on a table that no other one uses
 * @param table that table
 */
record BackfilledItems(Program present, WorkTable table) {

  /**
   * Returns what is to be stored in place of an item.
   *
   * @param record the record of the key
   * @return the item as it is, if the program can't read or put it
   */
  Map<String, AttributeValue> of(Map<String, AttributeValue> stored, Object record) {
    table.clear();
    table.put(List.of(stored));
    try {
      Optional<Object> read = present.get(record);
      if (read.isEmpty() || hasBothNames(stored)) {
        return stored;
      }
      present.put(read.get());
    } catch (UnreadableItemException | ValidationException | InvalidKeyException refused) {
      return stored;
    }
    Map<String, AttributeValue> made =
        table.items().values().stream()
            .filter(each -> !UniqueItem.is(each, table.schema()))
            .findFirst()
            .orElseThrow();
    return kept(stored, made);
  }

  /** Two values, of which nobody knows which one is right. */
  private boolean hasBothNames(Map<String, AttributeValue> stored) {
    return stored.keySet().stream()
        .anyMatch(name -> present.olderNames(name).stream().anyMatch(stored::containsKey));
  }

  /** A backfill keeps times, versions, and what the model doesn't know. */
  private Map<String, AttributeValue> kept(
      Map<String, AttributeValue> stored, Map<String, AttributeValue> made) {
    Map<String, AttributeValue> kept = new HashMap<>();
    made.forEach(
        (name, value) -> {
          if (!isStamp(name)) {
            kept.put(name, value);
          } else if (stored.containsKey(name)) {
            kept.put(name, stored.get(name));
          }
        });
    stored.forEach(
        (name, value) -> {
          if (!present.knows(name)) {
            kept.putIfAbsent(name, value);
          }
        });
    return kept;
  }

  private boolean isStamp(String name) {
    return present.isTimeOfFirstWrite(name)
        || present.isTimeOfLastWrite(name)
        || name.equals(present.type().version());
  }
}
