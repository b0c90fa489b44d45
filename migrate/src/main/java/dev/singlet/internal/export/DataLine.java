package dev.singlet.internal.export;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.json.DynamoDbJson;
import dev.singlet.json.InvalidJsonException;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A line of a data file.
 *
 * @param number its number in the file, from 1
 * @param parts the item {@code Item} of a full export; {@code Metadata}, {@code Keys}, {@code
 *     NewImage} and {@code OldImage} of an incremental one
 */
public record DataLine(DataFile file, long number, Map<String, Map<String, AttributeValue>> parts) {

  static DataLine of(DataFile file, long number, String text) {
    try {
      return new DataLine(file, number, DynamoDbJson.readItems(text));
    } catch (InvalidJsonException malformed) {
      throw Damage.of(file.place(number) + " is not an item: " + malformed.getMessage(), malformed);
    }
  }

  /** Returns a part that each line has. */
  Map<String, AttributeValue> part(String name) {
    Map<String, AttributeValue> part = parts.get(name);
    if (part == null) {
      throw Damage.of(
          file.place(number)
              + " has no %s, only %s. Its manifest is of another kind of export."
                  .formatted(name, parts.keySet()),
          null);
    }
    return part;
  }

  /** Returns a part; empty if the line has none. */
  Map<String, AttributeValue> partOrNone(String name) {
    return parts.getOrDefault(name, Map.of());
  }

  /** Returns an exception that also names the line. */
  UnreadableItemException named(UnreadableItemException unreadable) {
    return new UnreadableItemException(
        unreadable.entity(),
        unreadable.key(),
        unreadable.attribute(),
        unreadable.reason() + " (line " + number + " of the data file " + file.key() + ")",
        unreadable.item(),
        unreadable);
  }
}
