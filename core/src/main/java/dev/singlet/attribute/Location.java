package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.Violation;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.item.ComponentChecks;
import dev.singlet.generated.item.ElementConstraints;
import dev.singlet.generated.item.ValueCodec;
import dev.singlet.generated.item.Violations;
import dev.singlet.internal.text.ValueText;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where an attribute is in the items of an entity, and what checks its values. Made by generated
 * code.
 *
 * @param <T> the entity's record
 */
public final class Location<T> {

  private final EntityType<T> entity;
  private final @Nullable Location<T> parent;
  private final Path path;
  private final String owner;
  private final @Nullable ComponentChecks checks;
  private final String component;
  private final SizeBounds among;

  private Location(
      EntityType<T> entity,
      @Nullable Location<T> parent,
      Path path,
      String owner,
      @Nullable ComponentChecks checks,
      String component,
      SizeBounds among) {
    this.entity = Objects.requireNonNull(entity, "entity");
    this.parent = parent;
    this.path = path;
    this.owner = owner;
    this.checks = checks;
    this.component = component;
    this.among = among;
  }

  /**
   * A component of an entity.
   *
   * @param entity the entity
   * @param component the component's name
   * @param stored the attribute's name
   * @param <T> the entity's record
   * @return where it is
   */
  public static <T> Location<T> of(EntityType<T> entity, String component, String stored) {
    Path path = Path.of(stored, entity.olderNames(stored));
    return new Location<>(entity, null, path, "", entity, component, SizeBounds.NONE);
  }

  /**
   * A component of the record that is here.
   *
   * @param checks what checks the record's components
   * @param inner the component's name
   * @param stored the attribute's name
   * @param older the names that it had
   * @return where it is
   */
  public Location<T> component(
      ComponentChecks checks, String inner, String stored, String... older) {
    Path.Name name = new Path.Name(stored, List.of(older));
    return new Location<>(entity, this, path.then(name), label(), checks, inner, SizeBounds.NONE);
  }

  /** An element of the list that is here, which may have so many. */
  Location<T> index(int index, SizeBounds bounds) {
    if (index < 0) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ".at(" + index + "): a list begins at 0.");
    }
    Path element = path.then(new Path.Index(index));
    return new Location<>(entity, this, element, label() + "[" + index + "]", null, "", bounds);
  }

  /** The value under a key of the map that is here, which may have so many. */
  Location<T> key(String key, SizeBounds bounds) {
    Objects.requireNonNull(key, "key");
    if (key.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ".key(\"\"): a map's key has at least one character.");
    }
    Violations violations = entity.violations(null);
    violations.text(label(), key);
    String problem = violations.first();
    if (problem != null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, this + ".key(" + key + "): a map's key " + problem + ".");
    }
    Path value = path.then(new Path.Name(key));
    return new Location<>(entity, this, value, label() + "." + key, null, "", bounds);
  }

  EntityType<T> entity() {
    return entity;
  }

  /** A value that was given for what is here, as a message shows it. */
  String shown(@Nullable Object value) {
    return value == null || entity.isShown(path.root()) ? ValueText.of(value) : Violation.MASK;
  }

  Path path() {
    return path;
  }

  /** What this is directly within; null for a component of the entity itself. */
  @Nullable Location<T> parent() {
    return parent;
  }

  /** How many elements the list or map may have that this is one of. */
  SizeBounds among() {
    return among;
  }

  /** What checks the record that this is a component of; null for an element or an entry. */
  @Nullable ComponentChecks checks() {
    return checks;
  }

  /** The component of the entity that this is, or is within. */
  String rootComponent() {
    return parent == null ? component : parent.rootComponent();
  }

  /** Checks a value that is to be written here. */
  <V> void check(V value, ValueCodec<V> codec, Violations violations) {
    if (checks != null) {
      violations.component(owner, checks, component, value);
    } else {
      violations.element(label(), value, codec);
      checkElement(label(), value, violations);
    }
  }

  /** Checks that there may be nothing here. */
  void checkRemoval(Violations violations) {
    if (checks != null) {
      violations.component(owner, checks, component, null);
    }
  }

  /** Checks elements that are to be added to the collection that is here. */
  <C> void checkElements(C elements, ValueCodec<C> codec, Violations violations) {
    violations.within(label(), elements, codec);
    if (elements instanceof Collection<?> collection) {
      ElementConstraints.each(
          violations,
          label(),
          collection,
          (element, found) -> index(0, SizeBounds.NONE).checkElement("", element, found));
    }
  }

  /** The constraints on an element of the component that this is within. */
  private void checkElement(String step, @Nullable Object value, Violations violations) {
    Location<T> holder = holder();
    if (holder.checks != null) {
      violations.component(step, holder.checks, checkName(), value);
    }
  }

  /** Checks the keys of the maps that this is within. */
  void checkKeys(Violations violations) {
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

  /** What the constraints here go by: the component, and {@code []} for each step into it. */
  private String checkName() {
    return checks != null || parent == null ? component : parent.checkName() + "[]";
  }

  private Location<T> holder() {
    return checks != null || parent == null ? this : parent.holder();
  }

  /** The way to it in terms of the record: {@code files[0].size}. */
  String label() {
    return component.isEmpty() || owner.isEmpty() ? owner + component : owner + "." + component;
  }

  @Override
  public String toString() {
    return entity.name() + "." + label();
  }
}
