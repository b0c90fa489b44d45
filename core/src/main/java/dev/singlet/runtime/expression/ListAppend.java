package dev.singlet.runtime.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code list_append(first, second)}, which only an update can contain. */
public record ListAppend(Operand first, Operand second) implements Operand {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return "list_append("
        + first.toExpression(placeholders)
        + ", "
        + second.toExpression(placeholders)
        + ")";
  }

  @Override
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue before = first.in(item);
    AttributeValue after = second.in(item);
    if (before == null || !before.hasL() || after == null || !after.hasL()) {
      return null;
    }
    List<AttributeValue> all = new ArrayList<>(before.l());
    all.addAll(after.l());
    return AttributeValue.createL(all);
  }

  @Override
  public void addPaths(Set<Path> paths) {
    first.addPaths(paths);
    second.addPaths(paths);
  }

  @Override
  public Operand orElse(Predicate<Path> which, Operand given) {
    return new ListAppend(first.orElse(which, given), second.orElse(which, given));
  }

  @Override
  public Operand fittedTo(Map<String, AttributeValue> item, boolean isNullAbsent) {
    return new ListAppend(first.fittedTo(item, isNullAbsent), second.fittedTo(item, isNullAbsent));
  }
}
