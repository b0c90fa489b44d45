package dev.singlet.processor.validate;

import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.EntityModel;
import dev.singlet.processor.model.Form;
import dev.singlet.processor.model.Format;
import dev.singlet.processor.model.KeyHalf;
import dev.singlet.processor.model.Part;
import dev.singlet.processor.model.TableModel;
import java.util.List;

/**
 * In a sort template, every number and time has a format that keeps its order, and the delimiter
 * follows each text of varying length.
 */
final class SortOrder implements EntityRule {

  /** The last delimiter that sorts before all digits and letters. */
  private static final char LAST_BEFORE_DIGITS = '/';

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    for (KeyHalf half : entity.ownHalves()) {
      if (half.isSort()
          && half.attribute().type() == ScalarType.S
          && TypedKeys.noText(half, entity).isEmpty()) {
        check(half, entity, table.settings().delimiter(), report);
      }
    }
  }

  private static void check(KeyHalf half, EntityModel entity, String delimiter, Report report) {
    List<Part> parts = half.template().parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i) instanceof Part.Value value && FormatsFit.fits(value)) {
        if (!ManagedAttributes.areRefusedIn(half, value.source(), entity)) {
          checkOrdered(value, half, report);
        }
        boolean isFollowed = i + 1 < parts.size();
        if (isFollowed && delimiter.charAt(0) > LAST_BEFORE_DIGITS && isOrderedText(value, half)) {
          report.add(
              "%s: {%s} stands before the delimiter '%s', which sorts after digits or letters, so"
                  + " that text of them would be out of order. Give the table a delimiter that"
                  + " sorts before them: one of ! # $ %% & * + , - . /",
              Code.UNORDERED_SORT, half, value.source().name(), delimiter);
        } else if (isFollowed
            && value.isFreeText()
            && parts.get(i + 1) instanceof Part.Literal next
            && !next.text().startsWith(delimiter)
            && SeparatedPlaceholders.endsValue(parts, i + 1, delimiter)) {
          report.add(
              "%s: \"%s\" follows {%s} without the delimiter, which puts values that begin alike"
                  + " out of order. Write '%s' after the placeholder.",
              Code.UNORDERED_SORT, half, next.text(), value.source().name(), delimiter);
        }
      }
    }
  }

  /** Tells whether a range can be over a text in its unchanged form. */
  private static boolean isOrderedText(Part.Value value, KeyHalf half) {
    return value.isOrdered()
        && value.width() == 0
        && !value.has(Format.Kind.ESCAPE)
        && !half.key().settled().contains(value.source());
  }

  private static void checkOrdered(Part.Value value, KeyHalf half, Report report) {
    if (value.isOrdered()) {
      return;
    }
    Form form = value.type().kind().form();
    String name = value.source().name();
    if (form == Form.INTEGER) {
      report.add(
          "%1$s: {%2$s} is a number, and would sort as text: 10 before 9. Write {%2$s:pad(n)} with as"
              + " many digits as it can have, or {%2$s:reverse(n)} for descending order; where it can"
              + " be negative, {%2$s:ordered} or {%2$s:descending}. Each gives other keys than those of"
              + " plain numbers: where these are stored, write the text of a static @Computed"
              + " method.",
          Code.UNORDERED_SORT, half, name);
    } else if (form == Form.DECIMAL) {
      report.add(
          "%1$s: {%2$s} is %3$s, and would sort as text: 10 before 9. Write {%2$s:ordered}, or"
              + " {%2$s:descending}.",
          Code.UNORDERED_SORT, half, name, TypeText.withArticle(value.type().javaType()));
    } else if (value.has(Format.Kind.HASH)) {
      report.add(
          "%1$s: %2$s has no order. Write it into the partition template, or write {%3$s}.",
          Code.UNORDERED_SORT, half, value, name);
    } else if (form == Form.TIME) {
      report.add(
          "%1$s: {%2$s:%3$s} is a time without a fixed width. Write {%2$s}, or {%2$s:%3$s:pad(n)}.",
          Code.UNORDERED_SORT,
          half,
          name,
          (value.has(Format.Kind.EPOCH) ? Format.Kind.EPOCH : Format.Kind.EPOCH_MILLIS).text());
    }
  }
}
