package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.table.KeyTexts;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * Entities whose primary keys can be equal share a sealed interface that declares this. For those
 * that are told by their keys, see {@link ToldByKeys}.
 */
final class SharedKeys implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    List<EntityModel> entities = table.entities();
    String delimiter = table.settings().delimiter();
    for (int i = 0; i < entities.size(); i++) {
      for (int j = 0; j < i; j++) {
        EntityModel earlier = entities.get(j);
        EntityModel later = entities.get(i);
        if (!earlier.isToldByKey()
            && !later.isToldByKey()
            && KeySpace.canBeEqual(earlier.primaryKey(), later.primaryKey(), delimiter)
            && !shareInterface(earlier, later, table)
            && KeyTexts.canMeet(earlier, later, delimiter)) {
          report.add(
              "%s and %s can have the same primary key, so one could overwrite the other. Begin"
                  + " their templates with different literals. If they share keys on purpose,"
                  + " declare a sealed interface below %s that permits both.",
              Code.SHARED_KEYS, later.primaryKey().place(), earlier, later, table);
        }
      }
    }
  }

  private static boolean shareInterface(EntityModel a, EntityModel b, TableModel table) {
    return table.collections().stream()
        .anyMatch(c -> c.entities().contains(a) && c.entities().contains(b));
  }
}
