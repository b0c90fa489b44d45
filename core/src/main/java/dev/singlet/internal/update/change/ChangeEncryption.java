package dev.singlet.internal.update.change;

import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Path;
import dev.singlet.value.PrimaryKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Encrypts the values that changes write to encrypted attributes. */
public final class ChangeEncryption {

  private ChangeEncryption() {}

  /** Returns the changes with values encrypted for an item. */
  public static Collection<Change> of(
      Collection<Change> changes, EntityType<?> entity, PrimaryKey key) {
    if (entity.encrypted().areNone()) {
      return changes;
    }
    List<Change> sealed = new ArrayList<>();
    changes.forEach(change -> sealed.add(seal(change, entity, key)));
    return sealed;
  }

  private static Change seal(Change change, EntityType<?> entity, PrimaryKey key) {
    Path path = change.path();
    if (!entity.encrypted().has(path.root())) {
      return change;
    }
    AttributeValue plain = change.created();
    boolean isRemoval = change.clause() == Clause.REMOVE;
    if (!path.isTopLevel() || (plain == null && !isRemoval)) {
      throw InvalidUpdate.of(
          entity,
          "%s is encrypted, so DynamoDB can't change it in place. Set %s as a whole",
          path,
          path.root());
    }
    if (plain == null) {
      return change;
    }
    AttributeValue value = entity.encrypted().seal(key, path.root(), plain);
    return change.isAlwaysWritten()
        ? new Change.Write(path, value)
        : new Change.WriteIfAbsent(path, value);
  }
}
