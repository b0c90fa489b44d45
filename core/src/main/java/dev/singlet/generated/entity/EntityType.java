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
import dev.singlet.value.Range;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity as the runtime sees it: how its items are written and read. Implemented by generated
 * code.
 */
public abstract non-sealed class EntityType<T> extends DescribedType<T>
    implements ComponentChecks, Messages {

  private volatile @Nullable String jsonSchema;

  /** An entity of a table. */
  protected EntityType(EntityDescription description) {
    super(description);
  }

  /** A record for messages and logs. */
  public final String describe(T entity) {
    return encrypted().areNone() && sensitive().isEmpty() ? String.valueOf(entity) : name();
  }

  /** Turns an item of one schema version into one of the next. */
  protected Map<String, AttributeValue> migrate(int from, Map<String, AttributeValue> item) {
    throw new IllegalArgumentException("there is no migration from version " + from);
  }

  /**
   * Where the messages of violations are looked up. Generated code overrides it, since it sees the
   * bundles of the module it is in.
   *
   * @throws MissingResourceException if there is no bundle, as here
   */
  @Override
  public ResourceBundle bundle(Locale locale) {
    throw new MissingResourceException("There are no messages.", "", "");
  }

  /**
   * Takes what values violate.
   *
   * @param clock what constraints on times are compared with; null if they are not checked
   */
  public final Violations violations(@Nullable Clock clock) {
    return new Violations(name(), this, clock);
  }

  /** Takes what the arguments of a key violate. */
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
   * Checks the ends of a range over a component, where they belong to it.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public final void checkEnds(String component, Range<?> range) {
    Violations violations = argumentViolations();
    range.includedEnds().forEach(end -> check(component, end, violations));
    violations.throwIfAny();
  }

  /**
   * Makes the item of an entity as it stands: with the times that the record holds, and no count of
   * its version. What a put would write is its request's item. Attributes that are stored encrypted
   * are encrypted in it.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public final Map<String, AttributeValue> toItem(T entity) {
    return toItem(entity, Clock.systemUTC());
  }

  /**
   * Makes the item of an entity as it stands, at the time that a clock tells.
   *
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public final Map<String, AttributeValue> toItem(T entity, Clock clock) {
    return encrypted().seal(toItem(entity, Stamps.kept(clock)));
  }

  /**
   * Makes the item of an entity: fills in defaults and stamps, checks every constraint, and
   * computes all keys. Attributes that are stored encrypted have their plain values in it.
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

  /** Makes the item of an entity, with plain values. */
  public abstract Map<String, AttributeValue> toItem(
      T entity, Stamps stamps, Violations violations);

  /**
   * Writes the defaults of the components that have one; this one writes none. A default that is
   * made of what is not known is left out, and so is still made of what the item has when that is
   * read.
   */
  public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {}

  /**
   * What is known of an entity that lacks an attribute: its component is read as its default. This
   * one has no defaults, so that the component is absent.
   */
  public Values lacking(String component, Values values) {
    return values.and(component, null);
  }

  /**
   * Writes new ids of the components that get one where an entity has none; this one has no such.
   */
  public void writeIds(ItemWriter item) {}

  /**
   * Computes attributes that are made of others. Those that an item with these values doesn't have
   * are not written.
   *
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public void derive(String name, Values values, ItemWriter item) {
    throw new IllegalArgumentException(name);
  }

  /**
   * The entity in plain JSON: its attributes under their stored names. The first call reads it from
   * the file that was generated with the class.
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

  /** Asks a {@code @Validate} method. */
  public void validate(String method, Values values, Violations violations) {
    throw new IllegalArgumentException(method);
  }

  /** Makes the record of an item. */
  protected abstract T fromItem(ItemReader item);

  /**
   * Compares the primary key that an item has with the one that its record would be put under.
   *
   * @return false if a put of the record would leave the item where it is, and write another
   */
  protected boolean isUnderKeyOf(T entity, ItemReader item, int behindTenant) {
    return true;
  }

  @Override
  public final @Nullable EntityType<T> entityOf(Map<String, AttributeValue> item) {
    return isNamed(entityNameOf(item)) ? this : null;
  }

  @Override
  public final @Nullable T read(Map<String, AttributeValue> item) {
    return isNamed(entityNameOf(item)) ? decode(item) : null;
  }

  @Override
  public final @Nullable T readWherever(Map<String, AttributeValue> item) {
    return isNamed(entityNameOf(item)) ? decodeWherever(item) : null;
  }

  /**
   * Reads an item that is of this entity, since the request asked for no other.
   *
   * @throws UnreadableItemException if the item does not fit its entity
   */
  public final T require(Map<String, AttributeValue> item) {
    return decode(item);
  }

  /**
   * Whether an item of plain values without an attribute reads as it does with it, since the
   * attribute has the value of a default that is made of others.
   *
   * @return true if the attribute tells no more than the others do
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
   * Makes the record of plain values: of what is encrypted in items these are not.
   *
   * @throws UnreadableItemException if they don't fit the entity
   */
  public final T fromPlainItem(Map<String, AttributeValue> item) {
    return decodeOpened(item, item, this::fromItem);
  }

  /** Reads an item that is known to be of this entity, under whatever primary key it is. */
  final T decodeWherever(Map<String, AttributeValue> item) {
    return decodeOpened(opened(item), item, this::fromItem);
  }

  /** Reads an item that is known to be of this entity, and stands where a put would write it. */
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

  /** Sees most items through. Of others {@link PlaceCheck} says what is wrong, if anything is. */
  private boolean isInPlace(T entity, ItemReader stored) {
    try {
      return table().tenant() == null && isUnderKeyOf(entity, stored, 0);
    } catch (RuntimeException notComparable) {
      return false;
    }
  }

  /** Makes something of an item that is known to be of this entity. */
  final <R> R decode(Map<String, AttributeValue> item, Function<ItemReader, R> reading) {
    return decodeOpened(opened(item), item, reading);
  }

  /** Makes something of a part of an item, which is taken to be of the present version. */
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
      throw unreadable(item, "", "has values that no key can be made of", keyless);
    }
  }

  /** An item that can't be read for one of its values. */
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
