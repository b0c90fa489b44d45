package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.table.KeyTexts;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/** An entity that is told by its primary key shares it with no other entity. */
final class ToldByKeys implements Rule {

  @Override
  public void check(TableModel table, Report report) {
    List<EntityModel> entities = table.entities();
    for (int i = 0; i < entities.size(); i++) {
      for (int j = 0; j < i; j++) {
        check(entities.get(i), entities.get(j), table, report);
      }
    }
  }

  private static void check(
      EntityModel later, EntityModel earlier, TableModel table, Report report) {
    EntityModel told = later.isToldByKey() ? later : earlier;
    EntityModel other = told.equals(later) ? earlier : later;
    if (told.isToldByKey()
        && KeySpace.canHaveEqualText(
            told.primaryKey(), other.primaryKey(), table.settings().delimiter())
        && KeyTexts.canMeet(told, other, table.settings().delimiter())) {
      boolean isTable = table.settings().entityAttribute().isEmpty();
      report.add(
          "Only the primary key tells the items of %s, but %s can have the same primary key. Begin"
              + " their templates with different literals; or exclude the other's keys by the type"
              + " of a component, such as a date, or by its constraints, such as @Pattern or"
              + " @Positive; or let an attribute name the entity: %s.",
          Code.NOT_TOLD_BY_KEY,
          told.primaryKey().place(),
          told,
          other,
          isTable
              ? "write a name in @Table(entityAttribute = ...)"
              : "remove toldByKey from @Entity of " + told.label());
    }
  }
}
