package dev.singlet.generated.entity;

import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.Messages;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.generated.item.ComponentChecks;
import dev.singlet.generated.item.DecodeFailure;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity for the runtime: it writes and reads its items. Implemented by generated code. */
public abstract non-sealed class EntityType<T> extends ItemType<T>
    implements ComponentChecks, Messages {

  private final EntityDescription description;
  private final List<String> entityNames;
  private final Mark mark;
  private final AttributeValue nameValue;

  /** The attribute that a new item gets as its mark; null if it gets none. */
  private final @Nullable String markAttribute;

  /** The attributes of components that a key is made of. */
  private final Set<String> keyComponents;

  private final List<String> sensitiveAttributes;

  /** The attributes whose values, or parts of them, are not to be shown. */
  private final Set<String> hidden;

  private final EncryptedAttributes encrypted;

  private final Set<String> attributeNames;

  private volatile @Nullable String jsonSchema;

  /** An entity of a table. */
  protected EntityType(EntityDescription description) {
    super(description.table, description.name, description.sensitive);
    this.description = description;
    List<String> names = new ArrayList<>();
    names.add(description.name);
    names.addAll(description.formerNames);
    this.entityNames = List.copyOf(names);
    this.mark = description.mark();
    this.markAttribute = mark instanceof NameMark named ? named.attribute() : null;
    this.nameValue =
        mark instanceof NameMark named
            ? named.values().get(0)
            : AttributeValue.createS(description.name);
    this.keyComponents =
        keyComponents(description.derived, new HashSet<>(description.attributes.values()));
    List<String> sensitiveNames = new ArrayList<>();
    for (String component : description.sensitive) {
      String stored =
          description.attributes.getOrDefault(component, description.onlyInKey.get(component));
      if (stored != null) {
        sensitiveNames.add(stored);
        sensitiveNames.addAll(olderNames(stored));
      }
    }
    this.sensitiveAttributes = List.copyOf(sensitiveNames);
    Set<String> allHidden = new HashSet<>(sensitiveNames);
    for (String attribute : description.sensitiveWithin) {
      allHidden.add(attribute);
      allHidden.addAll(olderNames(attribute));
    }
    this.hidden = Set.copyOf(allHidden);
    this.encrypted = new EncryptedAttributes(description);
    this.attributeNames = Set.copyOf(description.attributeNames());
  }

  private static Set<String> keyComponents(List<DerivedAttributes> derived, Set<String> stored) {
    Set<String> keys = new HashSet<>();
    for (DerivedAttributes each : derived) {
      for (String attribute : each.attributes()) {
        if (stored.contains(attribute)) {
          keys.add(attribute);
        }
      }
    }
    return Set.copyOf(keys);
  }

  /**
   * Tells whether an item of another entity can have the same primary key, so that a write must
   * check the stored item.
   *
   * @return true if this entity's key space is shared
   */
  public final boolean sharesKeys() {
    return description.sharesKeys;
  }

  /**
   * Returns the attribute of the creation time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute created() {
    return description.created;
  }

  /**
   * Returns the attribute of the modification time.
   *
   * @return the attribute; null if the table has none
   */
  public final @Nullable StampAttribute modified() {
    return description.modified;
  }

  /**
   * Returns the attribute of the version.
   *
   * @return the attribute; null if items have no version
   */
  public final @Nullable String version() {
    return description.version;
  }

  /** Returns the stored names of the components. */
  public final Map<String, String> storedNames() {
    return description.attributes;
  }

  /** Returns an item with what every item of the entity has: its mark, and its schema version. */
  protected final ItemWriter newItem() {
    ItemWriter item = new ItemWriter(attributeNames.size());
    if (markAttribute != null) {
      item.put(markAttribute, nameValue);
    }
    SchemaVersion version = schemaVersion();
    if (version != null) {
      item.number(version.attribute(), version.number());
    }
    return item;
  }

  /** Returns the attributes that are computed from others, besides the primary key. */
  public final List<DerivedAttributes> derived() {
    return description.derived;
  }

  /** Returns the components that are themselves key attributes of indexes. */
  public final Set<String> keyComponents() {
    return keyComponents;
  }

  /** Returns the attributes whose values are unique. */
  public final List<UniqueAttribute> unique() {
    return description.unique;
  }

  /** Returns the attributes that keep the value they were created with. */
  public final Set<String> readOnly() {
    return description.readOnly;
  }

  /** Returns the attributes that are stored encrypted. */
  public final EncryptedAttributes encrypted() {
    return encrypted;
  }

  /** Returns all attributes that an item may have. */
  public final Set<String> attributeNames() {
    return attributeNames;
  }

  /** Returns the attributes that had other names before, with those names. */
  public final Map<String, List<String>> olderNames() {
    return description.olderNames;
  }

  /** Returns the earlier names of an attribute. */
  public final List<String> olderNames(String attribute) {
    return description.olderNames.getOrDefault(attribute, List.of());
  }

  /** Returns the first name of the entity. It stays in the items that reserve unique values. */
  public final String firstName() {
    return description.firstName();
  }

  /** Returns the mark of the entity's items. */
  public final Mark mark() {
    return mark;
  }

  @Override
  public final boolean isToldByKey() {
    return !(mark instanceof NameMark);
  }

  @Override
  public final boolean has(Map<String, AttributeValue> item) {
    return mark.isOn(item, entityNameOf(item));
  }

  /** Returns the value of the attribute that marks its items. */
  public final AttributeValue nameValue() {
    return nameValue;
  }

  @Override
  public final List<String> entityNames() {
    return entityNames;
  }

  @Override
  public final List<EntityType<T>> entities() {
    return List.of(this);
  }

  /**
   * Returns the version of the stored form of items.
   *
   * @return the version; null if the entity has none
   */
  public final @Nullable SchemaVersion schemaVersion() {
    return description.schemaVersion;
  }

  /** Tells whether there can be items of older versions, which must be migrated as a whole. */
  final boolean hasMigrations() {
    return schemaVersion() != null && schemaVersion().number() > 1;
  }

  /** Returns the methods that check the record as a whole. */
  public final List<ValidateMethod> validateMethods() {
    return description.validateMethods;
  }

  /**
   * Returns the depth within an attribute from which a change replaces the value as a whole,
   * because its parts depend on each other.
   */
  public final int wholeFrom(String attribute) {
    return description.wholeFrom.getOrDefault(attribute, Integer.MAX_VALUE);
  }

  /**
   * Tells whether an attribute's default is computed from other attributes.
   *
   * @return true if the value read for an absent attribute depends on others
   */
  public final boolean hasDefaultMadeOfOthers(String attribute) {
    return description.madeOfOthers.containsKey(attribute);
  }

  /**
   * Tells whether any default is computed from other attributes.
   *
   * @return false if each default is a fixed value, or if there are none
   */
  public final boolean hasDefaultsMadeOfOthers() {
    return !description.madeOfOthers.isEmpty();
  }

  /** Returns the attributes that an attribute's default is computed from. */
  public final Set<String> defaultSources(String attribute) {
    return description.madeOfOthers.getOrDefault(attribute, Set.of());
  }

  /**
   * Tells whether messages may show the whole value of an attribute.
   *
   * @return false if it, or a part of it, is sensitive, or if it is made of what is
   */
  public final boolean isShown(String attribute) {
    return !hidden.contains(attribute);
  }

  /**
   * Tells whether messages may show the values of all attributes.
   *
   * @return false if any of them, or a part of it, is sensitive
   */
  public final boolean showsAll() {
    return hidden.isEmpty();
  }

  /** Returns the attributes whose values are sensitive. */
  final List<String> sensitiveAttributes() {
    return sensitiveAttributes;
  }

  /** Returns a record as text, for messages and logs. */
  public final String describe(T entity) {
    return showsAll() ? String.valueOf(entity) : name();
  }

  /** Converts an item from one schema version to the next. */
  protected Map<String, AttributeValue> migrate(int from, Map<String, AttributeValue> item) {
    throw new IllegalArgumentException("there is no migration from version " + from);
  }

  /**
   * Returns the messages of violations, from the module of the generated class. Generated code
   * overrides it for a bundle in a package, which only its module sees.
   *
   * @throws MissingResourceException if there is no bundle
   */
  @Override
  public ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle("ValidationMessages", locale, getClass().getModule());
  }

  /**
   * Returns an empty collector of violations.
   *
   * @param clock the time that constraints on times compare with; null to skip such constraints
   */
  public final Violations violations(@Nullable Clock clock) {
    return new Violations(name(), this, clock);
  }

  /**
   * Requires the components of a record that a builder makes.
   *
   * @param components the name and the value of each, in turn
   * @throws dev.singlet.error.ValidationException if a value is null
   */
  public final void requireSet(@Nullable Object... components) {
    Violations violations = violations(null);
    for (int i = 0; i < components.length; i += 2) {
      violations.required(String.valueOf(components[i]), components[i + 1]);
    }
    violations.throwIfAny();
  }

  /** Returns an empty collector of violations of a key's arguments. */
  public final Violations argumentViolations() {
    return Violations.ofArguments(name(), this);
  }

  /**
   * Checks the argument of a key that stands for a component.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public final void checkArgument(String component, @Nullable Object value) {
    Violations violations = argumentViolations();
    check(component, value, violations);
    violations.throwIfAny();
  }

  /**
   * Checks two arguments of a key, each of which stands for a component.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public final void checkArguments(
      String first, @Nullable Object value, String second, @Nullable Object secondValue) {
    Violations violations = argumentViolations();
    check(first, value, violations);
    check(second, secondValue, violations);
    violations.throwIfAny();
  }

  /**
   * Returns the item of a record as it is, with the record's times and without counting its
   * version. The item that a put writes is in its request. Attributes that are stored encrypted are
   * encrypted.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public final Map<String, AttributeValue> toItem(T entity) {
    return toItem(entity, Clock.systemUTC());
  }

  /**
   * Returns the item of a record as it is, at a clock's time.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public final Map<String, AttributeValue> toItem(T entity, Clock clock) {
    return encrypted().seal(toItem(entity, Stamps.kept(clock)));
  }

  /**
   * Returns the item of a record. Fills in defaults and stamps, checks every constraint, and
   * computes all keys. Attributes that are stored encrypted have their plain values.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public final Map<String, AttributeValue> toItem(T entity, Stamps stamps) {
    if (entity == null) {
      throw new NullPointerException("Item of " + name() + ": the entity is null");
    }
    return stamps.bind(toItem(entity, stamps, violations(stamps.clock())));
  }

  /** Returns the item of a record, with plain values. */
  public abstract Map<String, AttributeValue> toItem(
      T entity, Stamps stamps, Violations violations);

  /**
   * Writes the defaults of components. A default computed from unknown values is left out; reading
   * the item computes it later from the item's values. By default there are none.
   *
   * @param stamps gives the time of a put; null to leave out the defaults that are this time, as
   *     reading does
   */
  public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {}

  /**
   * Adds the default of an absent component to the known values. By default there are no defaults,
   * so the component is absent.
   */
  public Values lacking(String component, Values values) {
    return values.and(component, null);
  }

  /**
   * Writes new ids of the components that get one if the entity has none. By default there are no
   * such components.
   */
  public void writeIds(ItemWriter item) {}

  /**
   * Writes the components that only the primary key has, as attributes under the names that they
   * have in JSON. By default there are no such components.
   */
  protected void writeKeyValues(T entity, ItemWriter item) {}

  /**
   * Returns an item with the values that only its key has, as attributes in place of the key
   * attributes with these values. {@link #fromPlainItem} reads such an item.
   */
  public final Map<String, AttributeValue> withKeyValues(
      T entity, Map<String, AttributeValue> item) {
    if (description.onlyInKey.isEmpty()) {
      return item;
    }
    ItemWriter values = new ItemWriter(description.onlyInKey.size());
    writeKeyValues(entity, values);
    Map<String, AttributeValue> all = new HashMap<>(item);
    all.keySet().removeAll(description.onlyInKey.values());
    all.putAll(values.toItem());
    return all;
  }

  /**
   * Writes attributes that are computed from others. Attributes that an item with these values
   * lacks are not written.
   *
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public void derive(String name, Values values, ItemWriter item) {
    throw new IllegalArgumentException(name() + " has nothing that is derived as " + name);
  }

  /**
   * Returns the JSON Schema of the entity in plain JSON, with attributes under their stored names.
   * The first call reads it from the file that was generated with the class.
   *
   * @throws MissingResourceException if the program was packed without that file
   */
  public final String jsonSchema() {
    String text = jsonSchema;
    if (text == null) {
      text = readJsonSchema();
      jsonSchema = text;
    }
    return text;
  }

  private String readJsonSchema() {
    try (InputStream file = jsonSchemaFile()) {
      if (file == null) {
        throw new MissingResourceException(
            "The JSON Schema of " + name() + " is not beside its generated class. Pack it too.",
            getClass().getName(),
            name());
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Opens the file that holds the JSON Schema. Generated code does, since it sees the files of the
   * module it is in.
   *
   * @return the file; null if it is not there
   */
  protected abstract @Nullable InputStream jsonSchemaFile();

  /** Calls a {@code @Validate} method. */
  public void validate(String method, Values values, Violations violations) {
    throw new IllegalArgumentException(name() + " has no @Validate method " + method);
  }

  /** Returns the record of an item. */
  protected abstract T fromItem(ItemReader item);

  /**
   * Compares the item's primary key with the key under which a put would write its record.
   *
   * @return false if a put of the record would leave the item where it is, and write another one
   */
  protected boolean isUnderKeyOf(T entity, ItemReader item, int behindTenant) {
    return true;
  }

  @Override
  public final @Nullable EntityType<T> entityOf(Map<String, AttributeValue> item) {
    return has(item) ? this : null;
  }

  @Override
  public final EntityType<?> likelyEntity(Map<String, AttributeValue> item) {
    return this;
  }

  @Override
  public final @Nullable T read(Map<String, AttributeValue> item) {
    return has(item) ? decode(item) : null;
  }

  @Override
  public final @Nullable T readWherever(Map<String, AttributeValue> item) {
    return has(item) ? decodeWherever(item) : null;
  }

  /**
   * Reads an item of this entity, without checking whose it is: the request asked for no other.
   *
   * @throws UnreadableItemException if the item does not fit its entity
   */
  public final T require(Map<String, AttributeValue> item) {
    return decode(item);
  }

  /**
   * Tells whether an attribute of an item with plain values equals its default, which is computed
   * from other attributes. The item then reads the same without the attribute.
   *
   * @return true if the attribute adds nothing to the others
   */
  public final boolean isDefault(Map<String, AttributeValue> item, String attribute) {
    if (!hasDefaultMadeOfOthers(attribute)) {
      return false;
    }
    Map<String, AttributeValue> without = new HashMap<>(item);
    AttributeValue value = without.remove(attribute);
    T entity = fromPlainItem(without);
    Stamps any = Stamps.at(Instant.EPOCH);
    return Objects.equals(value, toItem(entity, any, Violations.ignored(name())).get(attribute));
  }

  /**
   * Returns the record of plain values, without decryption.
   *
   * @throws UnreadableItemException if they don't fit the entity
   */
  public final T fromPlainItem(Map<String, AttributeValue> item) {
    return decodeOpened(item, item, this::fromItem);
  }

  /** Reads an item of this entity, under any primary key. */
  final T decodeWherever(Map<String, AttributeValue> item) {
    return decodeOpened(opened(item), item, this::fromItem);
  }

  /** Reads an item of this entity, and checks that a put would write it under the same key. */
  final T decode(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> opened = opened(item);
    ItemReader reader = ItemReader.of(opened, olderNames());
    T entity;
    try {
      entity = fromItem(reader);
    } catch (RuntimeException failure) {
      throw unreadable(item, failure);
    }
    ItemReader stored = opened == item ? reader : ItemReader.of(item);
    if (!isInPlace(entity, stored)) {
      PlaceCheck.require(this, entity, stored, item);
    }
    return entity;
  }

  /**
   * A fast check that accepts most items. {@link PlaceCheck} checks the others again, and names the
   * problem.
   */
  private boolean isInPlace(T entity, ItemReader stored) {
    try {
      return table().tenant() == null && isUnderKeyOf(entity, stored, 0);
    } catch (RuntimeException notComparable) {
      return false;
    }
  }

  /** Applies a function to an item of this entity. */
  final <R> R decode(Map<String, AttributeValue> item, Function<ItemReader, R> reading) {
    return decodeOpened(opened(item), item, reading);
  }

  /** Applies a function to a part of an item, which must be of the present version. */
  final <R> R decodePart(Map<String, AttributeValue> item, Function<ItemReader, R> reading) {
    return decodeOpened(encrypted().open(item), item, reading);
  }

  private <R> R decodeOpened(
      Map<String, AttributeValue> opened,
      Map<String, AttributeValue> stored,
      Function<ItemReader, R> reading) {
    try {
      return reading.apply(ItemReader.of(opened, olderNames()));
    } catch (RuntimeException failure) {
      throw unreadable(stored, failure);
    }
  }

  private Map<String, AttributeValue> opened(Map<String, AttributeValue> item) {
    SchemaVersion present = schemaVersion();
    return present == null ? encrypted().open(item) : present.opened(item, this);
  }

  @Override
  public final @Nullable T readValid(Map<String, AttributeValue> item, Clock clock) {
    T entity = read(item);
    if (entity == null) {
      return null;
    }
    try {
      toItem(entity, Stamps.at(clock), violations(null));
      return entity;
    } catch (ValidationException violated) {
      String reason =
          violated.violations().stream()
              .map(Violation::toString)
              .collect(Collectors.joining("; ", "violates constraints: ", ""));
      throw unreadable(item, "", reason, violated);
    } catch (InvalidKeyException keyless) {
      throw unreadable(item, "", "has values that can't stand in a key", keyless);
    }
  }

  /** Returns the exception for an item with a value that can't be read. */
  public final UnreadableItemException unreadable(
      Map<String, AttributeValue> item, DecodeFailure original) {
    DecodeFailure failure = original.masking(sensitiveAttributes());
    return unreadable(item, failure.path(), failure.reason(), failure.getCause());
  }

  private UnreadableItemException unreadable(
      Map<String, AttributeValue> item, RuntimeException failure) {
    return failure instanceof DecodeFailure original
        ? unreadable(item, original)
        : unreadable(item, "", DecodeFailure.refusal(failure), failure);
  }

  final UnreadableItemException unreadable(
      Map<String, AttributeValue> item, String path, String reason, @Nullable Throwable cause) {
    String key = PrimaryKey.describe(table().key(), item);
    return new UnreadableItemException(name(), key, path, reason, item, cause);
  }
}
