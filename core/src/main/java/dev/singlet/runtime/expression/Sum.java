package dev.singlet.runtime.expression;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * {@code left + right} or {@code left - right}, which only an update can contain.
 *
 * @param isDifference true for {@code -}
 */
public record Sum(Operand left, boolean isDifference, Operand right) implements Operand {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return left.toExpression(placeholders)
        + (isDifference ? " - " : " + ")
        + right.toExpression(placeholders);
  }

  @Override
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue first = left.in(item);
    AttributeValue second = right.in(item);
    if (first == null || first.n() == null || second == null || second.n() == null) {
      return null;
    }
    BigDecimal added = new BigDecimal(second.n());
    return AttributeValue.createN(
        new BigDecimal(first.n()).add(isDifference ? added.negate() : added).toPlainString());
  }

  @Override
  public void addPaths(Set<Path> paths) {
    left.addPaths(paths);
    right.addPaths(paths);
  }

  @Override
  public Operand orElse(Predicate<Path> which, Operand given) {
    return new Sum(left.orElse(which, given), isDifference, right.orElse(which, given));
  }

  @Override
  public Operand fittedTo(Map<String, AttributeValue> item, boolean isNullAbsent) {
    return new Sum(
        left.fittedTo(item, isNullAbsent), isDifference, right.fittedTo(item, isNullAbsent));
  }
}
