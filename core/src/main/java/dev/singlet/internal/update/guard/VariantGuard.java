package dev.singlet.internal.update.guard;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.update.change.Change;
import dev.singlet.internal.update.change.InvalidUpdate;
import dev.singlet.internal.write.Requirement;
import dev.singlet.internal.write.ShownValue;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.expression.VariantPaths;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions that unions have the records that changes are for, so that nothing is written
 * into another record.
 */
public final class VariantGuard {

  private VariantGuard() {}

  /**
   * Adds one condition for each union.
   *
   * @throws InvalidArgumentException if one union had to be two records
   */
  public static void addTo(List<Expression> guards, EntityType<?> entity, List<Change> changes) {
    @Nullable Map<Path, AttributeValue> all = null;
    for (int i = 0; i < changes.size(); i++) {
      Path path = changes.get(i).path();
      if (path.hasVariants()) {
        all = all == null ? new LinkedHashMap<>() : all;
        add(path, all, entity);
      }
    }
    if (all == null) {
      return;
    }
    for (Map.Entry<Path, AttributeValue> each : all.entrySet()) {
      guards.add(guard(entity, each.getKey(), each.getValue().s()));
    }
  }

  private static void add(Path path, Map<Path, AttributeValue> all, EntityType<?> entity) {
    VariantPaths.discriminators(path)
        .forEach(
            (discriminator, tag) -> {
              AttributeValue other = all.putIfAbsent(discriminator, tag);
              if (other != null && !other.equals(tag)) {
                throw InvalidUpdate.of(
                    entity,
                    "%s is changed as \"%s\" and as \"%s\". One item has only one of them",
                    discriminator.parent(),
                    other.s(),
                    tag.s());
              }
            });
  }

  private static Expression guard(EntityType<?> entity, Path discriminator, String tag) {
    Path place = discriminator.present();
    Path union = place.parent();
    String purpose =
        String.format(
            ", and this update changes %s only if it is \"%s\". Set %s as a whole",
            union, tag, union);
    return Requirement.first(
        Expression.equal(entity, place, AttributeValue.createS(tag)),
        item -> {
          Path shown = union.in(item) == null ? union : place;
          return shown + " is " + ShownValue.of(entity, shown, shown.in(item)) + purpose;
        });
  }

  /** Returns whether an item lacks a record on the way to a change. */
  public static boolean isLacking(Path path, Map<String, AttributeValue> item) {
    for (Map.Entry<Path, AttributeValue> each : VariantPaths.discriminators(path).entrySet()) {
      if (!each.getValue().equals(each.getKey().in(item))) {
        return true;
      }
    }
    return false;
  }
}
