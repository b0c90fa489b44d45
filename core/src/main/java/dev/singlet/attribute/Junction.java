package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conditions joined by {@code AND} or by {@code OR}. */
final class Junction<T> extends Condition<T> {

  private final boolean isConjunction;
  private final List<Condition<T>> conditions;

  private Junction(boolean isConjunction, List<Condition<T>> conditions) {
    super(entity(conditions));
    this.isConjunction = isConjunction;
    this.conditions = conditions;
  }

  /** Joins conditions; those that hold always or never are left out, or decide it all. */
  static <T> Condition<T> of(boolean isConjunction, Iterable<? extends Condition<T>> conditions) {
    List<Condition<T>> joined = new ArrayList<>();
    for (Condition<T> condition : conditions) {
      Objects.requireNonNull(condition, "A condition is null.");
      if (condition instanceof Constant<T> constant) {
        if (constant.holds() != isConjunction) {
          return constant;
        }
      } else if (condition instanceof Junction<T> junction
          && junction.isConjunction == isConjunction) {
        joined.addAll(junction.conditions);
      } else {
        joined.add(condition);
      }
    }
    if (joined.isEmpty()) {
      return isConjunction ? Constant.always() : Constant.never(null);
    }
    return joined.size() == 1 ? joined.get(0) : new Junction<>(isConjunction, joined);
  }

  @Override
  String render(Placeholders placeholders) {
    StringJoiner all = new StringJoiner(isConjunction ? " AND " : " OR ");
    for (int i = 0; i < conditions.size(); i++) {
      if (i > 0) {
        placeholders.countOperator();
      }
      Condition<T> condition = conditions.get(i);
      String text = condition.render(placeholders);
      all.add(condition.isCompound() ? "(" + text + ")" : text);
    }
    return all.toString();
  }

  @Override
  boolean isCompound() {
    return true;
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    return isConjunction
        ? conditions.stream().allMatch(condition -> condition.holds(item))
        : conditions.stream().anyMatch(condition -> condition.holds(item));
  }

  @Override
  List<Condition<T>> conjuncts() {
    return isConjunction ? conditions : List.of(this);
  }

  @Override
  void addPaths(Set<Path> paths) {
    conditions.forEach(condition -> condition.addPaths(paths));
  }

  private static <T> @Nullable EntityType<T> entity(List<Condition<T>> conditions) {
    for (Condition<T> condition : conditions) {
      if (condition.entity() != null) {
        return condition.entity();
      }
    }
    return null;
  }
}
