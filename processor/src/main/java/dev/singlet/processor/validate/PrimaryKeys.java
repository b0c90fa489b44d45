package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Source;
import dev.singlet.processor.model.table.TableModel;

/** Every item has a primary key: nothing in it is nullable, and it has no condition. */
final class PrimaryKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    LinkedKeyModel primary = entity.primaryKey();
    if (primary.when() != null) {
      report.add(
          "%s has a when, but every item has a primary key. Remove the when, or give the key an"
              + " index.",
          Code.WHEN_IN_PRIMARY_KEY, primary.when().place(), primary);
    }
    for (KeyHalf half : primary.ownHalves()) {
      for (Source source : half.template().sources()) {
        if (source.isNullable()) {
          report.add(
              "%s: {%s} can be absent, but every item has a primary key. Make it required, or use"
                  + " another attribute.",
              Code.NULLABLE_IN_PRIMARY_KEY, half, source.name());
        }
      }
    }
  }
}
