package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.item.Violations;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update does to an item, and what it knows of it. An immutable value.
 *
 * @param <T> the entity's record
 */
public final class Changes<T> {

  private final EntityType<T> entity;
  private final List<Change> changes;
  private final List<Location<T>> locations;
  private final Known known;
  private final Assumptions<T> assumptions;
  private final List<Condition<T>> guards;

  private Changes(
      EntityType<T> entity,
      List<Change> changes,
      List<Location<T>> locations,
      Known known,
      Assumptions<T> assumptions,
      List<Condition<T>> guards) {
    this.entity = entity;
    this.changes = changes;
    this.locations = locations;
    this.known = known;
    this.assumptions = assumptions;
    this.guards = guards;
  }

  /**
   * No changes yet.
   *
   * @param entity the entity
   * @param known what the primary key tells of it, by component or computed attribute
   * @param <T> the entity's record
   * @return changes of an item with that key
   */
  public static <T> Changes<T> of(EntityType<T> entity, Map<String, Object> known) {
    return new Changes<>(
        entity, List.of(), List.of(), Known.of(known), Assumptions.none(), List.of());
  }

  /**
   * Whether nothing is changed.
   *
   * @return true if there is no action
   */
  public boolean isEmpty() {
    return changes.isEmpty();
  }

  /**
   * Gives an attribute a value.
   *
   * @param attribute the attribute
   * @param value the value
   * @param <V> its type
   * @return the changes with it
   */
  public <V> Changes<T> assign(Attribute<T, V, ?> attribute, V value) {
    return with(
        new Assignment<>(attribute, value, false), attribute, knowing(attribute.location(), value));
  }

  /**
   * Gives an attribute a value where it has none.
   *
   * @param attribute the attribute
   * @param value the value
   * @param <V> its type
   * @return the changes with it
   */
  public <V> Changes<T> assignIfAbsent(Attribute<T, V, ?> attribute, V value) {
    return with(new Assignment<>(attribute, value, true), attribute);
  }

  /**
   * Removes an attribute.
   *
   * @param attribute the attribute
   * @return the changes with it
   */
  public Changes<T> remove(Attribute<T, ?, ?> attribute) {
    return with(new Removal(attribute), attribute, knowing(attribute.location(), null));
  }

  /**
   * Adds to a number. One that is not there counts as its default, or as 0.
   *
   * @param attribute the attribute
   * @param delta what to add, below zero to subtract
   * @return the changes with it
   */
  public Changes<T> increment(NumberAttribute<T, ?, ?> attribute, BigDecimal delta) {
    if (!attribute.bounds().takesFraction(delta)) {
      throw invalid(
          String.format(
              "%s has at most %d digits behind the point, and can't be changed by %s",
              attribute.location(), attribute.bounds().fraction(), delta.toPlainString()));
    }
    AttributeValue stored = AttributeValue.createN(delta.toPlainString());
    return with(new Change.Add(attribute.path(), attribute.initial(), stored), attribute)
        .guardedBy(attribute.guard(delta));
  }

  /**
   * Copies another attribute, which must be there.
   *
   * @param attribute the attribute
   * @param from the other one
   * @param <V> the type of both
   * @return the changes with it
   */
  public <V> Changes<T> copy(Attribute<T, V, ?> attribute, Attribute<T, V, ?> from) {
    attribute.operand("copy", from);
    String purpose = ", and is to be copied to " + attribute.path();
    return with(new Change.Copy(attribute.path(), from.path()), attribute)
        .guardedBy(Requirement.of(from.exists(), from.path(), purpose));
  }

  /**
   * Adds elements to a set.
   *
   * @param attribute the set
   * @param elements the elements
   * @param <E> their type
   * @return the changes with it
   */
  public <E> Changes<T> addTo(SetAttribute<T, E, ?> attribute, Collection<? extends E> elements) {
    Set<E> distinct = new LinkedHashSet<>(elements);
    return with(
            new Elements<>(attribute, Elements.Action.ADD, attribute.codec(), distinct), attribute)
        .guardedBy(SizeGuard.adding(attribute, distinct))
        .guardedBy(SizeGuard.present(attribute, attribute.bounds(), distinct.size()));
  }

  /**
   * Takes elements away from a set.
   *
   * @param attribute the set
   * @param elements the elements
   * @param <E> their type
   * @return the changes with it
   */
  public <E> Changes<T> removeFrom(
      SetAttribute<T, E, ?> attribute, Collection<? extends E> elements) {
    Set<E> distinct = new LinkedHashSet<>(elements);
    return with(
            new Elements<>(attribute, Elements.Action.DELETE, attribute.codec(), distinct),
            attribute)
        .guardedBy(SizeGuard.removing(attribute, distinct));
  }

  /**
   * Adds elements at the end of a list.
   *
   * @param attribute the list
   * @param elements the elements
   * @param <E> their type
   * @return the changes with it
   */
  public <E> Changes<T> append(
      ListAttribute<T, E, ?, ?> attribute, Collection<? extends E> elements) {
    return concatenate(attribute, Elements.Action.APPEND, List.copyOf(elements));
  }

  /**
   * Adds elements at the beginning of a list.
   *
   * @param attribute the list
   * @param elements the elements
   * @param <E> their type
   * @return the changes with it
   */
  public <E> Changes<T> prepend(
      ListAttribute<T, E, ?, ?> attribute, Collection<? extends E> elements) {
    return concatenate(attribute, Elements.Action.PREPEND, List.copyOf(elements));
  }

  /**
   * Says what an attribute is that the changes need and don't change. The update is only made if
   * that is so.
   *
   * @param attribute the attribute
   * @param value its value; null if it is not there
   * @param mayChange whether the changes may still set it to something else
   * @param <V> its type
   * @return the changes with it
   */
  public <V> Changes<T> assume(Attribute<T, V, ?> attribute, @Nullable V value, boolean mayChange) {
    String component = attribute.location().rootComponent();
    Assumptions<T> more = assumptions.and(attribute, value, mayChange, this);
    Known knowing = known.tells(component) ? known : known.and(component, value);
    return new Changes<>(entity, changes, locations, knowing, more, guards);
  }

  /**
   * Says what an attribute is that the primary key tells only in part. An update that writes what
   * is made of it is only made if that is so.
   *
   * @param attribute the attribute
   * @param value the value that the key was made of
   * @param <V> its type
   * @return the changes with it
   */
  public <V> Changes<T> presume(Attribute<T, V, ?> attribute, V value) {
    Assumptions<T> more = assumptions.presuming(attribute, value, this);
    return new Changes<>(entity, changes, locations, known, more, guards);
  }

  /**
   * Asks something of the item.
   *
   * @param guard what must hold; null for nothing
   * @return the changes with it
   */
  public Changes<T> guardedBy(@Nullable Condition<T> guard) {
    if (guard == null) {
      return this;
    }
    return new Changes<>(entity, changes, locations, known, assumptions, and(guards, guard));
  }

  /**
   * The same on an item that lacks what they reach into: what is not there is made with what they
   * put into it.
   *
   * @param item the item as it is
   * @return changes that make what is not there; this if nothing is missing
   * @throws InvalidArgumentException if it can't be made of that
   */
  public Changes<T> creatingParents(Map<String, AttributeValue> item) {
    AbsentParents<T> absent = new AbsentParents<>(entity, changes, locations, item);
    return absent.areNone()
        ? this
        : new Changes<>(entity, absent.changes(), locations, known, assumptions, guards)
            .guardedBy(absent.guard());
  }

  /**
   * Whether an attribute is changed, as a whole or within.
   *
   * @param attribute its name as stored
   * @return true if it is
   */
  public boolean touches(String attribute) {
    for (Change change : changes) {
      if (change.path().root().equals(attribute)) {
        return true;
      }
    }
    return false;
  }

  /**
   * What becomes of the attributes of an item that are set or removed as a whole.
   *
   * @param item the item; empty if there is none
   * @param creates whether defaults are written where nothing is
   * @return its attributes afterwards
   */
  public Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item, boolean creates) {
    Map<String, AttributeValue> after = new HashMap<>(item);
    for (Change change : changes) {
      change.applyTo(after);
    }
    if (creates) {
      Defaults.of(entity, known())
          .forEach(
              (attribute, value) -> {
                if (!touches(attribute)) {
                  after.putIfAbsent(attribute, value);
                }
              });
    }
    return after;
  }

  /**
   * What must hold of the item for these changes to be right.
   *
   * @return the condition, which may hold always
   */
  public Condition<T> guard() {
    List<Condition<T>> all = new ArrayList<>(guards);
    all.addAll(assumptions.guards(this));
    all.addAll(ParentGuard.of(entity, changes));
    for (Change change : changes) {
      all.addAll(OlderNames.guards(entity, change));
    }
    return Condition.allOf(all);
  }

  /** Checks all that is written. */
  void check(Violations violations) {
    for (Change change : changes) {
      change.check(violations);
    }
  }

  /**
   * Checks that the changes don't contradict each other.
   *
   * @throws InvalidArgumentException if something is changed twice
   */
  void requireConsistent() {
    for (int i = 0; i < changes.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (changes.get(i).path().overlaps(changes.get(j).path())) {
          throw invalid(
              changes.get(j).path() + " is changed twice. One update changes an attribute once");
        }
      }
    }
    assumptions.requireConsistent(this, known);
  }

  Assumptions<T> assumptions() {
    return assumptions;
  }

  List<Change> all() {
    return changes;
  }

  /** Whether a component is changed, as a whole or within. */
  boolean isChanged(String component) {
    for (int i = 0; i < locations.size(); i++) {
      if (locations.get(i).rootComponent().equals(component)) {
        return true;
      }
    }
    return false;
  }

  /** What is known of the item, in a map of the caller's own. */
  Map<String, @Nullable Object> known() {
    return known.toMap();
  }

  EntityType<T> entity() {
    return entity;
  }

  /**
   * An update that can't be made.
   *
   * @param problem what is wrong with it, without a full stop
   * @return the exception to throw
   */
  public InvalidArgumentException invalid(String problem) {
    return InvalidUpdate.of(entity, problem);
  }

  private <E> Changes<T> concatenate(
      ListAttribute<T, E, ?, ?> attribute, Elements.Action action, List<E> elements) {
    int added = elements.size();
    return with(new Elements<>(attribute, action, attribute.codec(), elements), attribute)
        .guardedBy(SizeGuard.adding(attribute, added))
        .guardedBy(SizeGuard.present(attribute, attribute.bounds(), added));
  }

  private Changes<T> with(Change change, Attribute<T, ?, ?> attribute) {
    return with(change, attribute, known);
  }

  private Changes<T> with(Change change, Attribute<T, ?, ?> attribute, Known knowing) {
    List<Location<T>> places = and(locations, attribute.location());
    return new Changes<>(entity, and(changes, change), places, knowing, assumptions, guards);
  }

  private static <E> List<E> and(List<E> list, E element) {
    List<E> more = new ArrayList<>(list.size() + 1);
    for (int i = 0; i < list.size(); i++) {
      more.add(list.get(i));
    }
    more.add(element);
    return more;
  }

  private Known knowing(Location<T> location, @Nullable Object value) {
    return location.parent() == null ? known.and(location.rootComponent(), value) : known;
  }
}
