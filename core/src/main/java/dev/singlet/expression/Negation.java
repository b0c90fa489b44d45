package dev.singlet.expression;

/** {@code NOT (condition)}. */
final class Negation<T> extends Condition<T> {

  private final Condition<T> negated;

  Negation(Condition<T> negated) {
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
}
