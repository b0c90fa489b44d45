package dev.singlet.internal.update;

import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of an update to an item, and the values that it knows of it. Immutable. */
public final class Changes<T> {

  private final EntityType<T> entity;
  private final List<UpdateAction<T>> actions;
  private final List<Change> changes;
  private final Values known;
  private final Assumptions<T> assumptions;
  private final List<Expression> guards;
  private final List<Expression> sizes;
  private final @Nullable Map<String, AttributeValue> found;

  private Changes(
      EntityType<T> entity,
      List<UpdateAction<T>> actions,
      List<Change> changes,
      Values known,
      Assumptions<T> assumptions,
      List<Expression> guards,
      List<Expression> sizes,
      @Nullable Map<String, AttributeValue> found) {
    this.entity = entity;
    this.actions = actions;
    this.changes = changes;
    this.known = known;
    this.assumptions = assumptions;
    this.guards = guards;
    this.sizes = sizes;
    this.found = found;
  }

  /**
   * No changes yet.
   *
   * @param known what the primary key tells of it, by component or computed attribute
   * @return changes of an item with that key
   */
  public static <T> Changes<T> of(EntityType<T> entity, Map<String, Object> known) {
    return new Changes<>(
        entity,
        List.of(),
        List.of(),
        Values.of(known),
        Assumptions.none(),
        List.of(),
        List.of(),
        null);
  }

  /**
   * Tells if nothing is changed.
   *
   * @return true if there is no action
   */
  public boolean isEmpty() {
    return changes.isEmpty();
  }

  /**
   * Does more.
   *
   * @param action what to do to an attribute
   */
  public Changes<T> and(UpdateAction<T> action) {
    List<Expression> more = guards;
    for (Expression guard : action.guards()) {
      more = and(more, guard);
    }
    List<UpdateAction<T>> all = and(actions, action);
    boolean isWithin = action.location().parent() != null;
    return new Changes<>(
        entity,
        all,
        and(changes, action.change()),
        action.knowing(known),
        assumptions,
        more,
        isWithin ? PartSizes.of(all) : sizes,
        found);
  }

  /**
   * Says what an attribute is that the changes need and don't change. The update is only made if
   * that is so. What it can't be is told with what is violated by the values that are set.
   *
   * @param value its value; null if it is not there
   * @param mayChange whether the changes may still set it to something else
   */
  public <V> Changes<T> assume(
      ComparableAttribute<T, V, ?> attribute, @Nullable V value, boolean mayChange) {
    if (!Assumptions.isValid(attribute, value)) {
      Assumptions<T> refusing = assumptions.refusing(attribute, value);
      return new Changes<>(entity, actions, changes, known, refusing, guards, sizes, found);
    }
    String component = attribute.location().rootComponent();
    Assumptions<T> more = assumptions.and(attribute, value, mayChange, this);
    Values knowing = known.has(component) ? known : known.and(component, value);
    return new Changes<>(entity, actions, changes, knowing, more, guards, sizes, found);
  }

  /**
   * Says what an attribute is that the primary key tells only in part. An update that writes what
   * is made of it is only made if that is so.
   *
   * @param value the value that the key was made of
   */
  public <V> Changes<T> presume(ComparableAttribute<T, V, ?> attribute, V value) {
    Assumptions<T> more = assumptions.presuming(attribute, value, this);
    return new Changes<>(entity, actions, changes, known, more, guards, sizes, found);
  }

  /**
   * Asks something of the item.
   *
   * @param guard what must hold
   */
  public Changes<T> guardedBy(Expression guard) {
    return new Changes<>(
        entity, actions, changes, known, assumptions, and(guards, guard), sizes, found);
  }

  /**
   * The same on an item that lacks what they reach into, or has NULL: what is not there is made
   * with what they put into it. What they may do is told by what the item has.
   *
   * @param item the item as it is
   * @return changes that can be made to it; this if nothing stands in the way, or something for
   *     good
   * @throws InvalidArgumentException if it can't be made of that
   */
  public Changes<T> fittedTo(Map<String, AttributeValue> item) {
    AbsentParents<T> absent = new AbsentParents<>(entity, actions, item);
    FoundItem<T> found = new FoundItem<>(entity, item);
    Changes<T> fitted =
        new Changes<>(
            entity,
            actions,
            found.counted(found.changes(absent.changes())),
            known,
            assumptions.with(found),
            found.conditions(guards),
            found.conditions(sizes),
            item);
    return absent.areNone()
            && found.isAsAsked()
            && !KeyDefaults.areAbsent(this, item)
            && !KeptDefaults.areAbsent(this, item)
        ? this
        : fitted.guardedBy(absent.guard()).guardedBy(found.guard());
  }

  /**
   * The same, asking for the types that they start from.
   *
   * @return changes whose condition fails where DynamoDB would refuse what it finds; this if they
   *     start from nothing
   */
  public Changes<T> askingForTypes() {
    List<Change> all = new ArrayList<>(changes);
    versionChange().ifPresent(all::add);
    List<Expression> types = StartGuard.of(entity, all);
    return types.isEmpty() ? this : guardedBy(Expression.allOf(types));
  }

  /**
   * Tells if an attribute is changed, as a whole or within.
   *
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
   * Applies the changes that set or remove attributes as a whole.
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
      Defaults.of(entity, asRead())
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
   * Returns what must hold of the item for these changes to be right.
   *
   * @return the condition, which may hold always
   */
  public Expression guard() {
    List<Expression> all = new ArrayList<>(guards);
    all.addAll(sizes);
    all.addAll(assumptions.guards(this));
    all.addAll(ParentGuard.of(entity, changes));
    for (Change change : changes) {
      all.addAll(OlderNameGuard.guards(entity, change));
    }
    return Expression.allOf(all);
  }

  /** Checks all that is written. */
  void check(Violations violations) {
    for (int i = 0; i < actions.size(); i++) {
      actions.get(i).check(violations);
    }
    assumptions.check(violations);
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
    assumptions.requireConsistent(this);
  }

  /** The item that they are fitted to; null if they are not. */
  @Nullable Map<String, AttributeValue> found() {
    return found;
  }

  Assumptions<T> assumptions() {
    return assumptions;
  }

  List<Change> all() {
    return changes;
  }

  /** Tells if a component is changed, as a whole or within. */
  boolean isChanged(String component) {
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).location().rootComponent().equals(component)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the change that counts the update; nothing if that is among the changes, as it is for
   * some items.
   */
  Optional<Change> versionChange() {
    String version = entity.version();
    return version == null || touches(version)
        ? Optional.empty()
        : Optional.of(VersionChange.of(version));
  }

  /** Returns the values known of the item: what the key is made of, and what is set or said. */
  Values known() {
    return known;
  }

  /** The same, where what is removed is read as its default. */
  Values asRead() {
    return Removals.asRead(entity, actions, known);
  }

  EntityType<T> entity() {
    return entity;
  }

  /**
   * An update that can't be made.
   *
   * @param problem what is wrong with it, without a full stop
   */
  public InvalidArgumentException invalid(String problem) {
    return InvalidUpdate.of(entity, problem);
  }

  private static <E> List<E> and(List<E> list, E element) {
    List<E> more = new ArrayList<>(list.size() + 1);
    for (int i = 0; i < list.size(); i++) {
      more.add(list.get(i));
    }
    more.add(element);
    return more;
  }
}
