package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item has as NULL, which reads take for absent and DynamoDB does not. Changes that start
 * from it write what they make of nothing, and conditions on it are asked as of nothing.
 */
final class NullsAsAbsent<T> {

  private final EntityType<T> entity;
  private final Map<String, AttributeValue> item;
  private final Set<Path> found = new LinkedHashSet<>();

  NullsAsAbsent(EntityType<T> entity, Map<String, AttributeValue> item) {
    this.entity = entity;
    this.item = item;
  }

  /** The changes as they are to be made. */
  List<Change> changes(List<Change> changes) {
    List<Change> made = new ArrayList<>();
    for (Change change : changes) {
      if (!change.isNullAbsent() || !isNull(change.path())) {
        made.add(change);
        continue;
      }
      found.add(change.path());
      AttributeValue created = change.created();
      if (created != null) {
        made.add(new Change.Write(change.path(), created));
      }
    }
    return made;
  }

  /** Conditions that hold if the given ones hold without what is NULL. */
  List<Condition<T>> conditions(List<Condition<T>> conditions) {
    return conditions.stream().map(this::condition).toList();
  }

  /** A condition that holds if the given one holds without what is NULL. */
  Condition<T> condition(Condition<T> condition) {
    return Condition.allOf(condition.conjuncts().stream().map(this::conjunct).toList());
  }

  private Condition<T> conjunct(Condition<T> condition) {
    Set<Path> paths = new LinkedHashSet<>();
    condition.addPaths(paths);
    List<Path> nulls = paths.stream().filter(this::isNull).toList();
    if (nulls.isEmpty()) {
      return condition;
    }
    boolean holds = condition.holds(without(nulls));
    if (holds == condition.holds(item)) {
      return condition;
    }
    found.addAll(nulls);
    return holds ? Unchanged.at(entity, paths, item) : Requirement.unmet(condition);
  }

  boolean areNone() {
    return found.isEmpty();
  }

  /** Nobody else has written them meanwhile. */
  Condition<T> guard() {
    return Unchanged.at(entity, found, item);
  }

  private boolean isNull(Path path) {
    AttributeValue value = Documents.find(item, path);
    return value != null && value.type() == AttributeValue.Type.NUL;
  }

  /** An element can't be taken out of a list without moving others. */
  private Map<String, AttributeValue> without(List<Path> nulls) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    for (Path path : nulls) {
      if (path.steps().stream().allMatch(step -> step instanceof Path.Name)) {
        Documents.remove(rest, path.steps());
      }
    }
    return rest;
  }
}
