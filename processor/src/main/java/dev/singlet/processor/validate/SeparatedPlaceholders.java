package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Between two placeholders stands the delimiter, unless the first has a fixed width: otherwise
 * different values could give one key.
 */
final class SeparatedPlaceholders implements EntityRule {

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      if (half.attribute().type() == ScalarType.S) {
        check(half, table.settings().delimiter(), report);
      }
    }
  }

  private static void check(KeyHalf half, char delimiter, Report report) {
    Part.@Nullable Value open = null;
    List<Part> parts = half.template().parts();
    for (Part part : parts) {
      if (part instanceof Part.Literal literal) {
        open = literal.text().indexOf(delimiter) >= 0 ? null : open;
      } else if (part instanceof Part.Value value) {
        if (open != null) {
          report.add(
              Code.NOTHING_BETWEEN,
              half.template().place(),
              "%s has no delimiter between %s and %s, so that different values could give one key."
                  + " Write '%s' between them.",
              half.label(),
              open,
              value,
              delimiter);
          return;
        }
        open = value.width() > 0 ? null : value;
      }
    }
  }

  /** Whether the literal at a position ends a value: it is the last part or has the delimiter. */
  static boolean endsValue(List<Part> parts, int position, char delimiter) {
    return position + 1 == parts.size()
        || (parts.get(position) instanceof Part.Literal literal
            && literal.text().indexOf(delimiter) >= 0);
  }
}
