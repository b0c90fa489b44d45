package dev.singlet.attribute;

import dev.singlet.generated.entity.EntityType;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts a write of an item. */
final class VersionChange {

  /** What an item counts from that has no version yet. */
  static final AttributeValue NONE = AttributeValue.createN("0");

  private static final AttributeValue ONE = AttributeValue.createN("1");

  private VersionChange() {}

  /** Says who wrote an item that counts less than what was read of it: nothing counts down. */
  static String hint(EntityType<?> entity, @Nullable AttributeValue now, AttributeValue before) {
    boolean isLess =
        now == null
            || now.n() == null
            || new BigDecimal(now.n()).compareTo(new BigDecimal(before.n())) < 0;
    return isLess
        ? ": the item was created anew, or written by a program that doesn't count. To protect "
            + entity.name()
            + ", all programs that write it must have the @Version, which takes two releases to add"
        : "";
  }

  static Change of(String attribute) {
    return new Change.Add(Path.of(attribute), NONE, ONE);
  }
}
