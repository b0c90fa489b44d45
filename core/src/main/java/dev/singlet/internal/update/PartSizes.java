package dev.singlet.internal.update;

import dev.singlet.internal.text.StoredValues;
import dev.singlet.internal.update.guard.Defaults;
import dev.singlet.internal.update.guard.SizeGuard;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.OlderNames;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.SizeBounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions that a list or a map satisfies {@code @Size} after changes of its elements.
 * DynamoDB can't count how many of several elements exist, so a condition requires all of them or
 * none.
 */
final class PartSizes<T> {

  private final Location<T> whole;
  private final SizeBounds bounds;
  private final Set<Path> written = new LinkedHashSet<>();
  private final Set<Path> removed = new LinkedHashSet<>();

  private PartSizes(Location<T> whole, SizeBounds bounds) {
    this.whole = whole;
    this.bounds = bounds;
  }

  /**
   * Returns the conditions of all lists and maps with bounds.
   *
   * @param actions the changes
   */
  static <T> Expression of(List<UpdateAction<T>> actions) {
    Map<Path, PartSizes<T>> sizes = new LinkedHashMap<>();
    for (UpdateAction<T> action : actions) {
      Location<T> changed = action.location();
      for (Location<T> part = changed; part.parent() != null; part = part.parent()) {
        // A change within an element creates the element if it is absent.
        if (action.change().isCreating()) {
          at(part, sizes).written.add(part.path());
        } else if (part.equals(changed) && action.isRemoval()) {
          at(part, sizes).removed.add(part.path());
        }
      }
    }
    List<Expression> conditions = new ArrayList<>();
    sizes.values().forEach(each -> each.addTo(conditions));
    return Expression.allOf(conditions);
  }

  private static <T> PartSizes<T> at(Location<T> part, Map<Path, PartSizes<T>> sizes) {
    Location<T> whole = Objects.requireNonNull(part.parent());
    return sizes.computeIfAbsent(whole.path(), path -> new PartSizes<>(whole, part.among()));
  }

  private void addTo(List<Expression> conditions) {
    if (bounds.hasMax() && !written.isEmpty()) {
      int room = bounds.max() - written.size();
      Expression areThere = all("attribute_exists", written);
      Expression fits = room < 0 ? areThere : size("<=", room).or(areThere);
      conditions.add(told(fits, written.size(), this::isMaxKept));
    }
    if (bounds.hasMin()) {
      int least = bounds.min() + removed.size();
      Expression fits =
          removed.isEmpty()
              ? call("attribute_exists", whole.path())
              : size(">=", least).or(all("attribute_not_exists", removed));
      int change = removed.isEmpty() ? written.size() : -removed.size();
      conditions.add(told(fits, change, this::isMinKept));
    }
  }

  private Expression told(
      Expression condition, int change, Predicate<Map<String, AttributeValue>> isMet) {
    return SizeGuard.asked(bounds, condition, whole.path(), change, isMet);
  }

  private Expression size(String operator, int size) {
    return OlderNames.compareSize(whole.entity(), whole.path(), operator, size);
  }

  private Expression all(String function, Set<Path> parts) {
    return Expression.allOf(parts.stream().map(part -> call(function, part)).toList());
  }

  private Expression call(String function, Path path) {
    EntityType<T> entity = whole.entity();
    return Expression.call(entity, function, path, null);
  }

  private boolean isMaxKept(Map<String, AttributeValue> item) {
    int before = elements(initial(item));
    int after = after(item);
    return after <= bounds.max() || after <= before;
  }

  /**
   * Returns whether there are enough elements. A change within a missing list or map creates it.
   */
  private boolean isMinKept(Map<String, AttributeValue> item) {
    boolean isThere = whole.path().in(item) != null;
    int before = isThere ? elements(initial(item)) : bounds.min();
    boolean isLeftAlone = !isThere && written.isEmpty();
    int after = after(item);
    return after >= bounds.min() || after >= before || isLeftAlone;
  }

  private int after(Map<String, AttributeValue> item) {
    AttributeValue initial = initial(item);
    int after = elements(initial);
    for (Path part : written) {
      after += has(initial, part) ? 0 : 1;
    }
    for (Path part : removed) {
      after -= has(initial, part) ? 1 : 0;
    }
    return after;
  }

  /** Returns the value from which the changes start; null for none. */
  private @Nullable AttributeValue initial(Map<String, AttributeValue> item) {
    AttributeValue value = whole.path().in(item);
    return value == null ? Defaults.at(whole) : value;
  }

  private static int elements(@Nullable AttributeValue whole) {
    AttributeValue size = StoredValues.size(whole);
    return size == null ? 0 : Integer.parseInt(size.n());
  }

  private static boolean has(@Nullable AttributeValue whole, Path part) {
    return whole != null && part.last().in(whole) != null;
  }
}
