package dev.singlet.runtime.entity;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.SingletException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.text.StoredText;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds items that are not under the key that their attributes make. A get or an update of the
 * record does not find such an item, and a put of the record writes a second one.
 */
final class PlaceCheck {

  private static final String OTHER = "is not what the item's attributes make";
  private static final String SECOND = ": a put of it would write a second item";

  /** The part of a key that a message shows. A key may have 2,048 characters. */
  private static final int MAX_SHOWN = 150;

  private PlaceCheck() {}

  /**
   * Refuses an item under another key.
   *
   * @throws UnreadableItemException if a put of the record would not replace the item
   */
  static <T> void require(
      EntityType<T> type, T entity, ItemReader reader, Map<String, AttributeValue> item) {
    boolean isInPlace;
    try {
      isInPlace = isInPlace(type, entity, reader);
    } catch (RuntimeException failure) {
      String misfit = type.mark().misfit(item);
      String key = misfit == null ? type.table().key().names().get(0) : misfit;
      boolean isShown = failure instanceof SingletException || type.showsAll();
      throw ReadFailure.of(
          type,
          item,
          key,
          "can't be compared: "
              + (isShown ? failure.getMessage() : DecodeFailure.refusalOf(failure)),
          isShown ? failure : null);
    }
    if (!isInPlace) {
      throw elsewhere(type, entity, reader, item);
    }
  }

  private static <T> boolean isInPlace(EntityType<T> type, T entity, ItemReader reader) {
    int tenant = reader.tenantLength(type.table());
    // Text that looks like a tenant's part may belong to the model itself.
    return type.isUnderKeyOf(entity, reader, tenant)
        || (tenant > 0 && type.isUnderKeyOf(entity, reader, 0));
  }

  private static <T> UnreadableItemException elsewhere(
      EntityType<T> type, T entity, ItemReader reader, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> made = Map.of();
    @Nullable InvalidKeyException none = null;
    try {
      made = written(type, entity);
    } catch (InvalidKeyException unfit) {
      none = unfit;
    } catch (RuntimeException unwritable) {
      // The key differs anyway.
    }
    List<String> names = type.table().key().names();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      AttributeValue own = made.get(name);
      AttributeValue stored = item.get(name);
      int from = i == 0 ? reader.tenantLength(type.table()) : 0;
      if (own != null && stored != null && !isEqual(own, stored, from)) {
        String values =
            type.isShown(name)
                ? String.format(
                    "is %s, but the item's attributes make %s", shown(stored, from), shown(own, 0))
                : OTHER;
        return ReadFailure.of(type, item, name, values + SECOND, null);
      }
    }
    String name = firstOther(type, entity, names, item);
    String problem = none == null ? OTHER + SECOND : noKey(type, item.get(name), name, none);
    return ReadFailure.of(type, item, name, problem, null);
  }

  private static String noKey(
      EntityType<?> type, @Nullable AttributeValue stored, String name, InvalidKeyException none) {
    String value =
        stored == null || !type.isShown(name) ? "does not fit" : "is " + shown(stored, 0);
    return value + ", but the item's attributes make no key: " + none.getMessage();
  }

  /** Returns the first key attribute that differs. */
  private static <T> String firstOther(
      EntityType<T> type, T entity, List<String> names, Map<String, AttributeValue> item) {
    Map<String, AttributeValue> partition = new HashMap<>(item);
    partition.keySet().removeAll(names.subList(1, names.size()));
    boolean isSort = isInPlace(type, entity, ItemReader.of(partition));
    return names.get(isSort ? names.size() - 1 : 0);
  }

  /** Returns the item that a put would write; empty if it is unknown. */
  static <T> Map<String, AttributeValue> made(EntityType<T> type, T entity) {
    try {
      return written(type, entity);
    } catch (RuntimeException unwritable) {
      return Map.of();
    }
  }

  private static <T> Map<String, AttributeValue> written(EntityType<T> type, T entity) {
    Stamps stamps = Stamps.kept(Clock.systemUTC());
    return type.toItem(entity, stamps, Violations.ignored(type.name()));
  }

  private static boolean isEqual(AttributeValue own, AttributeValue stored, int from) {
    return (own.s() == null || stored.s() == null)
        ? own.equals(stored)
        : own.s().equals(stored.s().substring(from));
  }

  private static String shown(AttributeValue key, int from) {
    return key.s() == null
        ? PrimaryKey.toText(key)
        : String.format("\"%s\"", StoredText.shortened(key.s().substring(from), MAX_SHOWN));
  }
}
