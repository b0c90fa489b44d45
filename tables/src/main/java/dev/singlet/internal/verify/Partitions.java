package dev.singlet.internal.verify;

import dev.singlet.verify.ItemsReport;
import dev.singlet.verify.PartitionItems;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Finds the largest partitions. Of many, the smaller ones are forgotten from time to time. One that
 * is scanned at that moment stays, unless a thousand others are larger so far.
 */
final class Partitions {

  private static final int MOST = 20_000;
  private static final int KEPT = 1_000;

  private final Map<AttributeValue, Size> sizes = new HashMap<>();
  private long bytes;

  private static final class Size {
    private final String shown;
    private long items;
    private long bytes;

    Size(String shown) {
      this.shown = shown;
    }

    long bytes() {
      return bytes;
    }
  }

  /**
   * Adds an item.
   *
   * @param key its partition key; a test double of DynamoDB may give none, or another value
   * @param shown gives the key as a report may show it
   */
  void add(@Nullable AttributeValue key, Supplier<String> shown, long itemBytes) {
    bytes += itemBytes;
    if (key == null || (key.s() == null && key.n() == null && key.b() == null)) {
      return;
    }
    Size size = sizes.computeIfAbsent(key, each -> new Size(shown.get()));
    size.items++;
    size.bytes += itemBytes;
    if (sizes.size() > MOST) {
      Set<Size> largest = Set.copyOf(largest(KEPT).toList());
      sizes
          .entrySet()
          .removeIf(each -> !each.getKey().equals(key) && !largest.contains(each.getValue()));
    }
  }

  /** Returns the size of all items. */
  long bytes() {
    return bytes;
  }

  /** Returns the largest partitions, the largest first. */
  List<PartitionItems> largest() {
    return largest(ItemsReport.MAX_PARTITIONS)
        .map(size -> new PartitionItems(size.shown, size.items, size.bytes))
        .toList();
  }

  private Stream<Size> largest(int number) {
    return sizes.values().stream()
        .sorted(Comparator.comparing(Size::bytes).reversed().thenComparing(size -> size.shown))
        .limit(number);
  }
}
