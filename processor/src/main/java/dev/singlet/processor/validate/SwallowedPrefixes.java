package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.table.QueryRange;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Objects;

/**
 * A query does not read items of other entities. DynamoDB would charge for them, although a filter
 * leaves them out.
 */
final class SwallowedPrefixes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed() && !key.sort().isEmpty()) {
        QueryRange.strangersIn(entity, key, table).stream()
            .filter(stranger -> !areReadTogether(entity, stranger, key, table))
            .findFirst()
            .ifPresent(stranger -> report(entity, key, stranger, report));
      }
    }
  }

  /** Returns whether an item collection reads both there, so that they are meant to be beside. */
  private static boolean areReadTogether(
      EntityModel entity, EntityModel stranger, LinkedKeyModel key, TableModel table) {
    return table.collections().stream()
        .filter(collection -> collection.entities().containsAll(List.of(entity, stranger)))
        .flatMap(collection -> collection.queries().stream())
        .anyMatch(query -> Objects.equals(query.index(), key.index()));
  }

  private static void report(
      EntityModel entity, LinkedKeyModel key, EntityModel stranger, Report report) {
    report.add(
        "%s of %s also reads the items of %s, whose sort keys begin alike, and DynamoDB charges for"
            + " them. %s.",
        Code.SWALLOWED_PREFIX,
        key.sort().get(0).place(),
        key,
        entity,
        stranger,
        OwnLiteral.advice(entity, key, ", unless such keys are stored"));
  }
}
