package dev.singlet.internal.update;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.fit.FoundItem;
import dev.singlet.internal.update.fit.OtherForm;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import java.net.URL;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The values that the caller gives for attributes that an update needs but doesn't change. The
 * update is made only if the item has these values. A presumed value is compared only if something
 * is made of it. Immutable.
 */
record Assumptions<T>(
    Map<String, Assumption<T>> byComponent,
    Map<String, Expression> presumed,
    List<Invalid<T, ?>> invalid) {

  /** A value that an attribute can't have. Nothing is made of it, because the update is refused. */
  private record Invalid<T, V>(Attribute<T, V, ?> attribute, @Nullable V value) {

    void check(Violations violations) {
      if (value == null) {
        attribute.location().checkRemoval(violations);
      } else {
        attribute.location().check(value, attribute.codec(), violations);
      }
    }
  }

  /**
   * The value that is assumed for one attribute.
   *
   * @param stored the change that stores it; null if the attribute is assumed to be absent
   * @param isKept true if the item may lack the attribute and be read as if it had it
   */
  private record Assumption<T>(
      Location<T> location,
      @Nullable Object value,
      boolean mayChange,
      Expression holds,
      @Nullable Change stored,
      boolean isKept) {

    Assumption<T> in(FoundItem<T> found) {
      boolean isLacking = stored != null && found.lacksDefaultMadeOfOthers(stored.path());
      return new Assumption<>(
          location, value, mayChange, found.condition(holds), stored, isKept || isLacking);
    }

    @Nullable Change kept() {
      return isKept ? stored : null;
    }
  }

  static <T> Assumptions<T> none() {
    return new Assumptions<>(Map.of(), Map.of(), List.of());
  }

  /**
   * Returns whether an attribute can have a value. Constraints that a time is past or future are
   * not checked again.
   */
  static <T, V> boolean isValid(Attribute<T, V, ?> attribute, @Nullable V value) {
    Violations violations = attribute.location().entity().violations(null);
    new Invalid<>(attribute, value).check(violations);
    return violations.first() == null;
  }

  /** Adds a value that the attribute can't have. */
  <V> Assumptions<T> refusing(Attribute<T, V, ?> attribute, @Nullable V value) {
    List<Invalid<T, ?>> more = new ArrayList<>(invalid);
    more.add(new Invalid<>(attribute, value));
    return new Assumptions<>(byComponent, presumed, more);
  }

  /** Returns whether a value is invalid for its attribute, so that nothing can be made of it. */
  boolean hasInvalid() {
    return !invalid.isEmpty();
  }

  /**
   * Reports values that their attributes can't have, in the same way as for values that are set.
   */
  void check(Violations violations) {
    invalid.forEach(each -> each.check(violations));
  }

  /**
   * Adds the value of another attribute.
   *
   * @param value the attribute's value; null if it is absent
   * @param mayChange true if the update may set it to another value
   * @param changes the other changes of the update, and the values known to it
   */
  <V> Assumptions<T> and(
      ComparableAttribute<T, V, ?> attribute,
      @Nullable V value,
      boolean mayChange,
      Changes<T> changes) {
    String component = attribute.location().rootComponent();
    Assumption<T> before = byComponent.get(component);
    AttributeValue stored = stored(attribute, value);
    boolean isDefault = isDefault(attribute, stored, changes.known(), changes);
    Assumption<T> assumed =
        new Assumption<>(
            attribute.location(),
            value,
            mayChange,
            told(attribute, value, stored, isDefault, changes),
            stored == null ? null : new Change.Write(attribute.location().path(), stored),
            isDefault && !isDefault(attribute, stored, Values.none(), changes));
    if (before != null && !isSame(before.value(), value)) {
      throw InvalidUpdate.of(
          changes.entity(),
          "%s was given both as %s and as %s. Give one value",
          attribute.location(),
          attribute.location().shown(before.value()),
          attribute.location().shown(value));
    }
    Map<String, Assumption<T>> more = new LinkedHashMap<>(byComponent);
    more.put(component, assumed);
    return new Assumptions<>(more, presumed, invalid);
  }

  /** Adds the presumed value of another attribute. */
  <V> Assumptions<T> presuming(
      ComparableAttribute<T, V, ?> attribute, V value, Changes<T> changes) {
    Map<String, Expression> more = new LinkedHashMap<>(presumed);
    AttributeValue stored = stored(attribute, value);
    boolean isDefault = isDefault(attribute, stored, changes.known(), changes);
    more.put(
        attribute.location().rootComponent(), told(attribute, value, stored, isDefault, changes));
    return new Assumptions<>(byComponent, more, invalid);
  }

  /** Drops the value of a component, which the update doesn't need to know. */
  Assumptions<T> without(String component) {
    Map<String, Assumption<T>> fewer = new LinkedHashMap<>(byComponent);
    return fewer.remove(component) == null ? this : new Assumptions<>(fewer, presumed, invalid);
  }

  /** Fits the conditions to an item that may store NULL where they expect no attribute. */
  Assumptions<T> with(FoundItem<T> found) {
    Map<String, Assumption<T>> assumed = new LinkedHashMap<>(byComponent);
    assumed.replaceAll((component, assumption) -> assumption.in(found));
    Map<String, Expression> others = new LinkedHashMap<>(presumed);
    others.replaceAll((component, holds) -> found.condition(holds));
    return new Assumptions<>(assumed, others, invalid);
  }

  /** Returns the condition that some components have their presumed values. */
  Expression presumedOf(Collection<String> components) {
    if (presumed.isEmpty()) {
      return Expression.always();
    }
    List<Expression> guards = new ArrayList<>();
    presumed.forEach(
        (component, holds) -> {
          if (components.contains(component)) {
            guards.add(holds);
          }
        });
    return Expression.allOf(guards);
  }

  /**
   * Stores those components that something is made of and that the item may lack. Otherwise, a
   * default that is made of other components would change with them, but not what is made of the
   * default.
   */
  List<Change> keeping(Collection<String> components, Changes<T> changes) {
    if (byComponent.isEmpty()) {
      return List.of();
    }
    List<Change> keeping = new ArrayList<>();
    byComponent.forEach(
        (component, assumed) -> {
          Change kept = assumed.kept();
          if (kept != null && components.contains(component) && !changes.isChanged(component)) {
            keeping.add(kept);
          }
        });
    return keeping;
  }

  /** Returns the conditions, without those on components that the update changes. */
  List<Expression> guards(Changes<T> changes) {
    List<Expression> guards = new ArrayList<>();
    for (Map.Entry<String, Assumption<T>> assumed : byComponent.entrySet()) {
      if (!changes.isChanged(assumed.getKey())) {
        guards.add(assumed.getValue().holds());
      }
    }
    return guards;
  }

  /**
   * Checks that no attribute is given with one value and set to another value.
   *
   * @throws dev.singlet.error.InvalidArgumentException if something is
   */
  void requireConsistent(Changes<T> changes) {
    byComponent.forEach(
        (component, assumed) -> {
          Object set = changes.known().get(component);
          if (!assumed.mayChange()
              && changes.isChanged(component)
              && !isSame(set, assumed.value())) {
            String contradiction =
                set == null
                    ? "removes it. Pass null"
                    : "sets it to "
                        + assumed.location().shown(set)
                        + ". Pass the value it is set to";
            throw InvalidUpdate.of(
                changes.entity(),
                "%s was given as %s, but the update %s",
                component,
                assumed.location().shown(assumed.value()),
                contradiction);
          }
        });
  }

  /**
   * Returns whether two values are equal. URLs are compared as text, because their own comparison
   * looks up hosts.
   */
  private static boolean isSame(@Nullable Object one, @Nullable Object other) {
    return (one instanceof URL left && other instanceof URL right)
        ? left.toExternalForm().equals(right.toExternalForm())
        : Objects.deepEquals(one, other);
  }

  private static <T, V> @Nullable AttributeValue stored(
      Attribute<T, V, ?> attribute, @Nullable V value) {
    return value == null ? null : attribute.codec().encode(value);
  }

  private static <T, V> Expression told(
      ComparableAttribute<T, V, ?> attribute,
      @Nullable V value,
      @Nullable AttributeValue stored,
      boolean isDefault,
      Changes<T> changes) {
    Expression equal = (value == null ? attribute.notExists() : attribute.eq(value)).expression();
    Expression holds =
        stored != null && isDefault ? equal.or(isLacking(attribute, stored, changes)) : equal;
    EntityType<T> entity = attribute.location().entity();
    String purpose =
        ", and the update expects that it is "
            + ShownValue.of(entity, attribute.location().path(), stored);
    return Requirement.of(
        holds,
        attribute.location().path(),
        purpose,
        item -> holds.holds(item) || isReadAs(attribute.location().path(), stored, item, entity));
  }

  /**
   * Returns whether an item lacks an attribute and is read as if it had a value that is made of
   * others.
   */
  private static boolean isReadAs(
      Path path,
      @Nullable AttributeValue stored,
      Map<String, AttributeValue> item,
      EntityType<?> entity) {
    return stored != null
        && entity.hasDefaultMadeOfOthers(path.root())
        && path.in(item) == null
        && StoredValues.areSame(
            stored, OtherForm.read(entity, item, Stamps.at(Instant.EPOCH)).get(path.root()));
  }

  /**
   * Returns the condition that an item lacks an attribute and is read with its default, because it
   * was written before there was a default.
   */
  private static <T> Expression isLacking(
      Attribute<T, ?, ?> attribute, AttributeValue stored, Changes<T> changes) {
    Assumptions<T> assumptions = changes.assumptions();
    List<String> sources = new ArrayList<>();
    for (String component : assumptions.presumed.keySet()) {
      if (!isDefault(attribute, stored, changes.known().without(component), changes)) {
        sources.add(component);
      }
    }
    return attribute.notExists().expression().and(assumptions.presumedOf(sources));
  }

  private static <T> boolean isDefault(
      Attribute<T, ?, ?> attribute,
      @Nullable AttributeValue stored,
      Values known,
      Changes<T> changes) {
    return stored != null
        && StoredValues.areSame(
            stored,
            Defaults.asRead(changes.entity(), known).get(attribute.location().path().root()));
  }
}
