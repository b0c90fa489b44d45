package dev.singlet.internal.table;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.verify.TableDifference;
import dev.singlet.verify.TableDifference.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Compares a table with a model. */
final class TableComparison {

  private static final String NO_LATER_LOCAL_INDEX =
      "A local index can only be made together with its table: make another table, and copy the"
          + " items.";

  private static final Collector<CharSequence, ?, String> HALF = Collectors.joining(" + ");
  private static final Collector<CharSequence, ?, String> KEY = Collectors.joining(", ");

  private final TableSchema model;
  private final Map<String, Index> indexes = new LinkedHashMap<>();
  private final Map<String, String> types = new HashMap<>();
  private final List<TableDifference> differences = new ArrayList<>();

  private TableComparison(TableSchema model, TableDescription table) {
    this.model = model;
    for (GlobalSecondaryIndexDescription each : table.globalSecondaryIndexes()) {
      // To wait for it, as for one that is being created, would lead to nothing.
      if (each.indexStatus() != IndexStatus.DELETING) {
        indexes.put(named(IndexType.GLOBAL, each.indexName()), Index.of(each));
      }
    }
    if (TableVectors.areIn(table)) {
      LiveVectors.of(table).forEach(each -> indexes.put(named(IndexType.VECTOR, each.name), each));
    }
    for (LocalSecondaryIndexDescription each : table.localSecondaryIndexes()) {
      indexes.put(named(IndexType.LOCAL, each.indexName()), Index.of(each));
    }
    table
        .attributeDefinitions()
        .forEach(each -> types.put(each.attributeName(), each.attributeTypeAsString()));
  }

  /**
   * An index as it is in DynamoDB.
   *
   * @param vectors its vectors as text; empty for an index of another kind
   */
  record Index(
      String name,
      List<KeySchemaElement> key,
      Projection projection,
      boolean isReady,
      String vectors) {

    static Index of(GlobalSecondaryIndexDescription index) {
      // DynamoDB Local leaves out what is the case for every index that it shows.
      boolean isReady =
          (index.indexStatus() == null
                  || index.indexStatus() == IndexStatus.ACTIVE
                  || index.indexStatus() == IndexStatus.UPDATING)
              && !Boolean.TRUE.equals(index.backfilling());
      return new Index(index.indexName(), index.keySchema(), index.projection(), isReady, "");
    }

    static Index of(LocalSecondaryIndexDescription index) {
      return new Index(index.indexName(), index.keySchema(), index.projection(), true, "");
    }
  }

  /** Returns how the table differs, but for its time to live, which its description lacks. */
  static List<TableDifference> of(TableSchema model, TableDescription table) {
    TableComparison comparison = new TableComparison(model, table);
    comparison.compareStatus(table);
    comparison.compareKey(table.keySchema());
    model.indexes().forEach(comparison::compare);
    comparison.addUnused();
    return comparison.differences;
  }

  /** Returns how the time to live differs. */
  static List<TableDifference> ofTimeToLive(TableSchema model, @Nullable String attribute) {
    String wanted = model.timeToLive();
    if (attribute == null && wanted != null) {
      return List.of(
          new TableDifference(
              Kind.TIME_TO_LIVE,
              "",
              "Time to live is off, but the model has it on " + wanted + ".",
              "Turn it on by UpdateTimeToLive; until then, nothing expires."));
    }
    if (attribute != null && wanted == null) {
      return List.of(
          new TableDifference(
              Kind.TIME_TO_LIVE,
              "",
              "Time to live is on for " + attribute + ", but the model has none.",
              "DynamoDB deletes items by that attribute: turn it off by UpdateTimeToLive, or name it"
                  + " in the model by @TimeToLive."));
    }
    if (attribute != null && !attribute.equals(wanted)) {
      return List.of(
          new TableDifference(
              Kind.TIME_TO_LIVE,
              "",
              "Time to live is on for " + attribute + ", but on " + wanted + " in the model.",
              "Turn it off by UpdateTimeToLive, and then on for "
                  + wanted
                  + "; DynamoDB takes one such request an hour."));
    }
    return List.of();
  }

  private void compareStatus(TableDescription table) {
    TableStatus status = table.tableStatus();
    if (status != null && status != TableStatus.ACTIVE && status != TableStatus.UPDATING) {
      differences.add(
          new TableDifference(
              Kind.TABLE_NOT_ACTIVE,
              "",
              "The table is " + status + ", not ACTIVE.",
              status == TableStatus.CREATING
                  ? "Wait until it is."
                  : "Look at it in the console of AWS."));
    }
  }

  private void compareKey(List<KeySchemaElement> key) {
    String found = shown(key);
    String wanted = shown(model.key());
    if (!found.equals(wanted)) {
      differences.add(
          new TableDifference(
              Kind.TABLE_KEY,
              "",
              "The table has the key " + found + ", but " + wanted + " in the model.",
              "The key of a table can't be changed: choose another table by withTableName, or"
                  + " declare this key by @Table."));
    }
  }

  private void compare(IndexSchema wanted) {
    String name = named(wanted.type(), wanted.name());
    Index index = indexes.get(name);
    if (index == null) {
      differences.add(absence(wanted, name));
      return;
    }
    String found = shown(index.key);
    if (!found.equals(shown(wanted.key()))) {
      differences.add(
          new TableDifference(
              Kind.INDEX_KEY,
              wanted.name(),
              "The "
                  + name
                  + " has the key "
                  + found
                  + ", but "
                  + shown(wanted.key())
                  + " in the model.",
              replace(wanted)));
    }
    String vectors = wanted.vector() == null ? "" : LiveVectors.shown(wanted.vector());
    if (!vectors.equals(index.vectors)) {
      differences.add(
          new TableDifference(
              Kind.INDEX_KEY,
              wanted.name(),
              "The " + name + " has " + index.vectors + ", but " + vectors + " in the model.",
              replace(wanted)));
    }
    compareProjection(wanted, name, index.projection);
    if (!index.isReady) {
      differences.add(
          new TableDifference(
              Kind.INDEX_NOT_READY,
              wanted.name(),
              "The " + name + " is not active, or is still being filled.",
              "Wait: until then its queries fail, or they miss items."));
    }
  }

  private TableDifference absence(IndexSchema wanted, String name) {
    for (Map.Entry<String, Index> each : indexes.entrySet()) {
      if (each.getValue().name().equals(wanted.name())) {
        return new TableDifference(
            Kind.INDEX_KEY,
            wanted.name(),
            "The table has a " + each.getKey() + ", but the model a " + name + ".",
            wanted.type() == IndexType.LOCAL
                ? NO_LATER_LOCAL_INDEX
                : "Two indexes of a table can't have one name: declare it under another name, and"
                    + " add that by UpdateTable.");
      }
    }
    return new TableDifference(
        Kind.NO_INDEX,
        wanted.name(),
        "The table has no " + name + ".",
        wanted.type() != IndexType.LOCAL
            ? "Add it by UpdateTable, which takes one index at a time, and wait until it is active"
                + " and filled."
            : NO_LATER_LOCAL_INDEX);
  }

  private void compareProjection(IndexSchema wanted, String name, Projection projection) {
    String held = projection.projectionTypeAsString();
    if (wanted.projection() == ProjectionType.KEYS_ONLY || held.equals(ProjectionType.ALL.name())) {
      return;
    }
    List<String> missing = new ArrayList<>(wanted.include());
    missing.removeAll(projection.nonKeyAttributes());
    // Every index holds its own key and the table's, whatever its list says.
    missing.removeAll(model.key().names());
    missing.removeAll(wanted.key().names());
    if (wanted.projection() == ProjectionType.ALL) {
      differences.add(
          new TableDifference(
              Kind.INDEX_PROJECTION,
              wanted.name(),
              "The " + name + " is " + held + ", but ALL in the model.",
              replace(wanted)));
    } else if (!missing.isEmpty()) {
      differences.add(
          new TableDifference(
              Kind.INDEX_PROJECTION,
              wanted.name(),
              "The " + name + " doesn't include " + missing + ".",
              replace(wanted)));
    }
  }

  private void addUnused() {
    model
        .indexes()
        .forEach(wanted -> indexes.values().removeIf(index -> index.name().equals(wanted.name())));
    indexes.forEach(
        (name, index) ->
            differences.add(
                new TableDifference(
                    Kind.UNUSED_INDEX,
                    index.name,
                    "The table has a " + name + ", which the model lacks.",
                    "Declare it by @Index, or delete it if nothing else reads it.")));
  }

  private static String replace(IndexSchema index) {
    return index.type() != IndexType.LOCAL
        ? "An index can't be changed: declare it under another name, add that by UpdateTable, wait"
            + " until it is active and filled, and then delete "
            + index.name()
            + "."
        : "A local index can't be changed: make another table, and copy the items.";
  }

  private static String named(IndexType type, String name) {
    return type.name().toLowerCase(Locale.ROOT) + " index " + name;
  }

  private static String shown(KeySchema key) {
    return Stream.of(key.partition(), key.sort())
        .filter(half -> !half.isEmpty())
        .map(half -> half.stream().map(TableComparison::shown).collect(HALF))
        .collect(KEY);
  }

  private String shown(List<KeySchemaElement> key) {
    return Stream.of(KeyType.HASH, KeyType.RANGE)
        .map(type -> key.stream().filter(each -> each.keyType() == type).toList())
        .filter(half -> !half.isEmpty())
        .map(half -> half.stream().map(this::shown).collect(HALF))
        .collect(KEY);
  }

  private static String shown(KeyAttribute attribute) {
    return attribute.name() + " (" + attribute.type() + ")";
  }

  private String shown(KeySchemaElement element) {
    return element.attributeName() + " (" + types.get(element.attributeName()) + ")";
  }
}
