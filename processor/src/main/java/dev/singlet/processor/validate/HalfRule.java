package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.table.TableModel;

/** A rule for each template of an entity alone. */
interface HalfRule extends EntityRule {

  void check(KeyHalf half, EntityModel entity, TableModel table, Report report);

  @Override
  default void check(EntityModel entity, TableModel table, Report report) {
    entity.ownHalves().forEach(half -> check(half, entity, table, report));
  }
}
