package dev.singlet.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalSecondaryIndexAction;

/**
 * The units that differ in a table. A request has only these, because DynamoDB refuses units that
 * stay the same.
 *
 * @param table the change of the table; null for none
 * @param indexes the changes of global indexes, by their names
 */
record UnitChanges(@Nullable Change table, Map<String, Change> indexes) {

  static final UnitChanges NONE = new UnitChanges(null, Map.of());

  /**
   * Units before and after a change.
   *
   * @param found the units in DynamoDB
   * @param wanted the units to have
   */
  record Change(Units found, Units wanted) {

    static @Nullable Change of(Units found, @Nullable Units wanted, BinaryOperator<Units> goal) {
      Units after = wanted == null ? found : goal.apply(wanted, found);
      return after.equals(found) ? null : new Change(found, after);
    }

    private String text(String owner) {
      return " of %s from %s to %s".formatted(owner, found, wanted);
    }
  }

  /**
   * Compares a table with its wanted units. An index that the table lacks is left out.
   *
   * @param ofTable the units of the table in DynamoDB
   * @param ofIndex returns the units of an index in DynamoDB
   * @param goal returns the units to have from the wanted and the found ones
   */
  static UnitChanges of(
      Throughput wanted,
      TableDescription described,
      Units ofTable,
      Function<GlobalSecondaryIndexDescription, Units> ofIndex,
      BinaryOperator<Units> goal) {
    Map<String, Change> indexes = new TreeMap<>();
    for (GlobalSecondaryIndexDescription index : described.globalSecondaryIndexes()) {
      String name = index.indexName();
      Change change = Change.of(ofIndex.apply(index), wanted.ofIndex(name), goal);
      if (change != null) {
        indexes.put(name, change);
      }
    }
    return new UnitChanges(Change.of(ofTable, wanted.table(), goal), indexes);
  }

  boolean isEmpty() {
    return table == null && indexes.isEmpty();
  }

  /** Calls the consumer if the units of the table differ. */
  void ifTable(Consumer<Change> consumer) {
    if (table != null) {
      consumer.accept(table);
    }
  }

  /** Returns the updates of the indexes; null if no index changes. */
  @Nullable List<GlobalSecondaryIndexUpdate> updates(
      BiConsumer<UpdateGlobalSecondaryIndexAction.Builder, Change> units) {
    List<GlobalSecondaryIndexUpdate> updates = new ArrayList<>();
    indexes.forEach(
        (index, change) -> updates.add(update(index, update -> units.accept(update, change))));
    return updates.isEmpty() ? null : updates;
  }

  /** Returns the update of one index. */
  static GlobalSecondaryIndexUpdate update(
      String index, Consumer<UpdateGlobalSecondaryIndexAction.Builder> units) {
    UpdateGlobalSecondaryIndexAction.Builder update =
        UpdateGlobalSecondaryIndexAction.builder().indexName(index);
    units.accept(update);
    return GlobalSecondaryIndexUpdate.builder().update(update.build()).build();
  }

  /** Returns each change in words, after "Changed the units". */
  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    if (table != null) {
      texts.add(table.text("the table"));
    }
    indexes.forEach((index, change) -> texts.add(change.text(index)));
    return String.join(",", texts);
  }
}
