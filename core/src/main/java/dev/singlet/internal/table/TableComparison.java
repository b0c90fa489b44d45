package dev.singlet.internal.table;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Compares a table with a model. The table may have more than the model. */
final class TableComparison {

  private static final Collector<CharSequence, ?, String> HALF = Collectors.joining(" + ");
  private static final Collector<CharSequence, ?, String> KEY = Collectors.joining(", ");

  private final Map<String, Index> indexes = new HashMap<>();
  private final Map<String, String> types = new HashMap<>();
  private final List<String> problems = new ArrayList<>();

  private TableComparison(TableDescription table) {
    for (GlobalSecondaryIndexDescription each : table.globalSecondaryIndexes()) {
      String name = named(IndexType.GLOBAL, each.indexName());
      indexes.put(name, new Index(each.keySchema(), each.projection()));
    }
    for (LocalSecondaryIndexDescription each : table.localSecondaryIndexes()) {
      String name = named(IndexType.LOCAL, each.indexName());
      indexes.put(name, new Index(each.keySchema(), each.projection()));
    }
    table
        .attributeDefinitions()
        .forEach(each -> types.put(each.attributeName(), each.attributeTypeAsString()));
  }

  /** An index as it is in DynamoDB. */
  private record Index(List<KeySchemaElement> key, Projection projection) {}

  /** Returns the problems of a table. */
  static List<String> problems(TableSchema model, TableDescription table) {
    TableComparison comparison = new TableComparison(table);
    comparison.compare("the table", model.key(), table.keySchema());
    model.indexes().forEach(comparison::compare);
    return comparison.problems;
  }

  private void compare(IndexSchema model) {
    String name = named(model.type(), model.name());
    Index index = indexes.get(name);
    if (index == null) {
      problems.add("it has no " + name);
    } else {
      compare("the " + name, model.key(), index.key());
      compare(model, index.projection());
    }
  }

  private void compare(String what, KeySchema model, List<KeySchemaElement> key) {
    String wanted =
        Stream.of(model.partition(), model.sort())
            .filter(half -> !half.isEmpty())
            .map(half -> half.stream().map(TableComparison::shown).collect(HALF))
            .collect(KEY);
    String found =
        Stream.of(KeyType.HASH, KeyType.RANGE)
            .map(type -> key.stream().filter(each -> each.keyType() == type).toList())
            .filter(half -> !half.isEmpty())
            .map(half -> half.stream().map(this::shown).collect(HALF))
            .collect(KEY);
    if (!found.equals(wanted)) {
      problems.add(String.format("%s has the key %s, but %s in the model", what, found, wanted));
    }
  }

  private void compare(IndexSchema model, Projection projection) {
    String held = projection.projectionTypeAsString();
    if (model.projection() == ProjectionType.KEYS_ONLY || held.equals(ProjectionType.ALL.name())) {
      return;
    }
    List<String> missing = new ArrayList<>(model.include());
    missing.removeAll(projection.nonKeyAttributes());
    if (model.projection() == ProjectionType.ALL) {
      problems.add(String.format("the index %s is %s, but ALL in the model", model.name(), held));
    } else if (!missing.isEmpty()) {
      problems.add(String.format("the index %s doesn't include %s", model.name(), missing));
    }
  }

  private static String named(IndexType type, String name) {
    return (type == IndexType.GLOBAL ? "global index " : "local index ") + name;
  }

  private static String shown(KeyAttribute attribute) {
    return attribute.name() + " (" + attribute.type() + ")";
  }

  private String shown(KeySchemaElement element) {
    return element.attributeName() + " (" + types.get(element.attributeName()) + ")";
  }
}
