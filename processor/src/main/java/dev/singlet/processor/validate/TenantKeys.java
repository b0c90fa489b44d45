package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.IndexModel;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * In a table with tenants, no attribute of a record is a partition key. It would be stored with the
 * tenant's part, and read with it.
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
