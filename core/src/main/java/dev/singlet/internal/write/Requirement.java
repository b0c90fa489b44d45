package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.entity.SchemaVersion;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition that the library adds to a write, with the reason for it. The message of a failure
 * then describes the write that was requested.
 *
 * @param problem returns the reason why it doesn't hold for an item
 * @param isMet tells whether an item meets the requirement; the condition itself may be stricter
 * @param isFirst true if others build on it
 * @param reason the reason of a failure; null if the places in the condition tell it
 * @param isInOtherForm tells whether an item has the required value in another form; null if the
 *     condition doesn't compare with an item that was read
 */
public record Requirement(
    Expression condition,
    Function<Map<String, AttributeValue>, String> problem,
    Predicate<Map<String, AttributeValue>> isMet,
    boolean isFirst,
    @Nullable Reason reason,
    @Nullable Predicate<Map<String, AttributeValue>> isInOtherForm)
    implements Expression {

  /**
   * Returns a condition on one attribute.
   *
   * @param purpose the text after the attribute and its value: {@code " and must be at least 1"}
   */
  public static Expression of(Expression condition, Path subject, String purpose) {
    return of(condition, subject, purpose, condition::holds);
  }

  /**
   * Returns a condition on one attribute whose change starts from a default if it is absent.
   *
   * @param ofAbsent returns the text after the attribute if it is absent
   * @param ofPresent the text after the attribute and its value
   */
  public static Expression started(
      Expression condition, Path subject, Supplier<String> ofAbsent, String ofPresent) {
    return of(
        condition,
        item ->
            shown(condition.entity(), subject, item)
                + (subject.in(item) == null ? ofAbsent.get() : ofPresent),
        condition::holds);
  }

  /**
   * Returns a condition on one attribute that is stricter than necessary.
   *
   * @param isMet tells whether a known item meets the requirement
   */
  public static Expression of(
      Expression condition,
      Path subject,
      String purpose,
      Predicate<Map<String, AttributeValue>> isMet) {
    return of(condition, problem(condition, subject, purpose), isMet);
  }

  /**
   * Returns a condition that can fail in several ways, and can be stricter than necessary.
   *
   * @param problem returns the reason why it doesn't hold for an item
   * @param isMet tells whether a known item meets the requirement
   */
  public static Expression of(
      Expression condition,
      Function<Map<String, AttributeValue>, String> problem,
      Predicate<Map<String, AttributeValue>> isMet) {
    return new Requirement(condition, problem, isMet, false, null, null);
  }

  /** Returns a condition that a version has a next one. It doesn't fail for a stale version. */
  static Expression limit(Expression condition, Path subject, String purpose) {
    Function<Map<String, AttributeValue>, String> problem = problem(condition, subject, purpose);
    return new Requirement(condition, problem, condition::holds, false, Reason.CONDITION, null);
  }

  private static Function<Map<String, AttributeValue>, String> problem(
      Expression condition, Path subject, String purpose) {
    return item -> shown(condition.entity(), subject, item) + purpose;
  }

  /**
   * Returns a condition on which others build. If it doesn't hold, they don't hold either, and a
   * message names this one alone.
   *
   * @param problem returns the reason why it doesn't hold for an item
   */
  public static Expression first(
      Expression condition, Function<Map<String, AttributeValue>, String> problem) {
    return new Requirement(condition, problem, condition::holds, true, null, null);
  }

  /**
   * Returns a condition on the schema version. A message names this one alone, because the other
   * conditions are for items of the program's version.
   */
  static Expression schemaVersion(Expression condition, SchemaVersion version) {
    return new Requirement(
        condition, version::refusal, condition::holds, true, Reason.SCHEMA_VERSION, null);
  }

  /**
   * Returns a condition that never holds, in place of a condition that DynamoDB would wrongly
   * accept. It keeps the message of that condition.
   */
  public static Expression unmet(Expression condition) {
    Expression never = Expression.never(condition.entity());
    return condition instanceof Requirement told
        ? new Requirement(never, told.problem, never::holds, told.isFirst, told.reason, null)
        : never;
  }

  /**
   * Returns the condition that an attribute is as it was when the item was read.
   *
   * @param purpose the text after the attribute and its value, and before its earlier value
   * @param before its earlier value; null if it was absent
   */
  public static Expression unchanged(
      Expression condition, Path subject, String purpose, @Nullable AttributeValue before) {
    return unchanged(condition, subject, purpose, before, item -> false);
  }

  /**
   * Returns the condition that an attribute is as it was when the item was read.
   *
   * @param isInOtherForm tells whether an item has the same value in another form than the
   *     condition requires
   */
  public static Expression unchanged(
      Expression condition,
      Path subject,
      String purpose,
      @Nullable AttributeValue before,
      Predicate<Map<String, AttributeValue>> isInOtherForm) {
    @Nullable EntityType<?> entity = condition.entity();
    String otherForm =
        subject.root()
            + " is stored in another form than the record is written in, and this update can't"
            + " start from that. Put the item that was read first";
    return new Requirement(
        condition,
        item ->
            isInOtherForm.test(item)
                ? otherForm
                : shown(entity, subject, item)
                    + purpose
                    + " "
                    + ShownValue.of(entity, subject, before)
                    + hint(entity, subject, item, before),
        condition::holds,
        false,
        null,
        isInOtherForm);
  }

  /** Explains a version that is lower than the one that was read, because no write counts down. */
  private static String hint(
      @Nullable EntityType<?> entity,
      Path subject,
      Map<String, AttributeValue> item,
      @Nullable AttributeValue before) {
    if (entity == null
        || entity.version() == null
        || before == null
        || !subject.equals(Path.of(entity.version()))) {
      return "";
    }
    AttributeValue version = subject.in(item);
    boolean isLess =
        version == null
            || version.n() == null
            || new BigDecimal(version.n()).compareTo(new BigDecimal(before.n())) < 0;
    return isLess
        ? String.format(
            ": the item was created anew, or written by a program that doesn't count. To protect"
                + " %s, all programs that write it must have the @Version, which takes two releases"
                + " to add",
            entity.name())
        : "";
  }

  /** Returns whether it compares with an item that was read, so that there was an item. */
  boolean comparesWithEarlierRead() {
    return isInOtherForm != null;
  }

  /** Returns whether it fails because the item was changed after it was read. */
  boolean isOutdated(Map<String, AttributeValue> item) {
    return isInOtherForm != null && !isInOtherForm.test(item);
  }

  /** Returns whether an item meets the requirement. The condition itself may be stricter. */
  public boolean isMet(Map<String, AttributeValue> item) {
    return isMet.test(item);
  }

  /** Returns the reason why it doesn't hold for an item. */
  String problem(Map<String, AttributeValue> item) {
    return problem.apply(item);
  }

  private static String shown(
      @Nullable EntityType<?> entity, Path subject, Map<String, AttributeValue> item) {
    return subject + " is " + ShownValue.of(entity, subject, subject.in(item));
  }

  @Override
  public @Nullable EntityType<?> entity() {
    return condition.entity();
  }

  @Override
  public String toExpression(Placeholders placeholders) {
    return condition.toExpression(placeholders);
  }

  @Override
  public boolean holds(Map<String, AttributeValue> item) {
    return condition.holds(item);
  }

  @Override
  public void addPaths(Set<Path> paths) {
    condition.addPaths(paths);
  }

  @Override
  public List<Expression> conjuncts() {
    return List.of(this);
  }

  @Override
  public boolean isCompound() {
    return condition.isCompound();
  }

  /** Functions can't be compared, and the JVM takes long to generate the comparison of records. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
