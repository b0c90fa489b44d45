package dev.singlet.verify;

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
 * @param checkpoint the place to continue; null if all that was to be read was read
 * @param isSample true if only a part of the table was to be read, and there is more
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
    @Nullable String checkpoint,
    boolean isSample)
    implements TableReport<ItemsReport> {

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
   * @param checkpoint the place to continue
   * @param isSample true for a part of the table
   */
  public ItemsReport {
    Objects.requireNonNull(table, "table");
    entities = List.copyOf(entities);
    others = ItemDifference.sorted(others);
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

  /** Returns whether the items {@linkplain #fitsModel fit the model}. */
  @Override
  public boolean isFine() {
    return fitsModel();
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
        next.checkpoint,
        isSample || next.isSample);
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
