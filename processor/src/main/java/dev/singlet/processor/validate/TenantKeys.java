package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.key.Template;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.TableSettings;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * In a table with tenants, no attribute of a record is a partition key. It would be stored with the
 * tenant's part, and read with it. And a key without the tenant's part never looks like one that
 * has it.
 */
final class TenantKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Map<String, String> keys = partitionKeys(table.settings());
    Set<String> written = AttributeNames.written(entity, table.settings());
    for (AttributeModel attribute : entity.attributes()) {
      String of = keys.get(attribute.stored());
      boolean isNameTaken =
          written.contains(attribute.stored()) && !AttributeNames.isTheKeyItself(attribute, entity);
      if (of != null && !isNameTaken) {
        report.add(
            "%s is stored as \"%s\", the partition key of %s, which begins with the tenant's part."
                + " Give one of the two another name.",
            Code.INVALID_TENANT, attribute, attribute.stored(), of);
      }
    }
    table.settings().tenant().ifPresent(tenant -> checkStart(tenant, entity, table, report));
  }

  private static void checkStart(
      String tenant, EntityModel entity, TableModel table, Report report) {
    String delimiter = table.settings().delimiter();
    Template template = entity.primaryKey().partition().get(0);
    Source id = new Source("tenant", ValueType.Scalar.of(Kind.STRING), false, false);
    List<Part> bound = new ArrayList<>();
    bound.add(new Part.Literal(tenant));
    bound.add(new Part.Value(id, List.of()));
    bound.add(new Part.Literal(delimiter));
    bound.addAll(template.parts());
    if (KeySpace.canBeEqual(
        template, new Template(template.place(), template.text(), bound), delimiter)) {
      report.add(
          "The template \"%s\" of %s can begin like the tenant's part, \"%s{tenant}%s\". An item"
              + " without that part could be read as one that has it. Begin the template with a"
              + " literal of its own.",
          Code.INVALID_TENANT, template.place(), template.text(), entity, tenant, delimiter);
    }
  }

  /**
   * Returns the attributes that begin with the tenant's part, if there is one, each with the table
   * or index whose key it is.
   */
  static Map<String, String> partitionKeys(TableSettings table) {
    if (table.tenant().isEmpty()) {
      return Map.of();
    }
    Map<String, String> keys = new HashMap<>();
    keys.put(table.key().partition().get(0).name(), "the table");
    for (IndexModel index : table.indexes()) {
      keys.putIfAbsent(index.key().partition().get(0).name(), index.name());
    }
    return keys;
  }
}
