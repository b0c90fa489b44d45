package dev.singlet.internal.update;

import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.Clause;
import dev.singlet.internal.update.fit.OtherForm;
import dev.singlet.internal.write.Unchanged;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.Placeholders;
import dev.singlet.runtime.item.Stamps;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Moves the values from which an update starts to their current names. An expression can't start
 * from one of two names, so this is a separate request, before the update. The item is read the
 * same before and after. Its version and its modification time stay.
 */
public final class Renaming {

  private final List<Change> changes;
  private final Expression condition;
  private final Map<String, AttributeValue> item;

  private Renaming(List<Change> changes, Expression condition, Map<String, AttributeValue> item) {
    this.changes = changes;
    this.condition = condition;
    this.item = item;
  }

  /**
   * Finds the values from which an update starts.
   *
   * @param requested the update's changes
   * @param creates true if it writes defaults of absent attributes
   * @param item the item for which it was refused
   * @return the request that moves them; null if all of them have their current names, or can't be
   *     read
   */
  public static <T> @Nullable Renaming of(
      Changes<T> requested, boolean creates, Map<String, AttributeValue> item) {
    EntityType<T> entity = requested.entity();
    Set<String> roots = roots(requested, creates, item);
    if (roots.isEmpty()) {
      return null;
    }
    Map<String, AttributeValue> written = OtherForm.read(entity, item, Stamps.at(Instant.EPOCH));
    Map<String, AttributeValue> renamed = new HashMap<>(item);
    List<Change> changes = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>(entity.mark().added());
    for (String root : roots) {
      AttributeValue value = written.get(root);
      if (value == null || entity.encrypted().has(root)) {
        return null;
      }
      changes.add(new Change.Write(Path.of(root), value));
      renamed.put(root, value);
      names.add(root);
      for (String older : entity.olderNames(root)) {
        changes.add(new Change.Remove(Path.of(older)));
        renamed.remove(older);
        names.add(older);
      }
    }
    return new Renaming(changes, Unchanged.of(entity, names, item), renamed);
  }

  private static <T> Set<String> roots(
      Changes<T> requested, boolean creates, Map<String, AttributeValue> item) {
    EntityType<T> entity = requested.entity();
    Set<String> roots = new LinkedHashSet<>();
    for (Change change : requested.all()) {
      roots.addAll(OlderNameGuard.misnamed(entity, change, item));
    }
    if (creates) {
      for (Path path : OlderNameGuard.behindDefaults(entity, requested)) {
        if (path.olderNames().stream().anyMatch(older -> item.containsKey(older.root()))) {
          roots.add(path.root());
        }
      }
    }
    return roots;
  }

  /**
   * Returns the condition that the item is as it was found.
   *
   * @return the condition that nobody else has written it meanwhile
   */
  public Expression condition() {
    return condition;
  }

  /**
   * Returns the item after the move.
   *
   * @return its attributes as stored
   */
  public Map<String, AttributeValue> item() {
    return item;
  }

  /**
   * Returns the expression that moves the values.
   *
   * @param placeholders takes the names and values
   * @return an update expression
   */
  public String toExpression(Placeholders placeholders) {
    return Clause.expression(changes, placeholders);
  }
}
