package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;
import java.util.Objects;

/**
 * If several indexes, or an index and the table, share a key attribute, an entity has the same
 * template for it everywhere, because an item holds the attribute only once.
 */
final class ConflictingTemplates implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    List<KeyHalf> halves = entity.ownHalves();
    for (int i = 0; i < halves.size(); i++) {
      for (int j = 0; j < i; j++) {
        KeyHalf earlier = halves.get(j);
        KeyHalf later = halves.get(i);
        if (earlier.attribute().name().equals(later.attribute().name())
            && !isSameIndex(earlier, later)
            && !earlier.template().parts().equals(later.template().parts())) {
          boolean isOneCase = earlier.template().letterCase() == later.template().letterCase();
          report.add(
              "%s gives the attribute %s another value than \"%s\", its template in %s. Write the"
                  + " same %s, or give each index its own key attributes.",
              Code.CONFLICTING_TEMPLATES,
              later,
              later.attribute().name(),
              earlier.template().text(),
              earlier.key().label().replaceFirst("^The", "the"),
              isOneCase ? "template" : "letterCase");
        }
      }
    }
  }

  /**
   * Returns whether two halves are of one index. Its keys must exclude each other, which another
   * rule checks.
   */
  private static boolean isSameIndex(KeyHalf earlier, KeyHalf later) {
    IndexModel index = earlier.key().index();
    return index != null && Objects.equals(index, later.key().index());
  }
}
