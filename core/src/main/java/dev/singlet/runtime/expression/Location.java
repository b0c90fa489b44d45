package dev.singlet.runtime.expression;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.StoredText;
import dev.singlet.internal.text.Utf8;
import dev.singlet.internal.text.ValueText;
import dev.singlet.runtime.constraint.ElementConstraints;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.ComponentChecks;
import dev.singlet.runtime.item.OpenValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The place of an attribute in the items of an entity, and the checks of its values. Made by
 * generated code.
 *
 * @param parent the place that this is directly within; null for a component of the entity itself
 * @param path the place by the names it is stored under
 * @param owner the label of the record that this is a component of; of an element, its own label
 * @param checks the checks of the record that this is a component of; null for an element or an
 *     entry
 * @param component the component's name; empty for an element or an entry
 * @param among the bounds of the list or map that this is an element of; none for a component
 * @param mayBeNull true for an element or a value of a map that can be NULL
 * @param type the type of DynamoDB that the document here is taken to have; null if this is not a
 *     document, or one of any type
 * @param <T> the entity's record
 */
public record Location<T>(
    EntityType<T> entity,
    @Nullable Location<T> parent,
    Path path,
    String owner,
    @Nullable ComponentChecks checks,
    String component,
    SizeBounds among,
    boolean mayBeNull,
    @Nullable String type) {

  /** A key of a map has up to 64 KB. */
  private static final int MAX_KEY = 100;

  /** Refuses null. */
  public Location {
    Objects.requireNonNull(entity, "entity");
  }

  /** Returns the place of a component of an entity. */
  public static <T> Location<T> of(EntityType<T> entity, String component) {
    return of(entity, component, entity.storedNames().getOrDefault(component, component));
  }

  /**
   * Returns the place of a component of an entity, for conditions on a projection that has it.
   *
   * @param <P> the projection's record
   */
  @SuppressWarnings("unchecked") // the record types conditions only
  public static <P> Location<P> ofPart(EntityType<?> entity, String component) {
    return (Location<P>) of(entity, component);
  }

  /**
   * Returns the place of a component of an entity.
   *
   * @param stored the attribute's name
   */
  public static <T> Location<T> of(EntityType<T> entity, String component, String stored) {
    Path path = Path.of(stored, entity.olderNames(stored));
    return new Location<>(entity, null, path, "", entity, component, SizeBounds.NONE, false, null);
  }

  /**
   * Returns the place of an attribute that no component has.
   *
   * @param label the attribute in terms of the record, such as {@code extras.color}
   * @param stored the attribute's name
   */
  public static <T> Location<T> ofExtra(EntityType<T> entity, String label, String stored) {
    Path path = Path.of(stored, List.of());
    return new Location<>(entity, null, path, "", null, label, SizeBounds.NONE, false, null);
  }

  /**
   * Returns the place of a component of the record that is here.
   *
   * @param checks the checks of the record's components
   * @param stored the attribute's name
   * @param older its earlier names
   */
  public Location<T> component(
      ComponentChecks checks, String inner, String stored, String... older) {
    Path.Name name = new Path.Name(stored, List.of(older));
    return within(path.then(name), label(), checks, inner, SizeBounds.NONE);
  }

  /**
   * Returns the place of a component of the tuple that is here.
   *
   * @param checks the checks of the record's components
   * @param index its place in the list
   * @param size the number of components
   */
  public Location<T> element(ComponentChecks checks, String inner, int index, int size) {
    Path.Index element = new Path.Index(index, size, null);
    return within(path.then(element), label(), checks, inner, SizeBounds.NONE);
  }

  /**
   * Returns the place of an element of the list that is here.
   *
   * @param bounds the bounds of the list
   */
  public Location<T> index(int index, SizeBounds bounds) {
    if (index < 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ".at(" + index + "): a list begins at 0.");
    }
    Path element = path.then(new Path.Index(index));
    return within(element, label() + "[" + index + "]", null, "", bounds);
  }

  /**
   * Returns the place of a value of the map that is here.
   *
   * @param bounds the bounds of the map
   */
  public Location<T> key(String key, SizeBounds bounds) {
    Objects.requireNonNull(key, "key");
    int bytes = Utf8.length(key);
    if (bytes == 0 || bytes > Limits.MAP_KEY_BYTES) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "%s.key(%s): a map's key has 1 to %d bytes, and this one has %d."
              .formatted(this, Violation.shown(shownKey(key)), Limits.MAP_KEY_BYTES, bytes));
    }
    Violations violations = entity.violations(null);
    violations.text(label(), key);
    String problem = violations.first();
    if (problem != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          this + ".key(" + shownKey(key) + "): a map's key " + problem + ".");
    }
    Path value = path.then(new Path.Name(key, !entity.isShown(path.root())));
    return within(value, label() + "." + shownKey(key), null, "", bounds);
  }

  private String shownKey(String key) {
    return entity.isShown(path.root()) ? StoredText.shortened(key, MAX_KEY) : Violation.MASK;
  }

  private Location<T> within(
      Path inner,
      String label,
      @Nullable ComponentChecks innerChecks,
      String innerComponent,
      SizeBounds bounds) {
    return new Location<>(
        entity, this, inner, label, innerChecks, innerComponent, bounds, false, null);
  }

  /**
   * Returns this place, where the value of a union must be one of its records.
   *
   * @param variant the record
   */
  public Location<T> as(Path.Variant variant) {
    return new Location<>(
        entity, parent, path.as(variant), owner, checks, component, among, mayBeNull, type);
  }

  /**
   * Returns this place of a document, for values of one type.
   *
   * @param of the name of the type
   */
  public Location<T> typed(String of) {
    return new Location<>(entity, parent, path, owner, checks, component, among, mayBeNull, of);
  }

  /** Returns this place of an element or a value of a map, for values that can be NULL. */
  public Location<T> orNull() {
    return new Location<>(entity, parent, path, owner, checks, component, among, true, type);
  }

  /** Returns this place, for values that can be NULL if those of another place can. */
  public Location<T> like(Location<T> element) {
    return element.mayBeNull ? orNull() : this;
  }

  /**
   * Returns the condition that the value here has a type.
   *
   * @param of the name of the type
   */
  public Expression hasType(String of) {
    return OlderNames.cover(entity, path, each -> Expression.hasType(entity, each, of));
  }

  /**
   * Refuses two places that DynamoDB can't compare or copy.
   *
   * @param operator the method that is called, for the message
   * @throws InvalidArgumentException if both are the same place, or store values in different forms
   */
  public void requireComparable(
      String operator, ValueCodec<?> codec, Location<?> other, ValueCodec<?> otherCodec) {
    requireOther(operator, other);
    requireSameForm(operator, codec, other, otherCodec);
  }

  /**
   * Refuses two places that are the same.
   *
   * @param operator the method that is called, for the message
   * @throws InvalidArgumentException if both are the same place
   */
  public void requireOther(String operator, Location<?> other) {
    if (path.equals(other.path)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s.%s(%s): DynamoDB takes no attribute together with itself. Leave it out.",
              this, operator, other));
    }
  }

  /**
   * Refuses two places whose values DynamoDB can't write to each other.
   *
   * @param operator the method that is called, for the message
   * @throws InvalidArgumentException if they store values in different forms
   */
  public void requireSameForm(
      String operator, ValueCodec<?> codec, Location<?> other, ValueCodec<?> otherCodec) {
    if (!codec.equals(otherCodec)) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          String.format(
              "%s.%s(%s): the two are stored in different forms, so that DynamoDB can't compare"
                  + " them. Give both the same @StoredTime or @StoredCase.",
              this, operator, other));
    }
  }

  /** Returns a value for this place as messages show it: masked if the entity hides it. */
  public String shown(@Nullable Object value) {
    return value == null || entity.isShown(path.root()) ? ValueText.of(value) : Violation.MASK;
  }

  /** Returns the name of the entity's component that this is, or is within. */
  public String rootComponent() {
    return parent == null ? component : parent.rootComponent();
  }

  /** Checks a value that is to be written here. */
  public <V> void check(V value, ValueCodec<V> codec, Violations violations) {
    @Nullable Object declared = type != null ? OpenValue.document(value) : value;
    if (checks != null) {
      violations.component(owner, checks, component, declared);
    } else {
      violations.element(label(), value, codec);
      checkElement(label(), declared, violations);
    }
  }

  /** Checks that there may be nothing here. */
  public void checkRemoval(Violations violations) {
    if (checks != null) {
      violations.component(owner, checks, component, null);
    }
  }

  /** Checks elements that are to be added to the collection that is here. */
  public <C> void checkElements(C elements, ValueCodec<C> codec, Violations violations) {
    violations.within(label(), elements, codec);
    if (elements instanceof Collection<?> collection) {
      ElementConstraints.each(
          violations,
          label(),
          collection,
          (element, found) -> index(0, SizeBounds.NONE).checkElement("", element, found));
    }
  }

  /** Checks the constraints on an element of the component that this is within. */
  private void checkElement(String step, @Nullable Object value, Violations violations) {
    Location<T> holder = holder();
    if (holder.checks != null) {
      violations.component(step, holder.checks, checkName(), value);
    }
  }

  /** Checks the keys of the maps that this is within. */
  public void checkKeys(Violations violations) {
    if (parent == null) {
      return;
    }
    parent.checkKeys(violations);
    Location<T> holder = holder();
    if (checks == null && holder.checks != null && path.last() instanceof Path.Name key) {
      String name = parent.checkName() + "{}";
      violations.component(parent.label() + ".(key)", holder.checks, name, key.name());
    }
  }

  /**
   * Returns the name of the constraints here: the component, and {@code []} for each step into it.
   */
  private String checkName() {
    return checks != null || parent == null ? component : parent.checkName() + "[]";
  }

  private Location<T> holder() {
    return checks != null || parent == null ? this : parent.holder();
  }

  /** Returns the place in terms of the record, such as {@code files[0].size}. */
  public String label() {
    return component.isEmpty() || owner.isEmpty() ? owner + component : owner + "." + component;
  }

  @Override
  public String toString() {
    return entity.name() + "." + label();
  }
}
