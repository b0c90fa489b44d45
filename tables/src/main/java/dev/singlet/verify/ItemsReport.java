package dev.singlet.verify;

import dev.singlet.error.Violation;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The items of a table, beside what puts of their records would write. {@link #toString} is the
 * report as text.
 *
 * @param table the table's name in DynamoDB
 * @param itemsRead the number of items that DynamoDB read
 * @param items the number of items that were looked at: all of them, or those of the client's
 *     tenant
 * @param requests the number of requests
 * @param capacityUnits the read capacity units that they consumed
 * @param entities the items of each entity of the model, in the order of the model
 * @param others items of no entity
 * @param uniqueValues the number of items that reserve the values of {@code @Unique} attributes
 * @param bytes about the size of the items that were looked at
 * @param partitions the largest partitions, at most {@link #MAX_PARTITIONS}, the largest first
 * @param checkpoint the place to continue; null if all that was to be read was read
 * @param isSample true if only a part of the table was to be read, and there is more
 * @param shares the shares of the table that were read
 */
public record ItemsReport(
    String table,
    long itemsRead,
    long items,
    long requests,
    double capacityUnits,
    List<EntityItems> entities,
    List<ItemDifference> others,
    long uniqueValues,
    long bytes,
    List<PartitionItems> partitions,
    @Nullable String checkpoint,
    boolean isSample,
    TableShares shares)
    implements TableReport<ItemsReport> {

  /** The number of partitions that are listed. */
  public static final int MAX_PARTITIONS = 5;

  /** Smaller tables are uneven by chance. */
  private static final long MANY_BYTES = 10L << 20;

  private static final int MUCH = 10;

  /**
   * Copies the lists, and sorts the differences.
   *
   * @param table the table's name
   * @param itemsRead the number of items that DynamoDB read
   * @param items the number of items that were looked at
   * @param requests the number of requests
   * @param capacityUnits the read capacity units
   * @param entities the items of each entity
   * @param others items of no entity
   * @param uniqueValues the number of items that reserve unique values
   * @param bytes their size
   * @param partitions the largest partitions
   * @param checkpoint the place to continue
   * @param isSample true for a part of the table
   * @param shares the shares of the table
   */
  public ItemsReport {
    Objects.requireNonNull(table, "table");
    entities = List.copyOf(entities);
    others = ItemDifference.sorted(others);
    partitions = List.copyOf(partitions);
    Objects.requireNonNull(shares, "shares");
  }

  /**
   * Returns everything that differs.
   *
   * @return the differences of all entities, and of the items that belong to none
   */
  public Stream<ItemDifference> differences() {
    return Stream.concat(
        entities.stream().flatMap(entity -> entity.differences().stream()), others.stream());
  }

  /**
   * Returns the number of items that were compared with an entity.
   *
   * @return the sum of the items of all entities
   */
  public long compared() {
    return entities.stream().mapToLong(EntityItems::items).sum();
  }

  /**
   * Returns the number of items that were left out because they belong to other tenants than the
   * client's.
   *
   * @return 0 for a table without tenants
   */
  public long ofOtherTenants() {
    return itemsRead - items;
  }

  /**
   * Returns the partitions that have much of the table, in which a few programs can use up the
   * capacity of a partition: 3,000 read and 1,000 write capacity units each second.
   *
   * @return those with a tenth of the bytes or more, of a table of 10 MB or more; none for a sample
   */
  public List<PartitionItems> unevenPartitions() {
    return isSample || bytes < MANY_BYTES
        ? List.of()
        : partitions.stream().filter(each -> each.bytes() * MUCH >= bytes).toList();
  }

  /**
   * Returns whether the items that were read fit the model. It can happen that no item was
   * compared, for example because the name of the tenant is misspelled. Such a report proves
   * nothing.
   *
   * @return true if an item was compared, and no difference {@linkplain #breaksModel breaks the
   *     model}
   */
  public boolean fitsModel() {
    return compared() > 0 && !breaksModel();
  }

  /**
   * Returns whether operations of the model would fail, give wrong answers or lose values on the
   * items that were read.
   *
   * @return true if a difference {@linkplain ItemDifference#breaksModel breaks the model}
   */
  public boolean breaksModel() {
    return differences().anyMatch(ItemDifference::breaksModel);
  }

  /**
   * Returns whether the items {@linkplain #fitsModel fit the model}. If the table was divided into
   * shares, none may be missing, and all must be read to their ends.
   */
  @Override
  public boolean isFine() {
    return fitsModel() && shares.areDone(checkpoint);
  }

  /**
   * Returns one report of this part of a table and the part after it, which was read from this
   * report's checkpoint.
   *
   * @param next the report of the next part
   * @return the report of both
   */
  @Override
  public ItemsReport and(ItemsReport next) {
    Map<String, EntityItems> sum = new LinkedHashMap<>();
    Stream.of(entities, next.entities)
        .flatMap(List::stream)
        .forEach(each -> sum.merge(each.entity(), each, EntityItems::and));
    return new ItemsReport(
        table,
        itemsRead + next.itemsRead,
        items + next.items,
        requests + next.requests,
        capacityUnits + next.capacityUnits,
        List.copyOf(sum.values()),
        ItemDifference.sum(others, next.others),
        uniqueValues + next.uniqueValues,
        bytes + next.bytes,
        largest(partitions, next.partitions),
        next.checkpoint,
        isSample || next.isSample,
        shares.and(next.shares));
  }

  private static List<PartitionItems> largest(
      List<PartitionItems> one, List<PartitionItems> other) {
    Map<Object, PartitionItems> sum = new LinkedHashMap<>();
    for (PartitionItems each : Stream.of(one, other).flatMap(List::stream).toList()) {
      // Keys that are not shown don't tell whether they are the same.
      boolean isShown = !each.key().contains(Violation.MASK);
      sum.merge(isShown ? each.key() : new Object(), each, PartitionItems::and);
    }
    return sum.values().stream()
        .sorted(Comparator.comparing(PartitionItems::bytes).reversed())
        .limit(MAX_PARTITIONS)
        .toList();
  }

  /**
   * Returns the report as Markdown.
   *
   * @return the text
   */
  public String toMarkdown() {
    return new ReportMarkdown().of(this);
  }

  /**
   * Returns the report as JSON, with all counts.
   *
   * @return an object with the components of this record
   */
  public String toJson() {
    return ReportJson.of(this);
  }

  /** Returns the report as text. */
  @Override
  public String toString() {
    return new ReportText().of(this);
  }
}
