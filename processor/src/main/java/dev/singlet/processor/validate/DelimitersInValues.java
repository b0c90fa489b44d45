package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.ValueType;
import dev.singlet.processor.model.ValueType.EnumConstant;

/** The stored text of an enum constant in a key is not empty and does not contain the delimiter. */
final class DelimitersInValues implements HalfRule {

  @Override
  public void check(KeyHalf half, EntityModel entity, TableModel table, Report report) {
    char delimiter = table.settings().delimiter();
    if (half.attribute().type() != ScalarType.S) {
      return;
    }
    for (Part.Value value : half.template().values()) {
      if (value.type() instanceof ValueType.Enumeration enumeration) {
        enumeration.constants().stream()
            .filter(c -> c.stored().isEmpty() || c.stored().indexOf(delimiter) >= 0)
            .findFirst()
            .ifPresent(constant -> report(constant, value, half, delimiter, report));
      }
    }
  }

  private static void report(
      EnumConstant constant, Part.Value value, KeyHalf half, char delimiter, Report report) {
    report.add(
        "%s: {%s} can be %s, which is stored as \"%s\". In a key it must not be empty or contain"
            + " the delimiter '%s'. Give it another text with @StoredAs.",
        Code.DELIMITER_IN_VALUE,
        half,
        value.source().name(),
        constant.name(),
        constant.stored(),
        delimiter);
  }
}
