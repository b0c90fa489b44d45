package dev.singlet.examples.recipes.page;

import dev.singlet.model.AttributeDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.report.stored.StoredPartition;
import dev.singlet.tools.report.stored.StoredRow;
import dev.singlet.tools.report.stored.StoredTable;
import dev.singlet.tools.report.stored.StoredValue;
import dev.singlet.tools.report.stored.StoredView;
import dev.singlet.tools.sample.SampleItem;
import dev.singlet.tools.sample.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of a table, as the report places them. */
final class StoredItems {

  private final TableDescriptor table;
  private final List<StoredView> views;

  StoredItems(TableDescriptor table, List<Map<String, AttributeValue>> items) {
    this.table = table;
    this.views =
        StoredTable.of(table, new Samples(items.stream().map(this::item).toList(), List.of()));
  }

  /** A Markdown table of the items in the table, or in an index. */
  String in(String index) {
    StoredView view =
        views.stream().filter(each -> each.index().equals(index)).findFirst().orElseThrow();
    StringBuilder text =
        new StringBuilder(
            "| %s | %s | Attributes |\n|---|---|---|\n"
                .formatted(view.partitionNames(), view.sortNames()));
    for (StoredPartition partition : view.partitions()) {
      String key = values(partition.key());
      for (StoredRow row : partition.rows()) {
        text.append("| %s | %s | %s |\n".formatted(key, values(row.sort()), attributes(row)));
        key = "";
      }
    }
    return text.toString();
  }

  private static String values(List<StoredValue> values) {
    return values.stream().map(value -> code(value.text())).collect(Collectors.joining(", "));
  }

  /** Its own attributes; keys of indexes are in their own tables. */
  private String attributes(StoredRow row) {
    return row.attributes().stream()
        .filter(value -> table.entity(row.entity()).map(e -> isOwn(e, value.name())).orElse(true))
        .map(value -> value.name() + ": " + code(value.text()))
        .collect(Collectors.joining(", "));
  }

  private static boolean isOwn(EntityDescriptor entity, String name) {
    return entity.attributes().stream().anyMatch(attribute -> attribute.name().equals(name));
  }

  private static String code(String text) {
    return "`" + text.replace("|", "\\|") + "`";
  }

  private SampleItem item(Map<String, AttributeValue> item) {
    AttributeValue entity = item.get(table.managed().entity());
    String name = entity == null ? "" : entity.s();
    List<String> order = new ArrayList<>(item.keySet().stream().sorted().toList());
    table
        .entity(name)
        .ifPresent(
            known ->
                order.addAll(
                    0, known.attributes().stream().map(AttributeDescriptor::name).toList()));
    Map<String, Object> attributes = new LinkedHashMap<>();
    for (String attribute : order) {
      AttributeValue value = item.get(attribute);
      if (value != null) {
        attributes.putIfAbsent(attribute, json(value));
      }
    }
    return new SampleItem(name, attributes);
  }

  private static Map<String, Object> json(AttributeValue value) {
    return switch (value.type()) {
      case N -> Map.of("N", value.n());
      case BOOL -> Map.of("BOOL", value.bool());
      case SS -> Map.of("SS", value.ss().stream().sorted().toList());
      case L -> Map.of("L", value.l().stream().map(StoredItems::json).toList());
      case M -> {
        Map<String, Object> members = new TreeMap<>();
        value.m().forEach((name, member) -> members.put(name, json(member)));
        yield Map.of("M", members);
      }
      default -> Map.of("S", value.s());
    };
  }
}
