package dev.singlet.processor.read.settings;

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
    Set<String> others = new HashSet<>();
    add(key, partitions, others);
    indexes.forEach(index -> add(index.key(), partitions, others));
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
    List<String> both = partitions.keySet().stream().filter(others::contains).toList();
    if (!both.isEmpty()) {
      report.add(
          Code.INVALID_TENANT,
          template.place(),
          "The key %s of another. A tenant stands in the first alone, the partition key: give each"
              + " index key attributes of its own.",
          both.size() == 1
              ? "attribute " + both.get(0) + " is the first of one key and a later one"
              : "attributes "
                  + String.join(", ", both)
                  + " are the first of one key and later ones");
    }
  }

  /** Of several partition key attributes, the tenant stands in the first. */
  private static void add(
      KeyModel key, Map<String, KeyAttributeModel> partitions, Set<String> others) {
    List<KeyAttributeModel> attributes = key.attributes();
    partitions.putIfAbsent(attributes.get(0).name(), attributes.get(0));
    attributes.subList(1, attributes.size()).forEach(other -> others.add(other.name()));
  }
}
