package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.QueryRange;
import dev.singlet.processor.model.TableModel;

/**
 * A query that reads the items of another entity pays for them, though a filter leaves them out.
 */
final class SwallowedPrefixes implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (LinkedKeyModel key : entity.keys()) {
      if (key.isNamed() && !key.sort().isEmpty()) {
        QueryRange.strangersIn(entity, key, table).stream()
            .findFirst()
            .ifPresent(stranger -> report(entity, key, stranger, report));
      }
    }
  }

  private static void report(
      EntityModel entity, LinkedKeyModel key, EntityModel stranger, Report report) {
    report.add(
        Code.SWALLOWED_PREFIX,
        key.sort().get(0).place(),
        "%s of %s also reads the items of %s, whose sort keys begin alike, and pays for them. %s, or"
            + " silence this with"
            + " @SuppressWarnings(\"%s\").",
        key.label(),
        entity.type().simpleName(),
        stranger.type().simpleName(),
        wayOut(key.key()),
        Code.SWALLOWED_PREFIX.category());
  }

  /**
   * The template of a number or of bytes is one placeholder alone, and has no room for a literal.
   */
  private static String wayOut(KeyModel key) {
    boolean isTextSort = key.sort().get(0).type() == ScalarType.S;
    return isTextSort || key.partition().get(0).type() == ScalarType.S
        ? "Begin the " + (isTextSort ? "sort" : "partition") + " template with a literal of its own"
        : "Give them different indexes";
  }
}
