package dev.singlet.tools.report.stored;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.KeyDescriptor;
import dev.singlet.model.NestedDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts sample items where DynamoDB stores them. */
public final class StoredTable {

  private final TableDescriptor table;
  private final Samples samples;
  private final Map<String, Set<String>> sensitive = new LinkedHashMap<>();

  private StoredTable(TableDescriptor table, Samples samples) {
    this.table = table;
    this.samples = samples;
    for (EntityDescriptor entity : table.entities()) {
      sensitive.put(entity.name(), sensitive(entity));
    }
  }

  /**
   * Returns the table, then its indexes in the order of the descriptor.
   *
   * @param table the table
   * @param samples its items
   */
  public static List<StoredView> of(TableDescriptor table, Samples samples) {
    StoredTable stored = new StoredTable(table, samples);
    List<StoredView> views = new ArrayList<>();
    views.add(stored.view("", table.key(), "", Set.of()));
    for (IndexDescriptor index : table.indexes()) {
      views.add(
          stored.view(index.name(), index.key(), projection(index), projected(index, table.key())));
    }
    return views;
  }

  private StoredView view(String index, KeyDescriptor key, String projection, Set<String> names) {
    List<String> keyNames = key.attributes().stream().map(KeyDescriptor.Attribute::name).toList();
    List<String> order = new ArrayList<>(keyNames);
    // Items with equal keys of an index come in no order; that of the table keeps the report
    // stable.
    table.key().attributes().forEach(attribute -> order.add(attribute.name()));
    List<SampleItem> items =
        new ArrayList<>(
            samples.items().stream()
                .filter(item -> item.attributes().keySet().containsAll(keyNames))
                .toList());
    int absent = samples.items().size() - items.size();
    items.sort((one, other) -> KeyOrder.of(order).compare(one.attributes(), other.attributes()));

    Map<List<Object>, List<SampleItem>> partitions = new LinkedHashMap<>();
    for (SampleItem item : items) {
      partitions
          .computeIfAbsent(raw(item, key.partition()), partition -> new ArrayList<>())
          .add(item);
    }
    List<StoredPartition> sorted = new ArrayList<>();
    for (List<SampleItem> partition : partitions.values()) {
      List<StoredRow> rows = new ArrayList<>();
      for (SampleItem item : partition) {
        rows.add(
            new StoredRow(item.entity(), values(item, key.sort()), others(item, keyNames, names)));
      }
      sorted.add(new StoredPartition(values(partition.get(0), key.partition()), rows));
    }
    return new StoredView(index, key, projection, sorted, absent);
  }

  private static List<Object> raw(SampleItem item, List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream().map(attribute -> item.attributes().get(attribute.name())).toList();
  }

  private List<StoredValue> values(SampleItem item, List<KeyDescriptor.Attribute> attributes) {
    return attributes.stream().map(attribute -> value(item, attribute.name())).toList();
  }

  /** Returns what is not of the key. No names stand for all. */
  private List<StoredValue> others(SampleItem item, List<String> key, Set<String> names) {
    return item.attributes().keySet().stream()
        .filter(name -> !key.contains(name) && (names.isEmpty() || names.contains(name)))
        .map(name -> value(item, name))
        .toList();
  }

  private StoredValue value(SampleItem item, String name) {
    Set<String> hidden = sensitive.getOrDefault(item.entity(), Set.of());
    return new StoredValue(
        name,
        DynamoDbValue.of(item.attributes(), name).type(),
        DynamoDbValue.shown(Map.entry(name, item.attributes().get(name)), hidden));
  }

  private static String projection(IndexDescriptor index) {
    return switch (index.projection()) {
      case ALL -> "all attributes";
      case KEYS_ONLY -> "only keys";
      case INCLUDE -> "keys and " + String.join(", ", index.include());
    };
  }

  /** Returns the names of projected attributes; none for all. */
  private static Set<String> projected(IndexDescriptor index, KeyDescriptor tableKey) {
    if (index.projection() == IndexDescriptor.Projection.ALL) {
      return Set.of();
    }
    Set<String> names = new LinkedHashSet<>(index.include());
    tableKey.attributes().forEach(attribute -> names.add(attribute.name()));
    if (index.vector() != null) {
      names.add(index.vector().attribute());
      index.vector().filters().forEach(filter -> names.add(filter.name()));
    }
    return names;
  }

  private static Set<String> sensitive(EntityDescriptor entity) {
    List<AttributeDescriptor> attributes = new ArrayList<>(entity.attributes());
    entity.records().stream().map(NestedDescriptor::attributes).forEach(attributes::addAll);
    Set<String> names = new HashSet<>();
    for (AttributeDescriptor attribute : attributes) {
      if (attribute.isSensitive()) {
        names.add(attribute.name());
      }
    }
    return names;
  }
}
