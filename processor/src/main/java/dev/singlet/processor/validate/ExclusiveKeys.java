package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.Condition;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.LinkedKeyModel;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/** An item has at most one key in an index: several linked keys exclude each other. */
final class ExclusiveKeys implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<LinkedKeyModel> keys = entity.keys();
    for (int i = 1; i < keys.size(); i++) {
      for (int j = 1; j < i; j++) {
        LinkedKeyModel earlier = keys.get(j);
        LinkedKeyModel later = keys.get(i);
        if (later.index() != null
            && later.index().equals(earlier.index())
            && !excludes(earlier, later)) {
          report.add(
              "%s and %s can both apply to one item, but an item has only one key in %s. Give them"
                  + " conditions that exclude each other, such as when = \"status == OPEN\" and"
                  + " when = \"status != OPEN\".",
              Code.OVERLAPPING_KEYS,
              later.when() == null ? later.place() : later.when().place(),
              earlier,
              (later.label().equals(earlier.label()) ? "another " : "") + later.label(),
              later.index().name());
        }
      }
    }
  }

  private static boolean excludes(LinkedKeyModel left, LinkedKeyModel right) {
    Condition l = left.when();
    Condition r = right.when();
    return l != null && r != null && l.excludes(r);
  }
}
