package dev.singlet.internal.update.change;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.write.ItemSizeLimit;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Refuses updates that would make any item too large or too deep, whatever else it contains. */
public final class WrittenSize {

  private WrittenSize() {}

  public static void check(EntityType<?> entity, Collection<Change> changes) {
    long most = 0;
    for (Change change : changes) {
      AttributeValue value = change.created();
      if (value != null) {
        Path path = change.path();
        most += ItemSize.most(path.root());
        most +=
            value.hasL() || value.hasM()
                ? ItemSizeLimit.checked(entity, path.toString(), value, path.steps().size())
                : ItemSize.most(value);
      }
    }
    if (most > Limits.ITEM_BYTES) {
      checkExactly(entity, changes);
    }
  }

  private static void checkExactly(EntityType<?> entity, Collection<Change> changes) {
    Map<String, Long> sizes = new LinkedHashMap<>();
    for (Change change : changes) {
      AttributeValue value = change.isAlwaysWritten() ? change.created() : null;
      if (value != null) {
        long name = change.path().isTopLevel() ? ItemSize.ofName(change.path().root()) : 0;
        sizes.put(change.path().toString(), name + ItemSize.of(value));
      }
    }
    long size = sizes.values().stream().mapToLong(Long::longValue).sum();
    if (size > Limits.ITEM_BYTES) {
      throw new InvalidArgumentException(
          ErrorCode.ITEM_TOO_LARGE,
          String.format(
              "Update of %s: it would write %d bytes, and DynamoDB takes items of at most %d"
                  + " (400 KB). The largest attributes: %s. Shorten them, split the item, or keep"
                  + " large values elsewhere, such as in Amazon S3.",
              entity, size, Limits.ITEM_BYTES, ItemSizeLimit.largest(sizes)));
    }
  }
}
