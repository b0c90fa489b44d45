package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The parts of a condition that do not hold for an item, as DynamoDB would find it. */
public record UnmetCondition(List<Expression> parts, Map<String, AttributeValue> item) {

  private static final int TOLD = 3;

  /**
   * Finds the parts that don't hold.
   *
   * @param condition the condition
   * @param item the item; empty if there is none
   * @return the parts that don't hold
   */
  public static UnmetCondition of(Expression condition, Map<String, AttributeValue> item) {
    List<Expression> unmet = new ArrayList<>();
    for (Expression each : condition.conjuncts()) {
      if (!each.holds(item)) {
        unmet.add(each);
      }
    }
    return new UnmetCondition(unmet, item);
  }

  /**
   * Returns whether a condition compares with an item that was read before, so that there was an
   * item.
   *
   * @return true if it requires a version or an earlier value
   */
  public boolean comparesWithEarlierRead() {
    return parts.stream().anyMatch(UnmetCondition::comparesWithEarlierRead);
  }

  /**
   * Returns whether the item has another version than the condition requires.
   *
   * @return true if it was written since it was read
   */
  public boolean failsOnVersion() {
    return parts.stream().anyMatch(UnmetCondition::failsOnVersion);
  }

  /** Returns whether the item has a schema version that the write must leave alone. */
  boolean failsOnSchemaVersion() {
    return parts.stream()
        .anyMatch(
            part ->
                part instanceof Requirement requirement
                    && requirement.reason() == Reason.SCHEMA_VERSION);
  }

  /**
   * Returns whether the item is not of the entity, by its entity attribute.
   *
   * @return true if the condition requires that attribute, and it is different or absent
   */
  public boolean failsOnEntity() {
    return parts.stream()
        .anyMatch(
            part ->
                part.entity() != null
                    && part.entity().mark().added().stream()
                        .anyMatch(mark -> paths(part).contains(Path.of(mark))));
  }

  /**
   * Returns whether the whole condition holds.
   *
   * @return true if there is nothing to describe
   */
  public boolean isNone() {
    return parts.isEmpty();
  }

  /**
   * Describes the required and the stored values.
   *
   * @return sentences
   */
  public String describe() {
    List<Expression> first = parts.stream().filter(UnmetCondition::isFirst).toList();
    List<String> problems =
        (first.isEmpty() ? parts : first).stream().map(this::describe).distinct().toList();
    int more = problems.size() - TOLD;
    return problems.stream().limit(TOLD).collect(Collectors.joining("; "))
        + (more > 0 ? "; and " + more + " more." : ".")
        + (parts.stream().anyMatch(this::isOutdated) ? " Read the item again." : "");
  }

  private static boolean isFirst(Expression condition) {
    return condition instanceof Requirement requirement && requirement.isFirst();
  }

  private static boolean comparesWithEarlierRead(Expression condition) {
    if (condition instanceof Requirement requirement) {
      return requirement.comparesWithEarlierRead();
    }
    return failsOnVersion(condition);
  }

  private static boolean failsOnVersion(Expression condition) {
    EntityType<?> entity = condition.entity();
    boolean isOfOtherReason =
        condition instanceof Requirement requirement && requirement.reason() != null;
    return !isOfOtherReason
        && entity != null
        && entity.version() != null
        && paths(condition).contains(Path.of(entity.version()));
  }

  private boolean isOutdated(Expression condition) {
    return condition instanceof Requirement requirement
        ? requirement.isOutdated(item)
        : comparesWithEarlierRead(condition);
  }

  private String describe(Expression condition) {
    if (condition instanceof Requirement requirement) {
      return requirement.problem(item);
    }
    String values =
        paths(condition).stream()
            .map(path -> path + " is " + shown(condition.entity(), path))
            .collect(Collectors.joining(", "));
    return "its condition "
        + condition.toText()
        + " does not hold"
        + (values.isEmpty() ? "" : ", since " + values);
  }

  private String shown(@Nullable EntityType<?> entity, Path path) {
    return ShownValue.of(entity, path, path.in(item));
  }

  static Set<Path> paths(Expression condition) {
    Set<Path> paths = new LinkedHashSet<>();
    condition.addPaths(paths);
    return paths;
  }
}
