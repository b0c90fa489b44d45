package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Condition;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.QueryRange;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.stream.Stream;

/**
 * An item has at most one key in an index: several linked keys exclude each other. A query of one
 * of them reads only items that have it.
 */
final class ExclusiveKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<LinkedKeyModel> keys = entity.keys();
    for (int i = 1; i < keys.size(); i++) {
      for (int j = 1; j < i; j++) {
        LinkedKeyModel earlier = keys.get(j);
        LinkedKeyModel later = keys.get(i);
        if (later.index() == null || !later.index().equals(earlier.index())) {
          continue;
        }
        if (!excludes(earlier, later)) {
          reportOverlap(earlier, later, later.index(), report);
        } else if (readsToo(later, earlier, table)) {
          reportMixture(entity, later, earlier, report);
        } else if (readsToo(earlier, later, table)) {
          reportMixture(entity, earlier, later, report);
        }
      }
    }
  }

  private static boolean excludes(LinkedKeyModel left, LinkedKeyModel right) {
    Condition l = left.when();
    Condition r = right.when();
    return l != null && r != null && l.excludes(r);
  }

  private static boolean readsToo(LinkedKeyModel queried, LinkedKeyModel other, TableModel table) {
    return queried.isNamed() && QueryRange.reaches(queried, other, table);
  }

  private static void reportOverlap(
      LinkedKeyModel earlier, LinkedKeyModel later, IndexModel index, Report report) {
    report.add(
        "%s and %s can both apply to one item, but an item has only one key in %s. Give them"
            + " conditions that exclude each other, such as when = \"status == OPEN\" and"
            + " when = \"status != OPEN\".",
        Code.OVERLAPPING_KEYS,
        later.when() == null ? later.place() : later.when().place(),
        earlier,
        (later.label().equals(earlier.label()) ? "another " : "") + later.label(),
        index.name());
  }

  private static void reportMixture(
      EntityModel entity, LinkedKeyModel queried, LinkedKeyModel other, Report report) {
    report.add(
        "A query of %s would also return the items of %s, whose keys begin alike. A when is not"
            + " part of a query. %s.",
        Code.MIXED_KEYS,
        Stream.concat(queried.sort().stream(), queried.partition().stream())
            .findFirst()
            .orElseThrow()
            .place(),
        queried,
        other,
        OwnLiteral.advice(
            entity, queried, ". If such keys are stored, give the keys different indexes"));
  }
}
