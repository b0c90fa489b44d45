package dev.singlet.internal.update.fit;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.Documents;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The item for which a condition failed. Reads treat NULL as absent, but DynamoDB does not. So a
 * change that starts from NULL writes the value that it would give to an absent attribute, and a
 * condition on NULL is made as if the attribute were absent. Some conditions are stricter than
 * necessary, because DynamoDB can't count elements. They are made again for the elements that the
 * item has.
 */
public final class FoundItem<T> {

  private final EntityType<T> entity;
  private final Map<String, AttributeValue> item;
  private final Set<Path> found = new LinkedHashSet<>();

  public FoundItem(EntityType<T> entity, Map<String, AttributeValue> item) {
    this.entity = entity;
    this.item = item;
  }

  /** Returns the changes in the form that fits this item. */
  public List<Change> changes(List<Change> changes) {
    List<Change> made = new ArrayList<>();
    for (Change change : changes) {
      Path path = change.path().present();
      if (!change.isNullAbsent() || !isNull(path) || !isNull(change.path())) {
        made.add(computable(change));
        continue;
      }
      found.addAll(change.path().names());
      AttributeValue created = change.created();
      if (created != null) {
        made.add(new Change.Write(change.path(), created));
      }
    }
    return made;
  }

  /** Returns a change whose value DynamoDB can make. */
  private Change computable(Change change) {
    Set<Path> sources = change.sources();
    Change fitted = change.fittedTo(item);
    if (sources.isEmpty() || fitted.equals(change)) {
      return change;
    }
    sources.forEach(source -> found.addAll(source.names()));
    return fitted;
  }

  /** Adds the change of the version, if this item needs an unusual one. */
  public List<Change> counted(List<Change> changes) {
    if (entity.version() == null) {
      return changes;
    }
    Change count = Change.Add.version(entity.version());
    List<Change> made = changes(List.of(count));
    return made.contains(count) ? changes : Stream.concat(changes.stream(), made.stream()).toList();
  }

  /** Returns a condition that holds for this item if it meets the given one. */
  public Expression condition(Expression condition) {
    return Expression.allOf(condition.conjuncts().stream().map(this::conjunct).toList());
  }

  private Expression conjunct(Expression condition) {
    Set<Path> paths = new LinkedHashSet<>();
    condition.addPaths(paths);
    List<Path> nulls = paths.stream().filter(this::isNull).toList();
    boolean isMet = isMet(condition, without(nulls));
    if (isMet == condition.holds(item)) {
      return condition;
    }
    found.addAll(paths);
    for (Path path : paths) {
      if (lacksDefaultMadeOfOthers(path)) {
        entity.defaultSources(path.root()).forEach(source -> found.add(source(source)));
      }
    }
    return isMet ? Unchanged.at(entity, paths, item) : Requirement.unmet(condition);
  }

  private static boolean isMet(Expression condition, Map<String, AttributeValue> item) {
    return condition instanceof Requirement requirement
        ? requirement.isMet(item)
        : condition.holds(item);
  }

  /**
   * Returns whether the item is read as if it had an attribute, with a default made of other
   * attributes.
   */
  public boolean lacksDefaultMadeOfOthers(Path path) {
    AttributeValue value = path.in(item);
    return path.isTopLevel()
        && entity.hasDefaultMadeOfOthers(path.root())
        && (value == null || value.type() == AttributeValue.Type.NUL);
  }

  /** Finds the place of an attribute in the item, which may be under an older name. */
  private Path source(String attribute) {
    return Path.of(attribute, entity.olderNames(attribute)).names().stream()
        .filter(name -> name.in(item) != null && !isNull(name))
        .findFirst()
        .orElse(Path.of(attribute));
  }

  public boolean isAsAsked() {
    return found.isEmpty();
  }

  /** Returns the condition that nobody else has changed the places on which the form depends. */
  public Expression guard() {
    return Unchanged.at(entity, found, item);
  }

  private boolean isNull(Path path) {
    AttributeValue value = path.in(item);
    return value != null && value.type() == AttributeValue.Type.NUL;
  }

  /**
   * Returns the item without some NULLs. Those in lists stay, because removing an element would
   * move others.
   */
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
