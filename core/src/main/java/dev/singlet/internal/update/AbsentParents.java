package dev.singlet.internal.update;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.Clause;
import dev.singlet.internal.update.change.Documents;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.update.guard.VariantGuard;
import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.DecodeFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Changes within maps that an item lacks or stores as NULL. DynamoDB refuses such changes, so the
 * map is written as a whole, with everything that the changes put into it.
 */
final class AbsentParents<T> {

  private final EntityType<T> entity;
  private final List<Change> changes = new ArrayList<>();
  private final Map<Path, Map<String, AttributeValue>> created = new LinkedHashMap<>();
  private final Map<Path, Map<String, AttributeValue>> defaults = new HashMap<>();
  private final List<Expression> guards = new ArrayList<>();

  AbsentParents(
      EntityType<T> entity, List<UpdateAction<T>> actions, Map<String, AttributeValue> item) {
    this.entity = entity;
    for (UpdateAction<T> action : actions) {
      Change change = action.change();
      Path absent = firstAbsent(change.path(), item);
      if (absent != null) {
        put(change, absent, content(change, absent, action.location()));
      } else if (action.isOfAttribute()) {
        changes.add(change);
      }
    }
    actions.forEach(action -> completeRecords(action.location()));
    created.forEach(
        (path, content) -> {
          guards.add(isStillAbsent(path, path.present().in(item)));
          if (!content.equals(defaults.get(path))) {
            changes.add(new Change.Write(path, AttributeValue.createM(content)));
          }
        });
  }

  boolean areNone() {
    return created.isEmpty();
  }

  /** Returns the changes, including those that write the missing maps. */
  List<Change> changes() {
    return changes;
  }

  /** Returns the condition that nobody else has written the missing maps meanwhile. */
  Expression guard() {
    return Expression.allOf(guards);
  }

  private Expression isStillAbsent(Path path, @Nullable AttributeValue value) {
    return value == null
        ? Expression.notExists(entity, path)
        : Expression.hasType(entity, path, "NULL");
  }

  /**
   * Returns the outermost place on the way to a change that the item lacks or has as NULL; null if
   * there is none, or if the item lacks a record of a union, which is never made of its parts.
   */
  private static @Nullable Path firstAbsent(Path path, Map<String, AttributeValue> item) {
    if (path.hasVariants() && VariantGuard.isLacking(path, item)) {
      return null;
    }
    AttributeValue value = AttributeValue.createM(item);
    for (int i = 0; i < path.steps().size() - 1; i++) {
      value = path.steps().get(i).in(value);
      if (value == null || value.type() == AttributeValue.Type.NUL) {
        return new Path(path.steps().subList(0, i + 1));
      }
    }
    return null;
  }

  /** Adds defaults to a record if the changes set only some of its components. */
  private void completeRecords(Location<T> location) {
    Location<T> record = location.parent();
    if (record == null) {
      return;
    }
    if (location.checks() instanceof RecordCodec<?> codec) {
      created.forEach((absent, content) -> complete(record, codec, absent, content));
    }
    completeRecords(record);
  }

  private void complete(
      Location<T> record, RecordCodec<?> codec, Path absent, Map<String, AttributeValue> content) {
    int outer = absent.steps().size();
    List<Path.Step> steps = record.path().steps();
    if (content.isEmpty() || outer > steps.size() || !absent.overlaps(record.path())) {
      return;
    }
    AttributeValue value = AttributeValue.createM(content);
    for (Path.Step step : steps.subList(outer, steps.size())) {
      value = value == null ? null : step.in(value);
    }
    try {
      if (value != null) {
        AttributeValue whole = withDefaults(codec, value);
        if (outer == steps.size()) {
          content.putAll(whole.m());
        } else {
          Documents.put(content, steps.subList(outer, steps.size()), whole);
        }
      }
    } catch (DecodeFailure failure) {
      throw notMade(at(record, outer), record, failure);
    }
  }

  /** Names the outermost missing place, which the caller can set as a whole. */
  private InvalidArgumentException notMade(
      Location<T> absent, Location<T> record, DecodeFailure failure) {
    DecodeFailure seen =
        record.equals(absent)
            ? failure
            : failure.in(record.label().substring(absent.label().length() + 1));
    return InvalidUpdate.of(
        entity,
        "it has no %s, and these changes don't make a valid one: %s %s. Set %s as a whole",
        absent.label(),
        seen.path(),
        seen.reason(),
        absent.label());
  }

  private static <V> AttributeValue withDefaults(RecordCodec<V> codec, AttributeValue value) {
    return Objects.requireNonNull(codec.encode(codec.decode(value)));
  }

  /** Returns the content to write to a missing place. It begins with the default. */
  private Map<String, AttributeValue> content(Change change, Path absent, Location<T> changed) {
    Map<String, AttributeValue> present = created.get(absent);
    if (present != null) {
      return present;
    }
    Location<T> parent = at(changed, absent.steps().size());
    if (Defaults.isMadeOfOthers(parent)) {
      throw notChanged(change, absent);
    }
    AttributeValue initial = Defaults.at(parent);
    Map<String, AttributeValue> content = initial == null ? Map.of() : initial.m();
    defaults.put(absent, content);
    Map<String, AttributeValue> copy = new HashMap<>(content);
    created.put(absent, copy);
    return copy;
  }

  private static <T> Location<T> at(Location<T> location, int steps) {
    Location<T> parent = location.parent();
    return parent == null || location.path().steps().size() == steps ? location : at(parent, steps);
  }

  private InvalidArgumentException notChanged(Change change, Path absent) {
    return InvalidUpdate.of(
        entity,
        "it has no %1$s, so that %2$s can't be changed. Set %1$s as a whole",
        absent,
        change.path());
  }

  private void put(Change change, Path absent, Map<String, AttributeValue> content) {
    List<Path.Step> inner =
        change.path().steps().subList(absent.steps().size(), change.path().steps().size());
    boolean isMapOnly =
        absent.last() instanceof Path.Name
            && inner.stream().allMatch(step -> step instanceof Path.Name);
    AttributeValue value = change.created();
    boolean needsNothing = change.clause() == Clause.REMOVE || change.clause() == Clause.DELETE;
    AttributeValue before = isMapOnly ? new Path(inner).in(content) : null;
    if (before == null ? needsNothing : !change.isAlwaysWritten()) {
      return;
    }
    if (!isMapOnly || (before != null && !change.isWhole())) {
      throw notChanged(change, absent);
    }
    if (change.clause() == Clause.REMOVE) {
      Documents.remove(content, inner);
    } else if (value == null) {
      throw notChanged(change, absent);
    } else {
      Documents.put(content, inner, value);
    }
  }
}
