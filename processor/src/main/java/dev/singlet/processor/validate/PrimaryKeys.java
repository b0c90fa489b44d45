package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.Source;
import dev.singlet.processor.model.TableModel;

/** A primary key is always there: nothing in it is nullable, and no condition stands on it. */
final class PrimaryKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    LinkedKeyModel primary = entity.primaryKey();
    if (primary.when() != null) {
      report.add(
          Code.WHEN_IN_PRIMARY_KEY,
          primary.when().place(),
          "%s has a when, but every item has a primary key. Take it away, or give the key an index.",
          primary.label());
    }
    for (KeyHalf half : entity.ownHalves()) {
      if (half.key().isPrimary()) {
        for (Source source : half.template().sources()) {
          if (source.isNullable()) {
            report.add(
                Code.NULLABLE_IN_PRIMARY_KEY,
                half.template().place(),
                "%s: {%s} can be absent, but every item has a primary key. Make it required, or use"
                    + " another attribute.",
                half.label(),
                source.name());
          }
        }
      }
    }
  }
}
