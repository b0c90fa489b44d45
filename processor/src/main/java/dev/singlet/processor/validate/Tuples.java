package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.attribute.AttributeModel;
import dev.singlet.processor.model.attribute.NestedModel;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.table.TableModel;

/** A list has no gaps, so each component of a tuple is always stored. */
final class Tuples implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (NestedModel record : entity.nested().records()) {
      if (record.isTuple()) {
        record.attributes().forEach(attribute -> check(attribute, record, report));
      }
    }
  }

  private static void check(AttributeModel attribute, NestedModel tuple, Report report) {
    String way = AlwaysStored.wayTo(attribute);
    if (way != null) {
      report.add(
          "%s is an element of the tuple %s, and a list has no gaps, so it can't be left out. %s",
          Code.INVALID_TUPLE, attribute, tuple.rawType().simpleName(), way);
    }
  }
}
