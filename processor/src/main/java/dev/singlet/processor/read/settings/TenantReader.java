package dev.singlet.processor.read.settings;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.mirror.Valued;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.KeyModel;
import dev.singlet.processor.model.settings.KeyModel.KeyAttributeModel;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the text at the beginning of partition keys of tenants. */
record TenantReader(String delimiter, Report report) {

  private static final String PLACEHOLDER = "{tenant}";

  /** Returns the text before a tenant's id, if there are tenants. */
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
          "The tenant \"%s\" is not text that ends in {tenant}. Write it like \"TENANT%s{tenant}\".",
          Code.INVALID_TENANT, template.place(), text, delimiter);
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
            "The partition key %s is of type %s, so it can't begin with a tenant. Make it S.",
            Code.INVALID_TENANT, template.place(), partition.name(), partition.type());
      }
    }
    List<String> both = partitions.keySet().stream().filter(others::contains).toList();
    if (!both.isEmpty()) {
      boolean isOne = both.size() == 1;
      report.add(
          "The key %s %s %s the first of one key and %s of another. Only the first attribute of a"
              + " key begins with the tenant. Give each index its own key attributes.",
          Code.INVALID_TENANT,
          template.place(),
          isOne ? "attribute" : "attributes",
          String.join(", ", both),
          isOne ? "is" : "are",
          isOne ? "a later one" : "later ones");
    }
  }

  /**
   * Adds the attributes of a key. Of several partition key attributes, only the first has the
   * tenant.
   */
  private static void add(
      KeyModel key, Map<String, KeyAttributeModel> partitions, Set<String> others) {
    List<KeyAttributeModel> attributes = key.attributes();
    partitions.putIfAbsent(attributes.get(0).name(), attributes.get(0));
    attributes.subList(1, attributes.size()).forEach(other -> others.add(other.name()));
  }
}
