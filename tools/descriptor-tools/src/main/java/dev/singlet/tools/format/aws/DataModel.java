package dev.singlet.tools.format.aws;

import dev.singlet.model.AccessPatternDescriptor;
import dev.singlet.model.CollectionDescriptor;
import dev.singlet.model.EntityDescriptor;
import dev.singlet.model.IndexDescriptor;
import dev.singlet.model.TableDescriptor;
import dev.singlet.tools.analysis.key.Tenants;
import dev.singlet.tools.export.Export;
import dev.singlet.tools.export.TableRequest;
import dev.singlet.tools.json.JsonMembers;
import dev.singlet.tools.sample.SampleItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The content of {@code dynamodb_data_model.json}. */
final class DataModel {

  private final Export export;
  private final TableDescriptor table;

  DataModel(Export export) {
    this.export = export;
    this.table = export.table();
  }

  Map<String, Object> members() {
    return new JsonMembers()
        .put("tables", List.of(table()))
        .put("items", new JsonMembers().put(table.name(), items()).all())
        .put("access_patterns", patterns())
        .all();
  }

  private Map<String, Object> table() {
    TableRequest request = new TableRequest(table, export.settings());
    return new JsonMembers()
        .put("AttributeDefinitions", request.attributeDefinitionsWithoutVectors())
        .put("TableName", table.name())
        .put("KeySchema", request.keySchema())
        .putIfAny("GlobalSecondaryIndexes", request.globalIndexes(request.provisioned()))
        .putIfAny("LocalSecondaryIndexes", request.localIndexes())
        .put("BillingMode", request.billingMode())
        .putAll(request.provisioned())
        .all();
  }

  private List<Object> items() {
    List<Object> items = new ArrayList<>();
    for (SampleItem sample : export.samples().items()) {
      items.add(Map.of("PutRequest", Map.of("Item", sample.attributes())));
    }
    return items;
  }

  private List<Object> patterns() {
    List<AccessPatternDescriptor> all = new ArrayList<>();
    for (EntityDescriptor entity : table.entities()) {
      all.addAll(entity.patterns());
    }
    for (CollectionDescriptor collection : table.collections()) {
      all.addAll(collection.patterns());
    }
    List<Object> shown = new ArrayList<>();
    for (AccessPatternDescriptor pattern : all) {
      shown.add(pattern(pattern, String.valueOf(shown.size() + 1)));
    }
    return shown;
  }

  private Map<String, Object> pattern(AccessPatternDescriptor pattern, String number) {
    JsonMembers members =
        new JsonMembers().put("pattern", number).put("description", description(pattern));
    if (pattern.operation() == AccessPatternDescriptor.Operation.SEARCH_VECTORS) {
      return members.put("reason", "DynamoDB Local has no vector indexes.").all();
    }
    String keys = Tenants.condition(table, pattern.keyCondition());
    for (String entity : pattern.entities()) {
      for (SampleItem sample : export.samples().of(entity)) {
        List<KeyCondition> conditions = KeyCondition.of(keys, sample);
        if (!conditions.isEmpty()) {
          return members
              .put("table", table.name())
              .putIfAny("index", pattern.index())
              .put("dynamodb_operation", pattern.operation().request())
              .put("implementation", Command.of(table, pattern, conditions))
              .all();
        }
      }
    }
    return members.put("reason", "There is no sample item that it finds.").all();
  }

  private String description(AccessPatternDescriptor pattern) {
    String shards =
        pattern.partitions() > 1 ? " (one of " + pattern.partitions() + " partitions)" : "";
    String kind =
        table
            .index(pattern.index())
            .filter(index -> index.type() == IndexDescriptor.Type.LOCAL)
            .map(index -> " (a local index)")
            .orElse("");
    String purpose = pattern.documentation().isEmpty() ? "" : ": " + pattern.documentation();
    return pattern.signature() + shards + kind + purpose;
  }
}
