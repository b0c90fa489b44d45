package dev.singlet.processor.validate;

import dev.singlet.annotation.KeyProperty;
import dev.singlet.annotation.ScalarType;
import dev.singlet.processor.diag.Code;
import dev.singlet.processor.diag.Report;
import dev.singlet.processor.diag.TypeText;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.Delimiter;
import dev.singlet.processor.model.key.KeyHalf;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.key.Part;
import dev.singlet.processor.model.table.TableModel;
import dev.singlet.processor.model.value.Form;
import dev.singlet.processor.model.value.Format;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * In a sort template, every number and time has a format that keeps its order, and the delimiter
 * follows each text of varying length.
 */
final class SortOrder implements EntityRule {

  private static final String OTHERWISE =
      "If such keys are stored, write givesUp = KeyProperty.ORDER in @LinkedKey.";

  @Override
  public void check(EntityModel entity, TableModel table, Report report) {
    Set<LinkedKeyModel> losing = new HashSet<>();
    for (KeyHalf half : entity.ownHalves()) {
      boolean isOrdered = half.isSort() && half.attribute().type() == ScalarType.S;
      boolean isText = TypedKeys.noText(half, entity).isEmpty();
      if (isOrdered
          && (!isText || losesOrder(half, entity, table.settings().delimiter(), report))) {
        losing.add(half.key());
      }
    }
    for (LinkedKeyModel key : entity.keys()) {
      if (givesUpOrder(key) && !losing.contains(key)) {
        report.add(
            "%s gives up the order of its values, but %s. Remove givesUp.",
            Code.NOTHING_GIVEN_UP,
            key,
            key.halves().stream().anyMatch(KeyHalf::isSort)
                ? "its sort key keeps it with any values"
                : "has no sort key");
      }
    }
  }

  private static boolean givesUpOrder(LinkedKeyModel key) {
    return key.givesUp().contains(KeyProperty.ORDER);
  }

  /**
   * Returns whether values of a template can be out of order, or are refused by another rule.
   * Reports an order that the key doesn't give up.
   */
  private static boolean losesOrder(
      KeyHalf half, EntityModel entity, String delimiter, Report report) {
    List<Part> parts = half.template().parts();
    boolean losesOrder = false;
    for (int i = 0; i < parts.size(); i++) {
      if (!(parts.get(i) instanceof Part.Value value)) {
        continue;
      }
      if (!FormatsFit.fits(value)) {
        losesOrder = true;
      } else {
        boolean isFollowed = i + 1 < parts.size();
        boolean isText = isFollowed && isOrderedText(value, half);
        Optional<String> problem =
            ManagedAttributes.areRefusedIn(half, value.source(), entity)
                ? Optional.empty()
                : unordered(value);
        if (problem.isEmpty() && isText && value.canHoldDelimiter()) {
          problem = Optional.of(anyBehind(value));
        }
        if (problem.isEmpty() && isText && value.isMisplacedBy(delimiter)) {
          problem = Optional.of(behindDigits(value, delimiter));
        }
        // A text that would be out of order is refused when the key is made.
        losesOrder |= problem.isPresent() || (isText && value.form() == Form.STRING);
        boolean isGivenUp = givesUpOrder(half.key()) && !value.has(Format.Kind.HASH);
        if (problem.isPresent() && !isGivenUp) {
          report.add("%s: %s", Code.UNORDERED_SORT, half, problem.get());
        } else if (isFollowed && hasOpenEnd(value) && !value.canHoldDelimiter()) {
          checkFollower(half, i, delimiter, report);
        }
      }
    }
    return losesOrder;
  }

  private static void checkFollower(KeyHalf half, int position, String delimiter, Report report) {
    List<Part> parts = half.template().parts();
    if (parts.get(position + 1) instanceof Part.Literal next
        && !next.text().startsWith(delimiter)
        && SeparatedPlaceholders.endsValue(parts, position + 1, delimiter)) {
      report.add(
          "%s: \"%s\" follows {%s} without the delimiter, which puts values that begin alike out of"
              + " order. Write '%s' after the placeholder.",
          Code.UNORDERED_SORT,
          half,
          next.text(),
          ((Part.Value) parts.get(position)).source().name(),
          delimiter);
    }
  }

  /** Returns whether texts that begin alike can have any length. */
  private static boolean hasOpenEnd(Part.Value value) {
    boolean isNumber = value.form() == Form.INTEGER || value.form() == Form.DECIMAL;
    return value.isFreeText() || (isNumber && value.width() == 0);
  }

  /** Returns whether a range can be over a text in its unchanged form. */
  private static boolean isOrderedText(Part.Value value, KeyHalf half) {
    return value.isOrdered()
        && value.width() == 0
        && !value.has(Format.Kind.ESCAPE)
        && !half.key().settled().contains(value.source());
  }

  private static String anyBehind(Part.Value value) {
    return ("{%1$s:any} can hold characters that sort before the text after it, so that keys would"
            + " be out of order: \"a!\" would come before \"a\". Write it at the end of the key, or"
            + " write {%1$s:escape}, which gives other keys. %2$s")
        .formatted(value.source().name(), OTHERWISE);
  }

  private static String behindDigits(Part.Value value, String delimiter) {
    if (value.type().kind().isShortForm() && !Delimiter.sortsAfterDigits(delimiter)) {
      return ("{%s} is before the delimiter '%s', which sorts after the '.' of its texts, so that"
              + " they would be out of order. Give the table a delimiter that sorts before it: one of"
              + " ! # $ %% & * + , %s")
          .formatted(value.source().name(), delimiter, OTHERWISE);
    }
    return ("{%s} is before the delimiter '%s', which sorts after digits or letters, so that"
            + " text of them would be out of order. Give the table a delimiter that sorts before"
            + " them: one of ! # $ %% & * + , - . / %s")
        .formatted(value.source().name(), delimiter, OTHERWISE);
  }

  /** Returns the problem of a value whose texts don't sort as the values do. */
  private static Optional<String> unordered(Part.Value value) {
    if (value.isOrdered()) {
      return Optional.empty();
    }
    Form form = value.type().kind().form();
    String name = value.source().name();
    if (form == Form.INTEGER) {
      return Optional.of(
          ("{%1$s} is a number, and would sort as text: 10 before 9. Write {%1$s:pad(n)} with as"
                  + " many digits as it can have, or {%1$s:reverse(n)} for descending order; where"
                  + " it can be negative, {%1$s:ordered} or {%1$s:descending}. Each gives other"
                  + " keys than those of plain numbers. %2$s")
              .formatted(name, OTHERWISE));
    }
    if (form == Form.DECIMAL) {
      return Optional.of(
          ("{%1$s} is %2$s, and would sort as text: 10 before 9. Write {%1$s:ordered}, or"
                  + " {%1$s:descending}. %3$s")
              .formatted(name, TypeText.withArticle(value.type().javaType()), OTHERWISE));
    }
    if (value.has(Format.Kind.HASH)) {
      return Optional.of(
          "%s has no order. Write it into the partition template, or write {%s}."
              .formatted(value, name));
    }
    if (value.isShortest()) {
      return Optional.of(
          ("{%1$s} is stored by toString(), whose texts don't sort within a second:"
                  + " 08:00:00.500Z comes before 08:00:00Z. Write {%1$s:nanos}, which gives other"
                  + " keys. %2$s")
              .formatted(name, OTHERWISE));
    }
    return form == Form.TIME
        ? Optional.of(
            "{%1$s:%2$s} is a time without a fixed width. Write {%1$s}, or {%1$s:%2$s:pad(n)}. %3$s"
                .formatted(
                    name,
                    (value.has(Format.Kind.EPOCH) ? Format.Kind.EPOCH : Format.Kind.EPOCH_MILLIS)
                        .text(),
                    OTHERWISE))
        : Optional.empty();
  }
}
