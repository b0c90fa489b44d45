package dev.singlet.internal.update;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.ValidationException;
import dev.singlet.error.Violation;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Path;
import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Nesting;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Refuses updates that would make any item too large or too deep, whatever else is in it. */
final class WrittenSize {

  private static final int SHOWN_CHANGES = 3;

  private WrittenSize() {}

  static void check(EntityType<?> entity, Collection<Change> changes) {
    long most = 0;
    for (Change change : changes) {
      AttributeValue value = change.created();
      if (value != null) {
        checkNesting(entity, change.path(), value);
        most += ItemSize.most(change.path().root()) + ItemSize.most(value);
      }
    }
    if (most > Limits.ITEM_BYTES) {
      checkExactly(entity, changes);
    }
  }

  private static void checkExactly(EntityType<?> entity, Collection<Change> changes) {
    Map<Path, Long> sizes = new LinkedHashMap<>();
    for (Change change : changes) {
      AttributeValue value = change.isAlwaysWritten() ? change.created() : null;
      if (value != null) {
        long name = change.path().isTopLevel() ? ItemSize.ofName(change.path().root()) : 0;
        sizes.put(change.path(), name + ItemSize.of(value));
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
              entity, size, Limits.ITEM_BYTES, largest(sizes)));
    }
  }

  private static void checkNesting(EntityType<?> entity, Path path, AttributeValue value) {
    if (!value.hasL() && !value.hasM()) {
      return;
    }
    String tooDeep = Nesting.tooDeep(path.toString(), value, path.steps().size());
    if (tooDeep != null) {
      throw new ValidationException(
          entity.name(), List.of(new Violation(tooDeep, "Nesting", Nesting.PROBLEM, null)));
    }
  }

  private static String largest(Map<Path, Long> sizes) {
    return sizes.entrySet().stream()
        .sorted(Map.Entry.<Path, Long>comparingByValue(Comparator.reverseOrder()))
        .limit(SHOWN_CHANGES)
        .map(change -> change.getKey() + " (" + change.getValue() + " bytes)")
        .collect(Collectors.joining(", "));
  }
}
