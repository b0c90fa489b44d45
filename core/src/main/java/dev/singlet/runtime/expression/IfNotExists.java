package dev.singlet.runtime.expression;

import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * {@code if_not_exists(path, otherwise)}, which only an update can contain.
 *
 * @param otherwise the value for an item that lacks the attribute
 */
public record IfNotExists(Path path, Operand otherwise) implements Operand {

  @Override
  public String toExpression(Placeholders placeholders) {
    placeholders.countOperator();
    return "if_not_exists("
        + placeholders.path(path)
        + ", "
        + otherwise.toExpression(placeholders)
        + ")";
  }

  @Override
  public @Nullable AttributeValue in(Map<String, AttributeValue> item) {
    AttributeValue value = path.in(item);
    return value == null ? otherwise.in(item) : value;
  }

  @Override
  public void addPaths(Set<Path> paths) {
    paths.add(path);
    otherwise.addPaths(paths);
  }

  @Override
  public Operand orElse(Predicate<Path> which, Operand given) {
    return new IfNotExists(path, otherwise.orElse(which, given));
  }

  @Override
  public Operand fittedTo(Map<String, AttributeValue> item, boolean isNullAbsent) {
    AttributeValue value = path.in(item);
    Operand rest = otherwise.fittedTo(item, isNullAbsent);
    boolean isAbsent =
        value == null
            ? path.present().in(item) != null
            : isNullAbsent && value.type() == AttributeValue.Type.NUL;
    if (isAbsent) {
      return rest;
    }
    return value == null || rest.isIn(item) ? new IfNotExists(path, rest) : Operand.at(path);
  }

  @Override
  public boolean isIn(Map<String, AttributeValue> item) {
    return otherwise.isIn(item);
  }
}
