package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Delimiter;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.ValueType;
import dev.singlet.processor.model.value.ValueType.EnumConstant;

/**
 * The usual texts of a value in a key are not empty. They neither contain the delimiter nor end
 * with its beginning, unless they have a fixed width.
 */
final class DelimitersInValues implements HalfRule {

  @Override
  public void check(KeyHalf half, EntityModel entity, TableModel table, Report report) {
    String delimiter = table.settings().delimiter();
    if (half.attribute().type() != ScalarType.S) {
      return;
    }
    for (Part.Value value : half.template().values()) {
      if (value.type() instanceof ValueType.Enumeration enumeration) {
        enumeration.constants().stream()
            .filter(c -> c.stored().isEmpty() || Delimiter.isIn(c.stored(), delimiter))
            .findFirst()
            .ifPresent(constant -> report(constant, value, half, delimiter, report));
      } else if (FormatsFit.fits(value)
          && value.width() == 0
          && Delimiter.isIn(value.sample(), delimiter)) {
        report.add(
            "%s: the texts of {%s} can %s, such as \"%s\". Write other text, which a static @Computed"
                + " method returns, or give the table another delimiter.",
            Code.DELIMITER_IN_VALUE,
            half,
            value.source().name(),
            held(value.sample(), delimiter),
            value.sample());
      }
    }
  }

  private static void report(
      EnumConstant constant, Part.Value value, KeyHalf half, String delimiter, Report report) {
    report.add(
        "%s: {%s} can be %s, which is stored as \"%s\". In a key it must not be empty or %s."
            + " Give it another text with @StoredAs.",
        Code.DELIMITER_IN_VALUE,
        half,
        value.source().name(),
        constant.name(),
        constant.stored(),
        held(constant.stored(), delimiter));
  }

  /** Says how a text holds the delimiter. */
  private static String held(String text, String delimiter) {
    String begun = Delimiter.begunBy(text, delimiter);
    return begun.isEmpty()
        ? "contain the delimiter '%s'".formatted(delimiter)
        : "end with \"%s\", the beginning of the delimiter '%s'".formatted(begun, delimiter);
  }
}
