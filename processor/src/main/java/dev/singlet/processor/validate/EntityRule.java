package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;

/** A rule for each entity alone. */
interface EntityRule extends Rule {

  void check(EntityModel entity, TableModel table, Report report);

  @Override
  default void check(TableModel table, Report report) {
    table.entities().forEach(entity -> check(entity, table, report));
  }
}
