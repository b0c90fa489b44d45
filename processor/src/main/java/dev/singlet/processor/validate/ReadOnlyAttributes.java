package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.Dependencies;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;

/**
 * No component is read-only that the primary key has whole, because its value never changes anyway.
 * If the key loses a part of the value, as {@code lower} does, the value could change.
 */
final class ReadOnlyAttributes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Dependencies dependencies = new Dependencies(entity);
    for (AttributeModel attribute : entity.attributes()) {
      if (attribute.isReadOnly() && dependencies.isFixed(attribute)) {
        report.add(
            "%s is read-only, and is in the primary key. The key of an item never changes. Remove"
                + " readOnly.",
            Code.INVALID_READ_ONLY, attribute);
      }
    }
  }
}
