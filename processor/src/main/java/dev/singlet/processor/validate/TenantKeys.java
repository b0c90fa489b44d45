package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.AttributeModel;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;

/**
 * In a table with tenants no attribute of a record is a partition key: it would be stored with the
 * tenant's part, and read so.
 */
final class TenantKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    if (table.settings().tenant().isEmpty()) {
      return;
    }
    for (AttributeModel attribute : entity.attributes()) {
      entity.keys().stream()
          .filter(key -> key.key().partition().get(0).name().equals(attribute.stored()))
          .findFirst()
          .ifPresent(key -> report(attribute, key, report));
    }
  }

  private static void report(AttributeModel attribute, LinkedKeyModel key, Report report) {
    report.add(
        Code.INVALID_TENANT,
        attribute.place(),
        "%s is stored as \"%s\", the partition key of %s, which begins with the tenant's part. Give"
            + " one of both a name of its own.",
        attribute.component(),
        attribute.stored(),
        key.index() == null || key.index().isLocal() ? "the table" : key.index().name());
  }
}
