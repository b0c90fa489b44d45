package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import java.util.List;

/**
 * No placeholder is written as in other languages, {@code ${name}}, because the dollar would stay
 * in the key.
 */
final class Dollars implements HalfRule {

  private static final String DOLLAR = "$";

  @Override
  public void check(KeyHalf half, EntityModel entity, TableModel table, Report report) {
    List<Part> parts = half.template().parts();
    for (int i = 1; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Value value
          && parts.get(i - 1) instanceof Part.Literal literal
          && literal.text().endsWith(DOLLAR)
          && !table.settings().delimiter().endsWith(DOLLAR)) {
        report.add(
            "%s has a '$' before {%s}. It is not part of the placeholder, so it becomes part of"
                + " every key. Remove it.",
            Code.DOLLAR_IN_KEY, half, value.source().name());
      }
    }
  }
}
