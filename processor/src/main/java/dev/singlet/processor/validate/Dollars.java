package dev.singlet.processor.validate;

import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/** A placeholder written as in other languages, {@code ${name}}, leaves its dollar in the key. */
final class Dollars implements EntityRule {

  private static final char DOLLAR = '$';

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    if (table.settings().delimiter() == DOLLAR) {
      return;
    }
    for (KeyHalf half : entity.ownHalves()) {
      List<Part> parts = half.template().parts();
      for (int i = 1; i < parts.size(); i++) {
        if (parts.get(i) instanceof Part.Value value
            && parts.get(i - 1) instanceof Part.Literal literal
            && literal.text().endsWith(String.valueOf(DOLLAR))) {
          report(value, half, report);
        }
      }
    }
  }

  private static void report(Part.Value value, KeyHalf half, Report report) {
    report.add(
        Code.DOLLAR_IN_KEY,
        half.template().place(),
        "%s has a '$' before {%s}, which is no part of a placeholder and stands in the key as it is."
            + " Take it away, or silence this with @SuppressWarnings(\"%s\").",
        half.label(),
        value.source().name(),
        Code.DOLLAR_IN_KEY.category());
  }
}
