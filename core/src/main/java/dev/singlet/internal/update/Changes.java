package dev.singlet.internal.update;

import dev.singlet.attribute.ComparableAttribute;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.fit.FoundItem;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.update.guard.TypeGuard;
import dev.singlet.internal.update.guard.VariantGuard;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The changes that an update makes to an item, and the values of the item that it knows.
 *
 * @param all the changes
 * @param known the known values of the item: the parts of its key, and the values that are set or
 *     given
 * @param guards the conditions on the item
 * @param sizes the conditions that keep lists and maps within their sizes
 * @param found the item that the changes are fitted to; null if they are not fitted to one
 */
public record Changes<T>(
    EntityType<T> entity,
    List<UpdateAction<T>> actions,
    List<Change> all,
    Values known,
    Assumptions<T> assumptions,
    Expression guards,
    Expression sizes,
    @Nullable Map<String, AttributeValue> found) {

  /**
   * Starts without changes.
   *
   * @param known a name and a value, in turn, for each component or computed attribute that the
   *     primary key determines
   */
  public static <T> Changes<T> of(EntityType<T> entity, Object... known) {
    Values values = Values.none();
    for (int i = 0; i < known.length; i += 2) {
      values = values.and((String) known[i], known[i + 1]);
    }
    return new Changes<>(
        entity,
        List.of(),
        List.of(),
        values,
        Assumptions.none(),
        Expression.always(),
        Expression.always(),
        null);
  }

  /**
   * Returns whether nothing is changed.
   *
   * @return true if there is no action
   */
  public boolean isEmpty() {
    return actions.isEmpty();
  }

  /**
   * Adds a change.
   *
   * @param action the change of one attribute
   */
  public Changes<T> and(UpdateAction<T> action) {
    List<UpdateAction<T>> more = and(actions, action);
    boolean isWithin = action.location().parent() != null;
    return new Changes<>(
        entity,
        more,
        action.isOfAttribute() ? and(all, action.change()) : all,
        action.knowing(known),
        assumptions,
        guards.and(action.guard()),
        isWithin ? PartSizes.of(more) : sizes,
        found);
  }

  /** Adds the removal of a component, and assumes no value of it any more. */
  Changes<T> removing(String component) {
    Assumptions<T> fewer = assumptions.without(component);
    return new Changes<>(entity, actions, all, known, fewer, guards, sizes, found)
        .and(UpdateAction.remove(Location.of(entity, component)));
  }

  /**
   * Adds the value of an attribute that the changes need but don't set. The update is made only if
   * the item has this value. A value that the attribute can't have is reported with the violations
   * of the values that are set.
   *
   * @param value its value; null if it is absent
   * @param mayChange true if the changes may set it to another value
   */
  public <V> Changes<T> assume(
      ComparableAttribute<T, V, ?> attribute, @Nullable V value, boolean mayChange) {
    if (!Assumptions.isValid(attribute, value)) {
      Assumptions<T> refusing = assumptions.refusing(attribute, value);
      return new Changes<>(entity, actions, all, known, refusing, guards, sizes, found);
    }
    String component = attribute.location().rootComponent();
    Assumptions<T> more = assumptions.and(attribute, value, mayChange, this);
    Values knowing = known.has(component) ? known : known.and(component, value);
    return new Changes<>(entity, actions, all, knowing, more, guards, sizes, found);
  }

  /**
   * Adds the value of an attribute that the primary key determines only in part. An update that
   * writes something made of this value is made only if the item has the value.
   *
   * @param value the value that the key was made of
   */
  public <V> Changes<T> presume(ComparableAttribute<T, V, ?> attribute, V value) {
    Assumptions<T> more = assumptions.presuming(attribute, value, this);
    return new Changes<>(entity, actions, all, known, more, guards, sizes, found);
  }

  /**
   * Adds a condition on the item.
   *
   * @param guard the condition
   */
  public Changes<T> guardedBy(Expression guard) {
    return guard.isAlways()
        ? this
        : new Changes<>(entity, actions, all, known, assumptions, guards.and(guard), sizes, found);
  }

  /**
   * Fits the changes to an item that lacks a map around a change, or stores it as NULL. The missing
   * map is written with the content that the changes put into it.
   *
   * @param item the item as it is
   * @return changes that can be made to the item; this object if none needs fitting, or if fitting
   *     can't help
   * @throws InvalidArgumentException if the missing map can't be made of that content
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
            found.condition(guards),
            found.condition(sizes),
            item);
    return absent.areNone()
            && found.isAsAsked()
            && !KeyDefaults.areAbsent(this, item)
            && !KeptDefaults.areAbsent(this, item)
        ? this
        : fitted.guardedBy(absent.guard()).guardedBy(found.guard());
  }

  /**
   * Adds conditions on the types of the values that the changes start from.
   *
   * @return changes whose condition fails if DynamoDB would refuse a value's type; this object if
   *     the changes start from no value
   */
  public Changes<T> askingForTypes() {
    List<Change> counted = new ArrayList<>(all);
    versionChange().ifPresent(counted::add);
    List<Expression> types = TypeGuard.ofStarts(entity, counted);
    return types.isEmpty() ? this : guardedBy(Expression.allOf(types));
  }

  /** Returns the attributes whose values DynamoDB computes from stored ones. */
  List<String> computed() {
    return all.stream()
        .filter(change -> change.startType() != null || !change.sources().isEmpty())
        .map(change -> change.path().root())
        .distinct()
        .toList();
  }

  /**
   * Returns whether an attribute is changed, as a whole or in part.
   *
   * @return true if it is
   */
  public boolean touches(String attribute) {
    for (Change change : all) {
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
   * @param creates true to write defaults of absent attributes
   * @return its attributes afterwards
   */
  public Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item, boolean creates) {
    Map<String, AttributeValue> after = new HashMap<>(item);
    for (Change change : all) {
      change.applyTo(after);
    }
    if (creates) {
      Defaults.asRead(entity, asRead())
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
   * Returns the condition on the item under which these changes are correct.
   *
   * @return the condition, which may always hold
   */
  public Expression guard() {
    List<Expression> everything = new ArrayList<>(List.of(guards, sizes));
    VariantGuard.addTo(everything, entity, all);
    everything.addAll(assumptions.guards(this));
    everything.addAll(TypeGuard.ofParents(entity, all));
    for (Change change : all) {
      everything.addAll(OlderNameGuard.guards(entity, change));
    }
    return Expression.allOf(everything);
  }

  /** Checks all values that are written. */
  void check(Violations violations) {
    for (int i = 0; i < actions.size(); i++) {
      actions.get(i).check(violations);
    }
    assumptions.check(violations);
  }

  /**
   * Checks that the changes don't contradict each other.
   *
   * @param creates true if the item is created if there is none
   * @throws InvalidArgumentException if something is changed twice
   */
  void requireConsistent(boolean creates) {
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (all.get(i).path().overlaps(all.get(j).path())) {
          throw InvalidUpdate.of(
              entity,
              all.get(j).path() + " is changed twice. One update changes an attribute once");
        }
      }
    }
    assumptions.requireConsistent(this);
    if (!entity.embeddings().isEmpty()) {
      StaleVectors.refuse(this, creates);
    }
  }

  /** Returns whether a component is changed, as a whole or in part. */
  boolean isChanged(String component) {
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).location().rootComponent().equals(component)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the change that counts the update; empty if the changes already include it, as they do
   * for some items.
   */
  Optional<Change> versionChange() {
    String version = entity.version();
    return version == null || touches(version)
        ? Optional.empty()
        : Optional.of(Change.Add.version(version));
  }

  /**
   * Returns the known values in the form in which the item is read after the update. A removed
   * component is read as its default. It is unknown if the default is made of unknown values.
   */
  Values asRead() {
    Values values = known;
    List<String> removed = List.of();
    for (UpdateAction<T> action : actions) {
      if (action.removesComponent()) {
        String component = action.location().rootComponent();
        removed = and(removed, component);
        values = values.without(component);
      }
    }
    // A default can be made of another default.
    for (int i = 0; i < removed.size(); i++) {
      for (String component : removed) {
        values = values.has(component) ? values : entity.lacking(component, values);
      }
    }
    return values;
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
