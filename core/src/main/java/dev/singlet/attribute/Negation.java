package dev.singlet.attribute;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** {@code NOT (condition)}. */
final class Negation<T> extends Condition<T> {

  private final Condition<T> negated;

  /** Declared as a condition: to make one of a more special class loads that with its user. */
  static <T> Condition<T> of(Condition<T> negated) {
    return new Negation<>(negated);
  }

  private Negation(Condition<T> negated) {
    super(negated.entity());
    this.negated = negated;
  }

  @Override
  public Condition<T> not() {
    return negated;
  }

  @Override
  String render(Placeholders placeholders) {
    placeholders.countOperator();
    return "NOT (" + negated.render(placeholders) + ")";
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    return !negated.holds(item);
  }

  @Override
  void addPaths(Set<Path> paths) {
    negated.addPaths(paths);
  }
}
