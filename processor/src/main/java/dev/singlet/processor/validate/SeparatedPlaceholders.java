package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import dev.singlet.processor.model.TableSettings;
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
        check(half, table.settings(), report);
      }
    }
  }

  private static void check(KeyHalf half, TableSettings table, Report report) {
    char delimiter = table.delimiter();
    Part.@Nullable Value open = null;
    String between = "";
    List<Part> parts = half.template().parts();
    for (Part part : parts) {
      if (part instanceof Part.Literal literal) {
        open = literal.text().indexOf(delimiter) >= 0 ? null : open;
        between = literal.text();
      } else if (part instanceof Part.Value value) {
        if (open != null) {
          report.add(
              Code.NOTHING_BETWEEN,
              half.template().place(),
              "%s has %s between %s and %s, so that different values could give one key. %s",
              half.label(),
              between.isEmpty()
                  ? "no delimiter"
                  : "\"" + between + "\", which is not the table's delimiter '" + delimiter + "',",
              open,
              value,
              wayOut(between, delimiter));
          return;
        }
        open = value.width() > 0 ? null : value;
        between = "";
      }
    }
  }

  /** What to write, and what to do where there are items with such keys. */
  private static String wayOut(String between, char delimiter) {
    String text = "give both by one static @Computed method, as the text that is stored.";
    if (between.isEmpty()) {
      return "Write '"
          + delimiter
          + "' between them; where stored keys have nothing there, "
          + text;
    }
    boolean isDelimiter = between.length() == 1 && TableSettings.DELIMITERS.contains(between);
    return "Write '%s' in its place; where stored keys have \"%s\", %s%s"
        .formatted(
            delimiter,
            between,
            isDelimiter ? "write delimiter = '" + between + "' in @Table, or " : "",
            text);
  }

  /** Whether the literal at a position ends a value: it is the last part or has the delimiter. */
  static boolean endsValue(List<Part> parts, int position, char delimiter) {
    return position + 1 == parts.size()
        || (parts.get(position) instanceof Part.Literal literal
            && literal.text().indexOf(delimiter) >= 0);
  }
}
