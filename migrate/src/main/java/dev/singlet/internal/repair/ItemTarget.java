package dev.singlet.internal.repair;

import dev.singlet.backfill.LeftItems.Reason;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.verify.SameContent;
import dev.singlet.internal.verify.StoredTimes;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.schema.IndexSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes of a stored item what the model would store for the same record, and nothing else. It keeps
 * times and versions, and attributes that the model doesn't know.
 */
final class ItemTarget<T> {

  /** Another time, in which every form of a time differs. */
  private static final Duration LATER = Duration.ofDays(1000).plusSeconds(3661).plusMillis(1);

  private final EntityType<T> type;
  private final Context context;
  private final Map<String, AttributeValue> stored;
  private final Map<String, AttributeValue> opened;
  private final Map<String, AttributeValue> written;

  /** The attributes whose values come from the time of the write, or from chance. */
  private final Set<String> invented = new HashSet<>();

  private ItemTarget(
      EntityType<T> type,
      Context context,
      Map<String, AttributeValue> stored,
      Map<String, AttributeValue> opened,
      T record) {
    this.type = type;
    this.context = context;
    this.stored = stored;
    this.opened = opened;
    Instant now = context.clock().instant();
    this.written = written(record, now);
    if (written.entrySet().stream().anyMatch(each -> !isSame(each.getKey(), each.getValue()))) {
      // Most items are right, and need no second look.
      Map<String, AttributeValue> later = written(record, now.plus(LATER));
      written.forEach(
          (attribute, value) -> {
            if (!value.equals(later.get(attribute))) {
              invented.add(attribute);
            }
          });
    }
  }

  /**
   * Returns the item that is to be stored in place of one.
   *
   * @return a new map; equal to the stored item if that is right
   * @throws LeftException if the item is to be left as it is
   */
  static <T> Map<String, AttributeValue> of(
      EntityType<T> type, Context context, Map<String, AttributeValue> stored)
      throws LeftException {
    try {
      Map<String, AttributeValue> opened = type.opened(stored);
      return new ItemTarget<>(type, context, stored, opened, type.fromPlainItem(opened)).made();
    } catch (UnreadableItemException unreadable) {
      String attribute = unreadable.attribute();
      String problem = (attribute.isEmpty() ? "it " : attribute + " ") + unreadable.reason();
      throw new LeftException(Reason.UNREADABLE, problem);
    } catch (ValidationException invalid) {
      throw new LeftException(
          Reason.INVALID,
          invalid.violations().stream().map(Violation::toString).collect(Collectors.joining("; ")));
    } catch (InvalidKeyException noKey) {
      throw new LeftException(Reason.INVALID, String.valueOf(noKey.getMessage()));
    }
  }

  private Map<String, AttributeValue> written(T record, Instant now) {
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    Stamps present = context.withClock(clock).stamps(type.table());
    Stamps stamps = StoredTimes.of(type, stored, present);
    try {
      return stamps.bind(type.toItem(record, stamps, type.violations(null)));
    } catch (ValidationException | InvalidKeyException invalid) {
      throw invalid;
    } catch (RuntimeException refused) {
      throw new InvalidKeyException(
          InvalidKeyException.Reason.MISSING, null, DecodeFailure.refusal(refused));
    }
  }

  private Map<String, AttributeValue> made() throws LeftException {
    requireNothingInvented();
    Map<String, AttributeValue> made = new HashMap<>(stored);
    PrimaryKey key = PrimaryKey.of(type.table().key(), written);
    boolean isMoved = !key.equals(PrimaryKey.of(type.table().key(), stored));
    for (Map.Entry<String, AttributeValue> attribute : written.entrySet()) {
      String name = attribute.getKey();
      boolean isSealedAnew = isMoved && type.encrypted().has(name);
      if (isTaken(name) && (isSealedAnew || !isSame(name, attribute.getValue()))) {
        AttributeValue value = attribute.getValue();
        made.put(
            name, type.encrypted().has(name) ? type.encrypted().seal(key, name, value) : value);
      }
    }
    for (String name : stored.keySet()) {
      if (!written.containsKey(name) && isToGo(name)) {
        made.remove(name);
      }
    }
    if (ItemSize.of(made) > Limits.ITEM_BYTES) {
      throw new LeftException(Reason.TOO_LARGE, "it would have more than 400 KB");
    }
    return made;
  }

  /** A key that is made of the time of this write would lead to another item each time. */
  private void requireNothingInvented() throws LeftException {
    Set<String> keys = new HashSet<>(type.table().key().names());
    for (IndexSchema index : type.table().indexes()) {
      keys.addAll(index.key().names());
    }
    for (String key : keys) {
      if (invented.contains(key)) {
        throw new LeftException(
            Reason.UNDETERMINED,
            key
                + " is made of a value that the item lacks, and that a put takes from the clock or"
                + " from chance");
      }
    }
  }

  /** Returns whether the attribute of the target is stored. An item keeps its stamps, or none. */
  private boolean isTaken(String name) {
    return !invented.contains(name) && (!name.equals(type.version()) || stored.containsKey(name));
  }

  private boolean isSame(String name, AttributeValue value) {
    AttributeValue before = stored.get(name);
    if (before == null) {
      return false;
    }
    if (!type.encrypted().has(name)) {
      return SameContent.is(before, value);
    }
    AttributeValue plain = opened.get(name);
    return !isOlder() && plain != null && SameContent.is(plain, value);
  }

  private boolean isOlder() {
    SchemaVersion version = type.schemaVersion();
    AttributeValue number =
        version == null ? null : AttributeValue.createN(Integer.toString(version.number()));
    return version != null
        && version.number() > 1
        && !Objects.equals(number, stored.get(version.attribute()));
  }

  /** Returns whether the target lacks an attribute for good, and not because nobody knows it. */
  private boolean isToGo(String name) throws LeftException {
    if (isOlder() && !opened.containsKey(name)) {
      return true;
    }
    for (Map.Entry<String, List<String>> renamed : type.olderNames().entrySet()) {
      if (renamed.getValue().contains(name) && !type.attributeNames().contains(name)) {
        if (stored.containsKey(renamed.getKey())) {
          throw new LeftException(
              Reason.BOTH_NAMES, "it has both " + renamed.getKey() + " and " + name);
        }
        return true;
      }
    }
    return type.attributeNames().contains(name);
  }
}
