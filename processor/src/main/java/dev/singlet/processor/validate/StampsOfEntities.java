package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.settings.StampNames;
import dev.singlet.processor.model.table.TableModel;

/** If an entity names the attributes of its times by {@code @Stamps}, its components don't. */
final class StampsOfEntities implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    StampNames names = entity.stamps();
    if (names.isOwn()) {
      for (AttributeModel attribute : entity.attributes()) {
        switch (attribute.stamp()) {
          case CREATED -> check(attribute, "created", names.created(), report);
          case MODIFIED -> check(attribute, "modified", names.modified(), report);
          case NONE, VERSION -> {}
        }
      }
    }
  }

  private static void check(AttributeModel attribute, String element, String name, Report report) {
    if (!name.isEmpty() && !attribute.stored().equals(name)) {
      report.add(
          "%1$s is stored as \"%3$s\", but @Stamps(%2$s = \"%4$s\") names the attribute of that time."
              + " Remove @Attribute, or write %2$s = \"%3$s\".",
          Code.INVALID_STAMP, attribute, element, attribute.stored(), name);
    }
  }
}
