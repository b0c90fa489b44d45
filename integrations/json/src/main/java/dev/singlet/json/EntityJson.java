package dev.singlet.json;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.entity.StampAttribute;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes and reads entities as plain JSON: {@code {"issue_number": 42, "labels": ["bug"]}}. The
 * JSON has the record's attributes under their stored names, as {@link EntityType#jsonSchema}
 * describes them, without keys and without the entity's name. Values that only the key has are
 * under their names, too. Numbers are exact, sets are arrays, bytes are base64.
 *
 * <pre>{@code
 * EntityJson<Issue> json = EntityJson.of(IssueEntity.type());
 * Issue issue = json.read(json.write(stored));
 * }</pre>
 *
 * <p>Thread-safe. It reads the schema when it is created, so keep it.
 *
 * @param <T> the entity's record
 */
public final class EntityJson<T> {

  private final EntityType<T> type;
  private final Members shape;
  private final Clock clock;

  /** The shape of entities that are still to be written; null until one is read. */
  private volatile @Nullable Members shapeOfNew;

  private EntityJson(EntityType<T> type, Members shape, Clock clock) {
    this.type = type;
    this.shape = shape;
    this.clock = clock;
  }

  /**
   * Returns the JSON of an entity.
   *
   * @param type the entity, from its generated class
   * @param <T> its record
   * @return a writer and reader
   */
  public static <T> EntityJson<T> of(EntityType<T> type) {
    return new EntityJson<>(type, SchemaReader.read(type.jsonSchema()), Clock.systemUTC());
  }

  /**
   * Returns a writer and reader with another clock.
   *
   * @param other gives the time for missing stamps and defaults
   * @return a writer and reader
   */
  public EntityJson<T> withClock(Clock other) {
    return new EntityJson<>(type, shape, Objects.requireNonNull(other, "clock"));
  }

  /**
   * Returns the JSON of an entity, with its defaults. Nulls and empty sets are left out. Encrypted
   * attributes are written as plain text.
   *
   * @param entity the record
   * @return a JSON object on one line
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public String write(T entity) {
    Map<String, AttributeValue> item = type.toItem(entity, Stamps.kept(clock));
    return JsonTree.write(masked(type.withKeyValues(entity, item), shape::write));
  }

  /**
   * Returns the entity of a JSON object. Missing attributes get their defaults and new ids; missing
   * creation and modification times are taken from the clock. Missing values of a {@code
   * FromContext} are null, as before any first write, and a put takes them from its context.
   * Constraints are checked when the entity is put.
   *
   * @param json an object that fits the entity's JSON Schema
   * @return the record
   * @throws InvalidJsonException if it is not such an object, if it lacks a required attribute, if
   *     it has one that is unknown or of another type, or if the record refuses its values
   */
  public T read(String json) {
    Objects.requireNonNull(json, "json");
    Map<String, AttributeValue> item =
        new HashMap<>(masked(json, text -> shape.attributes(tree(text))));
    Instant now = clock.instant();
    ItemWriter defaults = new ItemWriter(shape.properties().size());
    type.writeDefaults(defaults, Values.none(), Stamps.at(now));
    type.writeIds(defaults);
    stamp(defaults, type.created(), now);
    stamp(defaults, type.modified(), now);
    defaults.toItem().forEach(item::putIfAbsent);
    return entity(ofThisVersion(item));
  }

  /**
   * Returns a new entity of JSON that others have written, such as the body of a request. The JSON
   * must not have what writes give: generated ids, creation and modification times, the version,
   * and values of the context. The record has null there, or 0, until a put gives it: so the times
   * are those of the client's clock, and a put whose answer was lost {@linkplain
   * dev.singlet.error.ConditionFailedException#wasMade() knows its own item}. Other attributes that
   * are missing get their defaults; times of {@code @Default("now")} are null until the put, too.
   *
   * <pre>{@code
   * Shipment shipment = shipping.execute(ShipmentEntity.put(json.readNew(body)).ifNotExists());
   * }</pre>
   *
   * @param json an object that fits the entity's JSON Schema, without what writes give
   * @return the record, to be put
   * @throws InvalidJsonException if it has such a value, or as {@link #read} says
   */
  public T readNew(String json) {
    Objects.requireNonNull(json, "json");
    Map<String, AttributeValue> item =
        new HashMap<>(masked(json, text -> shapeOfNew().attributes(tree(text))));
    ItemWriter defaults = new ItemWriter(shape.properties().size());
    type.writeDefaults(defaults, Values.none(), null);
    defaults.toItem().forEach(item::putIfAbsent);
    return entity(ofThisVersion(item));
  }

  private Members shapeOfNew() {
    Members made = shapeOfNew;
    if (made == null) {
      made = shape.without(OwnAttributes.ofWrites(type));
      shapeOfNew = made;
    }
    return made;
  }

  /**
   * Returns a record with the changes of a JSON Merge Patch (RFC 7396): its members replace those
   * of the entity, {@code null} removes one, objects are merged, arrays are replaced as a whole.
   * Members that the patch lacks stay as they are, and so do attributes that JSON leaves out.
   * {@code IssueEntity.update(before, after)} writes the differences, and checks constraints. So a
   * patch can repair a record that violates one.
   *
   * <pre>{@code
   * Issue after = json.merge(before, "{\"title\": \"Crash\", \"body\": null}");
   * github.execute(IssueEntity.update(before, after));
   * }</pre>
   *
   * @param entity the record as it was read; its times are kept
   * @param mergePatch a JSON object
   * @return the changed record; a removed attribute has its default, if there is one
   * @throws InvalidJsonException if the result doesn't fit the entity's JSON Schema, if the record
   *     refuses its values, or if the patch changes what no update changes: the primary key, the
   *     creation time, the version, a read-only component, or a value of the first write's context
   * @throws dev.singlet.error.InvalidKeyException if it has a value that can't be in a key
   * @see <a href="https://www.rfc-editor.org/rfc/rfc7396">RFC 7396</a>
   */
  public T merge(T entity, String mergePatch) {
    Objects.requireNonNull(mergePatch, "mergePatch");
    Map<String, AttributeValue> item = item(entity);
    Map<String, AttributeValue> before = type.withKeyValues(entity, item);
    Map<String, AttributeValue> after =
        masked(mergePatch, patch -> shape.merge(before, tree(patch)));
    OwnAttributes.requireThere(type, before, after);
    T changed = entity(after);
    Map<String, AttributeValue> changedItem = item(changed);
    OwnAttributes.requireSame(type, item, changedItem);
    if (!haveSameKey(item, changedItem)) {
      throw new InvalidJsonException("can't be changed, because the primary key is made of it")
          .in(keyMember(item, before, after));
    }
    return changed;
  }

  /** Returns the first member whose change is one of the primary key. */
  private String keyMember(
      Map<String, AttributeValue> item,
      Map<String, AttributeValue> before,
      Map<String, AttributeValue> after) {
    Map<String, AttributeValue> changed = new HashMap<>(before);
    String last = "";
    for (String name : shape.properties().keySet()) {
      AttributeValue value = after.get(name);
      if (!Objects.equals(value, before.get(name))) {
        last = name;
        changed.compute(name, (same, earlier) -> value);
        if (!canHaveKeyOf(item, changed)) {
          return name;
        }
      }
    }
    return last;
  }

  /** Values that go together only if others change, too, don't tell whether the key changes. */
  private boolean canHaveKeyOf(
      Map<String, AttributeValue> item, Map<String, AttributeValue> changed) {
    try {
      return haveSameKey(item, item(entity(changed)));
    } catch (InvalidJsonException incomplete) {
      return true;
    }
  }

  private Map<String, AttributeValue> item(T entity) {
    return type.toItem(entity, Stamps.kept(clock), Violations.ignored(type.name()));
  }

  private boolean haveSameKey(Map<String, AttributeValue> item, Map<String, AttributeValue> other) {
    return type.table().key().attributes().stream()
        .allMatch(key -> Objects.equals(item.get(key.name()), other.get(key.name())));
  }

  private static Object tree(String json) {
    return JsonTree.read(json, Levels.MAX);
  }

  /** Converts a value. A failure doesn't show sensitive values. */
  private <V, R> R masked(V value, Function<V, R> convert) {
    try {
      return convert.apply(value);
    } catch (InvalidJsonException failure) {
      throw failure.masked(type::isShown);
    }
  }

  private T entity(Map<String, AttributeValue> item) {
    try {
      return type.fromJson(item);
    } catch (UnreadableItemException unreadable) {
      throw InvalidJsonException.of(unreadable);
    }
  }

  private Map<String, AttributeValue> ofThisVersion(Map<String, AttributeValue> item) {
    SchemaVersion version = type.schemaVersion();
    if (version != null) {
      item.put(version.attribute(), AttributeValue.createN(String.valueOf(version.number())));
    }
    return item;
  }

  private static void stamp(ItemWriter item, @Nullable StampAttribute stamp, Instant now) {
    if (stamp != null && !stamp.component().isEmpty()) {
      item.instant(stamp.attribute(), now.truncatedTo(ChronoUnit.MILLIS), stamp.format());
    }
  }

  @Override
  public String toString() {
    return "EntityJson[" + type + "]";
  }
}
