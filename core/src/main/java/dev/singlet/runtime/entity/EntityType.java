package dev.singlet.runtime.entity;

import dev.singlet.annotation.ItemHook;
import dev.singlet.error.InvalidKeyException;
import dev.singlet.error.Messages;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.ValidationException;
import dev.singlet.runtime.item.ComponentChecks;
import dev.singlet.runtime.item.ComponentReader;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity for the runtime: it writes and reads its items. Implemented by generated code. */
public abstract class EntityType<T> extends DescribedType<T> implements ComponentChecks, Messages {

  private volatile @Nullable String jsonSchema;

  /** An entity of a table. */
  protected EntityType(EntityDescription description) {
    super(description);
  }

  /** Returns an item with what every item of the entity has: its mark, and its schema version. */
  protected final ItemWriter newItem() {
    ItemWriter item = new ItemWriter(attributeNames().size());
    if (mark() instanceof NameMark named) {
      item.put(named.attribute(), nameValue());
    }
    SchemaVersion version = schemaVersion();
    if (version != null) {
      item.number(version.attribute(), version.number());
    }
    return item;
  }

  @Override
  public final List<EntityType<T>> entities() {
    return List.of(this);
  }

  /** Returns a record's name and key as text, for messages and logs: it can have 400 KB. */
  public final String describe(T entity) {
    Map<String, AttributeValue> item = PlaceCheck.made(this, entity);
    return item.isEmpty() ? name() : name() + " " + keyText(PrimaryKey.of(table().key(), item));
  }

  /** Returns the hooks that see its records. */
  protected List<ItemHook<? super T>> hooks() {
    return List.of();
  }

  /**
   * Returns the record to write in place of one that the program gave.
   *
   * @param stamps the values of the write that a key can be made of
   */
  public final T beforeWrite(T entity, Stamps stamps) {
    return hooks().isEmpty() ? entity : Hooked.beforeWrite(this, entity, stamps);
  }

  /** Returns the components whose values come from the context of writes. */
  public List<ContextAttribute<?>> fromContext() {
    return List.of();
  }

  /** Returns how a component takes its value from the context of writes; null if it doesn't. */
  public final @Nullable ContextAttribute<?> fromContext(String component) {
    List<ContextAttribute<?>> all = fromContext();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).component().equals(component)) {
        return all.get(i);
      }
    }
    return null;
  }

  /** Returns whether every write sets a component by itself, and no update names it. */
  public final boolean isOfEachWrite(String component) {
    StampAttribute modified = modified();
    ContextAttribute<?> given = fromContext(component);
    return given == null
        ? modified != null && modified.component().equals(component)
        : !given.isOfCreation();
  }

  /** Returns the attributes that every write sets by itself, besides the version. */
  public final List<String> ofEachWrite() {
    List<ContextAttribute<?>> context = fromContext();
    if (context.isEmpty()) {
      return modifiedAttributes();
    }
    List<String> attributes = new ArrayList<>(modifiedAttributes());
    for (ContextAttribute<?> given : context) {
      if (!given.isOfCreation()) {
        attributes.add(Objects.requireNonNull(storedNames().get(given.component())));
      }
    }
    return attributes;
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
   * Requires an argument of a key that another part of the key is computed from.
   *
   * @throws InvalidKeyException if it is null
   */
  public final void requireArgument(String component, @Nullable Object value) {
    if (value == null) {
      throw new InvalidKeyException(
          InvalidKeyException.Reason.MISSING,
          component,
          "%s: %s is null. A part of a key needs a value.".formatted(name(), component));
    }
  }

  /**
   * Returns the item of a record as it is, with the record's times and without counting its
   * version. The item that a put writes is in its request. Attributes that are stored encrypted are
   * encrypted.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   */
  public final Map<String, AttributeValue> toItem(T entity) {
    return toItem(entity, Clock.systemUTC());
  }

  /**
   * Returns the item of a record as it is, at a clock's time.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   */
  public final Map<String, AttributeValue> toItem(T entity, Clock clock) {
    return encrypted().seal(toItem(entity, Stamps.kept(clock)));
  }

  /**
   * Returns the item of a record. Fills in defaults and stamps, checks every constraint, and
   * computes all keys. Attributes that are stored encrypted have their plain values.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
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
   * attributes with these values. {@link #fromJson} reads such an item.
   */
  public final Map<String, AttributeValue> withKeyValues(
      T entity, Map<String, AttributeValue> item) {
    if (onlyInKey().isEmpty()) {
      return item;
    }
    ItemWriter values = new ItemWriter(onlyInKey().size());
    writeKeyValues(entity, values);
    Map<String, AttributeValue> all = new HashMap<>(item);
    all.keySet().removeAll(onlyInKey().values());
    all.putAll(values.toItem());
    return all;
  }

  /**
   * Writes attributes that are computed from others. Attributes that an item with these values
   * lacks are not written.
   *
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   */
  public void derive(String name, Values values, ItemWriter item) {
    throw new IllegalArgumentException(name() + " has nothing that is derived as " + name);
  }

  /**
   * Returns whether the known values alone show that an item is in none of the indexes that are
   * derived under a name. Only conditions of single components are asked.
   */
  public boolean isLeft(String name, Values values) {
    return false;
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
      text = SchemaFile.read(name(), getClass(), jsonSchemaFile());
      jsonSchema = text;
    }
    return text;
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
   * Returns the record that a get of a put's item gives: the record of the put, unless the item is
   * read as another one.
   */
  public final T written(T entity, Map<String, AttributeValue> item) {
    return isReadAsGiven() && hooks().isEmpty() ? entity : decode(item);
  }

  /**
   * Returns whether an attribute of an item with plain values equals its default, which is computed
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

  /**
   * Returns the record of the attributes of JSON, which has no keys.
   *
   * @throws UnreadableItemException if they don't fit the entity
   */
  public final T fromJson(Map<String, AttributeValue> attributes) {
    try {
      return fromItem(ComponentReader.reading(attributes));
    } catch (RuntimeException failure) {
      throw ReadFailure.of(this, attributes, failure);
    }
  }

  /** Reads an item of this entity, under any primary key. */
  final T decodeWherever(Map<String, AttributeValue> item) {
    T entity = asStoredWherever(item);
    List<ItemHook<? super T>> hooks = hooks();
    return hooks.isEmpty() ? entity : Hooked.afterRead(hooks, entity);
  }

  /** Reads an item of this entity, and checks that a put would write it under the same key. */
  final T decode(Map<String, AttributeValue> item) {
    return hooked(asStored(item), item);
  }

  private T hooked(T entity, Map<String, AttributeValue> item) {
    return hooks().isEmpty() ? entity : Hooked.afterRead(this, entity, item);
  }

  /** Reads an item of this entity, under any primary key, without its hooks. */
  public final T asStoredWherever(Map<String, AttributeValue> item) {
    return decodeOpened(opened(item), item, this::fromItem);
  }

  /** Reads an item of this entity as {@link #require} does, without its hooks. */
  public final T asStored(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> opened = opened(item);
    ItemReader reader = ItemReader.of(opened, olderNames());
    T entity;
    try {
      entity = fromItem(reader);
    } catch (RuntimeException failure) {
      throw ReadFailure.of(this, item, failure);
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

  /** Applies a function to a part of an item, which must be of the current version. */
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
      throw ReadFailure.of(this, stored, failure);
    }
  }

  /**
   * Returns an item as its record is read from: decrypted, and in the current schema version.
   *
   * @throws UnreadableItemException if a value can't be decrypted, or the item can't be migrated
   */
  public final Map<String, AttributeValue> opened(Map<String, AttributeValue> item) {
    SchemaVersion present = schemaVersion();
    return present == null ? encrypted().open(item) : present.opened(item, this);
  }

  @Override
  public final @Nullable T readValid(Map<String, AttributeValue> item, Clock clock) {
    if (!has(item)) {
      return null;
    }
    T entity = asStored(item);
    try {
      toItem(entity, Stamps.at(clock), violations(null));
    } catch (ValidationException | InvalidKeyException unwritable) {
      throw ReadFailure.ofRefused(this, item, unwritable);
    }
    return hooked(entity, item);
  }

  /** Returns the exception for an item with a value that can't be read. */
  public final UnreadableItemException unreadable(
      Map<String, AttributeValue> item, DecodeFailure failure) {
    return ReadFailure.of(this, item, failure);
  }
}
