package dev.singlet.internal.verify;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.text.SameValues;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.verify.ItemDifference.Kind;
import dev.singlet.verify.ItemSample;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares one item of an entity with the item that a put of its record would write. */
final class PutComparison<T> {

  private final EntityType<T> type;
  private final Context context;
  private final Map<String, AttributeValue> stored;
  private final List<String> same = new ArrayList<>();
  private final Map<Found, Supplier<ItemSample>> found = new LinkedHashMap<>();

  /**
   * Starts with an item.
   *
   * @param stored the attributes as stored; without the entity attribute for an item whose key and
   *     attributes tell the entity
   */
  PutComparison(EntityType<T> type, Context context, Map<String, AttributeValue> stored) {
    this.type = type;
    this.context = context;
    this.stored = stored;
  }

  Compared result() {
    Map<String, AttributeValue> named = Marks.named(type, stored);
    try {
      if (isOlder(named)) {
        compareOlder(named);
      } else {
        Map<String, AttributeValue> plain = type.encrypted().open(named);
        Map<String, AttributeValue> written = written(type.fromPlainItem(plain));
        if (written != null) {
          compare(plain, written);
        }
      }
    } catch (UnreadableItemException unreadable) {
      found(Kind.UNREADABLE, path(unreadable.attribute()), unreadable.reason());
    }
    return new Compared(same, OlderNames.in(type, stored), found);
  }

  private boolean isOlder(Map<String, AttributeValue> named) {
    SchemaVersion version = type.schemaVersion();
    return version != null && version.number() > 1 && !isPresent(version, named);
  }

  /** An item of an older version is compared in its version and its keys alone. */
  private void compareOlder(Map<String, AttributeValue> named) {
    T record = type.has(named) ? type.asStoredWherever(named) : null;
    Map<String, AttributeValue> written = record == null ? null : written(record);
    if (written == null) {
      return;
    }
    for (String key : type.table().key().names()) {
      compare(key, named, Objects.requireNonNull(written.get(key)), new HashSet<>());
    }
    indexKeys().forEach(key -> compareOlderIndexKey(key, written.get(key)));
    String version = Objects.requireNonNull(type.schemaVersion()).attribute();
    AttributeValue before = named.get(version);
    AttributeValue after = written.get(version);
    found(
        Kind.OLDER_VERSION,
        version,
        () -> SampleText.of(type, version, before),
        () -> SampleText.of(type, version, after));
  }

  /** Returns the key attributes of indexes that are not of the primary key, too. */
  private Set<String> indexKeys() {
    Set<String> keys = new LinkedHashSet<>();
    type.table().indexes().forEach(index -> keys.addAll(index.key().names()));
    type.table().key().names().forEach(keys::remove);
    return keys;
  }

  private void compareOlderIndexKey(String key, @Nullable AttributeValue written) {
    AttributeValue before = stored.get(key);
    if (before == null ? written == null : written != null && SameContent.is(before, written)) {
      return;
    }
    Kind kind =
        before == null ? Kind.MISSING : written == null ? Kind.LEFT_OVER : Kind.STALE_INDEX_KEY;
    found(
        kind, key, () -> SampleText.of(type, key, before), () -> SampleText.of(type, key, written));
  }

  /** Returns the item that a put would write if it kept the times; null if there is none. */
  private @Nullable Map<String, AttributeValue> written(T record) {
    Stamps stamps = StoredTimes.of(type, stored, context.stamps(type.table()));
    try {
      return stamps.bind(type.toItem(record, stamps, type.violations(null)));
    } catch (ValidationException invalid) {
      invalid.violations().stream()
          .map(Violation::path)
          .distinct()
          .forEach(path -> found(Kind.INVALID, path(storedPath(path)), text(invalid, path)));
    } catch (InvalidKeyException keyless) {
      found(Kind.INVALID, "", String.valueOf(keyless.getMessage()));
      return null;
    } catch (RuntimeException refused) {
      found(Kind.INVALID, "", DecodeFailure.refusal(refused));
      return null;
    }
    try {
      return stamps.bind(type.toItem(record, stamps, Violations.ignored(type.name())));
    } catch (RuntimeException unwritable) {
      return null;
    }
  }

  private static String text(ValidationException invalid, String path) {
    return String.join(
        "; ",
        invalid.violations().stream()
            .filter(violation -> violation.path().equals(path))
            .map(Violation::toString)
            .toList());
  }

  private void compare(Map<String, AttributeValue> plain, Map<String, AttributeValue> written) {
    Set<String> renamed = new HashSet<>();
    for (Map.Entry<String, AttributeValue> attribute : written.entrySet()) {
      compare(attribute.getKey(), plain, attribute.getValue(), renamed);
    }
    Set<String> known = type.attributeNames();
    stored.forEach(
        (attribute, value) -> {
          if (value == null || written.containsKey(attribute) || renamed.contains(attribute)) {
            return;
          }
          if (known.contains(attribute)) {
            found(Kind.LEFT_OVER, attribute, () -> SampleText.of(type, attribute, value), () -> "");
          } else {
            found(Kind.UNKNOWN, attribute, () -> SampleText.ofUnknown(value), () -> "");
          }
        });
  }

  private void compare(
      String attribute,
      Map<String, AttributeValue> plain,
      AttributeValue written,
      Set<String> renamed) {
    AttributeValue before = stored.containsKey(attribute) ? plain.get(attribute) : null;
    if (before == null && attribute.equals(type.version())) {
      return; // Items without a version count from 0, as the first put does.
    }
    if (before != null) {
      for (String older : type.olderNames(attribute)) {
        AttributeValue other = plain.get(older);
        if (other != null && !type.attributeNames().contains(older)) {
          renamed.add(older);
          found(Kind.BOTH_NAMES, older, () -> SampleText.of(type, attribute, other), () -> "");
        }
      }
    }
    if (before != null && SameContent.is(before, written)) {
      same.add(attribute);
      return;
    }
    Kind kind = before == null ? Kind.MISSING : Kind.OTHER_FORM;
    AttributeValue shown = before;
    if (type.table().key().names().contains(attribute)) {
      kind = Kind.OTHER_KEY;
    } else if (before != null
        && indexKeys().contains(attribute)
        && !type.storedNames().containsValue(attribute)) {
      kind = Kind.OTHER_INDEX_KEY;
    } else if (before != null && type.mark().added().contains(attribute)) {
      // The item was read, so this is one of the entity's names.
      kind = Kind.OLDER_NAME;
    } else if (before == null) {
      for (String older : type.olderNames(attribute)) {
        if (kind == Kind.MISSING && plain.containsKey(older)) {
          kind = Kind.OLDER_NAME;
          shown = plain.get(older);
          renamed.add(older);
        }
      }
    }
    AttributeValue value = shown;
    found(
        kind,
        attribute,
        () -> SampleText.of(type, attribute, value),
        () -> SampleText.of(type, attribute, written));
  }

  private static boolean isPresent(SchemaVersion version, Map<String, AttributeValue> item) {
    AttributeValue stored = item.get(version.attribute());
    return stored != null
        && SameValues.are(stored, AttributeValue.createN(Integer.toString(version.number())));
  }

  private void found(Kind kind, String attribute, String problem) {
    found(kind, attribute, () -> problem, () -> "");
  }

  private void found(Kind kind, String attribute, Supplier<String> before, Supplier<String> after) {
    found.putIfAbsent(
        new Found(kind, attribute),
        () -> new ItemSample(SampleText.key(stored, List.of(type)), before.get(), after.get()));
  }

  /** Returns the path of a component under the stored name of the attribute. */
  private String storedPath(String path) {
    String component = path.split("[.\\[]", 2)[0];
    return type.storedNames().getOrDefault(component, component)
        + path.substring(component.length());
  }

  /** Returns a path for all elements of a list: {@code files[].size} for {@code files[2].size}. */
  private static String path(String path) {
    return path.replaceAll("\\[[^\\]]*\\]", "[]");
  }
}
