package dev.singlet.internal.update;

import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Expression;
import dev.singlet.generated.expression.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attributes with defaults that an upsert writes, and an item may have under older names. */
public final class OlderDefaults {

  private OlderDefaults() {}

  /**
   * Holds if the defaults of an upsert don't hide what an item has under older names.
   *
   * @param changes what else the upsert changes
   * @return that no attribute with a default has an older name, but for those that are replaced
   */
  public static <T> Expression noneBehindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Expression> all = new ArrayList<>();
    behindDefaults(entity, changes)
        .forEach(path -> all.addAll(OlderNameGuard.present(entity, path)));
    return Expression.allOf(all);
  }

  /** Finds what an upsert writes the defaults of, and items can have under older names. */
  static <T> List<Path> behindDefaults(EntityType<T> entity, Changes<T> changes) {
    List<Path> behind = new ArrayList<>();
    if (!entity.olderNames().isEmpty()) {
      Map<String, AttributeValue> defaults = Defaults.of(entity, changes.asRead());
      for (String attribute : defaults.keySet()) {
        Path path = Path.of(attribute, entity.olderNames(attribute));
        if (!changes.touches(attribute) && path.hasOlderNames()) {
          behind.add(path);
        }
      }
    }
    return behind;
  }
}
