package dev.singlet.runtime.expression;

import dev.singlet.runtime.entity.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conditions joined by {@code AND} or by {@code OR}. */
record Junction(boolean isConjunction, List<Expression> conditions) implements Expression {

  /**
   * Joins conditions. Those that always or never hold are left out, or decide the result. Equal
   * ones occur once.
   */
  static Expression of(boolean isConjunction, Iterable<Expression> conditions) {
    List<Expression> joined = new ArrayList<>();
    for (Expression condition : conditions) {
      Objects.requireNonNull(condition, "A condition is null.");
      if (condition instanceof Constant constant) {
        if (constant.holds() != isConjunction) {
          return constant;
        }
      } else if (condition instanceof Junction junction
          && junction.isConjunction == isConjunction) {
        junction.conditions.forEach(each -> addTo(joined, each));
      } else {
        addTo(joined, condition);
      }
    }
    if (joined.isEmpty()) {
      return isConjunction ? Expression.always() : Expression.never();
    }
    return joined.size() == 1 ? joined.get(0) : new Junction(isConjunction, joined);
  }

  private static void addTo(List<Expression> joined, Expression condition) {
    if (!joined.contains(condition)) {
      joined.add(condition);
    }
  }

  @Override
  public String toExpression(Placeholders placeholders) {
    StringJoiner all = new StringJoiner(isConjunction ? " AND " : " OR ");
    for (int i = 0; i < conditions.size(); i++) {
      if (i > 0) {
        placeholders.countOperator();
      }
      Expression condition = conditions.get(i);
      String text = condition.toExpression(placeholders);
      all.add(condition.isCompound() ? "(" + text + ")" : text);
    }
    return all.toString();
  }

  @Override
  public boolean isCompound() {
    return true;
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return isConjunction
        ? conditions.stream().allMatch(condition -> condition.holds(item))
        : conditions.stream().anyMatch(condition -> condition.holds(item));
  }

  @Override
  public List<Expression> conjuncts() {
    return isConjunction ? conditions : List.of(this);
  }

  @Override
  public void addPaths(Set<Path> paths) {
    conditions.forEach(condition -> condition.addPaths(paths));
  }

  @Override
  public @Nullable EntityType<?> entity() {
    for (Expression condition : conditions) {
      if (condition.entity() != null) {
        return condition.entity();
      }
    }
    return null;
  }
}
