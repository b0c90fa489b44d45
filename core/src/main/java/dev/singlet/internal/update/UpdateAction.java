package dev.singlet.internal.update;

import dev.singlet.attribute.Attribute;
import dev.singlet.attribute.AttributeType;
import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.attribute.Formula;
import dev.singlet.attribute.ListAttribute;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.SetAttribute;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.Numbers;
import dev.singlet.internal.update.change.Assignment;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.Clause;
import dev.singlet.internal.update.change.Computation;
import dev.singlet.internal.update.change.Concatenation;
import dev.singlet.internal.update.change.Elements;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.update.guard.FormulaGuard;
import dev.singlet.internal.update.guard.NumberGuard;
import dev.singlet.internal.update.guard.SizeGuard;
import dev.singlet.internal.write.Requirement;
import dev.singlet.runtime.codec.nested.ListCodec;
import dev.singlet.runtime.codec.nested.NullableCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Operand;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The change of one attribute by an update.
 *
 * @param isKnownAfter true if the value after the change is known
 * @param after that value; null if there is none
 * @param guard the condition on the item
 */
public record UpdateAction<T>(
    Change change,
    Location<T> location,
    boolean isKnownAfter,
    @Nullable Object after,
    Expression guard) {

  /** Returns false if only the key of an index has the value. The key is written in its place. */
  boolean isOfAttribute() {
    return !location.entity().isOnlyInKey(location.rootComponent());
  }

  /**
   * Sets an attribute to a value.
   *
   * @throws InvalidArgumentException if the value is null
   */
  public static <T, V> UpdateAction<T> assign(Attribute<T, V, ?> attribute, V value) {
    return replacing(new Assignment<>(attribute, value, false), attribute, value);
  }

  /**
   * Sets an attribute to a value if it is absent.
   *
   * @throws InvalidArgumentException if the value is null or an empty set
   */
  public static <T, V> UpdateAction<T> assignIfAbsent(Attribute<T, V, ?> attribute, V value) {
    Change change = new Assignment<>(attribute, value, true);
    return of(change, attribute, change.isNullAbsent() ? notNull(attribute) : Expression.always());
  }

  /** Sets an attribute of an item that is created. An item that exists keeps its value. */
  public static <T, V> UpdateAction<T> create(Attribute<T, V, ?> attribute, V value) {
    return replacing(new Assignment<>(attribute, value, true), attribute, value);
  }

  /** Removes an attribute. */
  public static <T> UpdateAction<T> remove(Attribute<T, ?, ?> attribute) {
    return remove(attribute.location());
  }

  /** Removes the attribute at a place. */
  static <T> UpdateAction<T> remove(Location<T> location) {
    return new UpdateAction<>(
        new Change.Remove(location.path()), location, true, null, Expression.always());
  }

  /**
   * Adds to a number. An absent number counts as its default, or as 0.
   *
   * @throws InvalidArgumentException if DynamoDB can't store the amount, or the number can't have
   *     as many digits
   */
  public static <T> UpdateAction<T> increment(NumberAttribute<T, ?, ?> attribute, Number amount) {
    return change(attribute, amount(attribute, amount));
  }

  /** Subtracts from a number, as {@link #increment} adds. */
  public static <T> UpdateAction<T> decrement(NumberAttribute<T, ?, ?> attribute, Number amount) {
    return change(attribute, amount(attribute, amount).negate());
  }

  private static BigDecimal amount(NumberAttribute<?, ?, ?> attribute, @Nullable Number amount) {
    String problem = amount == null ? "must not be null" : Numbers.problem(amount);
    if (amount != null && problem == null) {
      return Numbers.decimal(amount);
    }
    throw new InvalidArgumentException(
        ErrorCode.INVALID_VALUE,
        "%s can't be changed by %s. It %s."
            .formatted(attribute, attribute.location().shown(amount), problem));
  }

  private static <T> UpdateAction<T> change(NumberAttribute<T, ?, ?> attribute, BigDecimal delta) {
    String text = delta.toPlainString();
    if (!attribute.bounds().takesFraction(delta)) {
      throw InvalidUpdate.of(
          attribute.location().entity(),
          "%s has at most %d digits after the point, and can't be changed by %s",
          attribute,
          attribute.bounds().fraction(),
          attribute.location().shown(text));
    }
    Change change =
        new Change.Add(
            attribute.location().path(),
            NumberGuard.initial(attribute),
            AttributeValue.createN(text));
    return of(change, attribute, NumberGuard.of(attribute, delta));
  }

  /**
   * Copies another attribute, which must exist.
   *
   * @param from the other attribute
   * @throws InvalidArgumentException if the two are stored in different forms
   */
  public static <T, V> UpdateAction<T> copy(
      ComparableAttribute<T, V, ?> attribute, ComparableAttribute<T, V, ?> from) {
    attribute
        .location()
        .requireComparable("copy", attribute.codec(), from.location(), from.codec());
    Path path = attribute.location().path();
    String purpose = ", and is to be copied to " + path;
    return of(
        new Computation<>(attribute, Operand.at(from.location().path())),
        attribute,
        Requirement.of(from.exists().expression(), from.location().path(), purpose));
  }

  /**
   * Sets an attribute to a value that DynamoDB makes of other attributes.
   *
   * @throws InvalidArgumentException if the value is stored in another form than the attribute, or
   *     can have more digits
   */
  public static <T, V> UpdateAction<T> compute(
      ComparableAttribute<T, V, ?> attribute, Formula<T, V> formula) {
    return of(
        new Computation<>(attribute, formula.value()),
        attribute,
        FormulaGuard.of(attribute, formula));
  }

  /**
   * Adds elements to a set.
   *
   * @throws InvalidArgumentException if there are no elements
   */
  public static <T, E> UpdateAction<T> addTo(
      SetAttribute<T, E, ?> attribute, Collection<? extends E> elements) {
    Set<E> distinct = new LinkedHashSet<>(present(attribute, elements));
    return of(
        new Elements<>(attribute, Clause.ADD, attribute.codec(), distinct),
        attribute,
        SizeGuard.adding(attribute, distinct).and(SizeGuard.present(attribute, distinct.size())));
  }

  /**
   * Removes elements from a set.
   *
   * @throws InvalidArgumentException if there are no elements
   */
  public static <T, E> UpdateAction<T> removeFrom(
      SetAttribute<T, E, ?> attribute, Collection<? extends E> elements) {
    Set<E> distinct = new LinkedHashSet<>(present(attribute, elements));
    return of(
        new Elements<>(attribute, Clause.DELETE, attribute.codec(), distinct),
        attribute,
        SizeGuard.removing(attribute, distinct));
  }

  /**
   * Adds elements at the end of a list.
   *
   * @throws InvalidArgumentException if there are no elements
   */
  public static <T, E> UpdateAction<T> append(
      ListAttribute<T, E, ?, ?> attribute, Collection<? extends E> elements) {
    return concatenate(attribute, present(attribute, elements), true);
  }

  /**
   * Adds elements at the beginning of a list.
   *
   * @throws InvalidArgumentException if there are no elements
   */
  public static <T, E> UpdateAction<T> prepend(
      ListAttribute<T, E, ?, ?> attribute, Collection<? extends E> elements) {
    return concatenate(attribute, present(attribute, elements), false);
  }

  /** Checks the value and the place that it writes, and that a removed attribute may be absent. */
  void check(Violations violations) {
    change.check(violations);
    if (change.isCreating()) {
      location.checkKeys(violations);
    } else if (isRemoval()) {
      location.checkRemoval(violations);
    }
  }

  boolean isRemoval() {
    return change instanceof Change.Remove;
  }

  /** Returns whether it removes a component of the entity, and not something within a component. */
  boolean removesComponent() {
    return isKnownAfter && after == null && location.parent() == null;
  }

  /** Returns whether nothing of a component's earlier value is left. */
  boolean replacesComponent() {
    return location.parent() == null
        && change.isWhole()
        && !change.sources().contains(change.path());
  }

  /** Adds the values of the item that are known because of this change. */
  Values knowing(Values before) {
    return isKnownAfter && location.parent() == null
        ? before.and(location.rootComponent(), after)
        : before;
  }

  private static <T, E> UpdateAction<T> concatenate(
      ListAttribute<T, E, ?, ?> attribute, List<E> elements, boolean isAtEnd) {
    AttributeValue made = Defaults.at(attribute.location());
    List<AttributeValue> initial = made == null ? List.of() : made.l();
    return of(
        new Concatenation<>(attribute, initial, isAtEnd, attribute.codec(), elements),
        attribute,
        SizeGuard.adding(attribute, elements.size(), initial.size())
            .and(SizeGuard.present(attribute, elements.size(), initial.size())));
  }

  /** Returns the elements, and refuses an empty collection, and null if the list can't hold it. */
  private static <E> List<E> present(
      Attribute<?, ?, ?> attribute, Collection<? extends E> elements) {
    List<E> present = new ArrayList<>(elements);
    Location<?> location = attribute.location();
    if (present.isEmpty()) {
      throw InvalidUpdate.of(
          location.entity(), "there are no elements to add to " + location + " or take from it");
    }
    boolean holdsNull =
        attribute.codec() instanceof ListCodec<?> list && list.element() instanceof NullableCodec;
    int absent = holdsNull ? -1 : present.indexOf(null);
    if (absent >= 0) {
      throw InvalidUpdate.of(
          location.entity(),
          "element %d of those to add to %s or take from it is null. Leave it out",
          absent + 1,
          location);
    }
    return Collections.unmodifiableList(present);
  }

  private static <T> UpdateAction<T> replacing(
      Change change, Attribute<T, ?, ?> attribute, @Nullable Object after) {
    return new UpdateAction<>(change, attribute.location(), true, after, Expression.always());
  }

  private static <T> UpdateAction<T> of(
      Change change, Attribute<T, ?, ?> attribute, Expression guard) {
    return new UpdateAction<>(change, attribute.location(), false, null, guard);
  }

  /**
   * Returns the condition that an attribute is not NULL. DynamoDB counts NULL as a value, and would
   * keep it.
   */
  private static <T> Expression notNull(Attribute<T, ?, ?> attribute) {
    Path path = attribute.location().path().present();
    EntityType<T> entity = attribute.location().entity();
    return Requirement.of(
        Expression.hasType(entity, path, AttributeType.NULL.name()).not(),
        path,
        ", and NULL counts as absent. Set it instead");
  }
}
