package dev.singlet.processor.read;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.KeyModel;
import dev.singlet.processor.model.KeyModel.KeyAttributeModel;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what the partition keys of tenants begin with. */
final class TenantReader {

  private static final String PLACEHOLDER = "{tenant}";

  private final Report report;

  TenantReader(Report report) {
    this.report = report;
  }

  /** The text before a tenant's id, if there are tenants. */
  Optional<String> read(Valued<String> template, KeyModel key, List<IndexModel> indexes) {
    String text = template.value();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String literal =
        text.endsWith(PLACEHOLDER)
            ? text.substring(0, text.length() - PLACEHOLDER.length())
            : text + "{";
    if (literal.indexOf('{') >= 0 || literal.indexOf('}') >= 0) {
      report.add(
          Code.INVALID_TENANT,
          template.place(),
          "The tenant \"%s\" is not text that ends in {tenant}. Write it like \"TENANT#{tenant}\".",
          text);
      return Optional.empty();
    }
    checkKeys(template, key, indexes);
    return Optional.of(literal);
  }

  private void checkKeys(Valued<String> template, KeyModel key, List<IndexModel> indexes) {
    Map<String, KeyAttributeModel> partitions = new LinkedHashMap<>();
    Set<String> sorts = new HashSet<>();
    add(key, partitions, sorts);
    indexes.forEach(index -> add(index.key(), partitions, sorts));
    for (KeyAttributeModel partition : partitions.values()) {
      if (partition.type() != ScalarType.S) {
        report.add(
            Code.INVALID_TENANT,
            template.place(),
            "The partition key %s is of type %s, so that no tenant can stand in it. Make it S.",
            partition.name(),
            partition.type());
      }
    }
    List<String> both = partitions.keySet().stream().filter(sorts::contains).toList();
    if (!both.isEmpty()) {
      report.add(
          Code.INVALID_TENANT,
          template.place(),
          "The key %s. A tenant stands in partition keys alone: give each index key attributes of"
              + " its own.",
          both.size() == 1
              ? "attribute " + both.get(0) + " is a partition key and a sort key"
              : "attributes " + String.join(", ", both) + " are partition keys and sort keys");
    }
  }

  private static void add(
      KeyModel key, Map<String, KeyAttributeModel> partitions, Set<String> sorts) {
    key.partition().forEach(attribute -> partitions.putIfAbsent(attribute.name(), attribute));
    key.sort().forEach(attribute -> sorts.add(attribute.name()));
  }
}
