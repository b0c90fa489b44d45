package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Delimiter;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The delimiter is between two placeholders, unless the first has a fixed width. Otherwise,
 * different values could make the same key.
 */
final class SeparatedPlaceholders implements HalfRule {

  @Override
  public void check(KeyHalf half, EntityModel entity, TableModel table, Report report) {
    String delimiter = table.settings().delimiter();
    if (half.attribute().type() == ScalarType.S && Delimiter.isPossible(delimiter)) {
      check(half, delimiter, report);
    }
  }

  private static void check(KeyHalf half, String delimiter, Report report) {
    Part.@Nullable Value open = null;
    String between = "";
    for (Part part : half.template().parts()) {
      if (part instanceof Part.Literal literal) {
        open = literal.text().contains(delimiter) || endsAnywhere(open) ? null : open;
        between = literal.text();
      } else if (part instanceof Part.Value value) {
        String begun = Delimiter.begunBy(between, delimiter);
        if (!begun.isEmpty()) {
          report.add(
              "%s has \"%s\" before %s. The delimiter '%s' begins with it, so a value could"
                  + " complete it. Write other text there.",
              Code.NOTHING_BETWEEN, half, begun, value, delimiter);
          return;
        }
        if (open != null) {
          report.add(
              "%s has %s between %s and %s, so different values could give the same key. %s",
              Code.NOTHING_BETWEEN,
              half,
              between.isEmpty()
                  ? "no delimiter"
                  : "\"%s\", which is not the table's delimiter '%s',"
                      .formatted(between, delimiter),
              open,
              value,
              wayOut(open, between, delimiter));
          return;
        }
        open = value.width() > 0 ? null : value;
        between = "";
      }
    }
  }

  /** Returns whether a value ends where the next literal text begins, whatever that is. */
  private static boolean endsAnywhere(Part.@Nullable Value value) {
    return value != null && value.canHoldDelimiter();
  }

  /** Returns advice: the text to write, and the solution if there are items with such keys. */
  private static String wayOut(Part.Value open, String between, String delimiter) {
    String method = "return both as one text from a static @Computed method.";
    boolean isString = open.type().is(Kind.STRING) && open.appending().isEmpty();
    String any = "write {%s:any}, whose value ends at that text.".formatted(open.source().name());
    if (between.isEmpty()) {
      return "Write '%s' between them. If stored keys have nothing there, %s"
          .formatted(delimiter, method);
    }
    return "Write '%s' instead. If stored keys have \"%s\", %s%s"
        .formatted(
            delimiter,
            between,
            Delimiter.isPossible(between)
                ? "write delimiter = \"" + between + "\" in @Table, or "
                : "",
            isString ? any : method);
  }

  /**
   * Returns whether the literal at a position ends a value: it is the last part or contains the
   * delimiter.
   */
  static boolean endsValue(List<Part> parts, int position, String delimiter) {
    return position + 1 == parts.size()
        || (parts.get(position) instanceof Part.Literal literal
            && literal.text().contains(delimiter));
  }
}
