package dev.singlet.expression;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition that a write makes by itself, and what it is for, so that a failure can be told in
 * the terms of what was asked for.
 */
final class Requirement<T> extends Condition<T> {

  private final Condition<T> condition;
  private final Path subject;
  private final String purpose;
  private final boolean isOfKnownItem;

  private Requirement(Condition<T> condition, Path subject, String purpose, boolean isOfKnownItem) {
    super(condition.entity());
    this.condition = condition;
    this.subject = subject;
    this.purpose = purpose;
    this.isOfKnownItem = isOfKnownItem;
  }

  /**
   * A condition on one attribute.
   *
   * @param purpose what to say after the attribute and its value: {@code " and must be at least 1"}
   */
  static <T> Condition<T> of(Condition<T> condition, Path subject, String purpose) {
    return new Requirement<>(condition, subject, purpose, false);
  }

  /**
   * That an attribute is as it was when the item was read.
   *
   * @param purpose what to say after the attribute and its value, before the one it had
   * @param before its value; null if it was not there
   */
  static <T> Condition<T> unchanged(
      Condition<T> condition, Path subject, String purpose, @Nullable AttributeValue before) {
    return new Requirement<>(condition, subject, purpose + " " + ShownValue.of(before), true);
  }

  /** Whether it tells what an item was, so that there was one. */
  boolean isOfKnownItem() {
    return isOfKnownItem;
  }

  /** Why it doesn't hold for an item. */
  String problem(Map<String, AttributeValue> item) {
    return subject + " is " + ShownValue.of(Documents.find(item, subject)) + purpose;
  }

  @Override
  String render(Placeholders placeholders) {
    return condition.render(placeholders);
  }

  @Override
  boolean holds(Map<String, AttributeValue> item) {
    return condition.holds(item);
  }

  @Override
  void addPaths(Set<Path> paths) {
    condition.addPaths(paths);
  }

  @Override
  List<Condition<T>> conjuncts() {
    return List.of(this);
  }

  @Override
  boolean isCompound() {
    return condition.isCompound();
  }
}
